import type { ReleaseDates, ReleaseFinding } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { releaseOrderErrors } from '#openapi/results/release-dates.ts'
import type { Db } from '../../db.ts'
import { encryptId } from '../../id-codec.ts'
import type { BlockRecord, Day, ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { dayInWords } from '../engine/words.ts'
import { audiences, type SetFields } from './audiences.ts'
import { isHidden, isMissing, missingText, type ResultFields } from './marks.ts'
import { ukInstant } from './uk-time.ts'

/** The statuses of a set that the board has approved: before and after its release. */
export const [approved, active] = [8, 1]

/** The field of the block of each kind. */
export const blockFields = { exam: 'examBlockId', test: 'testBlockId' } as const

/** The block that is marked; null once it is gone. */
export function blockOf(fields: SetFields, db: Db): BlockRecord | null {
  const block = db.blocks.find(fields[blockFields[fields.blockKind]] ?? 0)
  return block?.kind === fields.blockKind ? block : null
}

/** The release dates of the block of a set: its academic dates say them in UK time. */
export function blockDatesOf(fields: SetFields, db: Db) {
  const prefix = fields.kind === 'Resit' ? 'Resit Results' : 'Results'
  const block = blockOf(fields, db)
  const at = (audience: string): string | undefined => {
    const date = db.academicDates.findBy(({ blockId, name }) => blockId === block?.id && name === `${prefix} release date: ${audience}`)
    return date?.startDate ? ukInstant(date.startDate, date.startTime || '00:00') : undefined
  }
  return {
    releaseUniversities: at('Universities'),
    releaseCentres: at('Centre'),
    releaseStudents: at('Students'),
  }
}

/** The results of a set, as they are stored. */
export const rowsOf = (id: number | null, db: Db): ResultFields[] =>
  db
    .records('Result')
    .where(({ fields }) => fields['resultIntakeId'] === id)
    .map(({ fields }) => fields as ResultFields)

/** By more a moderator does not change a mark without being asked about it. */
const usualChange = 20

/** What counts of the rows of a set. */
interface Tally {
  rowsTotal: number
  rowsMissing: number
  /** Changed by much in moderation. */
  changed: number
  hidden: number
  readonly moduleIds: Set<number>
}

const emptyTally = (): Tally => ({ rowsTotal: 0, rowsMissing: 0, changed: 0, hidden: 0, moduleIds: new Set() })

function count(tally: Tally, row: ResultFields): void {
  const { rawMark, moderatedMark, moduleId } = row
  tally.rowsTotal += 1
  tally.rowsMissing += Number(isMissing(row))
  tally.changed += Number(rawMark !== undefined && moderatedMark !== undefined && Math.abs(rawMark - moderatedMark) > usualChange)
  tally.hidden += Number(isHidden(row))
  tally.moduleIds.add(moduleId)
}

const talliesByStore = new WeakMap<Store, ReadonlyMap<number, Tally>>()

/** The rows of a set, those of all sets counted once a call. */
export function tallyOf(id: number, store: Store): Readonly<Tally> {
  const known = talliesByStore.get(store)
  if (known) return known.get(id) ?? emptyTally()
  const tallies = new Map<number, Tally>()
  for (const { fields } of store.db.records('Result').where()) {
    const row = fields as ResultFields
    const tally = tallies.get(row.resultIntakeId) ?? emptyTally()
    count(tally, row)
    tallies.set(row.resultIntakeId, tally)
  }
  talliesByStore.set(store, tallies)
  return tallies.get(id) ?? emptyTally()
}

interface Findings {
  readonly errors: ReleaseFinding[]
  readonly warnings: ReleaseFinding[]
  readonly blockDates: Partial<ReleaseDates>
}

/** The list of results in the portal, with those of a set that a filter leaves. */
const rowsAddress = (id: number, filter: string): string => `/results/student-results?resultIntakeId=${encryptId(id)}&${filter}`

const countedRows = (found: number, end: string): string => `${found} ${found === 1 ? 'row' : 'rows'} ${end}`

/** A finding about some things; none where there are none. */
const finding = (found: number, text: string, address?: string): ReleaseFinding[] =>
  found === 0 ? [] : [{ text, count: found, ...(address !== undefined && { address }) }]

/** What is wrong with the times of the audiences: they see results one after the other, or together. */
function timeErrors(set: SetFields): ReleaseFinding[] {
  const missing = audiences.filter(([, time]) => set[time] === undefined).map(([audience]) => audience.toLowerCase())
  return [
    ...finding(missing.length, `There is no release date for ${missing.join(', ')}.`),
    ...[...releaseOrderErrors(set).values()].flatMap((text) => finding(1, text)),
  ]
}

function validationAhead(set: SetFields, { db, today }: Store): Day | null {
  const block = blockOf(set, db)
  const date = db.academicDates.findBy(({ blockId, name }) => blockId === block?.id && name === 'Data Validation')
  const end = date?.endDate ?? date?.startDate ?? null
  return end !== null && end > today ? end : null
}

type CheckedSet = Pick<ResourceRecord, 'id' | 'fields' | 'status'>

function findingsOf({ id, fields, status }: CheckedSet, tally: Readonly<Tally>, store: Store): Findings {
  const set = fields as SetFields
  const { rowsMissing, changed, hidden, moduleIds } = tally
  const empty = set.moduleIds.filter((moduleId) => !moduleIds.has(moduleId)).map((moduleId) => store.named('Module', moduleId))
  const validation = validationAhead(set, store)
  const { releaseUniversities, releaseCentres, releaseStudents } = blockDatesOf(set, store.db)
  return {
    errors: [
      ...finding(rowsMissing, missingText(rowsMissing), rowsAddress(id, 'isMissing=1')),
      ...finding(empty.length, `No results yet: ${empty.join(', ')}.`),
      ...finding(set.validationFlag === 1 ? 0 : 1, 'The set is not validated.'),
      ...finding(status === approved || status === active ? 0 : 1, 'The exam board has not approved the set.'),
      ...timeErrors(set),
    ],
    warnings: [
      ...finding(validation === null ? 0 : 1, `Data Validation lasts until ${dayInWords(validation ?? '')}.`),
      ...finding(changed, countedRows(changed, `changed by more than ${usualChange} in moderation.`)),
      ...finding(hidden, countedRows(hidden, `${hidden === 1 ? 'is' : 'are'} hidden.`), rowsAddress(id, 'viewFlag=0')),
    ],
    blockDates: {
      ...(releaseUniversities !== undefined && { releaseUniversities }),
      ...(releaseCentres !== undefined && { releaseCentres }),
      ...(releaseStudents !== undefined && { releaseStudents }),
    },
  }
}

/** What forbids the release of a set, and what has to be acknowledged. */
export function releaseFindings(record: CheckedSet, store: Store): Findings {
  const tally = emptyTally()
  for (const row of rowsOf(record.id, store.db)) count(tally, row)
  return findingsOf(record, tally, store)
}

/** The worst that the check of a release finds. */
export function releaseCheckOf(record: CheckedSet, store: Store): NonNullable<Resources['ResultSet']['record']['releaseCheck']> {
  const { errors, warnings } = findingsOf(record, tallyOf(record.id, store), store)
  if (errors.length > 0) return 'Errors'
  return warnings.length > 0 ? 'Warnings' : 'Clear'
}
