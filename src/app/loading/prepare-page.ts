import type { QueryClient } from '@tanstack/react-query'
import type { LazyCode } from '#src/ui/lazy/lazy-component.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type { FirstReadServices, RouteMatch } from '../route-spec.ts'

/** The code that the first render of an address's page needs. */
export const codeOf = ({ route: { Page, parts }, params }: RouteMatch, search: string): readonly Partial<LazyCode>[] => [
  Page,
  ...(parts?.({ params, search }) ?? []),
]

/** Whether the page of an address can be drawn at once. */
export const isCodeReady = (match: RouteMatch, search: string): boolean => codeOf(match, search).every(({ isReady }) => isReady?.() ?? true)

/** Fetches the code of the page of an address once for all callers; rejects when that fails. */
export const prepareCode = (match: RouteMatch, search: string): Promise<unknown> =>
  Promise.all(codeOf(match, search).flatMap(({ prepare }) => (prepare ? [prepare()] : [])))

/**
 * Fetches the code of the page of an address ahead of time: each part is a load of its own, so that its failure is ignored.
 * Resolves when all parts have come or failed.
 */
export const prefetchCode = (match: RouteMatch, search: string): Promise<unknown> =>
  Promise.all(codeOf(match, search).flatMap(({ prepare }) => (prepare ? [prefetch(prepare)] : [])))

/** What fetches a page, and the type of the person it is fetched for. */
export interface PageServices extends FirstReadServices {
  readonly queryClient: QueryClient
}

/** Fetches the code and the first reads of a page at the same time. Resolves when all have come or failed. */
export function preparePage(match: RouteMatch, search: string, services: PageServices): Promise<unknown> {
  const code = prefetchCode(match, search)
  const queries = match.route.firstQueries?.({ params: match.params, search }, services) ?? []
  return Promise.allSettled([code, ...queries.map((query) => query.start(services.queryClient))])
}
