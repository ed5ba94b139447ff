import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { canonicalPath } from '#machines/access/canonical-path.ts'

interface RedirectionProps {
  /** The canonical path that is being left. */
  readonly from: string
  readonly to: string
}

/** Replaces the address, unless someone has gone elsewhere meanwhile: what is drawn may lag behind the address. */
export function Redirection({ from, to }: RedirectionProps) {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (canonicalPath(window.location.pathname) === from) navigate(to, { replace: true })
  }, [from, to, navigate])
  return null
}
