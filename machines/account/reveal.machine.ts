import { setup } from 'xstate'

type RevealEvent = { type: 'value.show' } | { type: 'value.hide' }

/** A secret value that can be looked at: it hides again by itself after two seconds. */
export const revealMachine = setup({
  types: { events: {} as RevealEvent, tags: {} as 'shown' },
  delays: { revealed: 2000 },
}).createMachine({
  id: 'reveal',
  initial: 'hidden',
  states: {
    hidden: { on: { 'value.show': 'revealed' } },
    revealed: { tags: 'shown', on: { 'value.hide': 'hidden' }, after: { revealed: 'hidden' } },
  },
})
