import type { BlockDetailsContext, BlockDetailsEvent } from '#machines/blocks/details/block-details-types.ts'
import { changedDetails, type DetailsField } from '#machines/blocks/details/details-rules.ts'
import { knownStatus, type BlockRecord } from '#machines/blocks/block.ts'
import { draftOf, replacedFields } from '#machines/blocks/details/block-details-form.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { ConflictQuestion, Differences, type Difference } from '#src/ui/layers/conflict-question.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { LostModules } from '../LostModules.tsx'
import { RestoreQuestion } from '../RestoreQuestion.tsx'
import { detailsTexts as texts } from './texts.ts'

/** The step's questions: a new code, which version to keep, what a save or a Restore may take away. */
export type DetailsQuestion = 'code' | 'conflict' | 'loss' | 'restore'

interface DetailsQuestionsProps {
  readonly kind: BlockKindSpec
  readonly context: BlockDetailsContext
  readonly question: DetailsQuestion | null
  send(event: BlockDetailsEvent): void
}

/**
 * What the step asks: whether an active block gets a new code, who wins when another person saved meanwhile, and whether the
 * modules of dates that the block loses, or what was typed since an earlier visit, may go.
 */
export function DetailsQuestions({ kind, context, question, send }: DetailsQuestionsProps) {
  const { theirs, lost, fields } = context
  return (
    <>
      <ConfirmDialog
        open={question === 'code'}
        title={texts.renewTitle}
        body={texts.renewBody(kind.texts.noun, fields.code)}
        onConfirm={() => send({ type: 'code.renew' })}
        onCancel={() => send({ type: 'code.keep' })}
      />
      <ConfirmDialog
        open={question === 'loss'}
        title={lost?.isWithdrawn && lost.modules?.length === 0 ? texts.withdrawTitle(kind.texts.noun) : texts.shorterTitle}
        tone="danger"
        confirmIcon={lost?.isWithdrawn ? null : undefined}
        onConfirm={() => send({ type: 'loss.accept' })}
        onCancel={() => send({ type: 'loss.cancel' })}
      >
        {lost && <LostModules modules={lost.modules} />}
        {lost?.isWithdrawn && <p>{texts.withdrawBody}</p>}
      </ConfirmDialog>
      <RestoreQuestion
        open={question === 'restore'}
        changed={replacedFields(context).map((field) => labelsOf(kind)[field])}
        onAccept={() => send({ type: 'loss.accept' })}
        onCancel={() => send({ type: 'loss.cancel' })}
      />
      <ConflictQuestion open={question === 'conflict'} title={texts.conflictTitle(kind.texts.noun)} body={texts.conflictBody} send={send}>
        {theirs && <Differences columns={['', texts.yours, texts.theirs]} rows={differencesOf(kind, draftOf(context), theirs)} />}
      </ConflictQuestion>
    </>
  )
}

const labelsOf = (kind: BlockKindSpec): Readonly<Record<DetailsField, string>> => ({ ...texts, code: kind.texts.codeLabel })

function differencesOf(kind: BlockKindSpec, mine: ReturnType<typeof draftOf>, theirs: BlockRecord): readonly Difference[] {
  const labels = labelsOf(kind)
  return changedDetails(mine, theirs).map((field) => ({ name: labels[field], mine: shown(mine, field), theirs: shown(theirs, field) }))
}

function statusText(status: BlockRecord['status']): string {
  const known = knownStatus(status)
  return known === null ? texts.unknownStatus : { 0: texts.inactive, 1: texts.active, 2: texts.draft }[known]
}

function shown(details: Pick<BlockRecord, DetailsField>, field: DetailsField): string {
  const value = details[field]
  if (field === 'status') return statusText(details.status)
  if (value === null || value === '') return texts.missing
  return field === 'from' || field === 'to' ? formatCivil(String(value)) : String(value)
}
