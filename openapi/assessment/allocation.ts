/** How many markers mark each script. */
export type MarkingMode = 'Single' | 'Double blind' | 'Sample 20 %'

/** A script given to a marker. */
export interface Allocated {
  readonly candidateNumber: string
  readonly markerId: number
  readonly role: 'First' | 'Second'
}

const sampleStep = 5

/** The candidates whose scripts a second marker marks too: all, none, or every fifth by number, counted on from those before. */
export function doubleMarked(candidates: readonly string[], mode: MarkingMode, before = 0): readonly string[] {
  if (mode === 'Single') return []
  const inOrder = candidates.toSorted()
  return mode === 'Double blind' ? inOrder : inOrder.filter((_, index) => (before + index + 1) % sampleStep === 0)
}

/** How many markers a mode needs at least. */
export const markersNeeded = (mode: MarkingMode): number => (mode === 'Single' ? 1 : 2)

/**
 * Gives scripts to markers. No marker has two roles in one script, and where possible none has more than one script more than
 * another. Scripts that are given already count, and keep their markers; a sample is drawn only from those that are not.
 */
export function allocate(
  candidates: readonly string[],
  markerIds: readonly number[],
  mode: MarkingMode,
  given: readonly Allocated[] = [],
): readonly Allocated[] {
  if (markerIds.length < markersNeeded(mode)) return []
  const load = new Map(markerIds.map((id) => [id, given.filter(({ markerId }) => markerId === id).length]))
  const held = new Map(given.map(({ candidateNumber, role, markerId }) => [`${candidateNumber}/${role}`, markerId]))
  const fresh: Allocated[] = []
  const give = (candidateNumber: string, role: Allocated['role']) => {
    if (held.has(`${candidateNumber}/${role}`)) return
    const other = held.get(`${candidateNumber}/${role === 'First' ? 'Second' : 'First'}`)
    const [markerId] = markerIds.filter((id) => id !== other).toSorted((one, two) => (load.get(one) ?? 0) - (load.get(two) ?? 0))
    if (markerId === undefined) return
    held.set(`${candidateNumber}/${role}`, markerId)
    load.set(markerId, (load.get(markerId) ?? 0) + 1)
    fresh.push({ candidateNumber, markerId, role })
  }
  const firsts = given.filter(({ role }) => role === 'First')
  const drawnFrom = mode === 'Double blind' ? candidates : candidates.filter((one) => !held.has(`${one}/First`))
  const seconds = new Set(doubleMarked(drawnFrom, mode, firsts.length))
  for (const candidate of candidates.toSorted()) {
    give(candidate, 'First')
    if (seconds.has(candidate)) give(candidate, 'Second')
  }
  return fresh
}

/** A script whose two totals lie too far apart, with those who gave them. */
export interface Disputed {
  readonly candidateNumber: string
  readonly markerIds: readonly number[]
}

/** Gives disputed scripts to a third marker each, who has no other role in them and the least to do; none where there is none. */
export function allocateThirds(
  disputed: readonly Disputed[],
  markerIds: readonly number[],
  loadOf: (markerId: number) => number,
): readonly { readonly candidateNumber: string; readonly markerId: number }[] {
  const load = new Map(markerIds.map((id) => [id, loadOf(id)]))
  return disputed.flatMap(({ candidateNumber, markerIds: taken }) => {
    const [markerId] = markerIds.filter((id) => !taken.includes(id)).toSorted((one, two) => (load.get(one) ?? 0) - (load.get(two) ?? 0))
    if (markerId === undefined) return []
    load.set(markerId, (load.get(markerId) ?? 0) + 1)
    return [{ candidateNumber, markerId }]
  })
}
