import { certificateType } from '#openapi/generated/resources/certificates/certificate-type.ts'
import { serveResource } from '../engine/service.ts'

/** The statuses of types, templates and requests. */
export const certificateStatus = { draft: 2, submitted: 9, review: 10, approved: 8, rejected: 11, active: 1, inactive: -1 } as const

/** What can be certified. Others than the provider choose among the active ones. */
export const certificateTypes = serveResource({
  rules: certificateType,
  seeds: () => [
    {
      id: 1,
      status: certificateStatus.active,
      certificateTypeName: 'Foundation Year Certificate',
      certificateTypeCode: 'IFY',
      kind: 'Certificate',
      programIds: [1],
      needsRelease: 1,
    },
    {
      id: 2,
      status: certificateStatus.active,
      certificateTypeName: 'Foundation Year Transcript',
      certificateTypeCode: 'IFT',
      kind: 'Transcript',
      programIds: [1],
      needsRelease: 1,
      validityMonths: 60,
    },
    {
      id: 3,
      status: certificateStatus.active,
      certificateTypeName: 'Statement of Results',
      certificateTypeCode: 'SOR',
      kind: 'Statement of results',
      programIds: [1, 2, 3, 4],
      needsRelease: 1,
      feeMinor: 2500,
      currency: 'GBP',
      validityMonths: 12,
    },
    {
      id: 4,
      status: certificateStatus.active,
      certificateTypeName: 'Year One Certificate',
      certificateTypeCode: 'IY1',
      kind: 'Certificate',
      programIds: [2],
      needsRelease: 1,
    },
    {
      id: 5,
      status: certificateStatus.draft,
      certificateTypeName: 'Master’s Preparation Certificate',
      certificateTypeCode: 'MPC',
      kind: 'Certificate',
      programIds: [3],
      needsRelease: 1,
    },
    {
      id: 6,
      status: certificateStatus.inactive,
      certificateTypeName: 'English Statement',
      certificateTypeCode: 'ENS',
      kind: 'Statement of results',
      programIds: [4],
      validityMonths: 24,
    },
  ],
  scope:
    ({ contactType }) =>
    (_fields, _id, status) =>
      contactType === 'NCUK' || status === certificateStatus.active,
})
