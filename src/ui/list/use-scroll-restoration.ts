import { useEffect, useEffectEvent } from 'react'

/** What an entry of the history knows of the list that was left from it. */
interface Place {
  readonly row: string
  /** How far the list was scrolled, px; null where only the row is known, which is then brought into sight. */
  readonly top: number | null
}

const placeOf = (state: unknown): Place | null => {
  const { row, top } = Object(Object(state).place)
  return typeof row === 'string' && (typeof top === 'number' || top === null) ? { row, top } : null
}
const keep = (place: Place | null): void => window.history.replaceState({ ...Object(window.history.state), place }, '')

/** The sheet scrolls on wide screens, the window on narrow ones. */
const sheet = () => document.querySelector('main')
const scrolled = () => (sheet()?.scrollTop ?? 0) + window.scrollY

function goBackTo({ row, top }: Place): void {
  const active = document.activeElement
  // A focus that has moved elsewhere stays there.
  if (active !== document.body && active?.closest('h1, main') !== active) return
  if (top !== null) {
    sheet()?.scrollTo(0, top)
    window.scrollTo(0, top)
  }
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] :is(a, button)`)?.focus({ preventScroll: top !== null })
}

/** The state of the history entry of a list that is to be opened at one of its rows. */
export const atRow = (row: string): { readonly place: Place } => ({ place: { row, top: null } })

/**
 * Brings a person who comes back to a list to the row that was opened from it: the same place, with the focus. Rows carry
 * their id as `data-row`. Returns what to call when a row is being opened.
 */
export function useScrollRestoration(isThere: boolean): (row: string) => void {
  const returnTo = useEffectEvent(() => {
    const place = placeOf(window.history.state)
    if (!place) return
    keep(null)
    // After the frame in which the page's heading takes the focus of every arrival.
    requestAnimationFrame(() => goBackTo(place))
  })
  useEffect(() => {
    if (isThere) returnTo()
  }, [isThere])
  return (row) => keep({ row, top: scrolled() })
}
