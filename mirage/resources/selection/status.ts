/** The statuses of a selection. */
export const selectionStatus = { draft: 3, completed: 4, incomplete: 5 } as const
