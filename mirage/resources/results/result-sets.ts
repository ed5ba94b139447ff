import { recordTexts } from '#openapi/check-record.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { studentsLast } from '#openapi/results/release-dates.ts'
import type { Db } from '../../db.ts'
import type { Account, ResourceRecord } from '../../models.ts'
import { ok } from '../../contract.ts'
import { found, standardCalls, type StandardCall } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import type { Answer } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Service, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { audiences, isAheadOfCentres, type SetFields } from './audiences.ts'
import { isMissing, missingText, type ResultFields } from './marks.ts'
import { active, approved, blockDatesOf, blockFields, blockOf, releaseCheckOf, rowsOf, tallyOf } from './release-check.ts'
import { results } from './results.ts'
import { resultSetSeeds } from './seeds/result-sets.ts'

type Sent = FieldsOf<'ResultSet'>

const draft = 2
const usualCap = 40
const published = 1
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

/** A module stays while the set has results of it, which no part of the set would count any more. */
function removedModuleBreach({ moduleIds }: Sent, { id, before, db, named }: Writing<Sent>): Breach | null {
  const removed = before?.moduleIds.filter((one) => !moduleIds.includes(one)) ?? []
  const used = removed.length > 0 ? rowsOf(id, db).find(({ moduleId }) => removed.includes(moduleId)) : undefined
  return used ? ['moduleIds', `This set has results of ${named('Module', used.moduleId)}.`] : null
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

/** Whether the block says another date than its set; it may say none. */
const datesDiffer = (fields: SetFields, db: Db): boolean => {
  const dates = blockDatesOf(fields, db)
  return audiences.some(([, time]) => dates[time] !== undefined && dates[time] !== fields[time])
}

const countsOf = (rows: readonly ResourceRecord[]) => ({
  rowsTotal: rows.length,
  rowsMissing: rows.filter(({ fields }) => isMissing(fields as ResultFields)).length,
})

const seenByStore = new WeakMap<Store, ReadonlyMap<number, ReturnType<typeof countsOf>>>()

/** The rows of a set that a partner may see, those of all sets counted once a call. */
function seenRows(id: number, user: Account, store: Store): ReturnType<typeof countsOf> {
  const known = seenByStore.get(store)
  if (known) return known.get(id) ?? countsOf([])
  const isSeen = results.scope?.(user, store)
  const rows = store.records('Result').where((row) => isSeen?.(row.fields, row.id, row.status) ?? true)
  const bySet = new Map<number, ResourceRecord[]>()
  for (const row of rows) {
    const setId = Number(row.fields['resultIntakeId'])
    const some = bySet.get(setId)
    if (some) some.push(row)
    else bySet.set(setId, [row])
  }
  const counts = new Map([...bySet].map(([setId, some]) => [setId, countsOf(some)]))
  seenByStore.set(store, counts)
  return counts.get(id) ?? countsOf([])
}

const isOfProvider = ({ store }: StandardCall): boolean => store.user.contactType === 'NCUK'

/** An answer without anything, about a set that the person may see. */
function noneOf(service: Service, { id, store }: StandardCall, data: unknown): Answer {
  found(service, id, store)
  return ok(data)
}

/** The results of a block, from their upload to their release. Partners see sets once the board has approved them. */
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
  calculated: (fields, id, store, status) => {
    const { rowsTotal, rowsMissing } = tallyOf(id, store)
    const releaseCheck = releaseCheckOf({ id, fields, status }, store)
    return { rowsTotal, rowsMissing, datesDiffer: datesDiffer(fields, store.db) ? 1 : 0, releaseCheck }
  },
  shownTo: (user, store) => (fields, id) => (user.contactType === 'NCUK' ? fields : { ...fields, ...seenRows(id, user, store) }),
  hiddenFields: ({ contactType }) => (contactType === 'NCUK' ? [] : ['datesDiffer', 'releaseCheck']),
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
        releaseCheck: undefined,
        validationFlag: status === draft ? 0 : 1,
      },
      resultSet.fields,
    ) as SetFields,
  checks: [
    mainSetBreach,
    (fields, writing) => blockBreach(fields, writing) ?? moduleBreach(fields, writing),
    removedModuleBreach,
    sightBreach,
  ],
  moveRefusal: (_fields, { id, status, db }) => {
    if (status === draft) return null
    const rows = rowsOf(id, db)
    if (rows.length === 0) return 'The set has no results yet.'
    const missing = rows.filter(isMissing).length
    return missing === 0 ? null : missingText(missing)
  },
  deleteRefusal: (_fields, { status }) => (status === draft ? null : 'Only draft sets can be deleted.'),
  // The history says why the provider withdrew a set, the uses how many results there are of others.
  on: {
    history: (service, call) => (isOfProvider(call) ? standardCalls.history(service, call) : noneOf(service, call, [])),
    uses: (service, call) => (isOfProvider(call) ? standardCalls.uses(service, call) : noneOf(service, call, { uses: [], hiddenCount: 0 })),
  },
})
