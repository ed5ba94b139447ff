import { dayInWords, selectionTexts } from './texts.ts'

/** The days on which a centre may choose, both of them included. */
export interface SelectionWindow {
  readonly selectionFrom: string
  readonly selectionTo: string
}

/** Why a centre may not choose on a day, in words; null while it may. */
export function closedText({ selectionFrom, selectionTo }: SelectionWindow, today: string): string | null {
  if (today < selectionFrom) return selectionTexts.notOpen(dayInWords(selectionFrom))
  return today > selectionTo ? selectionTexts.closed(dayInWords(selectionTo)) : null
}

const dayMs = 24 * 60 * 60 * 1000

/** How many days are left, the last one included; 0 once the window has closed. */
export const daysLeft = ({ selectionTo }: Pick<SelectionWindow, 'selectionTo'>, today: string): number =>
  Math.max(0, Math.round((Date.parse(selectionTo) - Date.parse(today)) / dayMs) + 1)
