import { toDateTime } from '../../clock.ts'
import type { Day } from '../../models.ts'

const [march, october] = [2, 9]
const [anHour, aDay] = [3_600_000, 86_400_000]

/** When the clocks of the United Kingdom change in a month: its last Sunday, 01:00 UTC. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * aDay
}

/** The instant of a time in the United Kingdom, as on the wire. */
export function ukInstant(day: Day, time: string): string {
  const inWinter = Date.parse(`${day}T${time}:00Z`)
  const year = Number(day.slice(0, 4))
  const isSummer = inWinter >= changeIn(year, march) && inWinter - anHour < changeIn(year, october)
  return toDateTime(isSummer ? inWinter - anHour : inWinter)
}

/** The day and the time in the United Kingdom of an instant as on the wire. */
export function ukTimeOf(at: string): { readonly day: Day; readonly time: string } {
  const instant = Date.parse(`${at.slice(0, 19).replace(' ', 'T')}Z`)
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= changeIn(year, march) && instant < changeIn(year, october)
  const [day = '', time = ''] = toDateTime(isSummer ? instant + anHour : instant).split(' ')
  return { day, time: time.slice(0, 5) }
}
