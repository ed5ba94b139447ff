import type { RowOf } from '#src/resources/resource-types.ts'
import { stamps } from '../resources/fixtures.ts'

/** A letter by which a sponsor covers what a student pays. */
export const sponsorLetter = {
  uslId: 2,
  uslNumber: 'USL-2026-0002',
  holder: 'Minh Anh Nguyễn',
  sponsorName: 'Harbour Trust',
  sponsorEmail: 'trust@harbour.example',
  studentId: 3001,
  centreId: 26,
  curriculumId: 1,
  intakeId: 401,
  coverage: 'Part',
  amountMinor: 250_000,
  currency: 'GBP',
  validFrom: '2026-09-01',
  validTo: '2027-08-31',
  status: 8,
  ...stamps,
  names: {},
} satisfies RowOf<'SponsorshipLetter'>
