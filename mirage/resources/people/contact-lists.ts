import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { componentType } from '#openapi/generated/resources/contacts/component-type.ts'
import { contactType } from '#openapi/generated/resources/contacts/contact-type.ts'
import { groupType } from '#openapi/generated/resources/contacts/group-type.ts'
import { roleType } from '#openapi/generated/resources/contacts/role-type.ts'
import { serveResource, type SeedOf } from '../engine/service.ts'

const neededForSignIn = [contactTypeIds.NCUK, contactTypeIds.CENTER, contactTypeIds.INSTITUTE, contactTypeIds.STUDENT] as const
const isNeeded = (id: number | null): boolean => neededForSignIn.some((one) => one === id)
const staysText = 'People sign in by this contact type, so it stays.'

/** What a contact is to the provider. */
export const contactTypes = serveResource({
  rules: contactType,
  isNeeded: true,
  seeds: () => [
    { id: contactTypeIds.NCUK, contactTypeName: 'NCUK', contactTypeCode: 'NCUK', parentContactType: 'NCUK' },
    { id: contactTypeIds.CENTER, contactTypeName: 'Centre', contactTypeCode: 'CENTER', parentContactType: 'CENTER' },
    { id: contactTypeIds.INSTITUTE, contactTypeName: 'University', contactTypeCode: 'INSTITUTE', parentContactType: 'INSTITUTE' },
    { id: contactTypeIds.STUDENT, contactTypeName: 'Student', contactTypeCode: 'STUDENT', parentContactType: 'STUDENT' },
    { id: contactTypeIds.marker, contactTypeName: 'Marker', contactTypeCode: 'MARKER', parentContactType: 'NCUK' },
    { id: contactTypeIds.guardian, contactTypeName: 'Parent or Guardian', contactTypeCode: 'GUARDIAN', parentContactType: 'STUDENT' },
  ],
  moveRefusal: (_, { id, status }) => (isNeeded(id) && status !== 1 ? staysText : null),
  deleteRefusal: (_, { id }) => (isNeeded(id) ? staysText : null),
})

const componentTypeRows = [
  ['Exams', 'EXAMS', 'Sittings, invigilation and special arrangements'],
  ['Finance', 'FINANCE', 'Invoices and payments'],
  ['Admissions', 'ADMISSIONS', 'Registrations and applications'],
  ['Results', 'RESULTS', 'Marks, results and certificates'],
  ['Quality', 'QUALITY', 'The centre or university as a whole'],
] as const

/** What a contact answers for. */
export const componentTypes = serveResource({
  rules: componentType,
  isNeeded: true,
  seeds: () =>
    componentTypeRows.map(([componentTypeName, componentTypeCode, description], index) => ({
      id: index + 1,
      componentTypeName,
      componentTypeCode,
      description,
    })),
})

const [exams, finance, admissions, results, quality] = [1, 2, 3, 4, 5] as const
const { NCUK, CENTER, INSTITUTE, marker } = contactTypeIds

/** The ids of the roles that the written contacts have. */
export const roleTypeIds = {
  principal: 1,
  examsOfficer: 2,
  financeOfficer: 3,
  admissionsOfficer: 4,
  invigilator: 5,
  registrar: 6,
  headOfAdmissions: 7,
  resultsOfficer: 8,
  accountManager: 9,
  qualityReviewer: 10,
  chiefMarker: 11,
  marker: 12,
} as const

const roleTypeSeeds: readonly SeedOf<'RoleType'>[] = [
  { id: roleTypeIds.principal, roleTypeName: 'Principal', componentTypeId: quality, contactTypeIds: [CENTER], isSingle: 1 },
  { id: roleTypeIds.examsOfficer, roleTypeName: 'Exams Officer', componentTypeId: exams, contactTypeIds: [CENTER], isSingle: 1 },
  { id: roleTypeIds.financeOfficer, roleTypeName: 'Finance Officer', componentTypeId: finance, contactTypeIds: [CENTER, INSTITUTE] },
  {
    id: roleTypeIds.admissionsOfficer,
    roleTypeName: 'Admissions Officer',
    componentTypeId: admissions,
    contactTypeIds: [CENTER, INSTITUTE],
  },
  { id: roleTypeIds.invigilator, roleTypeName: 'Invigilator', componentTypeId: exams, contactTypeIds: [CENTER] },
  { id: roleTypeIds.registrar, roleTypeName: 'Registrar', componentTypeId: results, contactTypeIds: [INSTITUTE], isSingle: 1 },
  {
    id: roleTypeIds.headOfAdmissions,
    roleTypeName: 'Head of Admissions',
    componentTypeId: admissions,
    contactTypeIds: [INSTITUTE],
    isSingle: 1,
  },
  { id: roleTypeIds.resultsOfficer, roleTypeName: 'Results Officer', componentTypeId: results, contactTypeIds: [CENTER, INSTITUTE] },
  { id: roleTypeIds.accountManager, roleTypeName: 'Account Manager', componentTypeId: finance, contactTypeIds: [NCUK] },
  { id: roleTypeIds.qualityReviewer, roleTypeName: 'Quality Reviewer', componentTypeId: quality, contactTypeIds: [NCUK] },
  { id: roleTypeIds.chiefMarker, roleTypeName: 'Chief Marker', componentTypeId: results, contactTypeIds: [NCUK, marker] },
  { id: roleTypeIds.marker, roleTypeName: 'Marker', componentTypeId: results, contactTypeIds: [marker] },
]

const isOfCentres = (id: number | null): boolean => id === roleTypeIds.principal || id === roleTypeIds.examsOfficer
const ofCentresText = 'Each centre names one contact of this role type, so it stays.'

/** What a contact is at a centre or a university. */
export const roleTypes = serveResource({
  rules: roleType,
  isNeeded: true,
  seeds: () => roleTypeSeeds,
  checks: [
    ({ isSingle, contactTypeIds: of }, { id }) => {
      if (!isOfCentres(id)) return null
      if (isSingle !== 1) return ['isSingle', ofCentresText]
      return of.includes(CENTER) ? null : ['contactTypeIds', ofCentresText]
    },
  ],
  moveRefusal: (_, { id, status }) => (isOfCentres(id) && status !== 1 ? ofCentresText : null),
  deleteRefusal: (_, { id }) => (isOfCentres(id) ? ofCentresText : null),
})

/** The ids of the types that the written groups have. */
export const groupTypeIds = { mailingList: 1, audience: 2, calendar: 3, calendarByRule: 4, shared: 5 } as const

const groupTypeSeeds: readonly SeedOf<'GroupType'>[] = [
  { id: groupTypeIds.mailingList, groupTypeName: 'Mailing List', purpose: 'Messages', membership: 'Chosen' },
  { id: groupTypeIds.audience, groupTypeName: 'Audience', purpose: 'Messages', membership: 'By rule' },
  { id: groupTypeIds.calendar, groupTypeName: 'Meeting', purpose: 'Calendar', membership: 'Chosen' },
  { id: groupTypeIds.calendarByRule, groupTypeName: 'Calendar Audience', purpose: 'Calendar', membership: 'By rule' },
  { id: groupTypeIds.shared, groupTypeName: 'Shared Folder', purpose: 'Sharing', membership: 'Chosen' },
]

/** What groups are for, and how one comes into them. */
export const groupTypes = serveResource({ rules: groupType, seeds: () => groupTypeSeeds })
