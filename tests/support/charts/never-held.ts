const reason = 'Nothing of it is for one record alone.'

/** Parts that an editor cannot reach when no other record can hold one of its values. */
export const neverHeld: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'open.handingOver',
    'open.creating: createRecord failed 1/2 [isHeld] → open.handingOver',
    'open.updating: updateRecord failed 1/2 [isHeld] → open.handingOver',
    'open.handingOver: handOver.accept → open.checking',
    'open.handingOver: handOver.cancel → open.editing',
  ].map((name) => [name, reason]),
)
