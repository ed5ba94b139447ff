import { createContext, use, type ComponentType } from 'react'
import type { Access } from '#machines/access/access.ts'
import type { MenuEntry } from '#machines/access/menu.ts'
import type { Visitor } from '#machines/access/visit.ts'
import type { Crumb } from '#src/ui/navigation/breadcrumbs.tsx'
import type { Person } from '#machines/session/session-types.ts'

/** What the pages of the shell know of the person and of what they may open. */
export interface Portal {
  readonly person: Person
  readonly visitor: Visitor
  /** What is known so far: only the fixed pages while the permissions are loading or could not be loaded. */
  readonly access: Access
  readonly menu: readonly MenuEntry[] | 'loading' | 'unavailable'
  readonly productName: string
}

const Context = createContext<Portal | null>(null)

export const PortalProvider = Context.Provider

/** The portal around a page behind the guard; throws on public pages. */
export function useSignedInPortal(): Portal {
  const portal = use(Context)
  if (!portal) throw new Error('This page is for signed-in people.')
  return portal
}

/** Where a page is, and what it calls itself. */
export interface TrailProps {
  readonly path: string
  readonly last: string
  /** The page that this one belongs to, where the menu does not know it. */
  readonly parent?: Crumb
  /** The parts of the page that lead to what it shows, from the outside in. */
  readonly within?: readonly Crumb[]
}

/** Draws the trail of a page; given by the shell, so that pages without one have no trail. */
export const TrailContext = createContext<ComponentType<TrailProps> | null>(null)
