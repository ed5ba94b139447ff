const stamp = { date: '2026-09-01 09:00:00.000000' }

/** Answers by which each list of requests finds one in review. */
export const requests = {
  'GET list': () => ({
    list: [
      {
        customRequestId: 1,
        title: 'Engineering with Computing',
        requestCode: 233,
        centreSelectionId: 1,
        reason: 'Eighteen students asked for it.',
        requestStatus: 10,
        createdAt: stamp,
        updatedAt: stamp,
        updatedBy: 'Nurlan Baizhanov',
        names: {},
      },
    ],
    totalCount: 1,
    statusCounts: { all: 1, 10: 1 },
  }),
}
