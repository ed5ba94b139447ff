import { revealMachine } from '#machines/account/reveal.machine.ts'
import { chartEntry } from '../chart-entry.ts'

export const reveal = chartEntry({
  id: 'reveal',
  title: 'Reveal',
  area: 'account',
  file: 'account/reveal.machine.ts',
  machine: revealMachine,
  inputs: { 'any field': undefined },
  events: [{ type: 'value.show' }, { type: 'value.hide' }],
  answers: {},
  project: ({ value }) => value,
})
