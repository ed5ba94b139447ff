/** The statuses of a course. `expired` is never stored: an approved course becomes expired on a day. */
export const courseStatus = { draft: 2, submitted: 9, approved: 8, expired: 12, rejected: 11, inactive: -1 } as const
