import type { ResourceRules } from '#openapi/resource-rules.ts'
import { recordTexts } from '#openapi/check-record.ts'
import type { ResourceRecord } from '../../models.ts'
import { storedAs, type Breach, type Fields, type Service } from './service.ts'
import type { Store } from './store.ts'
import { folded } from './values.ts'

/** A value that only one record may have, with that of the field within whose value it is unique. */
const keyOf = (fields: Fields, name: string, within: true | string): string | null =>
  fields[name] === undefined ? null : `${within === true ? '' : folded(fields[within])}\n${folded(fields[name])}`

/** The unique fields of a resource. */
interface UniqueField {
  readonly name: string
  readonly label: string
  readonly within: true | string
}

const uniqueFields = ({ fields }: ResourceRules): UniqueField[] =>
  Object.entries(fields).flatMap(([name, { label, unique }]) => (unique === undefined ? [] : [{ name, label, within: unique }]))

/** Knows which values are taken. */
export interface Uniques {
  /** The values of a record that another one has already. */
  breaches(fields: Fields, id: number | null): Breach[]
}

/** The records whose unique values no other record may have. */
const keepers = (service: Service, store: Store): ResourceRecord[] =>
  store.records(storedAs(service)).where((record) => service.keepsUniques?.(record) ?? true)

/** Looks through all records, for one write. */
export const scanUniques = (service: Service, store: Store): Uniques => ({
  breaches: (fields, id) =>
    uniqueFields(service.rules).flatMap(({ name, label, within }) => {
      const key = keyOf(fields, name, within)
      const isTaken = key !== null && keepers(service, store).some((other) => other.id !== id && keyOf(other.fields, name, within) === key)
      return isTaken ? [[name, recordTexts.unique(label)] as const] : []
    }),
})

/** An index over all records, for many writes; a checked value counts as taken. */
export function indexUniques(service: Service, store: Store): Uniques & { take(fields: Fields, id: number | null): void } {
  const indexes = uniqueFields(service.rules).map((field) => ({ ...field, owners: new Map<string, number | null>() }))
  const take = (fields: Fields, id: number | null) => {
    for (const { name, within, owners } of indexes) {
      const key = keyOf(fields, name, within)
      if (key !== null) owners.set(key, id)
    }
  }
  for (const { id, fields } of keepers(service, store)) take(fields, id)
  return {
    take,
    breaches: (fields, id) =>
      indexes.flatMap(({ name, label, within, owners }) => {
        const key = keyOf(fields, name, within)
        const isTaken = key !== null && owners.has(key) && (id === null || owners.get(key) !== id)
        return isTaken ? [[name, recordTexts.unique(label)] as const] : []
      }),
  }
}
