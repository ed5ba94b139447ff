import { Redo2, Undo2 } from 'lucide-react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { ScheduleHistory } from '#machines/blocks/scheduling/history/history.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { HistoryList } from './HistoryList.tsx'
import { stepText } from './step-text.ts'

const texts = {
  group: 'Undo and redo',
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
}

interface HistoryBarProps {
  readonly history: ScheduleHistory
  readonly isDisabled: boolean
  send(event: SchedulingEvent): void
}

/** Undo and Redo of the schedule, each with the name of its next step, and the list of all steps. */
export function HistoryBar({ history, isDisabled, send }: HistoryBarProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const seen = useRef(history)
  // The focus moves with the edit; the labels of the buttons and the list follow in the next frame.
  const shown = useDeferredValue(history)
  const [done, undone] = [shown.done.at(-1), shown.undone.at(-1)]
  // A step that takes the focused card away leaves the focus here, where the next one is.
  useEffect(() => {
    const { done: before, undone: after } = seen.current
    // Steps that were just read from an earlier visit move no focus.
    const isStep = seen.current !== history && before.length + after.length > 0
    if (isStep && document.activeElement === document.body) undo.current?.focus()
    seen.current = history
  }, [history])
  return (
    <div role="group" aria-label={texts.group} className={css({ display: 'flex', gap: '1', flexShrink: '0' })}>
      <IconButton
        ref={undo}
        isOutlined
        isRepeatable
        label={done ? `${texts.undo}: ${stepText(done.name, formatCivil)}` : texts.nothingToUndo}
        icon={<Undo2 size={18} aria-hidden />}
        aria-keyshortcuts="Control+Z"
        aria-disabled={isDisabled || !done}
        onClick={() => !isDisabled && done && send({ type: 'history.undo' })}
      />
      <IconButton
        // Narrow screens need its room for the dates; the list of steps offers the same.
        className={css({ lgDown: { display: 'none' } })}
        isOutlined
        isRepeatable
        label={undone ? `${texts.redo}: ${stepText(undone.name, formatCivil)}` : texts.nothingToRedo}
        icon={<Redo2 size={18} aria-hidden />}
        aria-keyshortcuts="Control+Shift+Z Control+Y"
        aria-disabled={isDisabled || !undone}
        onClick={() => !isDisabled && undone && send({ type: 'history.redo' })}
      />
      <HistoryList history={shown} isDisabled={isDisabled} send={send} />
    </div>
  )
}
