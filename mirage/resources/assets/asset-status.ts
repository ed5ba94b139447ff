/** The statuses of assets. */
export const assetStatus = { draft: 2, review: 10, active: 1, archived: -1 } as const
