/** The status in which a staged contact is decided on. */
export const stagedInReview = 10
