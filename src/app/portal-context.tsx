import { createContext, use } from 'react'
import type { Access } from '#machines/access/access.ts'
import type { MenuEntry } from '#machines/access/menu.ts'
import type { Visitor } from '#machines/access/visit.ts'
import type { Person } from '#machines/session/session-types.ts'

/** What the pages of the shell know of the person and of what they may open. */
export interface Portal {
  readonly person: Person
  readonly visitor: Visitor
  /** What is known so far: only the fixed pages while the permissions are loading or could not be loaded. */
  readonly access: Access
  readonly menu: readonly MenuEntry[] | 'loading'
  readonly productName: string
  logout(): void
}

const Context = createContext<Portal | null>(null)

export const PortalProvider = Context.Provider

/** The portal around a page; null on public pages without a session. */
export const usePortal = (): Portal | null => use(Context)

/** The portal around a page that only signed-in people reach; throws elsewhere. */
export function useSignedInPortal(): Portal {
  const portal = usePortal()
  if (!portal) throw new Error('This page is for signed-in people.')
  return portal
}
