/** Names under which the database counts up the ids of what stands inside a record, and the numbers of codes. */
export const sequences = {
  day: 'blockDay',
  slot: 'blockSlot',
  code: { exam: 'examBlockCode', test: 'testBlockCode' },
} as const
