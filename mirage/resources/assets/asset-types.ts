import { assetType } from '#openapi/generated/resources/assets/asset-type.ts'
import { serveResource } from '../engine/service.ts'

/** Kinds of files: what they may be, and how long they are kept. */
export const assetTypes = serveResource({
  rules: assetType,
  seeds: () => [
    { id: 1, assetTypeName: 'Handbook', assetTypeCode: 'HB', extensions: ['pdf'], maxSizeMb: 10, needsReview: 1, retentionMonths: 60 },
    { id: 2, assetTypeName: 'Past Paper', assetTypeCode: 'PP', extensions: ['pdf'], maxSizeMb: 10, needsReview: 1, retentionMonths: 120 },
    { id: 3, assetTypeName: 'Form', assetTypeCode: 'FM', extensions: ['pdf', 'docx'], maxSizeMb: 5 },
    { id: 4, assetTypeName: 'Logo', assetTypeCode: 'LG', extensions: ['png', 'jpg'], maxSizeMb: 2 },
    {
      id: 5,
      assetTypeName: 'Marking Guide',
      assetTypeCode: 'MG',
      extensions: ['pdf', 'docx', 'pptx', 'html', 'mp3', 'mp4'],
      maxSizeMb: 10,
      needsReview: 1,
    },
    {
      id: 6,
      assetTypeName: 'Price List',
      assetTypeCode: 'PL',
      extensions: ['pdf', 'xlsx', 'csv', 'txt'],
      maxSizeMb: 5,
      retentionMonths: 24,
    },
    { id: 7, assetTypeName: 'Policy', assetTypeCode: 'PO', extensions: ['pdf'], maxSizeMb: 5, needsReview: 1, retentionMonths: 84 },
    { id: 8, assetTypeName: 'Picture', assetTypeCode: 'PI', extensions: ['png', 'jpg', 'svg'], maxSizeMb: 10 },
    { id: 9, assetTypeName: 'Old Brochure', assetTypeCode: 'OB', status: -1, extensions: ['pdf'], maxSizeMb: 10, retentionMonths: 12 },
  ],
})
