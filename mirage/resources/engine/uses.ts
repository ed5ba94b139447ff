import type { ResourceName } from '#openapi/generated/resources.ts'
import { referenceFields } from './references.ts'
import type { Day } from '../../models.ts'
import { titleOf, type PersonalStore } from './store.ts'

/** A use of a record in the form of the wire. */
export interface RecordUse {
  readonly resource: string
  readonly id: number
  readonly name: string
  readonly field: string
  /** The days on which a block schedules it. */
  readonly days?: readonly Day[]
}

export interface RecordUses {
  readonly uses: readonly RecordUse[]
  /** How many further ones the person may not see. */
  readonly hiddenCount: number
}

/** Why records that others refer to are not deleted. */
export const usedText = (noun: string): string => `${noun} cannot be deleted: it is in use.`

/** What refers to some records of a resource, found from the rules of all; uses among themselves do not count. */
export function usesOf(resource: ResourceName, ids: ReadonlySet<number>, store: PersonalStore): RecordUses {
  const uses: RecordUse[] = []
  let hiddenCount = 0
  for (const service of Object.values(store.services)) {
    const { name, isLookup } = service.rules
    // Records of such a resource are found through the resource that keeps them.
    if (service.partOf || (isLookup && service.table)) continue
    const fields = referenceFields(service.rules.fields).filter(({ of }) => of === resource)
    if (fields.length === 0) continue
    // Stored fields only: a reference that the server computes does not keep its record from being deleted.
    for (const record of (service.table?.(store.db) ?? store.db.records(name)).where()) {
      if (name === resource && ids.has(record.id)) continue
      const labels = fields.filter(({ read }) => read(record.fields).some((value) => value.ids.some((id) => ids.has(id))))
      if (labels.length === 0) continue
      const whole = store.records(name).find(record.id) ?? record
      if (store.isInScope(name, whole))
        uses.push(...labels.map(({ label }) => ({ resource: name, id: record.id, name: titleOf(service, whole), field: label })))
      else hiddenCount += labels.length
    }
  }
  const outside = store.services[resource].outsideUses?.(ids, store) ?? []
  return { uses: [...uses, ...outside.map(({ of: _used, ...use }) => use)], hiddenCount }
}
