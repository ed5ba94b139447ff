/** Texts of the list and the page of result sets. */
export const resultTexts = {
  modules: 'Modules',
  enquiries: 'Enquiries',
  byCentre: (count: number, set: string) => `${count} results of ${set} by centre`,
  showMissing: (count: number) => (count === 1 ? 'Show the row without a mark' : `Show the ${count} rows without a mark`),
  missingOf: (count: number, set: string) => `${count} results of ${set} without a mark`,
  bulkUpload: 'Bulk Upload',
  resitUpload: 'Resit Upload',
  uploads: 'Uploads',
  derived: (final: number, grade: string, points: number | undefined) =>
    [`Final ${final}`, `grade ${grade}`, ...(points === undefined ? [] : [points === 1 ? '1 point' : `${points} points`])].join(', '),
  releaseHeldBack: 'Release to the student',
} as const
