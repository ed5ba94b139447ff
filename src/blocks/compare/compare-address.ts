import { differenceKinds, type DifferenceKind } from '#machines/blocks/compare/compare.ts'
import type { BlockKindPaths } from '../kinds/block-paths.ts'

/** What stands in the place of an id for the unsaved changes of the block on the left. */
export const draftSide = 'draft'

/** What a comparison shows: encrypted ids, `draftSide` on the right, or null where no block is chosen. */
export interface CompareAddress {
  readonly left: string | null
  readonly right: string | null
  /** Only differences of this kind; null for all. */
  readonly show: DifferenceKind | null
}

/** The comparison that an address (its part from "?" on) names. */
export function readCompareAddress(search: string): CompareAddress {
  const given = new URLSearchParams(search)
  return {
    left: given.get('left') || null,
    right: given.get('right') || null,
    show: differenceKinds.find((kind) => kind === given.get('show')) ?? null,
  }
}

/** The address of a comparison. */
export function comparisonOf({ compare }: Pick<BlockKindPaths, 'compare'>, { left, right, show }: Partial<CompareAddress>): string {
  const query = new URLSearchParams()
  if (left) query.set('left', left)
  if (right) query.set('right', right)
  if (show) query.set('show', show)
  return query.size > 0 ? `${compare}?${query}` : compare
}
