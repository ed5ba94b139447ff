import type { ResourceName } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'

/** What a list had and would have no more. */
export const lostOf = <V>(before: readonly V[] | undefined, after: readonly V[] | undefined): V[] =>
  (before ?? []).filter((one) => !(after ?? []).includes(one))

/** The fields of a record that another one refers to, or null; the contract has checked them when they were stored. */
export function fieldsOf<N extends ResourceName>(name: N, id: number, store: Pick<Store, 'records'>): FieldsOf<N> | null {
  const record = store.records(name).find(id)
  return record && record.fields
}
