import type { BlockWords } from '../kinds/kind.ts'
import { toDateTime } from '../clock.ts'
import type { Db } from '../db.ts'
import { eachDay } from '../factories/days.ts'
import { sequences } from '../factories/sequences.ts'
import type { BlockDay, BlockRecord, Day } from '../models.ts'
import { academicDatesOf, checkAcademicDates, storeAcademicDates, type AcademicDateInput } from './blocks-shared-academic-dates.ts'
import { pageOf, statusName, type ListQuery } from './blocks-shared-list.ts'
import { refuse } from './blocks-shared-refusal.ts'
import {
  areDatesChanged,
  changeBlock,
  checkCodeIsFree,
  checkDates,
  checkNames,
  findBlock,
  noteBlockAct,
  type BlockCall,
  type BlockFields,
} from './blocks-shared-rules.ts'

const findAll = (db: Db, words: BlockWords, ids: readonly number[]): BlockRecord[] =>
  [...new Set(ids)].map((id) => findBlock(db, words, id))

/** One page of the blocks of a kind. */
export const listBlocks = (db: Db, words: BlockWords, query: ListQuery) =>
  pageOf(
    db.blocks.where(({ kind }) => kind === words.kind),
    query,
    {
      searched: ({ name, shortName, code }) => [name, shortName, code],
      columns: {
        name: ({ name }) => name,
        shortName: ({ shortName }) => shortName,
        code: ({ code }) => code,
        from: ({ startDate }) => startDate,
        to: ({ endDate }) => endDate,
        status: ({ status }) => statusName(status),
      },
    },
  )

/** The dates of a range; the days that a block had keep their ids. */
const daysOf = (db: Db, from: Day | null, to: Day | null, had: readonly BlockDay[] = []): BlockDay[] => {
  if (from === null || to === null) return []
  const known = new Map(had.map(({ id, day }) => [day, id]))
  return eachDay(from, to).map((day) => ({ id: known.get(day) ?? db.nextId(sequences.day), day }))
}

/** Stores a new block and gives its id; one created with status 0 is a draft. */
export function createBlock(
  call: BlockCall,
  words: BlockWords,
  input: BlockFields & { readonly slotsPerDay: number; readonly academicDates: readonly AcademicDateInput[] },
): number {
  const { db, clock } = call
  const { academicDates, slotsPerDay, ...fields } = input
  checkNames(words, fields)
  if (fields.code.trim() === '') refuse(`The ${words.codeName} must not be blank.`)
  checkCodeIsFree(db, words, fields.code, null)
  checkDates(clock, fields, null)
  checkAcademicDates(academicDates)
  const block = db.blocks.insert({
    ...fields,
    kind: words.kind,
    status: fields.status === 1 ? 1 : 2,
    slotsPerDay,
    isMapped: false,
    revision: 1,
    publishedAt: fields.status === 1 ? toDateTime(clock.now()) : null,
    days: daysOf(db, fields.startDate, fields.endDate),
    zones: [],
    schedule: [],
  })
  storeAcademicDates(
    db,
    block.id,
    academicDates.map((date) => ({ ...date, id: 0 })),
  )
  noteBlockAct(call, block, 'created')
  return block.id
}

/** Changes a block. A new range replaces its dates; days that stay keep their ids and their schedule. */
export function updateBlock(call: BlockCall, words: BlockWords, id: number, fields: BlockFields): void {
  const { db, clock } = call
  const block = findBlock(db, words, id)
  checkNames(words, fields)
  if (block.isMapped && areDatesChanged(block, fields)) refuse(`${words.subject} id mapping exists, details cannot be updated.`)
  checkCodeIsFree(db, words, fields.code, id)
  checkDates(clock, fields, block)
  const published = fields.status === 1 && block.status !== 1 ? { publishedAt: toDateTime(clock.now()) } : {}
  if (!areDatesChanged(block, fields)) {
    changeBlock(call, block, { ...fields, ...published })
    return
  }
  const days = daysOf(db, fields.startDate, fields.endDate, block.days)
  const kept = new Set(days.map((day) => day.id))
  changeBlock(call, block, { ...fields, ...published, days, schedule: block.schedule.filter(({ dayId }) => kept.has(dayId)) })
}

/** Why a mapping keeps these blocks from being deleted; null without one. */
export function mappingOf(db: Db, words: BlockWords, ids: readonly number[]): string | null {
  const blocks = findAll(db, words, ids)
  const mapped = blocks.filter(({ isMapped }) => isMapped)
  if (mapped.length === 0) return null
  const outcome = blocks.length > 1 ? ' Nothing was deleted.' : ''
  return `Centres have already selected ${mapped.map(({ name }) => name).join(', ')}.${outcome}`
}

/** Deletes blocks with all that belongs to them; returns the description of the answer. */
export function deleteBlocks(db: Db, words: BlockWords, ids: readonly number[]): string {
  const blocks = findAll(db, words, ids)
  for (const { id } of blocks) {
    for (const date of academicDatesOf(db, id)) db.academicDates.remove(date.id)
    db.blocks.remove(id)
  }
  return `${words.title}${blocks.length > 1 ? 's' : ''} deleted successfully.`
}

/** Publishes drafts; refuses all of them when one is not a draft. */
export function publishBlocks(call: BlockCall, words: BlockWords, ids: readonly number[]): void {
  const { db, clock } = call
  const blocks = findAll(db, words, ids)
  const other = blocks.find(({ status }) => status !== 2)
  if (other) refuse(`Only a draft can be published, and ${other.name} is ${statusName(other.status).toLowerCase()}.`)
  for (const block of blocks) changeBlock(call, block, { status: 1, publishedAt: toDateTime(clock.now()) }, 'published')
}
