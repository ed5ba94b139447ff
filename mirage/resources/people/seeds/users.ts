import { userStatus } from '../../../accounts/users.ts'
import type { SeedOf } from '../../engine/service.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { roleIds } from './roles.ts'

/** A user that is written down, with the contact that its contact seed has. */
export type UserSeed = SeedOf<'User'> & { readonly contactId: number }

/** The ids of the types, as those of the contact types that they stand for. */
const { NCUK, CENTER, INSTITUTE, STUDENT } = contactTypeIds

/** The current year of the seeds. */
export const currentYearId = 22
const [active, inactive] = [
  { yearId: currentYearId, status: userStatus.active },
  { yearId: currentYearId, status: userStatus.inactive },
] as const
const baobab = 26

/** The published accounts, one of each kind and a student who has not been asked for consents. */
export const accountSeeds: readonly UserSeed[] = [
  {
    ...active,
    id: 101,
    contactId: 501,
    username: 'admin@ncuk.test',
    firstName: 'Alexandrina',
    lastName: 'Lindqvist-Okonkwo',
    typeId: NCUK,
    roleId: roleIds.administrator,
    markerId: 10,
    deliveryTypeEdit: 1,
    addToClearingToggle: 1,
    bulkDownloadFlag: 1,
    csvDownloadFlag: 1,
    eCertificateFlag: 1,
    eTranscriptFlag: 1,
    excelResultsDownloadFlag: 1,
  },
  {
    ...active,
    id: 102,
    contactId: 502,
    username: 'viewer@ncuk.test',
    firstName: 'Tomasz',
    lastName: 'Wiśniewski',
    typeId: NCUK,
    roleId: roleIds.viewer,
    csvDownloadFlag: 1,
  },
  {
    ...active,
    id: 103,
    contactId: 503,
    username: 'centre@centre.test',
    firstName: 'Oluwaseyifunmi',
    lastName: 'Mensah',
    typeId: CENTER,
    roleId: roleIds.centre,
    centreId: baobab,
    bulkDownloadFlag: 1,
    excelResultsDownloadFlag: 1,
  },
  {
    ...active,
    id: 104,
    contactId: 504,
    username: 'university@university.test',
    firstName: 'Siobhán',
    lastName: 'Gallagher',
    typeId: INSTITUTE,
    roleId: roleIds.university,
    institutionId: 12,
    markerId: 9,
    addToClearingToggle: 1,
    eTranscriptFlag: 1,
  },
  {
    ...active,
    id: 105,
    contactId: 505,
    username: 'student@student.test',
    firstName: 'Minh Anh',
    lastName: 'Nguyễn',
    typeId: STUDENT,
    roleId: roleIds.student,
    studentId: 3001,
    eCertificateFlag: 1,
  },
  {
    ...active,
    id: 106,
    contactId: 506,
    username: 'newstudent@student.test',
    firstName: 'Yu',
    lastName: 'Li',
    typeId: STUDENT,
    roleId: roleIds.student,
    studentId: 3002,
  },
]

/** Invited, with a link that has expired. */
export const lateInvitation = { userId: 114, key: 'expired-invitation-key' } as const

/** Fourteen users: the published accounts and two more of each kind, of whom one is inactive and one invited. */
export const userSeeds: readonly UserSeed[] = [
  ...accountSeeds,
  {
    ...active,
    id: 107,
    contactId: 507,
    username: 'scheduler@ncuk.test',
    firstName: 'Grace',
    lastName: 'Achterberg',
    typeId: NCUK,
    roleId: roleIds.scheduler,
  },
  {
    ...active,
    id: 108,
    contactId: 508,
    username: 'auditor@ncuk.test',
    firstName: 'Peter',
    lastName: 'Szabó',
    typeId: NCUK,
    roleId: roleIds.auditor,
  },
  {
    ...active,
    id: 109,
    contactId: 509,
    username: 'exams@centre.test',
    firstName: 'Kwabena',
    lastName: 'Darko',
    typeId: CENTER,
    roleId: roleIds.centre,
    centreId: baobab,
  },
  {
    ...active,
    id: 110,
    contactId: 510,
    username: 'nairobi@centre.test',
    firstName: 'Akinyi',
    lastName: 'Odhiambo',
    typeId: CENTER,
    roleId: roleIds.centre,
    centreId: 10,
  },
  {
    ...active,
    id: 111,
    contactId: 511,
    username: 'admissions@university.test',
    firstName: 'Eleanor',
    lastName: 'Whitcombe',
    typeId: INSTITUTE,
    roleId: roleIds.university,
    institutionId: 12,
    markerId: 11,
  },
  {
    ...inactive,
    id: 112,
    contactId: 512,
    username: 'registry@university.test',
    firstName: 'Rhys',
    lastName: 'Llewellyn',
    typeId: INSTITUTE,
    roleId: roleIds.universityGuest,
    institutionId: 5,
  },
  {
    ...active,
    id: 113,
    contactId: 513,
    username: 'fatoumata@student.test',
    firstName: 'Fatoumata',
    lastName: 'Camara',
    typeId: STUDENT,
    roleId: roleIds.student,
    studentId: 3003,
  },
  {
    yearId: currentYearId,
    status: userStatus.invited,
    id: lateInvitation.userId,
    contactId: 514,
    username: 'arjun@student.test',
    firstName: 'Arjun',
    lastName: 'Mehta',
    typeId: STUDENT,
    roleId: roleIds.withoutRights,
    studentId: 3004,
  },
]
