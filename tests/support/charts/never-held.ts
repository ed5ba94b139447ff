const reason = 'Nothing of it is for one record alone.'
const switched = 'It has no switch.'

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

/** Parts that an editor cannot reach when it never makes its record inactive. */
export const neverConfirmed: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'open.confirming',
    'open.checking: at once 3/5 [isAsked] → open.confirming',
    'open.confirming: save.accept → open.checking',
    'open.confirming: save.cancel → open.editing',
  ].map((name) => [name, switched]),
)
