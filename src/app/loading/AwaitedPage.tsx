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
  /** Stands in the place of the first page until its code is there. */
  readonly skeleton: ReactNode
}

/**
 * A page that the guard has let open. The first one in its place is waited for without Suspense, because React holds what
 * follows a fallback back for 300 ms; later ones leave the page before them where it is until they can be drawn.
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
