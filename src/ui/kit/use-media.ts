import { useSyncExternalStore } from 'react'

interface Watched {
  readonly media: MediaQueryList
  holds: boolean
}

const watched = new Map<string, Watched>()

/** A query with its last known result: reading `matches` within a render would make the browser style the whole page first. */
function watch(query: string): Watched {
  const known = watched.get(query)
  if (known) return known
  const media = window.matchMedia(query)
  const one = { media, holds: media.matches }
  media.addEventListener('change', () => {
    one.holds = media.matches
  })
  watched.set(query, one)
  return one
}

/** Whether a media query holds, now and later. */
export function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const { media } = watch(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => watch(query).holds)
}

/** Screens too narrow for two columns. */
export const phone = '(max-width: 599px)'
