import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useProcesses } from '#src/api/use-watched.ts'
import { passMessage } from '#src/ui/kit/announce.tsx'
import type { Connectivity } from './network-watch.ts'
import { texts } from '../texts.ts'

const Context = createContext<Connectivity>('online')

/** Watches over the network for everything below, on every page; its code comes after the first page. */
export function ConnectivityProvider({ children }: { children: ReactNode }) {
  const [connectivity, setConnectivity] = useState<Connectivity>('online')
  const processes = useProcesses()
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    const begin = async () => {
      const { watchNetwork } = await import('./network-watch.ts')
      if (!isOver) stop = watchNetwork(processes, setConnectivity)
    }
    // Without its code only the network notices are missing.
    begin().catch(() => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [processes])
  useEffect(() => {
    if (connectivity === 'backOnline') passMessage({ text: texts.connectivity.backOnline, kind: 'message' })
  }, [connectivity])
  return <Context value={connectivity}>{children}</Context>
}

export const useConnectivity = (): Connectivity => use(Context)
