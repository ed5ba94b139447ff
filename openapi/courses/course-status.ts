/** The statuses of a course. The day makes an approved one expired: that is never stored. */
export const courseStatus = { draft: 2, submitted: 9, approved: 8, expired: 12, rejected: 11, inactive: -1 } as const
