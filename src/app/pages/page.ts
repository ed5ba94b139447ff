import type { ReactNode } from 'react'

/** What every page is given, whatever it shows. */
export interface PageProps {
  /** The pattern that led here, one of the route table's. */
  readonly pattern: string
  /** Values of the pattern's parameters, as they stand in the address. */
  readonly params: Readonly<Record<string, string>>
  readonly title: string
  /** The trail to this page, with its last crumb; nothing where none is shown. */
  breadcrumbs(last: string): ReactNode
}
