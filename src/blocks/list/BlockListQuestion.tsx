import type { BlockListContext, BlockListEvent } from '#machines/blocks/list/block-list.machine.ts'
import type { RowCheck } from '#machines/lists/list-types.ts'
import { ListQuestion, type RowNote } from '#src/ui/list/list-question.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { texts as blockTexts } from '../texts.ts'
import type { blockActs } from './block-acts.ts'
import { listTexts as texts } from './texts.ts'

interface BlockListQuestionProps {
  readonly kind: BlockKindSpec
  readonly acts: ReturnType<typeof blockActs>
  readonly work: BlockListContext['work']
  readonly chosen: number
  readonly isBusy: boolean
  readonly isChecking: boolean
  finalFocus(): HTMLElement | null
  send(event: BlockListEvent): void
}

const noteOf = ({ id, open, isAsked }: RowCheck): RowNote[] =>
  open === 0 ? [] : [{ id, text: open === null ? texts.pointsUnread : texts.openPoints(open), isWarning: isAsked }]

/** What a Yes has to know of the rows as a whole; empty where there is mere advice. */
function remarkOf({ texts: { listTitle } }: BlockKindSpec, checks: readonly RowCheck[]): string {
  if (!checks.some(({ isAsked }) => isAsked)) return ''
  const unread = checks.filter(({ open }) => open === null).length
  const known = checks.filter(({ open }) => open !== 0).length - unread
  return [
    ...(known > 0 ? [texts.blocksWithPoints(known, checks.length, listTitle)] : []),
    ...(unread > 0 ? [texts.blocksUnread(unread, checks.length, listTitle)] : []),
  ].join(' ')
}

/** Asks whether to delete or publish blocks, and shows their open points. */
export function BlockListQuestion({ kind, isChecking, send, ...rest }: BlockListQuestionProps) {
  const checks = rest.work?.checks ?? []
  const remark = remarkOf(kind, checks)
  return (
    <ListQuestion
      nameless={texts.missing}
      notes={checks.flatMap(noteOf)}
      remark={remark}
      waitingFor={isChecking ? texts.checking : null}
      {...(remark === '' ? {} : { confirmLabel: blockTexts.publishAnyway, cancelLabel: blockTexts.cancel })}
      onAccept={() => send({ type: 'question.accept' })}
      onCancel={() => send({ type: 'question.cancel' })}
      {...rest}
    />
  )
}
