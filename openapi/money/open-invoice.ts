/** The statuses in which an invoice, or a request for its payment, waits for money: issued, and neither paid nor credited whole. */
export const openStatuses = ['Pending', 'Partially paid'] as const

/** Whether an invoice or a payment request waits for money. */
export const isOpenStatus = (status: unknown): boolean => openStatuses.some((one) => one === status)
