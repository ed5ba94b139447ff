import { useEffect, useEffectEvent } from 'react'
import { announce } from '#src/ui/kit/announce.tsx'
import { isAtArrivalPlace } from '#src/ui/navigation/arrival.ts'
import { texts } from '../texts.ts'

interface ArrivalProps {
  readonly title: string
  readonly productName: string
}

// The browser itself puts a page that it has loaded at its top, unless the person has gone on before.
let isLoadedPage = true
globalThis.addEventListener?.('pushState', () => void (isLoadedPage = false), { once: true })

/** A menu or dialog that a person opened while the page was loading keeps the focus: it would close without it. */
const isInOpenLayer = () =>
  document.activeElement?.closest(':is([role=menu], [role=dialog], [role=alertdialog], [role=listbox])[data-state=open]') != null

/** A message of the previous page is shown on the next one, and takes the focus there. */
const isAtMessage = () => document.activeElement?.matches('main :is([role=alert], [role=status])') ?? false

/**
 * Until the next input the focus belongs to the heading: the menu that led to a page may close after the page is shown,
 * and a page that still reads its record gets its heading later, or another one.
 */
function keepAtHeading(main: HTMLElement | null, focus: () => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const end = () => watch.abort()
  const changes = new MutationObserver(() => {
    const { activeElement } = document
    if ((activeElement === main || activeElement === document.body) && main?.querySelector('h1')) focus()
  })
  if (main) changes.observe(main, { childList: true, subtree: true })
  signal.addEventListener('abort', () => changes.disconnect())
  const look = ({ target }: FocusEvent) =>
    target instanceof Element && target.closest('[aria-haspopup=menu], [role=menu][data-state=closed]') && focus()
  document.addEventListener('focusin', look, { signal })
  for (const input of ['pointerdown', 'keydown']) document.addEventListener(input, end, { signal, capture: true })
  return end
}

/** Announces a page, once per `key`: the document's title, and on a change of page the focus on its heading. The one rule for all pages. */
export function Arrival({ title, productName }: ArrivalProps) {
  useEffect(() => {
    document.title = texts.documentTitle(title, productName)
  }, [title, productName])

  const arrive = useEffectEvent(() => {
    if (isLoadedPage) {
      isLoadedPage = false
      return undefined
    }
    if (isAtArrivalPlace()) {
      announce(title)
      return undefined
    }
    const main = document.querySelector('main')
    main?.scrollTo(0, 0)
    window.scrollTo(0, 0)
    const focus = () => (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true })
    if (!isInOpenLayer() && !isAtMessage()) focus()
    announce(title)
    return keepAtHeading(main, focus)
  })
  useEffect(() => arrive(), [])
  return null
}
