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

/** How many days are left to choose, the last one included; 0 before the window opens and once it has closed. */
export const daysLeft = (window: SelectionWindow, today: string): number =>
  closedText(window, today) === null ? Math.round((Date.parse(window.selectionTo) - Date.parse(today)) / dayMs) + 1 : 0
