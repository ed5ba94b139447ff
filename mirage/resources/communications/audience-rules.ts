import { audienceSources, type AudienceField, type AudienceResource } from '#openapi/communications/audience-fields.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { audience } from '#openapi/generated/resources/communications/audience.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Breach, FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { contactFields } from '../people/contacts.ts'
import { peopleIndex, type PeopleIndex } from './audience-people.ts'

/** A rule of an audience. */
export type AudienceRule = NonNullable<FieldsOf<'Audience'>['rules']>[number]

type Ids = ReadonlySet<number>
type Test = (contact: ResourceRecord) => boolean

/** The ids of the records that some words name, by name or code. */
function idsOf(of: readonly AudienceResource[], words: readonly string[], { records }: Pick<Store, 'records'>): number[] {
  const wanted = new Set(words.map(folded))
  return of.flatMap((name) => {
    const { title, fields }: ResourceRules = resourceRules[name]
    const names = [title, ...Object.keys(fields).filter((field) => fields[field]?.kind === 'code')]
    return records(name)
      .where((record) => names.some((one) => wanted.has(folded(record.fields[one]))))
      .map(({ id }) => id)
  })
}

/** The centres in the centre groups of some curricula. */
function centresOf(isWanted: (curriculum: ResourceRecord) => boolean, { db }: Store): Ids {
  const curricula = new Set(
    db
      .records('Curriculum')
      .where(isWanted)
      .map(({ id }) => id),
  )
  const groupings = db.records('CentreGroup').where(({ fields }) => curricula.has(Number(fields['curriculumId'])))
  return new Set(
    groupings.flatMap(({ fields }) => (fields as FieldsOf<'CentreGroup'>).groups ?? []).flatMap(({ centreIds = [] }) => centreIds),
  )
}

const ofCentres =
  (centres: Ids): Test =>
  (contact) =>
    centres.has(contactFields(contact).centreId ?? 0)

const idsIn = (rows: unknown, field: string): number[] =>
  Array.isArray(rows) ? rows.flatMap((row) => [Object(row)[field] ?? []].flat()).filter((id): id is number => typeof id === 'number') : []

/** Whether one of the selections of a contact's centre passes. */
const bySelection =
  (index: PeopleIndex, passes: (selection: Readonly<Record<string, unknown>>) => boolean): Test =>
  (contact) =>
    (index.selections().get(contactFields(contact).centreId ?? 0) ?? []).some(passes)

/** A test of students by their registration, and of others by their centre. */
const byKind =
  (index: PeopleIndex, ofStudent: (student: ResourceRecord) => boolean, ofOthers: Test): Test =>
  (contact) => {
    if (index.typeOf(contact) !== 'STUDENT') return ofOthers(contact)
    const registered = index.studentOf(contact)
    return registered !== null && ofStudent(registered)
  }

const never: Test = () => false

const statusesNamed = ({ statuses }: ResourceRules, words: readonly string[]): ReadonlySet<number | string> => {
  const wanted = new Set(words.map(folded))
  return new Set(statuses.filter(({ label }) => wanted.has(folded(label))).map(({ value }) => value))
}

/** The tests of all fields; each gets the ids of what a rule names, or its words. */
const testsOf: Readonly<Record<AudienceField, (ids: Ids, words: readonly string[], index: PeopleIndex, store: Store) => Test>> = {
  centre: (ids) => ofCentres(ids),
  country: (ids, _words, index) => (contact) => {
    const { countryId } = contactFields(contact)
    return ids.has(countryId ?? Number(index.studentOf(contact)?.fields['countryId']))
  },
  programme: (ids, _words, _index, store) => ofCentres(centresOf(({ fields }) => ids.has(Number(fields['programId'])), store)),
  curriculum: (ids, _words, _index, store) => ofCentres(centresOf(({ id }) => ids.has(id), store)),
  intake: (ids, _words, index) => {
    const atCentre = bySelection(index, ({ intakes }) => idsIn(intakes, 'intakeId').some((id) => ids.has(id)))
    return (contact) => {
      const registered = index.typeOf(contact) === 'STUDENT' ? index.studentOf(contact) : null
      const placed = registered ? (index.placements().get(registered.id) ?? []) : []
      return placed.some(({ intakeId }) => ids.has(intakeId ?? 0)) || atCentre(contact)
    }
  },
  module: (ids, _words, index) =>
    byKind(
      index,
      ({ id }) => (index.enrollments().get(id) ?? []).some(({ moduleId }) => ids.has(moduleId)),
      bySelection(index, ({ modules }) => idsIn(modules, 'moduleIds').some((id) => ids.has(id))),
    ),
  year: (ids, _words, index) => {
    const atCentre = bySelection(index, ({ yearId }) => ids.has(Number(yearId)))
    return (contact) => {
      if (index.typeOf(contact) !== 'STUDENT') return atCentre(contact)
      return ids.has(Number(index.studentOf(contact)?.fields['yearId'] ?? index.yearOf(contact)))
    }
  },
  studentStatus: (_ids, words, index) => {
    const wanted = statusesNamed(student, words)
    return byKind(index, ({ status }) => wanted.has(status), never)
  },
  applicationStatus: (_ids, words, index) => {
    const wanted = statusesNamed(application, words)
    return byKind(index, ({ id }) => (index.applications().get(id) ?? []).some((status) => wanted.has(status)), never)
  },
  paymentLabel: (_ids, words, index) => {
    const wanted = new Set(words.map(folded))
    return byKind(index, ({ fields }) => wanted.has(folded(fields['paymentLabel'])), never)
  },
  role: (ids) => (contact) => (contactFields(contact).roles ?? []).some(({ roleTypeId }) => ids.has(roleTypeId)),
  block: (ids, _words, index, { db }) => {
    const isIn = ({ examBlockId = 0, testBlockId = 0 }: FieldsOf<'Enrollment'>) => ids.has(examBlockId) || ids.has(testBlockId)
    const sitting = (studentId: number) => (index.enrollments().get(studentId) ?? []).some(isIn)
    let centres: Ids | null = null
    const centresSitting = () =>
      (centres ??= new Set(
        db
          .records('Student')
          .where(({ id }) => sitting(id))
          .map(({ fields }) => Number(fields['centreId'])),
      ))
    return byKind(
      index,
      ({ id }) => sitting(id),
      (contact) => centresSitting().has(contactFields(contact).centreId ?? 0),
    )
  },
}

/** Whether a contact passes a rule. Nobody passes an `is not` whose value names no record: it was renamed or deleted. */
export function testOf(rule: AudienceRule, store: Store): Test {
  const { field, is, values } = rule
  if (is === 'is not' && ruleBreach([rule], store) !== null) return never
  const source = audienceSources[field]
  const ids = new Set(source.kind === 'records' ? idsOf(source.of, values, store) : [])
  const test = testsOf[field](ids, values, peopleIndex(store), store)
  return is === 'is' ? test : (contact) => !test(contact)
}

/** What is wrong with the values of rules: one that names nothing. */
export function ruleBreach(rules: readonly AudienceRule[], store: Store): Breach | null {
  for (const [index, { field, values }] of rules.entries()) {
    const source = audienceSources[field]
    const isThere = (value: string) =>
      source.kind === 'words' ? source.words.some((word) => folded(word) === folded(value)) : idsOf(source.of, [value], store).length > 0
    if (values.every(isThere)) continue
    const choice = audience.fields.rules.fields.field.choices.find((one) => one.value === field)
    return [`rules.${index}.values`, recordTexts.gone(choice?.label ?? field)]
  }
  return null
}
