import { createElement, lazy, type ComponentType } from 'react'
import { segmentsOf } from '#machines/access/canonical-path.ts'
import { bySpecificity, matchPattern, toPattern, type RoutePattern } from '#machines/access/route-pattern.ts'
import type { PageProps } from './pages/page.ts'

/**
 * Around a page: `app` the shell with a padded sheet, `appFlush` the shell with a sheet that the page touches, `student`
 * the shell of the student portal, `public` and `maintenance` no shell.
 */
export type Layout = 'app' | 'appFlush' | 'student' | 'public' | 'maintenance'

/** One address of the portal. */
export interface RouteSpec {
  readonly pattern: RoutePattern
  readonly title: string
  readonly layout: Layout
  /** Labels of which any one opens the page, as far as the portal knows them by itself; none for pages that need no label. */
  readonly permissions: readonly string[]
  /** Addresses with the same name keep one page alive between them; by default each address has its own. */
  readonly family?: string
  /** Where the menu names the page, the menu's word is its title. */
  readonly isNamedByMenu?: true
  /** The page brings its own frame. */
  readonly isFramed?: true
  readonly Page: RoutePage
}

/** A page of the table. */
export type RoutePage = ComponentType<PageProps> & {
  /** Before a page that has failed is tried again. */
  readonly retry?: () => void
  /** Fetches the code ahead of time, once for all who ask. */
  readonly prepare?: () => Promise<unknown>
}

/** A page whose code comes when it is opened; code that did not come is asked for again when the page is tried again. */
export function lazyPage(load: () => Promise<ComponentType<PageProps>>): RoutePage {
  let hasFailed = false
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        hasFailed = true
        throw error
      }
    })
  let Page = attempt()
  let coming: Promise<unknown> | null = null
  return Object.assign((props: PageProps) => createElement(Page, props), {
    retry: () => {
      if (hasFailed) Page = attempt()
      hasFailed = false
    },
    prepare: () => {
      const forget = () => {
        coming = null
      }
      coming ??= load()
      coming.catch(forget)
      return coming
    },
  })
}

/** A row of the table; throws for a path that is none. */
export function route(
  path: string,
  title: string,
  Page: RoutePage,
  { layout = 'app', permissions = [], ...rest }: Partial<Omit<RouteSpec, 'pattern' | 'title' | 'Page'>> = {},
): RouteSpec {
  const pattern = toPattern(path)
  if (!pattern) throw new Error(`${path} is no path of the portal.`)
  return { ...rest, pattern, title, layout, Page, permissions }
}

/** A path's row with the values of its parameters. */
export interface RouteMatch {
  readonly route: RouteSpec
  readonly params: Readonly<Record<string, string>>
}

/** The row of a path: the most specific one that matches; null when the table does not know the address. */
export function matchAmong(table: readonly RouteSpec[], path: string): RouteMatch | null {
  const segments = segmentsOf(path)
  const [best] = table
    .flatMap((one) => {
      const params = matchPattern(one.pattern, segments)
      return params ? [{ route: one, params }] : []
    })
    .sort((one, other) => bySpecificity(one.route.pattern, other.route.pattern))
  return best ?? null
}
