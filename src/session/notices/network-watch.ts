import { createActor, fromCallback, type StateValueFrom } from 'xstate'
import { connectivityMachine, type ConnectivityPorts } from '#machines/connectivity/connectivity.machine.ts'
import type { Processes } from '#src/api/processes.ts'

/** How the network is. */
export type Connectivity = StateValueFrom<typeof connectivityMachine>

const browser: ConnectivityPorts = {
  watchNetwork: fromCallback(({ sendBack }) => {
    const over = new AbortController()
    addEventListener('offline', () => sendBack({ type: 'network.lost' }), over)
    addEventListener('online', () => sendBack({ type: 'network.found' }), over)
    if (!navigator.onLine) sendBack({ type: 'network.lost' })
    return () => over.abort()
  }),
}

/** Reports the state of the network, at once and on each change; returns an unsubscribe function. */
export function watchNetwork(processes: Processes, tell: (connectivity: Connectivity) => void): () => void {
  const actor = createActor(connectivityMachine.provide({ actors: browser }))
  processes.enter(actor)
  actor.subscribe(({ value }) => tell(value))
  actor.start()
  return () => {
    actor.stop()
    processes.leave(actor)
  }
}
