/** A day of the calendar without a zone, yyyy-MM-dd. */
export type CivilDate = string

/** A wall-clock time, 24-hour HH:mm. */
export type SlotTime = string

/** How dates are written: the day of a typed text (null when it is none), and the text of a day. */
export interface DateFormat {
  parse(text: string): CivilDate | null
  format(date: CivilDate): string
}
