/** Texts of the list and the page of result sets. */
export const resultTexts = {
  modules: 'Modules',
  enquiries: 'Enquiries',
  byCentre: (count: number, set: string) => `${count} results of ${set} by centre`,
  missingOf: (count: number, set: string) => `${count} results of ${set} without a mark`,
  bulkUpload: 'Bulk Upload',
  resitUpload: 'Resit Upload',
  uploads: 'Uploads',
  releaseHeldBack: 'Release to the student',
} as const
