import * as v from 'valibot'
import { blockResources } from '#openapi/generated/block-resources.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

const ids = v.optional(v.array(v.number()), [])
const blocks = v.fallback(v.array(v.object({ testblockIds: ids, examblockIds: ids })), [])
const intakes = v.fallback(v.array(v.object({ intakeId: v.number() })), [])

/** The ids of the blocks and intakes in the selections of a centre, by resource; a resource without any is left out. */
export function chosenIn(selections: readonly Pick<StoredRecord, 'fields'>[]): ReadonlyMap<string, ReadonlySet<number>> {
  const kept = selections.filter(({ fields }) => fields['decision'] !== 'Rejected')
  const chosen = kept.flatMap(({ fields }) => v.parse(blocks, fields['blocks']))
  const all: readonly (readonly [string, readonly number[]])[] = [
    [blockResources.exam, chosen.flatMap(({ examblockIds }) => examblockIds)],
    [blockResources.test, chosen.flatMap(({ testblockIds }) => testblockIds)],
    ['Intake', kept.flatMap(({ fields }) => v.parse(intakes, fields['intakes']).map(({ intakeId }) => intakeId))],
  ]
  return new Map(all.flatMap(([resource, of]) => (of.length === 0 ? [] : [[resource, new Set(of)] as const])))
}
