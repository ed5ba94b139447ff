import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useServices } from '#src/api/services.tsx'
import { useSessionParts } from '#src/session/session-context.tsx'
import { storageFaults } from '#src/storage/storage-faults.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { texts } from '../texts.ts'
import type { SignedInVisit } from '../guard/signed-in-visit.ts'
import type { AppState } from './app-state.ts'
import { personalOf } from './personal.ts'

const Context = createContext<AppState | null>(null)

/** What the pages remember for the signed-in person; throws on public pages. */
export function useAppState(): AppState {
  const state = use(Context)
  if (!state) throw new Error('This page is for signed-in people.')
  return state
}

interface PersonalStateProps {
  readonly view: Pick<SignedInVisit, 'person' | 'path'>
  readonly children: ReactNode
}

/** Around the pages of one person: what they remember, and where the person is. Give it the person's id as key. */
export function PersonalState({ view: { person, path }, children }: PersonalStateProps) {
  const { clock } = useServices()
  const session = useSessionParts()
  const [{ state }] = useState(() => personalOf({ session, person, clock, local: () => localStorage }))

  useEffect(() => state.arrive(path), [state, path])
  useEffect(() => storageFaults.onFirst(() => toast.message(texts.storageFault)), [])

  return <Context value={state}>{children}</Context>
}
