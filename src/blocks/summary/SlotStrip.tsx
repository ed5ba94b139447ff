import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { useScrollEnds } from '#src/ui/kit/use-scroll-ends.ts'
import type { StripScroll } from '../scheduling/strip/strip-scroll.ts'
import { texts } from './texts.ts'

interface SlotStripProps {
  /** dd/MM/yyyy */
  readonly date: string
  readonly stripScroll: StripScroll
  readonly children: ReactNode
}

/** Two cards wide; on small screens they stand one below the other instead. */
const strip = css({
  display: 'grid',
  flex: '1',
  minWidth: '0',
  gap: '2',
  alignItems: 'start',
  gridAutoFlow: { base: 'row', lg: 'column' },
  gridAutoColumns: { lg: 'calc(50% - 4px)' },
  overflowX: { lg: 'auto' },
  scrollbarWidth: 'none',
  // Room for the focus ring, which the scroll box would cut.
  p: { lg: '1' },
  m: { lg: '-1' },
})
const arrow = css({ flexShrink: '0', borderWidth: '1px', borderColor: 'border.default', hideBelow: 'lg' })

/** The slots of a date side by side; what has no room is scrolled to, by arrows too. */
export function SlotStrip({ date, stripScroll, children }: SlotStripProps) {
  const box = useRef<HTMLDivElement>(null)
  const ends = useScrollEnds(box)
  useEffect(() => stripScroll.stop, [stripScroll])
  const hasArrows = !ends.isStart || !ends.isEnd
  const press = (direction: -1 | 1) => box.current && stripScroll.scroll(box.current, direction)
  return (
    <div className={flex({ align: 'center', gap: '2', minWidth: '0' })}>
      {hasArrows && (
        <IconButton
          isRepeatable
          className={arrow}
          label={texts.earlierSlots(date)}
          icon={<ChevronLeft size={16} aria-hidden />}
          aria-disabled={ends.isStart || undefined}
          onClick={() => press(-1)}
        />
      )}
      <div ref={box} className={strip}>
        {children}
      </div>
      {hasArrows && (
        <IconButton
          isRepeatable
          className={arrow}
          label={texts.laterSlots(date)}
          icon={<ChevronRight size={16} aria-hidden />}
          aria-disabled={ends.isEnd || undefined}
          onClick={() => press(1)}
        />
      )}
    </div>
  )
}
