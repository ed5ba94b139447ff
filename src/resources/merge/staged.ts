/** The status in which a staged record is decided on. */
export const stagedInReview = 10
