import { createElement } from 'react'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import type { LazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { FirstQueries } from '../loading/first-calls.ts'
import type { PageProps } from '../pages/page.ts'
import type { RouteSpec } from '../route-spec.ts'

/** What stands at a path for one kind of record. */
export interface KindOfPage {
  /** What `?kind=` says; undefined for what stands there without it. */
  readonly kind: string | undefined
  readonly title: string
  readonly Page: LazyComponent<PageProps>
  readonly firstQueries?: FirstQueries
}

const kindIn = (search: string): string => new URLSearchParams(search).get('kind') ?? ''

/** What a row says of a path at which several resources stand: the address asks for one of them by `?kind=`. */
export function pagesByKind(
  usual: KindOfPage,
  others: readonly KindOfPage[],
): Pick<RouteSpec, 'Page' | 'parts' | 'firstQueries' | 'titleAt'> {
  const at = (search: string): KindOfPage => {
    const kind = kindIn(search)
    return others.find((one) => one.kind === kind) ?? usual
  }
  return {
    Page: function PageByKind(props) {
      return createElement(useFromSearch(at).Page, props)
    },
    parts: ({ search }) => [at(search).Page],
    ...([usual, ...others].some((one) => one.firstQueries) && {
      firstQueries: (place, services) => at(place.search).firstQueries?.(place, services) ?? [],
    }),
    titleAt: (search) => at(search).title,
  }
}
