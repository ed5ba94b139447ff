/** How many certificates were issued in a month, named as "Nov 26". */
export interface IssuedMonth {
  readonly name: string
  readonly count: number
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' })
const shown = 12

/** The last twelve months up to a day, each with how many of the days of issue are in it. */
export function issuedByMonth(issuedOn: readonly string[], today: string): readonly IssuedMonth[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: shown }, (_, index) => {
    const first = new Date(Date.UTC(year, month - shown + index, 1))
    const start = first.toISOString().slice(0, 7)
    return { name: monthName.format(first), count: issuedOn.filter((day) => day.startsWith(start)).length }
  })
}
