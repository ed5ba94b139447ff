import { useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Count } from '#src/ui/kit/badge.tsx'
import { useDropPlace } from '#src/ui/drag/use-drag.ts'
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
  const isOver = useDropPlace(element, { kind: draggedCentre, onDrop })
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
