import { recordTexts } from '#openapi/check-record.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { studentsLast } from '#openapi/results/release-dates.ts'
import type { Db } from '../../db.ts'
import type { BlockRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { audiences, isAheadOfCentres, type SetFields } from './audiences.ts'
import { isMissing, missingText, type ResultFields } from './marks.ts'
import { resultSetSeeds } from './seeds/result-sets.ts'
import { ukInstant } from './uk-time.ts'

type Sent = FieldsOf<'ResultSet'>

const draft = 2
/** The statuses of a set that the board has approved: before and after its release. */
export const [approved, active] = [8, 1]
const usualCap = 40
const published = 1
/** The field of the block of each kind. */
const blockFields = { exam: 'examBlockId', test: 'testBlockId' } as const

/** The block that is marked; null once it is gone. */
export function blockOf(fields: Sent, db: Db): BlockRecord | null {
  const block = db.blocks.find(fields[blockFields[fields.blockKind]] ?? 0)
  return block?.kind === fields.blockKind ? block : null
}

function blockBreach(fields: Sent, { before, db }: Writing<Sent>): Breach | null {
  const name = blockFields[fields.blockKind]
  if (fields[name] === undefined) return [name, recordTexts.required(resultSet.fields[name].label)]
  return before === null && blockOf(fields, db)?.status !== published ? [name, 'Choose a published block.'] : null
}

function moduleBreach(fields: Sent, { before, db, named }: Writing<Sent>): Breach | null {
  const block = blockOf(fields, db)
  if (!block) return null
  const scheduled = new Set(block.schedule.flatMap(({ modules }) => modules.map(({ moduleId }) => moduleId)))
  const stray = fields.moduleIds.find((id) => !scheduled.has(id) && before?.moduleIds.includes(id) !== true)
  return stray === undefined ? null : ['moduleIds', `${named('Module', stray)} is not scheduled in this block.`]
}

function mainSetBreach({ kind, mainSetId }: Sent, { db }: Writing<Sent>): Breach | null {
  if (kind === 'Main') return null
  if (mainSetId === undefined) return ['mainSetId', recordTexts.required(resultSet.fields.mainSetId.label)]
  const main = db.records('ResultSet').find(mainSetId)
  return main?.fields['kind'] === 'Main' ? null : ['mainSetId', 'Choose a set of first results.']
}

/** Students never see what centres do not; a set that stands so already may still be changed. */
function sightBreach(fields: SetFields, { before }: Writing<SetFields>): Breach | null {
  if (!isAheadOfCentres(fields) || before === null || isAheadOfCentres(before)) return null
  return fields.viewCentres === 0 && before.viewCentres !== 0
    ? ['viewCentres', `${studentsLast} Hide them from students first.`]
    : ['viewStudents', studentsLast]
}

/** The release dates of the block of a set: its academic dates say them in UK time. */
export function blockDatesOf(fields: Sent, db: Db) {
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

/** Whether the block says another date than its set; it may say none. */
const datesDiffer = (fields: SetFields, db: Db): boolean => {
  const dates = blockDatesOf(fields, db)
  return audiences.some(([, time]) => dates[time] !== undefined && dates[time] !== fields[time])
}

interface RowCounts {
  readonly rowsTotal: number
  readonly rowsMissing: number
}

const countsByStore = new WeakMap<Store, ReadonlyMap<number, RowCounts>>()

/** The rows of each set, counted once a call. */
function countsOf(store: Store): ReadonlyMap<number, RowCounts> {
  const known = countsByStore.get(store)
  if (known) return known
  const counts = new Map<number, RowCounts>()
  for (const { fields } of store.db.records('Result').where()) {
    const result = fields as ResultFields
    const { rowsTotal = 0, rowsMissing = 0 } = counts.get(result.resultIntakeId) ?? {}
    counts.set(result.resultIntakeId, {
      rowsTotal: rowsTotal + 1,
      rowsMissing: rowsMissing + Number(isMissing(result)),
    })
  }
  countsByStore.set(store, counts)
  return counts
}

/** The results of a set, as they are stored. */
export const rowsOf = (id: number | null, db: Db): ResultFields[] =>
  db
    .records('Result')
    .where(({ fields }) => fields['resultIntakeId'] === id)
    .map(({ fields }) => fields as ResultFields)

const noRows: RowCounts = { rowsTotal: 0, rowsMissing: 0 }

/** The results of a block, from their upload to their release. Partners meet sets once the board has approved them. */
export const resultSets = serveResource({
  rules: resultSet,
  seeds: resultSetSeeds,
  scope:
    ({ contactType }) =>
    ({ releasedTo = [] }: SetFields, _id, status) => {
      if (contactType === 'NCUK') return true
      // Students choose a set to be certified by.
      return contactType === 'STUDENT' ? releasedTo.includes('Students') : status === approved || status === active
    },
  calculated: (fields, id, store) => ({ ...(countsOf(store).get(id) ?? noRows), datesDiffer: datesDiffer(fields, store.db) ? 1 : 0 }),
  hiddenFields: ({ contactType }) => (contactType === 'NCUK' ? [] : ['datesDiffer']),
  completed: (fields, { before, status, db }) =>
    tidied(
      {
        ...fields,
        [blockFields[fields.blockKind === 'exam' ? 'test' : 'exam']]: undefined,
        mainSetId: fields.kind === 'Resit' ? fields.mainSetId : undefined,
        resitCap: fields.kind === 'Resit' ? (fields.resitCap ?? usualCap) : undefined,
        ...(before === null ? blockDatesOf(fields, db) : {}),
        rowsTotal: undefined,
        rowsMissing: undefined,
        datesDiffer: undefined,
        validationFlag: status === draft ? 0 : 1,
      },
      resultSet.fields,
    ) as SetFields,
  checks: [mainSetBreach, (fields, writing) => blockBreach(fields, writing) ?? moduleBreach(fields, writing), sightBreach],
  moveRefusal: (_fields, { id, status, db }) => {
    if (status === draft) return null
    const rows = rowsOf(id, db)
    if (rows.length === 0) return 'The set has no results yet.'
    const missing = rows.filter(isMissing).length
    return missing === 0 ? null : missingText(missing)
  },
  deleteRefusal: (_fields, { status }) => (status === draft ? null : 'Only draft sets can be deleted.'),
})
