import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { ChartDrawing, type ChartMarks } from './ChartDrawing.tsx'
import type { ChartLayout } from './geometry.ts'
import { texts } from './texts.ts'
import { useZoom } from './use-zoom.ts'

interface ChartCanvasProps extends ChartMarks {
  readonly layout: ChartLayout
  readonly name: string
  /** Before the buttons that zoom. */
  readonly lead: ReactNode
  onSelect(id: string): void
}

/** The innermost active states, as a text that changes with them. */
const placeIn = (layout: ChartLayout, active: ReadonlySet<string>): string =>
  [...layout.graph.model.states.values()]
    .filter(({ id, children }) => active.has(id) && children.length === 0)
    .map(({ id }) => id)
    .join(' ')

const frameStyle = css({
  flex: '1',
  minHeight: '240px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.canvas',
  userSelect: 'none',
  '& svg': { display: 'block', m: 'auto' },
})

/** A chart to move and zoom in: by mouse, wheel, fingers and keys. */
export function ChartCanvas({ layout, name, lead, active, taken, selected, onSelect }: ChartCanvasProps) {
  const { zoom, isGripped, larger, smaller, fit, full, frame } = useZoom(layout)
  const keys = useId()
  const room = useRef<HTMLDivElement>(null)
  const place = placeIn(layout, active)
  // The states that a step has entered scroll into view.
  useEffect(() => {
    const element = room.current
    const box = place
      .split(' ')
      .map((id) => layout.boxes.get(id))
      .find((one) => one !== undefined)
    if (!element || !box) return
    const [left, top] = [box.x * zoom, box.y * zoom]
    const isSeen =
      left >= element.scrollLeft &&
      left + box.width * zoom <= element.scrollLeft + element.clientWidth &&
      top >= element.scrollTop &&
      top + box.height * zoom <= element.scrollTop + element.clientHeight
    if (!isSeen)
      element.scrollTo({
        left: left - (element.clientWidth - box.width * zoom) / 2,
        top: top - (element.clientHeight - box.height * zoom) / 2,
        behavior: 'instant',
      })
  }, [place, zoom, layout])
  return (
    <div className={flex({ direction: 'column', gap: '2', flex: '1', minHeight: '0', minWidth: '0' })}>
      <div className={flex({ align: 'center', gap: '1', wrap: 'wrap' })}>
        {lead}
        <span className={css({ ml: 'auto', textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {texts.zoom(Math.round(zoom * 100))}
        </span>
        <IconButton isRepeatable size="sm" label={texts.zoomOut} icon={<ZoomOut size={16} aria-hidden />} onClick={smaller} />
        <IconButton isRepeatable size="sm" label={texts.zoomIn} icon={<ZoomIn size={16} aria-hidden />} onClick={larger} />
        <IconButton size="sm" label={texts.fit} icon={<Maximize size={16} aria-hidden />} onClick={fit} />
        <Button size="sm" variant="ghost" onClick={full}>
          {texts.fullSize}
        </Button>
      </div>
      <p id={keys} hidden>
        {texts.keys}
      </p>
      <div
        {...frame}
        ref={(element) => {
          room.current = element
          return frame.ref(element)
        }}
        role="region"
        aria-label={texts.chart(name)}
        aria-describedby={keys}
        className={cx(frameStyle, isGripped ? css({ cursor: 'grabbing' }) : css({ cursor: 'grab' }))}
      >
        <ChartDrawing {...{ layout, name, zoom, active, taken, selected, onSelect }} />
      </div>
    </div>
  )
}
