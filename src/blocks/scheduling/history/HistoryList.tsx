import { Check, History, Redo2, Undo2 } from 'lucide-react'
import type { ScheduleHistory, StepName } from '#machines/blocks/scheduling/history/history.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Menu, type MenuItem } from '#src/ui/layers/menu.tsx'
import { stepText } from './step-text.ts'

const texts = {
  steps: 'All steps',
  none: 'No steps yet',
  back: (step: string) => `Back to: ${step}`,
  now: (step: string) => `Now: ${step}`,
  forward: (step: string) => `Forward to: ${step}`,
  start: 'Back to the start',
  nowAtStart: 'Now: the start',
}

interface HistoryListProps {
  readonly history: ScheduleHistory
  readonly isDisabled: boolean
  send(event: SchedulingEvent): void
}

const named = (name: StepName) => stepText(name, formatCivil)

/** Every step, the newest first; choosing one undoes or redoes all between it and the schedule as it is now. */
function itemsOf({ history, isDisabled, send }: HistoryListProps): readonly MenuItem[] {
  const { done, undone } = history
  if (done.length + undone.length === 0) return [{ id: 'none', label: texts.none, isDisabled: true, onSelect: () => {} }]
  const jump = (id: number) => ({
    id: String(id),
    isDisabled,
    onSelect: () => send({ type: 'history.jump', id }),
  })
  const now = { isDisabled: true, icon: <Check size={16} aria-hidden /> }
  const back = { icon: <Undo2 size={16} aria-hidden /> }
  return [
    ...undone.map(({ id, name }) => ({
      ...jump(id),
      label: texts.forward(named(name)),
      icon: <Redo2 size={16} aria-hidden />,
    })),
    ...done.toReversed().map(({ id, name }, index) => ({
      ...jump(id),
      ...(index === 0 ? { ...now, label: texts.now(named(name)) } : { ...back, label: texts.back(named(name)) }),
    })),
    {
      ...jump(0),
      ...(done.length === 0 ? { ...now, label: texts.nowAtStart } : { ...back, label: texts.start }),
    },
  ]
}

/** The list of all steps, to undo or redo several at once. */
export const HistoryList = (props: HistoryListProps) => (
  <Menu trigger={<IconButton isOutlined label={texts.steps} icon={<History size={18} aria-hidden />} />} items={itemsOf(props)} />
)
