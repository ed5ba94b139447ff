import { useEffect, useState, type ReactNode } from 'react'
import { OpenPage } from './OpenPage.tsx'
import type { RouteMatch } from '../route-spec.ts'
import { isCodeReady, prepareCode } from './prepare-page.ts'

interface AwaitedPageProps {
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly match: RouteMatch
  readonly title: string
  /** Shown until the code of the first page is loaded. */
  readonly skeleton: ReactNode
}

/**
 * A page that the guard allows. The first one is awaited without Suspense, because React delays what follows a fallback by
 * 300 ms; on later navigations the previous page stays until the next one can be drawn.
 */
export function AwaitedPage({ path, search, match, title, skeleton }: AwaitedPageProps) {
  const [isAwaited, setAwaited] = useState(() => !isCodeReady(match, search))
  useEffect(() => {
    if (!isAwaited) return undefined
    let isLeft = false
    const go = () => isLeft || setAwaited(false)
    // The error boundary reports code that cannot be loaded.
    prepareCode(match, search).then(go, go)
    return () => {
      isLeft = true
    }
  }, [isAwaited, match, search])
  return isAwaited ? skeleton : <OpenPage path={path} match={match} title={title} />
}
