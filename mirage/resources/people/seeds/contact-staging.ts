import type { SeedOf } from '../../engine/service.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { accountSeeds } from './users.ts'

const { NCUK, CENTER, STUDENT } = contactTypeIds

/** The steps of a staged contact's life. */
export const stagingStatus = { approved: 8, submitted: 9, review: 10, rejected: 11 } as const
const { approved, submitted, review, rejected } = stagingStatus

const [administrator] = accountSeeds
const assignee = administrator && { assigneeId: administrator.id }

type Row = readonly [
  firstName: string,
  lastName: string,
  email: string,
  contactTypeId: number,
  centreId: number | undefined,
  source: SeedOf<'ContactStaging'>['source'],
  status: number,
]

const rows: readonly Row[] = [
  // The contact of an account, but for case.
  ['oluwaseyifunmi', 'MENSAH', 'Centre@Centre.TEST', CENTER, 26, 'Import', submitted],
  ['Nana', 'Owusu', 'nana.owusu@example.org', CENTER, 26, 'Registration', submitted],
  ['Beatriz', 'Moreira', 'beatriz.moreira@example.org', CENTER, 40, 'Website', submitted],
  ['Sanjay', 'Rao', 'sanjay.rao@example.org', CENTER, 20, 'Import', review],
  ['Leila', 'Haddad', 'leila.haddad@example.org', CENTER, 12, 'Registration', review],
  ['Thanh', 'Phạm', 'thanh.pham@example.org', STUDENT, 28, 'Website', submitted],
  ['Marcus', 'Feld', 'marcus.feld@example.org', NCUK, undefined, 'Import', approved],
  ['Ayesha', 'Siddiqui', 'ayesha.siddiqui@example.org', CENTER, 17, 'Registration', approved],
  ['Anonymous', 'Visitor', 'visitor@example.org', STUDENT, undefined, 'Website', rejected],
]

/** Nine staged contacts, open and decided ones. */
export const stagingSeeds: readonly SeedOf<'ContactStaging'>[] = rows.map(
  ([firstName, lastName, email, contactTypeId, centreId, source, status], index) => ({
    id: index + 1,
    status,
    firstName,
    lastName,
    email,
    contactTypeId,
    ...(centreId !== undefined && { centreId }),
    allowMessages: 1,
    source,
    ...(status !== submitted && assignee),
  }),
)
