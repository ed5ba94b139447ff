import type { BlockWords } from '../kinds/kind.ts'
import type { Db } from '../db.ts'
import type { AcademicDateRecord } from '../models.ts'
import { notFound, refuse } from './blocks-shared-refusal.ts'
import { changeBlock, findBlock, isTime, type BlockCall } from './blocks-shared-rules.ts'

const datesChanged = 'academic dates changed'

/** An academic date as sent; `id` 0 is new. */
export type AcademicDateInput = Omit<AcademicDateRecord, 'blockId'>

/** The academic dates of a block, in the order in which they were made. */
export const academicDatesOf = (db: Db, blockId: number): AcademicDateRecord[] => db.academicDates.where((date) => date.blockId === blockId)

/** Refuses academic dates that break their rules. They are not limited to the block's own range. */
export function checkAcademicDates(dates: readonly AcademicDateInput[]): void {
  for (const { name, custom, startDate, endDate, startTime } of dates) {
    if (name.trim() === '') refuse(custom === 1 ? 'A further academic date needs a name.' : 'An academic date has lost its name.')
    if (startDate !== null && endDate !== null && endDate < startDate)
      refuse(`The end date of ${name} must not be earlier than its start date.`)
    if (startTime !== '' && !isTime(startTime)) refuse(`The start time of ${name} must be a 24-hour time, HH:mm.`)
  }
}

/** The stored date that a sent one changes. A default date sent as new again, after its answer was lost, changes the stored one. */
const storedOf = (stored: readonly AcademicDateRecord[], date: AcademicDateInput): AcademicDateRecord | undefined =>
  date.id !== 0
    ? stored.find(({ id }) => id === date.id)
    : stored.find((known) => known.custom === 0 && date.custom === 0 && known.tempId === date.tempId && known.name === date.name)

/** Stores academic dates of a block: new ones are added, known ones changed, those not named stay. */
export function storeAcademicDates(db: Db, blockId: number, dates: readonly AcademicDateInput[]): void {
  for (const { id: _sent, ...fields } of dates) {
    const known = storedOf(academicDatesOf(db, blockId), { id: _sent, ...fields })
    if (known) db.academicDates.update(known.id, fields)
    else db.academicDates.insert({ ...fields, blockId })
  }
}

/** The academic date update of a saved block; refuses the whole list when one of it breaks a rule. */
export function saveAcademicDates(call: BlockCall, words: BlockWords, blockId: number, dates: readonly AcademicDateInput[]): void {
  const { db } = call
  const block = findBlock(db, words, blockId)
  checkAcademicDates(dates)
  const known = new Set(academicDatesOf(db, block.id).map(({ id }) => id))
  const stray = dates.find(({ id }) => id !== 0 && !known.has(id))
  if (stray) refuse(`The academic date ${stray.name} does not belong to this ${words.noun}.`)
  storeAcademicDates(db, block.id, dates)
  changeBlock(call, block, {}, datesChanged)
}

/** Deletes an academic date of a block of the kind. */
export function deleteAcademicDate(call: BlockCall, words: BlockWords, id: number): void {
  const { db } = call
  const date = db.academicDates.find(id)
  const block = date && db.blocks.find(date.blockId)
  if (block?.kind !== words.kind) return notFound('academic date')
  db.academicDates.remove(id)
  changeBlock(call, block, {}, datesChanged)
}
