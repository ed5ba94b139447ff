import { useEffect, useEffectEvent } from 'react'
import { announce } from '../ui/announce.tsx'
import { texts } from './texts.ts'

interface ArrivalProps {
  readonly title: string
  readonly productName: string
}

// The page that the browser itself has loaded starts at its top, as every page does.
let isLoadedPage = true

/** A menu or dialog that a person opened while the page was on its way keeps the focus: without it, it would close. */
const isInOpenLayer = () =>
  document.activeElement?.closest(':is([role=menu], [role=dialog], [role=alertdialog], [role=listbox])[data-state=open]') != null

/** Whether a menu has closed and given the focus back to its button. */
const isBackAtMenu = () => document.activeElement?.matches('[aria-haspopup=menu][data-state=closed]') ?? false

/** Tells everyone that a page has come, once per `key`: the document's title, and on a change of page the focus on its heading. */
export function Arrival({ title, productName }: ArrivalProps) {
  useEffect(() => {
    document.title = texts.documentTitle(title, productName)
  }, [title, productName])

  const arrive = useEffectEvent(() => {
    if (isLoadedPage) {
      isLoadedPage = false
      return
    }
    const main = document.querySelector('main')
    const heading = main?.querySelector('h1') ?? main
    main?.scrollTo(0, 0)
    window.scrollTo(0, 0)
    const focus = () => heading?.focus({ preventScroll: true })
    if (!isInOpenLayer()) focus()
    // The menu that led here may close a moment after a page that was there at once.
    requestAnimationFrame(() => requestAnimationFrame(() => isBackAtMenu() && focus()))
    announce(title)
  })
  useEffect(() => arrive(), [])
  return null
}
