import type { BlockListContext, BlockListEvent } from '#machines/blocks/block-list.machine.ts'
import { ListQuestion } from '../../ui/list-question.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { listTexts as texts } from './texts.ts'

interface BlockListQuestionProps {
  readonly kind: BlockKindSpec
  readonly work: BlockListContext['work']
  readonly chosen: number
  readonly isBusy: boolean
  finalFocus(): HTMLElement | null
  send(event: BlockListEvent): void
}

function titleOf({ texts: { listTitle, deleteQuestion } }: BlockKindSpec, work: BlockListContext['work']): string {
  if (!work) return deleteQuestion
  if (work.rows.length > 1) return texts.severalQuestion(work.act, listTitle, work.rows.length)
  return work.act === 'publish' ? texts.publishQuestion(listTitle) : deleteQuestion
}

/** Asks whether blocks shall be deleted or published. */
export const BlockListQuestion = ({ kind, send, ...rest }: BlockListQuestionProps) => (
  <ListQuestion
    title={titleOf(kind, rest.work)}
    nameless={texts.missing}
    onAccept={() => send({ type: 'question.accept' })}
    onCancel={() => send({ type: 'question.cancel' })}
    {...rest}
  />
)
