import { useEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { css } from 'styled-system/css'

interface ListFrameProps {
  readonly header: ReactNode
  /** Search and filters. */
  readonly toolbar: ReactNode
  /** What can be done with the chosen rows, in the toolbar's place; null while none is chosen. */
  readonly bulk: ReactNode
  /** The filters that are on, below the toolbar; they stay while rows are chosen. */
  readonly filters?: ReactNode
  /** The message above the rows; null for none. */
  readonly message: ReactNode
  readonly messagePlace: Ref<HTMLDivElement>
  readonly isRefetching: boolean
  /** The table, or what stands in its place. */
  readonly children: ReactNode
  readonly footer: ReactNode
}

// One cell for both bars: the chosen rows' one takes exactly the room of the toolbar, at every width.
const stack = css({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: '0' } })

// Old rows stay while new ones are read; only this line tells.
const refetching = css({
  position: 'absolute',
  insetInline: '0',
  top: '0',
  height: '2px',
  zIndex: 'sticky',
  bg: 'ink.solid',
  animation: 'fadeIn 80ms 200ms both',
})

// The pages stay in sight while rows scroll under them, as the table's head does.
const foot = css({ md: { position: 'sticky', bottom: '0', zIndex: 'sticky', bg: 'bg.surface' } })

const searchOf = (frame: Element | null) => frame?.querySelector<HTMLElement>('[role=search] input[type=search]')
const isTyping = (target: Element) => target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')

/** `/` leads to the search from anywhere in the list, and from nowhere else. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: frame, target } = event
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
  // What lies above the page, such as a question, only descends from the list.
  if (!frame.contains(target) || isTyping(target)) return
  event.preventDefault()
  searchOf(frame)?.focus()
}

/** The page of a list: head, toolbar or bar of the chosen rows, message, rows, pages. */
export function ListFrame({ header, toolbar, bulk, filters, message, messagePlace, isRefetching, children, footer }: ListFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isCovered = Boolean(bulk)
  const wasCovered = useRef(isCovered)
  useEffect(() => {
    // The bar of the chosen rows has gone, and the focus with it.
    if (wasCovered.current && !isCovered && document.activeElement === document.body) searchOf(frame.current)?.focus()
    wasCovered.current = isCovered
  }, [isCovered])
  return (
    <div
      ref={frame}
      role="presentation"
      onKeyDown={onKeyDown}
      className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}
    >
      {header}
      <div className={stack}>
        <div data-covered={isCovered} className={css({ '&[data-covered=true]': { visibility: 'hidden' } })}>
          {toolbar}
        </div>
        {bulk}
      </div>
      {filters}
      {message && (
        <div ref={messagePlace} className={css({ display: 'grid', gap: '3', px: { base: '4', md: '5', lg: '7' }, pb: '4' })}>
          {message}
        </div>
      )}
      <div aria-busy={isRefetching || undefined} className={css({ position: 'relative', flex: '1 0 auto' })}>
        {isRefetching && <div aria-hidden="true" className={refetching} />}
        {children}
      </div>
      {footer && <div className={foot}>{footer}</div>}
    </div>
  )
}
