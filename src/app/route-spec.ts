import type { FunctionComponent } from 'react'
import { segmentsOf } from '#machines/access/canonical-path.ts'
import type { ContactType } from '#machines/access/contact-types.ts'
import { bySpecificity, isMatch, matchPattern, toPattern, type RoutePattern } from '#machines/access/route-pattern.ts'
import type { SubRoute } from '#machines/access/sub-routes.ts'
import type { FirstQuery, ReadingServices } from '#src/api/first-query.ts'
import type { LazyCode, LazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { PageProps } from './pages/page.ts'

/**
 * Around a page: `app` the shell with a padded sheet, `appFlush` the shell with a sheet that the page touches, `student`
 * the shell of the student portal, `focus` no shell for a signed-in person, `public` and `maintenance` no shell.
 */
type Layout = 'app' | 'appFlush' | 'student' | 'focus' | 'public' | 'maintenance'

/** The rough layout of a page, for the skeleton that is shown while the page loads. */
export type PageShape = 'list' | 'dashboard' | 'tiles' | 'wizard' | 'text'

/** An address as its page reads it. */
export interface PagePlace {
  readonly params: Readonly<Record<string, string>>
  /** With its question mark, or empty. */
  readonly search: string
}

/** What the first reads of a page need, and the type of the person who opens it. */
export interface FirstReadServices extends ReadingServices {
  readonly contactType: ContactType | null
}

/** One address of the portal. */
export interface RouteSpec {
  readonly pattern: RoutePattern
  readonly title: string
  /** The title of an address whose query says what stands there. */
  readonly titleAt?: (search: string) => string
  readonly layout: Layout
  /** Labels of which any one opens the page, as far as the portal knows them by itself; none for pages that need no label. */
  readonly permissions: readonly string[]
  /** The list below which the page stands, and by which rights its addresses open to those who have the list. */
  readonly below?: { readonly list: string; readonly pages: readonly SubRoute[] }
  /** Unknown addresses below the page lead to it. */
  readonly takesUnknown?: boolean
  /** Addresses with the same name keep one page alive between them; by default each address has its own. */
  readonly family?: string
  /** Where the menu names the page, the menu's word is its title. */
  readonly isNamedByMenu?: true
  /** The page brings its own frame. */
  readonly isFramed?: true
  readonly Page: RoutePage
  readonly shape: PageShape
  /** Code that the page needs besides its own to be drawn at a place. */
  readonly parts?: (place: PagePlace) => readonly LazyCode[]
  /** The reads that the page begins with, sent while its code loads; empty for an address that names no record. */
  readonly firstQueries?: (place: PagePlace, services: FirstReadServices) => readonly FirstQuery[]
}

/** A page of the table: lazyComponent, or part of the code that has the table. */
export type RoutePage = FunctionComponent<PageProps> & Partial<Pick<LazyComponent<PageProps>, 'prepare' | 'isReady' | 'retry'>>

/** The pattern of a path; throws for a text that is none. */
export function patternOf(path: string): RoutePattern {
  const pattern = toPattern(path)
  if (!pattern) throw new Error(`${path} is no path of the portal.`)
  return pattern
}

/** A row of the table; throws for a path that is none. */
export function route(
  path: string,
  title: string,
  Page: RoutePage,
  { layout = 'app', permissions = [], shape = 'text', ...rest }: Partial<Omit<RouteSpec, 'pattern' | 'title' | 'Page'>> = {},
): RouteSpec {
  return { ...rest, pattern: patternOf(path), title, layout, Page, permissions, shape }
}

/** A path's row with the values of its parameters. */
export interface RouteMatch {
  readonly route: RouteSpec
  readonly params: Readonly<Record<string, string>>
}

/** The row of a path: the most specific one that matches; null when the table does not know the address. */
export function matchAmong(table: readonly RouteSpec[], path: string): RouteMatch | null {
  const segments = segmentsOf(path)
  const [best] = table.filter(({ pattern }) => isMatch(pattern, segments)).sort((one, other) => bySpecificity(one.pattern, other.pattern))
  const params = best && matchPattern(best.pattern, segments)
  return best && params ? { route: best, params } : null
}
