import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { program } from '#openapi/generated/resources/masters/program.ts'
import { university } from '#openapi/generated/resources/masters/university.ts'
import { country } from '#openapi/generated/resources/lookups/country.ts'
import { contactGroup } from '#openapi/generated/resources/contacts/contact-group.ts'
import { contactType } from '#openapi/generated/resources/contacts/contact-type.ts'
import { roleType } from '#openapi/generated/resources/contacts/role-type.ts'
import { recordTexts } from '#openapi/check-record.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { ResourceRecord } from '../../models.ts'
import { serveResource, type Breach, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { contactFields } from './contacts.ts'
import { groupSeeds } from './seeds/contact-groups.ts'

/** The fields of a group. */
export type GroupFields = FieldsOf<'ContactGroup'>

/** A rule of a group. */
export type GroupRule = NonNullable<GroupFields['rules']>[number]

/** A record whose fields the contract has checked. */
const fieldsOf = <N extends ResourceName>({ fields }: { readonly fields: object }) => fields as FieldsOf<N>

/** What the field of a rule is compared with. */
const namedBy: Readonly<Record<GroupRule['field'], ResourceRules & { readonly name: ResourceName }>> = {
  contactType,
  country,
  centre,
  university,
  roleType,
  programme: program,
}

/** The record of a name or code. */
function recordCalled(words: string, { name, title, fields }: (typeof namedBy)[GroupRule['field']], { records }: Store): number | null {
  const names = [title, ...Object.keys(fields).filter((field) => fields[field]?.kind === 'code')]
  return records(name).where((record) => names.some((one) => folded(record.fields[one]) === folded(words)))[0]?.id ?? null
}

/** The centres in the groupings of a programme's curricula. */
function centresOf(programId: number, { records }: Store): Set<number> {
  const curricula = new Set(
    records('Curriculum')
      .where((record) => fieldsOf<'Curriculum'>(record).programId === programId)
      .map(({ id }) => id),
  )
  const groupings = records('CentreGroup').where((record) => curricula.has(fieldsOf<'CentreGroup'>(record).curriculumId ?? 0))
  return new Set(groupings.flatMap((record) => fieldsOf<'CentreGroup'>(record).groups ?? []).flatMap(({ centreIds = [] }) => centreIds))
}

type Test = (contact: ResourceRecord) => boolean

/** Whether a contact passes a rule. A rule whose value names no record (it was renamed or deleted) matches no contact, also with `is not`. */
function testOf({ field, is, value }: GroupRule, store: Store): Test {
  const id = recordCalled(value, namedBy[field], store)
  if (id === null) return () => false
  const holds: Readonly<Record<GroupRule['field'], () => Test>> = {
    contactType: () => (record) => contactFields(record).contactTypeId === id,
    country: () => (record) => contactFields(record).countryId === id,
    centre: () => (record) => contactFields(record).centreId === id,
    university: () => (record) => contactFields(record).institutionId === id,
    roleType: () => (record) => (contactFields(record).roles ?? []).some(({ roleTypeId }) => roleTypeId === id),
    programme: () => {
      const centres = centresOf(id, store)
      return (record) => centres.has(contactFields(record).centreId ?? 0)
    },
  }
  const test = holds[field]()
  return is === 'is' ? test : (record) => !test(record)
}

/** Whether a contact is active and matches every rule. */
function testByRules(rules: readonly GroupRule[], store: Store): Test {
  const tests = rules.map((rule) => testOf(rule, store))
  return (record) => record.status === 1 && tests.every((test) => test(record))
}

/** The active contacts that match every rule. */
export const contactsByRules = (rules: readonly GroupRule[], store: Store): ResourceRecord[] =>
  store.db.records('Contact').where(testByRules(rules, store))

/** The errors of a group's rules. */
export function ruleBreach(rules: readonly GroupRule[], store: Store): Breach | null {
  const index = rules.findIndex(({ field, value }) => recordCalled(value, namedBy[field], store) === null)
  const rule = rules[index]
  return rule ? [`rules.${index}.value`, recordTexts.gone(namedBy[rule.field].noun)] : null
}

const wordOf = ({ field, is, value }: GroupRule): string => {
  const choice = contactGroup.fields.rules.fields.field.choices.find((one) => one.value === field)
  return `${choice?.label ?? field} ${is} ${value}`
}

/** Why a contact is in a group by these rules. */
export const reasonOf = (rules: readonly GroupRule[]): string => new Intl.ListFormat('en').format(rules.map(wordOf))

const isByRule = ({ groupTypeId }: GroupFields, { records }: Store): boolean =>
  records('GroupType').find(groupTypeId)?.fields['membership'] === 'By rule'

/** The contacts of a group. */
export function membersOf(fields: GroupFields, store: Store): ResourceRecord[] {
  if (isByRule(fields, store)) return contactsByRules(fields.rules ?? [], store)
  return (fields.contactIds ?? []).flatMap((id) => store.records('Contact').find(id) ?? [])
}

/** Whether a contact belongs to a group. */
export const isMemberOf = (fields: GroupFields, contact: ResourceRecord, store: Store): boolean =>
  isByRule(fields, store) ? testByRules(fields.rules ?? [], store)(contact) : (fields.contactIds ?? []).includes(contact.id)

const label = (name: 'contactIds' | 'rules') => contactGroup.fields[name].label

/** People who are written to, invited or shared with together. */
export const contactGroups = serveResource({
  rules: contactGroup,
  seeds: () => groupSeeds,
  calculated: (fields, _id, store) => ({ memberCount: membersOf(fields, store).length }),
  checks: [
    (fields, store) => {
      const [wanted, other] = isByRule(fields, store) ? (['rules', 'contactIds'] as const) : (['contactIds', 'rules'] as const)
      if ((fields[wanted] ?? []).length === 0) return [wanted, recordTexts.required(label(wanted))]
      return (fields[other] ?? []).length > 0
        ? [other, `${store.named('GroupType', fields.groupTypeId)} takes no ${label(other).toLowerCase()}.`]
        : null
    },
    ({ rules = [] }, store) => ruleBreach(rules, store),
    ({ ownerContactId }, { records }) => {
      const owner = records('Contact').find(ownerContactId)
      const type = owner && records('ContactType').find(contactFields(owner).contactTypeId)
      return type?.fields['parentContactType'] === 'NCUK' ? null : ['ownerContactId', 'Choose a contact of NCUK.']
    },
  ],
})
