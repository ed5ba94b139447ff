import { ageOf } from '#machines/notifications/age.ts'
import type { Sent } from '#machines/notifications/notifications-types.ts'
import { daysBetween } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { dayOf, timeOfDay } from '#src/time/clock.ts'
import { texts } from './texts.ts'

const words: readonly string[] = [texts.today, texts.yesterday]

/**
 * When a message was sent: a word under 48 hours, else dd/MM/yyyy where the browser is; a dash when it is unknown. A day
 * without a time is compared by the calendar, without a time zone.
 * @param now ms
 */
export function dateLabel({ at, day }: Sent, now: number): string {
  if (at === null) return day === null ? texts.noDate : (words[daysBetween(day, dayOf(now))] ?? formatCivil(day))
  const age = ageOf(at, now)
  if (age === 'today' || age === 'yesterday') return texts[age]
  return age === 'unknown' ? texts.noDate : formatCivil(dayOf(at))
}

/** The same in full, for a closer look; empty when there is no instant. */
export const fullDate = ({ at }: Sent): string => (at === null ? '' : `${formatCivil(dayOf(at))} ${timeOfDay(at)}`)
