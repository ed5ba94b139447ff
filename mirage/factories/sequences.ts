import type { KindName } from '../kinds/kind.ts'

/** Names of the sequences for ids inside records. */
export const sequences = { day: 'blockDay', slot: 'blockSlot' } as const

/** The name of the sequence for the codes of a kind. */
export const codeSequence = (kind: KindName): string => `${kind}BlockCode`
