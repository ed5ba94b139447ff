import type { CertificateMonth } from '#openapi/generated/schema.d.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'

const shown = 12

/** How many of the certificates that the caller sees were issued in each of the last twelve months. */
export function certificatesByMonth(store: PersonalStore): CertificateMonth[] {
  const [year = 0, month = 0] = store.today.split('-').map(Number)
  const months = Array.from({ length: shown }, (_, index) => new Date(Date.UTC(year, month - shown + index, 1)).toISOString().slice(0, 7))
  const counts = new Map(months.map((name) => [name, 0]))
  for (const { fields } of store.scoped('Certificate')) {
    const name = textOf(fields['issuedOn']).slice(0, 7)
    const count = counts.get(name)
    if (count !== undefined) counts.set(name, count + 1)
  }
  return [...counts].map(([name, count]) => ({ month: name, count }))
}
