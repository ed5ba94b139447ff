import type { ResourceName } from '#openapi/generated/resources.ts'
import type { StudentChange } from '#openapi/generated/schema.d.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'

/** What belongs to a student and refers to it. */
const parts = ['StudentCurriculum', 'StudentQualification', 'StudentDocument', 'Enrollment'] as const satisfies readonly ResourceName[]

const passport: string = student.fields.passportNumber.label
const shownLetters = 4

/** A passport number as it is told: its last letters alone. */
const masked = (number: string): string => (number === '' ? '' : `••••${number.slice(-shownLetters)}`)

/** The same for the changes of a history. */
export const maskedChange = <Change extends { readonly field: string; readonly before: string; readonly after: string }>(
  change: Change,
): Change => (change.field === passport ? { ...change, before: masked(change.before), after: masked(change.after) } : change)

/** The right that an act asks for. */
const permissionOf = (act: string): string =>
  act === 'created' ? 'Add' : ['approve', 'reject', 'registered'].includes(act) ? 'Publish' : 'Modify'

type Entry = ReturnType<PersonalStore['db']['historyEntries']['where']>[number]

/** Entries of a history as they are told, newest first: one for each field that changed. */
export const changesIn = (entries: readonly Entry[], entityOf: (entry: Entry) => string): StudentChange[] =>
  entries.toReversed().flatMap((entry) => {
    const { id, at, by, act, changes } = entry
    const shared = { auditId: id, entityName: entityOf(entry), changedBy: by, changedAt: { date: at }, logPermission: permissionOf(act) }
    if (changes.length === 0) return [{ ...shared, fieldName: '', oldValue: '', newValue: act }]
    return changes.map(maskedChange).map(({ field, before, after }) => ({ ...shared, fieldName: field, oldValue: before, newValue: after }))
  })

/** Every change of a student and of what belongs to it, newest first. */
export function changesOfStudent({ id }: ResourceRecord, store: PersonalStore): StudentChange[] {
  const owned = new Map<string, ReadonlySet<number>>([
    ['Student', new Set([id])],
    ...parts.map((name): [string, Set<number>] => [
      name,
      new Set(
        store.db
          .records(name)
          .where(({ fields }) => fields['studentId'] === id)
          .map((record) => record.id),
      ),
    ]),
  ])
  const entries = store.db.historyEntries.where(({ resource, recordId }) => owned.get(resource)?.has(recordId) === true)
  return changesIn(entries, ({ resource }) => store.services[resource as ResourceName].rules.noun)
}
