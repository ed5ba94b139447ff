const hour = 3_600_000
const day = 24 * hour

/** How a message's age is shown: by a word up to two days, then by its date; `unknown` without an instant. */
type Age = 'today' | 'yesterday' | 'earlier' | 'unknown'

/**
 * The age of a message: today under 24 hours, yesterday under 48. Clocks differ, so an instant that is ahead by less than a
 * day is today's too; one further ahead is told by its date.
 * @param at when it was sent, ms
 * @param now ms
 */
export function ageOf(at: number | null, now: number): Age {
  if (at === null || Number.isNaN(at)) return 'unknown'
  const age = now - at
  if (age <= -day || age >= 2 * day) return 'earlier'
  return age < day ? 'today' : 'yesterday'
}
