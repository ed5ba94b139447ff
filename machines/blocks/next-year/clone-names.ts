import type { BlockRange } from './shift.ts'

/** How long a name and a short name may be. */
const longest = 100

/**
 * The name of a clone: years of the source's own days are raised ("2026" and "26"), else "Copy of …". A number counts as a year
 * only by itself: "Room 126" keeps its number.
 */
export function cloneName(name: string, { from, to }: BlockRange, years: number): string {
  const own = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))]
  const raised = name.replace(/(?<!\d)(?:\d{4}|\d{2})(?!\d)/g, (text) => {
    const year = own.find((one) => String(one) === text || String(one).slice(2) === text)
    return year === undefined ? text : String(year + years).slice(-text.length)
  })
  return (raised === name ? `Copy of ${name}` : raised).slice(0, longest).trimEnd()
}
