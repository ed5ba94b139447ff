'use no memo'

import { useState } from 'react'
import { isInactive, moveOf, type OwnAct, type ResourceAct } from '#machines/records/resource-view.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import type { StoredRecord } from '../record-types.ts'
import type { RecordDeps } from '../use-records.ts'
import { recordTexts as texts } from '../texts.ts'
import { CommentQuestion } from './CommentQuestion.tsx'
import { DeactivateQuestion } from './DeactivateQuestion.tsx'

interface RecordQuestionProps {
  readonly deps: Pick<RecordDeps, 'rules' | 'service'>
  readonly record: StoredRecord
  /** What is asked about or under way. */
  readonly act: ResourceAct | null
  /** What only this resource can do. */
  readonly ownActs: readonly OwnAct[]
  readonly isBusy: boolean
  readonly isRefused: boolean
  /** Where the focus goes afterwards; null for where it came from. */
  finalFocus(): HTMLElement | null
  onAccept(comment?: string): void
  onCancel(): void
}

/** The question that an act waits for: a Yes, what a deactivation means to the users of the record, or a comment. */
export function RecordQuestion({ act, ownActs, ...props }: RecordQuestionProps) {
  const { rules } = props.deps
  const move = act === null ? null : moveOf(rules, act)
  const commented = move?.hasComment ? move : ownActs.find((own) => own.act === act && own.hasComment)
  const asked = ownActs.find((own) => own.act === act)?.question ?? null
  return (
    <>
      <OwnQuestion {...props} question={asked} />
      <DeleteQuestion {...props} isOpen={act === 'delete'} />
      <DeactivateQuestion
        {...props}
        label={move?.label}
        consequence={move?.consequence}
        isOpen={move !== null && isInactive(move) && !move.hasComment}
      />
      <CommentQuestion {...props} move={commented ?? null} />
    </>
  )
}

interface OneQuestionProps extends Omit<RecordQuestionProps, 'act' | 'ownActs' | 'isRefused'> {
  readonly isOpen: boolean
}

interface OwnQuestionProps extends Omit<RecordQuestionProps, 'act' | 'ownActs' | 'deps' | 'record' | 'isRefused'> {
  readonly question: OwnAct['question'] | null
}

function OwnQuestion({ question, isBusy, finalFocus, onAccept, onCancel }: OwnQuestionProps) {
  const [asked, setAsked] = useState(question)
  // While it closes it still says what it asked.
  if (question && question !== asked) setAsked(question)
  return (
    <ConfirmDialog
      open={Boolean(question)}
      title={asked?.title ?? ''}
      body={asked?.body ?? ''}
      isBusy={isBusy}
      finalFocus={finalFocus}
      onConfirm={() => onAccept()}
      onCancel={onCancel}
    />
  )
}

const DeleteQuestion = ({ deps: { rules }, record, isOpen, isBusy, finalFocus, onAccept, onCancel }: OneQuestionProps) => (
  <ConfirmDialog
    open={isOpen}
    title={texts.question(rules, 'delete', 1)}
    body={record.name}
    tone="danger"
    isBusy={isBusy}
    finalFocus={finalFocus}
    onConfirm={() => onAccept()}
    onCancel={onCancel}
  />
)
