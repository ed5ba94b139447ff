import type { SeedOf } from '../../engine/service.ts'
import { groupTypeIds } from '../contact-lists.ts'

type GroupSeed = SeedOf<'ContactGroup'>

/** The administrator's contact. */
const administrator = 501
const { mailingList, audience, calendar, calendarByRule, shared } = groupTypeIds

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)

/** 14 groups: chosen ones, and some by rule. */
export const groupSeeds: readonly GroupSeed[] = [
  { id: 1, groupName: 'Centre Newsletter', groupTypeId: mailingList, contactIds: from(515, 30), ownerContactId: administrator },
  {
    id: 2,
    groupName: 'All Principals',
    groupTypeId: audience,
    rules: [{ field: 'roleType', is: 'is', value: 'Principal' }],
    ownerContactId: administrator,
  },
  {
    id: 3,
    groupName: 'All Exams Officers',
    groupTypeId: audience,
    rules: [{ field: 'roleType', is: 'is', value: 'Exams Officer' }],
    ownerContactId: administrator,
  },
  {
    id: 4,
    groupName: 'Contacts in Ghana',
    groupTypeId: audience,
    rules: [
      { field: 'country', is: 'is', value: 'Ghana' },
      { field: 'contactType', is: 'is not', value: 'Student' },
    ],
    ownerContactId: administrator,
  },
  {
    id: 5,
    groupName: 'Baobab College',
    groupTypeId: audience,
    rules: [{ field: 'centre', is: 'is', value: 'BCA' }],
    ownerContactId: administrator,
  },
  // Nobody is both.
  {
    id: 6,
    groupName: 'Markers at Universities',
    groupTypeId: audience,
    rules: [
      { field: 'contactType', is: 'is', value: 'Marker' },
      { field: 'roleType', is: 'is', value: 'Registrar' },
    ],
    ownerContactId: administrator,
  },
  { id: 7, groupName: 'Exam Board', groupTypeId: calendar, contactIds: [501, 502, 507, 508], ownerContactId: administrator },
  { id: 8, groupName: 'Results Day Team', groupTypeId: calendar, contactIds: [501, 507, 524], ownerContactId: 507 },
  {
    id: 9,
    groupName: 'Registrars',
    groupTypeId: calendarByRule,
    rules: [{ field: 'roleType', is: 'is', value: 'Registrar' }],
    ownerContactId: administrator,
  },
  {
    id: 10,
    groupName: 'Students',
    groupTypeId: audience,
    rules: [{ field: 'contactType', is: 'is', value: 'Student' }],
    ownerContactId: administrator,
  },
  { id: 11, groupName: 'Marking Guides', groupTypeId: shared, contactIds: [534, 564, 594], ownerContactId: administrator },
  { id: 12, groupName: 'Finance Forms', groupTypeId: shared, contactIds: from(515, 12), ownerContactId: 507 },
  { id: 13, groupName: 'Auditors', groupTypeId: mailingList, contactIds: [508], ownerContactId: administrator },
  { id: 14, groupName: 'Former Partners', status: -1, groupTypeId: mailingList, contactIds: from(545, 5), ownerContactId: administrator },
]
