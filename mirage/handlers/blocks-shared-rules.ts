import { blockResources } from '#openapi/generated/block-resources.ts'
import type { BlockWords } from '../kinds/kind.ts'
import { toDateTime, toDay, type Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import { daysBetween } from '../factories/days.ts'
import type { Account, BlockRecord } from '../models.ts'
import { notFound, refuse } from './blocks-shared-refusal.ts'

/** The block of an id, if it is of the kind; otherwise refuses with 404. */
export function findBlock(db: Db, words: BlockWords, id: number): BlockRecord {
  const block = db.blocks.find(id)
  return block?.kind === words.kind ? block : notFound(words.noun)
}

/** What a change of a block needs of its call. */
export interface BlockCall {
  readonly db: Db
  readonly clock: Clock
  readonly user: Pick<Account, 'firstName' | 'lastName'>
}

/** Adds to the history of a block, which the recent acts of the dashboards read. */
export function noteBlockAct({ db, clock, user }: BlockCall, { id, kind }: Pick<BlockRecord, 'id' | 'kind'>, act: string): void {
  db.historyEntries.insert({
    resource: blockResources[kind],
    recordId: id,
    at: toDateTime(clock.now()),
    by: `${user.firstName} ${user.lastName}`,
    act,
    comment: '',
    changes: [],
  })
}

/** Stores a change of a block under its next revision, and what was done in its history. */
export function changeBlock(
  call: BlockCall,
  block: BlockRecord,
  changes: Partial<Omit<BlockRecord, 'id' | 'revision'>>,
  act = 'updated',
): void {
  call.db.blocks.update(block.id, { ...changes, revision: block.revision + 1 })
  noteBlockAct(call, block, act)
}

/** What a create or an update says of the block itself. */
export type BlockFields = Pick<BlockRecord, 'name' | 'shortName' | 'code' | 'description' | 'startDate' | 'endDate' | 'status'>

/** Far more than any block needs: a mistyped year must not create a million dates. */
const daysLimit = 366
const allowed = /^[A-Za-z0-9 _@&-]*$/
const halfDay = 12 * 60 * 60 * 1000

function checkText(label: string, text: string): void {
  if (!allowed.test(text)) refuse(`The ${label} may hold only letters, digits, spaces and - _ @ &.`)
}

/** Refuses names and codes that break their rules; the contract has checked their lengths. */
export function checkNames(words: BlockWords, { name, shortName, code }: BlockFields): void {
  if (name.trim() === '') refuse('The name must not be blank.')
  checkText('name', name)
  checkText('short name', shortName)
  checkText(words.codeName, code)
}

/** Refuses a code that another block of the kind has; `ownId` is the block's own, null for a new one. */
export function checkCodeIsFree(db: Db, words: BlockWords, code: string, ownId: number | null): void {
  if (code.trim() === '') return
  const taken = db.blocks.findBy(
    (block) => block.kind === words.kind && block.id !== ownId && block.code.toLowerCase() === code.toLowerCase(),
  )
  if (taken) refuse(`The ${words.codeName} ${code} is already in use by ${taken.name}.`)
}

/**
 * Refuses dates that break their rules. `before` is the block as stored, null for a new one: a start that was not changed may
 * lie in the past. The caller's zone is not known, so today is the earliest day of any zone.
 */
export function checkDates(clock: Clock, { startDate, endDate }: BlockFields, before: BlockRecord | null): void {
  if (startDate !== null && endDate !== null) {
    if (endDate < startDate) refuse('The end date must not be earlier than the start date.')
    if (daysBetween(startDate, endDate) >= daysLimit) refuse(`A block may have at most ${daysLimit} days.`)
  }
  if (startDate !== null && startDate !== before?.startDate && startDate < toDay(clock.now() - halfDay))
    refuse('The start date must not be earlier than today.')
}

/** Whether an update would change the dates of a block. */
export const areDatesChanged = (block: BlockRecord, { startDate, endDate }: BlockFields): boolean =>
  startDate !== block.startDate || endDate !== block.endDate

const time = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a 24-hour time, HH:mm. */
export const isTime = (text: string): boolean => time.test(text)
