import { useEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { css, cx } from 'styled-system/css'

interface ListFrameProps {
  readonly header: ReactNode
  /** Search and filters. */
  readonly toolbar: ReactNode
  /** What can be done with the chosen rows, above the pages; null while none is chosen. */
  readonly bulk: ReactNode
  /** The filters that are on, below the toolbar. */
  readonly filters?: ReactNode
  /** The message above the rows; null for none. */
  readonly message: ReactNode
  readonly messagePlace: Ref<HTMLDivElement>
  readonly isRefetching: boolean
  /** The table, or what stands in its place. */
  readonly children: ReactNode
  readonly footer: ReactNode
}

// Old rows stay while new ones are read; only this line shows that they are being read.
const refetching = css({
  position: 'absolute',
  insetInline: '0',
  top: '0',
  height: '2px',
  zIndex: 'sticky',
  bg: 'ink.solid',
  animation: 'fadeIn 80ms 200ms both',
})

// The pages and the bar of the chosen rows stay in sight while rows scroll under them, as the table's head does. On a
// phone there is room for the bar alone.
const foot = css({
  display: { base: 'contents', md: 'block' },
  md: { position: 'sticky', bottom: '0', zIndex: 'sticky', bg: 'bg.surface' },
})
const chosen = css({ position: { base: 'sticky', md: 'static' }, bottom: '0', zIndex: 'sticky', bg: 'bg.surface', pt: '2' })

const rows = css({ position: 'relative', flex: '1 0 auto' })
// An element that takes the focus is scrolled out from behind the bar.
const rowsAboveBar = cx(rows, css({ '& :is(a, button, input)': { scrollMarginBottom: '56px' } }))

const searchOf = (frame: Element | null) => frame?.querySelector<HTMLElement>('[role=search] input[type=search]')
const isTyping = (target: Element) => target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')

/** `/` leads to the search from anywhere in the list, and from nowhere else. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: frame, target } = event
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
  // Keys in a layer above the page, such as a question, come here too, because React renders it as a child of the list.
  if (!frame.contains(target) || isTyping(target)) return
  event.preventDefault()
  searchOf(frame)?.focus()
}

/** The page of a list: head, toolbar, message, rows, bar of the chosen rows, pages. */
export function ListFrame({ header, toolbar, bulk, filters, message, messagePlace, isRefetching, children, footer }: ListFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const hasBulk = Boolean(bulk)
  const hadBulk = useRef(hasBulk)
  useEffect(() => {
    // The focus was in the bar that was removed.
    if (hadBulk.current && !hasBulk && document.activeElement === document.body) searchOf(frame.current)?.focus()
    hadBulk.current = hasBulk
  }, [hasBulk])
  return (
    <div
      ref={frame}
      role="presentation"
      onKeyDown={onKeyDown}
      className={css({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minHeight: 'full' })}
    >
      {header}
      {toolbar}
      {filters}
      {message && (
        <div ref={messagePlace} className={css({ display: 'grid', gap: '3', px: { base: '4', md: '5', lg: '7' }, pb: '4' })}>
          {message}
        </div>
      )}
      <div aria-busy={isRefetching || undefined} className={hasBulk ? rowsAboveBar : rows}>
        {isRefetching && <div aria-hidden="true" className={refetching} />}
        {children}
      </div>
      {(bulk || footer) && (
        <div className={foot}>
          {bulk && <div className={chosen}>{bulk}</div>}
          {footer}
        </div>
      )}
    </div>
  )
}
