/** Every visible text of the developers' inspector. */
export const texts = {
  title: 'Inspector',
  actors: 'Live machines',
  none: 'No machine is at work.',
  state: 'State',
  events: 'Last events',
  noEvents: 'Nothing has happened since the inspector was opened.',
  chart: 'Chart',
  stately: 'Open in the Stately inspector',
  statelyOpened: 'Sent to the Stately inspector, which needs the internet.',
  fold: 'Fold the inspector',
  unfold: 'Unfold the inspector',
  ignored: 'ignored',
  at: (ms: number) => `${(ms / 1000).toFixed(2)} s`,
} as const
