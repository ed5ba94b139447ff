import { connectivityMachine, type ConnectivityPorts } from '#machines/connectivity/connectivity.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { says, silent } from '../ports.ts'

const ports: ConnectivityPorts = { watchNetwork: silent() }

export const connectivity = chartEntry({
  id: 'connectivity',
  title: 'Connectivity',
  area: 'connectivity',
  file: 'connectivity/connectivity.machine.ts',
  machine: connectivityMachine.provide({ actors: ports }),
  inputs: { 'with a network': undefined },
  events: [],
  answers: { watchNetwork: [says('network lost', { type: 'network.lost' }), says('network found', { type: 'network.found' })] },
  project: ({ value }) => value,
})
