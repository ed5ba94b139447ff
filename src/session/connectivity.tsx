import { useMachine } from '@xstate/react'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { fromCallback, type StateValueFrom } from 'xstate'
import { connectivityMachine, type ConnectivityPorts } from '#machines/connectivity/connectivity.machine.ts'
import { passMessage } from '../ui/announce.tsx'
import { texts } from './texts.ts'

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
const machine = connectivityMachine.provide({ actors: browser })

const Context = createContext<Connectivity>('online')

/** Watches over the network for everything below, on every page. */
export function ConnectivityProvider({ children }: { children: ReactNode }) {
  const [{ value }] = useMachine(machine)
  useEffect(() => {
    if (value === 'backOnline') passMessage({ text: texts.connectivity.backOnline, kind: 'message' })
  }, [value])
  return <Context value={value}>{children}</Context>
}

export const useConnectivity = (): Connectivity => use(Context)
