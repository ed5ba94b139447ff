import type { DateFormat } from '#machines/time/civil.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'

/** How the composer writes days. */
export const dates: DateFormat = { parse: parseEntry, format: formatCivil }
