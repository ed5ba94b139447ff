import type { RecordUse } from '../record-types.ts'

/** The first uses, as many as there is room for: one of each resource before a second of any. */
export function firstUses(uses: readonly RecordUse[], room: number): readonly RecordUse[] {
  const met = new Map<string, number>()
  const placed = uses.map((use, index) => {
    const turn = met.get(use.resource) ?? 0
    met.set(use.resource, turn + 1)
    return { use, turn, index }
  })
  return placed
    .toSorted((one, other) => one.turn - other.turn || one.index - other.index)
    .slice(0, room)
    .map(({ use }) => use)
}
