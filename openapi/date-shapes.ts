/** The shapes in which days and instants are sent. */

/** Whether a text is a day of the calendar, yyyy-MM-dd; Date alone would move 30 February into March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Whether a text is an instant in UTC, yyyy-MM-dd HH:mm:ss.SSSSSS: stored ones are compared as texts. */
export const isStamp = (text: string): boolean => /^.{10} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}$/.test(text) && isDay(text.slice(0, 10))
