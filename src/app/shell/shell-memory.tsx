import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useServices } from '#src/api/services.tsx'
import { useSession } from '#src/session/session-context.tsx'
import type { Clock } from '#src/time/clock.ts'
import { onMessage } from '#src/ui/kit/announce.tsx'
import { createRecentPages, type RecentPages } from '../palette/recent-pages.ts'
import { createMessageLog, type KeptMessage, type MessageLog } from './message-log.ts'

/** What the shell remembers of a person's visit. */
interface Memory {
  readonly messages: MessageLog
  readonly pages: RecentPages
}

const Context = createContext<Memory | null>(null)

const createMemory = (clock: Clock): Memory => ({ messages: createMessageLog(clock), pages: createRecentPages() })

/** Provides the memory to its children, new for each person; needs the providers of services and session. */
export function ShellMemory({ children }: { children: ReactNode }) {
  const { clock } = useServices()
  const userId = useSession().person?.userId ?? null
  const [{ memory, of }, setMemory] = useState(() => ({ memory: createMemory(clock), of: userId }))
  if (of !== userId) setMemory({ memory: createMemory(clock), of: userId })

  useEffect(() => onMessage(memory.messages.hear), [memory])
  return <Context value={memory}>{children}</Context>
}

function useMemory(): Memory {
  const memory = use(Context)
  if (!memory) throw new Error('ShellMemory must be above.')
  return memory
}

/** The last passing messages, newest first. */
export function useMessages(): readonly KeptMessage[] {
  const { messages } = useMemory()
  return useSyncExternalStore(messages.subscribe, messages.read)
}

/** Adds the current page to those visited. */
export const useNotePage = (): RecentPages['note'] => useMemory().pages.note

/** The paths of the visited pages, newest first. */
export function useRecentPages(): readonly string[] {
  const { pages } = useMemory()
  return useSyncExternalStore(pages.subscribe, pages.read)
}
