import { useRef } from 'react'
import { css } from 'styled-system/css'
import { useDropPlace } from '#src/ui/drag/use-drag.ts'
import { assessmentTexts as texts } from '../texts.ts'
import { draggedQuestion } from './drag.ts'

interface DropPlaceProps {
  readonly isEmpty: boolean
  readonly isInvalid: boolean
  onDrop(id: number): void
}

const place = css({
  minHeight: '12px',
  rounded: 'md',
  color: 'fg.muted',
  '&[data-empty]': { p: '4', borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border.control', textAlign: 'center' },
  '&[data-over]': { bg: 'accent.subtle', borderColor: 'accent.marker' },
})

/** The end of a section, where questions can be dropped; says so while there are none. */
export function DropPlace({ isEmpty, isInvalid, onDrop }: DropPlaceProps) {
  const element = useRef<HTMLDivElement>(null)
  const isOver = useDropPlace(element, { kind: draggedQuestion, onDrop })
  return (
    <div
      ref={element}
      className={place}
      data-empty={isEmpty || undefined}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
    >
      {isEmpty && texts.noQuestions}
    </div>
  )
}
