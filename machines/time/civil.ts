/** A day of the calendar without a zone, yyyy-MM-dd. */
export type CivilDate = string

/** A wall-clock time, 24-hour HH:mm. */
export type SlotTime = string
