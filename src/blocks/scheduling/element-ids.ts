import type { CardRef } from '#machines/blocks/scheduling/schedule-rules.ts'

/** Ids by which the focus finds its way after a card was placed, moved or removed. */
export const elementIds = {
  card: ({ slot, moduleId }: CardRef) => `slot-${slot}-module-${moduleId}`,
  /** The control that chooses versions of a card. */
  version: ({ slot, moduleId }: CardRef) => `slot-${slot}-module-${moduleId}-version`,
  dropZone: (slot: number) => `slot-${slot}-drop`,
  slot: (slot: number) => `slot-${slot}`,
}
