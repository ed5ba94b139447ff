/** Texts of the list and the page of result sets. */
export const resultTexts = {
  enquiries: 'Enquiries',
  bulkUpload: 'Bulk Upload',
  resitUpload: 'Resit Upload',
  uploads: 'Uploads',
} as const
