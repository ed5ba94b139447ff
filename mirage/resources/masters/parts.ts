import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import type { RecordUse } from '../engine/uses.ts'

/** What a list had and would have no more. */
export const lostOf = <V>(before: readonly V[] | undefined, after: readonly V[] | undefined): V[] =>
  (before ?? []).filter((one) => !(after ?? []).includes(one))

/** The fields of a record that another one refers to, or null; the contract has checked them when they were stored. */
export function fieldsOf<N extends ResourceName>(name: N, id: number, store: Pick<Store, 'records'>): FieldsOf<N> | null {
  const record = store.records(name).find(id)
  return record && record.fields
}

/** Records as uses, in the field with a label. */
export const usesBy = (
  resource: ResourceName,
  records: readonly ResourceRecord[],
  field: string,
  { named }: Pick<Store, 'named'>,
): RecordUse[] => records.map(({ id }) => ({ resource, id, name: named(resource, id), field }))

/** Refuses (409) a change that would take from other records what they use; the answer has all of them, the text names the first. */
export function refuseUsed(uses: readonly RecordUse[], words: (first: string) => string): void {
  const [first] = uses
  if (first) throw new RecordRefusal(409, words(first.name), { kind: 'used', uses, hiddenCount: 0 })
}
