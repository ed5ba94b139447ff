import type { KindName } from '../kinds/kind.ts'

/** Names under which the database counts up the ids of what stands inside a record. */
export const sequences = { day: 'blockDay', slot: 'blockSlot' } as const

/** The name under which it counts up the numbers of a kind's codes. */
export const codeSequence = (kind: KindName): string => `${kind}BlockCode`
