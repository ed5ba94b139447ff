import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { CivilDate } from '#machines/time/civil.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { useScrollEnds } from '#src/ui/kit/use-scroll-ends.ts'
import { useStableCallback } from '#src/ui/kit/use-stable-callback.ts'
import { DateStretch } from './DateCell.tsx'
import type { StripDay } from '../schedule-view.ts'
import type { StripScroll } from './strip-scroll.ts'
import { texts } from '../texts.ts'

interface DateStripProps {
  readonly days: readonly StripDay[]
  readonly selected: CivilDate | null
  readonly stripScroll: StripScroll
  onSelect(date: CivilDate): void
}

const week = 7

const arrow = css({ flexShrink: '0', borderWidth: '1px', borderColor: 'border.default', mdDown: { display: 'none' } })
const strip = css({
  display: 'flex',
  flex: '1',
  minWidth: '0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: '50px',
  // The browser's hit testing looks at the dates only when the pointer is over the strip.
  contain: 'content',
  m: '-1',
})
/** How many dates are drawn together. */
const together = 14

/** The block's dates as one row of radio buttons: arrows go by day, PageUp and PageDown by week. */
export function DateStrip({ days, selected, stripScroll, onSelect }: DateStripProps) {
  const box = useRef<HTMLDivElement>(null)
  const select = useStableCallback(onSelect)
  const ends = useScrollEnds(box)
  const at = days.findIndex((day) => day.date === selected)

  useEffect(() => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-date="${selected}"]`)
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (box.current?.contains(document.activeElement)) cell?.focus()
  }, [selected])

  useEffect(() => stripScroll.stop, [stripScroll])

  // Buttons that come late take room from the strip. Only the strip scrolls: the page stays where it is.
  const bringBack = useEffectEvent((element: HTMLElement) => {
    const cell = element.querySelector<HTMLElement>(`[data-date="${selected}"]`)
    if (!cell) return
    const [view, date] = [element.getBoundingClientRect(), cell.getBoundingClientRect()]
    const by = Math.max(0, date.right - view.right) - Math.max(0, view.left - date.left)
    if (by !== 0) element.scrollLeft += by
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) bringBack(element)
      width = element.clientWidth
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const press = (direction: -1 | 1) => {
    if (box.current) stripScroll.scroll(box.current, direction)
  }
  const byKey = (event: KeyboardEvent) => {
    const last = days.length - 1
    const targets: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      PageUp: at - week,
      PageDown: at + week,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const day = days[Math.min(Math.max(target, 0), last)]
    if (day) onSelect(day.date)
  }

  return (
    <div className={flex({ align: 'center', gap: '3', flex: '1', minWidth: '0' })}>
      <IconButton
        isRepeatable
        className={arrow}
        label={texts.scrollBack}
        icon={<ChevronLeft size={16} />}
        aria-disabled={ends.isStart || undefined}
        onClick={() => press(-1)}
      />
      <div ref={box} role="radiogroup" aria-label={texts.dates} tabIndex={-1} className={strip} onKeyDown={byKey}>
        {stretches(days).map((dates, index) => (
          <DateStretch
            key={dates[0]?.date}
            days={dates}
            selected={dates.some((day) => day.date === selected) ? selected : null}
            isFirstTabStop={at < 0 && index === 0}
            onSelect={select}
          />
        ))}
      </div>
      <IconButton
        isRepeatable
        className={arrow}
        label={texts.scrollOn}
        icon={<ChevronRight size={16} />}
        aria-disabled={ends.isEnd || undefined}
        onClick={() => press(1)}
      />
    </div>
  )
}

const stretches = (days: readonly StripDay[]): readonly (readonly StripDay[])[] =>
  Array.from({ length: Math.ceil(days.length / together) }, (_, index) => days.slice(index * together, (index + 1) * together))
