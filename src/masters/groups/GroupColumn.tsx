import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Count } from '#src/ui/kit/badge.tsx'
import { draggedCentre } from './CentreItems.tsx'

interface GroupColumnProps {
  readonly name: string
  readonly count?: number
  /** Stands under the name. */
  readonly head: ReactNode
  readonly children: ReactNode
  onDrop(centreId: number): void
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  p: '3',
  rounded: 'lg',
  bg: 'bg.sunken',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  '&[data-over]': { borderColor: 'accent.marker', bg: 'accent.subtle' },
})

/** A column of a board, on which centres can be dropped. */
export function GroupColumn({ name, count, head, children, onDrop }: GroupColumnProps) {
  const element = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(
    () =>
      element.current
        ? dropTargetForElements({
            element: element.current,
            canDrop: ({ source: { data } }) => typeof data[draggedCentre] === 'number',
            onDragEnter: () => setOver(true),
            onDragLeave: () => setOver(false),
            onDrop: ({ source: { data } }) => {
              setOver(false)
              drop(Number(data[draggedCentre]))
            },
          })
        : undefined,
    [],
  )
  return (
    <section ref={element} aria-label={name} className={column} data-over={isOver || undefined}>
      <h3 className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>
        {name}
        {count !== undefined && <Count>{count}</Count>}
      </h3>
      {head}
      {children}
    </section>
  )
}
