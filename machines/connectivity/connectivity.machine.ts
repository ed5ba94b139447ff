import { setup, type CallbackActorLogic, type EventObject } from 'xstate'
import { unprovidedCallback } from '#machines/unprovided.ts'

/** What connectivity needs done. */
export type ConnectivityPorts = {
  /** Sends `network.lost` and `network.found` as the network goes and comes; at the start `network.lost` where there is none. */
  watchNetwork: CallbackActorLogic<EventObject>
}

const ports: ConnectivityPorts = { watchNetwork: unprovidedCallback('watchNetwork') }

/** Whether there is a network. Its return is shown for three seconds; being online from the start is not. */
export const connectivityMachine = setup({
  types: { events: {} as { type: 'network.lost' } | { type: 'network.found' } },
  actors: ports,
  delays: { greeting: 3000 },
}).createMachine({
  id: 'connectivity',
  invoke: { src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: { on: { 'network.lost': 'offline' } },
    offline: { on: { 'network.found': 'backOnline' } },
    backOnline: { after: { greeting: 'online' }, on: { 'network.lost': 'offline' } },
  },
})
