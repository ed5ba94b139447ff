import type { ReactNode } from 'react'
import type { Crumb } from '#src/ui/navigation/breadcrumbs.tsx'

/** The props of every page. */
export interface PageProps {
  /** The pattern of the route table that matched. */
  readonly pattern: string
  /** Values of the pattern's parameters, as in the address. */
  readonly params: Readonly<Record<string, string>>
  readonly title: string
  /** The breadcrumbs: the menu's, then `parent` if any, then `last`, then what is shown of it, from the outside in. Nothing on layouts without breadcrumbs. */
  breadcrumbs(last: string, parent?: Crumb, within?: readonly Crumb[]): ReactNode
}
