import type { QueryClient } from '@tanstack/react-query'
import type { LazyCode } from '#src/ui/lazy/lazy-component.ts'
import type { ReadingServices } from '#src/api/first-query.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type { RouteMatch } from '../route-spec.ts'

/** What the page of an address draws itself with at first. */
export const codeOf = ({ route: { Page, parts }, params }: RouteMatch, search: string): readonly Partial<LazyCode>[] => [
  Page,
  ...(parts?.({ params, search }) ?? []),
]

/** Whether the page of an address can be drawn at once. */
export const isCodeReady = (match: RouteMatch, search: string): boolean => codeOf(match, search).every(({ isReady }) => isReady?.() ?? true)

/** Fetches the code of the page of an address, once for all who ask; rejects when it cannot be had. */
export const prepareCode = (match: RouteMatch, search: string): Promise<unknown> =>
  Promise.all(codeOf(match, search).flatMap(({ prepare }) => (prepare ? [prepare()] : [])))

/** Asks for the code of a page and for its first reads at once: neither waits for the other. */
export function preparePage(match: RouteMatch, search: string, services: ReadingServices & { readonly queryClient: QueryClient }): void {
  void prefetch(() => prepareCode(match, search))
  for (const query of match.route.firstQueries?.({ params: match.params, search }, services) ?? []) void query.start(services.queryClient)
}
