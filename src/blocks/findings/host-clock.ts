import { millisecondsInMinute } from 'date-fns/constants'
import type { HostOffset } from '#machines/blocks/findings/clock-findings.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(clock: string): Intl.DateTimeFormat {
  const known = formats.get(clock)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: clock,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(clock, made)
  return made
}

/** How far this browser puts a zone ahead of UTC; null for a zone that it does not know. */
export const hostOffset: HostOffset = (instant, clock) => {
  try {
    const parts = new Map(
      formatOf(clock)
        .formatToParts(instant)
        .map(({ type, value }) => [type, Number(value)]),
    )
    const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'))
    return (wall - Math.floor(instant / millisecondsInMinute) * millisecondsInMinute) / millisecondsInMinute
  } catch {
    return null
  }
}
