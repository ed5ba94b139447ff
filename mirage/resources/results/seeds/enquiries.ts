import { samplePdf } from '../../../fixtures/sample-pdf.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'

/** All seeded consents show the same page. */
export const consentKey = 'result-enquiry/2026/sample'

const states = [
  'Unchanged',
  'Changed',
  'Unchanged',
  'Withdrawn',
  'Unchanged',
  'Changed',
  'Unchanged',
  'Unchanged',
  'Withdrawn',
  'Unchanged',
] as const

/** What was asked about the first results that students had: each is answered. */
export const enquirySeeds = ({ on }: SeedDays): SeedOf<'ResultEnquiry'>[] =>
  states.map((status, index) => ({
    id: index + 1,
    status,
    resultId: 11 + index * 3,
    service: index % 2 === 0 ? 'Clerical check' : 'Review of marking',
    consent: samplePdf(`consent-${index + 1}.pdf`, consentKey),
    askedOn: on('2026-02-16'),
    ...(status === 'Changed' && { outcomeMark: 55 + index }),
    ...((status === 'Changed' || status === 'Unchanged') && {
      explanation: status === 'Changed' ? 'One answer was not marked.' : 'Every answer was marked and added up rightly.',
    }),
  }))
