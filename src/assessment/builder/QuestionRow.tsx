import { GripVertical, X } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import { Badge } from '#src/ui/kit/badge.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { useDraggable, useDropPlace } from '#src/ui/drag/use-drag.ts'
import { assessmentTexts as texts } from '../texts.ts'
import type { BankQuestion } from './bank.ts'
import { draggedQuestion } from './drag.ts'
import { leaveRow } from './leave-row.ts'

interface QuestionRowProps {
  readonly id: number
  readonly number: number
  /** Undefined while the bank is not there. */
  readonly question: BankQuestion | undefined
  readonly isReadOnly: boolean
  onStep(step: -1 | 1): void
  /** Another question is dropped on this one: it takes its place. */
  onDrop(id: number): void
  onRemove(): void
}

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'touch', md: '40px' },
  py: '1',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '&[data-over]': { boxShadow: 'inset 0 2px 0 token(colors.accent.marker)' },
})
const text = css({ flex: '1', minWidth: '0', truncate: true })

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** A question in a section: dragged by its row, or moved by the arrow keys of its grip. */
export function QuestionRow({ id, number, question, isReadOnly, onStep, onDrop, onRemove }: QuestionRowProps) {
  const element = useRef<HTMLLIElement>(null)
  const hint = useId()
  const isOver = useDropPlace(element, { kind: draggedQuestion, onDrop })
  useDraggable(element, draggedQuestion, id, isReadOnly)
  const code = question?.questionCode ?? '…'
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onStep(step)
  }
  const remove = () => {
    leaveRow(element.current, 'input')
    onRemove()
  }
  return (
    <li ref={element} className={item} data-over={isOver || undefined}>
      {!isReadOnly && (
        <>
          <IconButton label={texts.move(code)} aria-describedby={hint} icon={<GripVertical size={16} aria-hidden />} onKeyDown={move} />
          <span id={hint} hidden>
            {texts.moveHint}
          </span>
        </>
      )}
      <span className={css({ width: '2em', textAlign: 'right', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{number}</span>
      <span className={css({ textStyle: 'bodyStrong', whiteSpace: 'nowrap' })}>{code}</span>
      <span className={text} title={question?.stem}>
        {question?.stem}
      </span>
      {question && !question.isApproved && <Badge tone="warning">{texts.notApproved}</Badge>}
      <span className={css({ color: 'fg.muted', whiteSpace: 'nowrap', hideBelow: 'md' })}>{question?.questionType}</span>
      <span className={css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })}>{question && texts.marks(question.marks)}</span>
      {!isReadOnly && <IconButton label={texts.remove(code)} icon={<X size={16} aria-hidden />} onClick={remove} />}
    </li>
  )
}
