import type { ReactNode } from 'react'
import type { Crumb } from '#src/ui/navigation/breadcrumbs.tsx'

/** What every page is given, whatever it shows. */
export interface PageProps {
  /** The pattern that led here, one of the route table's. */
  readonly pattern: string
  /** Values of the pattern's parameters, as they stand in the address. */
  readonly params: Readonly<Record<string, string>>
  readonly title: string
  /** The trail to this page: after the menu's crumbs the page it belongs to, if any, and the last one. Nothing where none is shown. */
  breadcrumbs(last: string, parent?: Crumb): ReactNode
}
