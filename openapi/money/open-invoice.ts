/** The statuses in which an invoice waits for money: it has been issued, and neither paid nor credited whole. */
export const openStatuses = ['Pending', 'Partially paid'] as const
