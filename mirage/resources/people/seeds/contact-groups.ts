import type { SeedOf } from '../../engine/service.ts'
import { groupTypeIds } from '../contact-lists.ts'

type GroupSeed = SeedOf<'ContactGroup'>

/** The administrator's contact. */
const administrator = 501
const { mailingList, audience, calendar, calendarByRule, shared } = groupTypeIds

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)

type Rule = NonNullable<GroupSeed['rules']>[number]
const is = (field: Rule['field'], value: string): Rule => ({ field, is: 'is', value })

/** A group by rules that all have to hold. */
const byRule = (id: number, groupName: string, groupTypeId: number, ...rules: Rule[]): GroupSeed => ({
  id,
  groupName,
  groupTypeId,
  rules,
  ownerContactId: administrator,
})

/** 14 groups: chosen ones, and some by rule. */
export const groupSeeds: readonly GroupSeed[] = [
  { id: 1, groupName: 'Centre Newsletter', groupTypeId: mailingList, contactIds: from(515, 30), ownerContactId: administrator },
  byRule(2, 'All Principals', audience, is('roleType', 'Principal')),
  byRule(3, 'All Exams Officers', audience, is('roleType', 'Exams Officer')),
  byRule(4, 'Contacts in Ghana', audience, is('country', 'Ghana'), { field: 'contactType', is: 'is not', value: 'Student' }),
  byRule(5, 'Baobab College', audience, is('centre', 'BCA')),
  // No contact is both.
  byRule(6, 'Markers at Universities', audience, is('contactType', 'Marker'), is('roleType', 'Registrar')),
  { id: 7, groupName: 'Exam Board', groupTypeId: calendar, contactIds: [501, 502, 507, 508], ownerContactId: administrator },
  { id: 8, groupName: 'Results Day Team', groupTypeId: calendar, contactIds: [501, 507, 524], ownerContactId: 507 },
  byRule(9, 'Registrars', calendarByRule, is('roleType', 'Registrar')),
  byRule(10, 'Students', audience, is('contactType', 'Student')),
  { id: 11, groupName: 'Marking Guides', groupTypeId: shared, contactIds: [534, 564, 594], ownerContactId: administrator },
  { id: 12, groupName: 'Finance Forms', groupTypeId: shared, contactIds: from(515, 12), ownerContactId: 507 },
  { id: 13, groupName: 'Auditors', groupTypeId: mailingList, contactIds: [508], ownerContactId: administrator },
  { id: 14, groupName: 'Former Partners', status: -1, groupTypeId: mailingList, contactIds: from(545, 5), ownerContactId: administrator },
]
