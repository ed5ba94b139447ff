import { recordTexts } from '#openapi/check-record.ts'
import type { ControlAct, Entry, EntryErrors } from './invigilation-types.ts'

/** The most minutes that can be added at once. */
export const mostMinutes = 60

/** What the reason of an act is called. */
export const reasonLabel = (act: ControlAct): string => (act === 'note' || act === 'answer' ? 'Note' : 'Reason')

/** The minutes of an entry; null where it names none that may be added. */
export function minutesIn({ minutes }: Entry): number | null {
  const text = minutes.trim()
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= mostMinutes ? value : null
}

function minutesError(entry: Entry): string | null {
  const text = entry.minutes.trim()
  if (text === '') return recordTexts.required('Minutes')
  if (!/^-?\d+$/.test(text)) return recordTexts.integer
  return minutesIn(entry) === null ? recordTexts.range(1, mostMinutes) : null
}

/** What is wrong with an entry; nothing where it can be sent. */
export function entryErrors(act: ControlAct, entry: Entry): EntryErrors {
  const minutes = act === 'extend' ? minutesError(entry) : null
  return {
    ...(minutes !== null && { minutes }),
    ...(act !== 'answer' && entry.reason.trim() === '' && { reason: recordTexts.required(reasonLabel(act)) }),
  }
}
