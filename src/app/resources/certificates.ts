import { listOf, read } from '../loading/first-calls.ts'
import { at } from './entry.ts'

const area = '/certificate-management'

/** Where the pages of certificates stand. */
export const certificates = {
  Certificate: {
    ...at(
      `${area}/dashboard`,
      'Certificate',
      'issuedOn:desc',
      async () => (await import('#src/certificates/certificates.tsx')).certificates,
    ),
    firstCalls: [
      read('countCertificatesByMonth', {}),
      listOf('Certificate', { pageSize: 1 }),
      listOf('CertificateRequest', { pageSize: 1 }),
      listOf('ValidationCheck', { pageSize: 5, sort: { column: 'checkedAt', direction: 'desc' } }),
    ],
  },
  CertificateType: at(
    `${area}/type`,
    'Certificate Type',
    'certificateTypeName:asc',
    async () => (await import('#src/certificates/certificate-types.tsx')).certificateTypes,
  ),
  CertificateTemplate: at(
    `${area}/template`,
    'Certificate Template',
    'certificateTemplateName:asc',
    async () => (await import('#src/certificates/certificate-templates.tsx')).certificateTemplates,
  ),
  CertificateRequest: at(
    `${area}/request`,
    'Certificate Request',
    'requestNumber:desc',
    async () => (await import('#src/certificates/certificate-requests.tsx')).certificateRequests,
  ),
  ValidationCheck: at(
    `${area}/validation`,
    'Validation Check',
    'checkedAt:desc',
    async () => (await import('#src/certificates/validation-checks.tsx')).validationChecks,
  ),
} as const
