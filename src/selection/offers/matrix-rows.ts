import type { StoredRecord } from '#src/resources/record-types.ts'

/** A centre with what it is offered, by the id of the curriculum. */
export interface MatrixRow {
  readonly id: string
  readonly name: string
  readonly offers: ReadonlyMap<string, StoredRecord>
}

export interface MatrixColumn {
  readonly id: string
  readonly name: string
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const nameIn = (offer: StoredRecord, resource: string, id: string): string => offer.names[resource]?.[id]?.name ?? ''

/** Offers by centre and curriculum, both in the order of their names. */
export function matrixOf(offers: readonly StoredRecord[]): {
  readonly columns: readonly MatrixColumn[]
  readonly rows: readonly MatrixRow[]
} {
  const columns = new Map<string, string>()
  const rows = new Map<string, { id: string; name: string; offers: Map<string, StoredRecord> }>()
  for (const offer of offers) {
    const [centreId, curriculumId] = [String(offer.fields['centreId']), String(offer.fields['curriculumId'])]
    columns.set(curriculumId, nameIn(offer, 'Curriculum', curriculumId))
    const row = rows.get(centreId) ?? { id: centreId, name: nameIn(offer, 'Centre', centreId), offers: new Map<string, StoredRecord>() }
    row.offers.set(curriculumId, offer)
    rows.set(centreId, row)
  }
  return {
    columns: [...columns].map(([id, name]) => ({ id, name })).toSorted((a, b) => compare(a.name, b.name)),
    rows: [...rows.values()].toSorted((a, b) => compare(a.name, b.name)),
  }
}
