import { css } from 'styled-system/css'
import type { BlockDetailsContext, BlockDetailsEvent } from '#machines/blocks/block-details-types.ts'
import { changedDetails, type DetailsField } from '#machines/blocks/details-rules.ts'
import type { BlockRecord } from '#machines/blocks/types.ts'
import { draftOf } from '#machines/blocks/block-details-form.ts'
import { formatCivil } from '../../time/civil-date.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ConflictQuestion } from '../ConflictQuestion.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { LostModules } from '../LostModules.tsx'
import { detailsTexts as texts } from '../texts.ts'

/** What the step may ask: a new code, who wins, whether scheduled modules may go. */
export type DetailsQuestion = 'code' | 'conflict' | 'loss'

interface DetailsQuestionsProps {
  readonly kind: BlockKindSpec
  readonly context: BlockDetailsContext
  readonly question: DetailsQuestion | null
  send(event: BlockDetailsEvent): void
}

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  mt: '3',
  textStyle: 'small',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: '1.5',
    pr: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 'medium', color: 'fg.muted' },
  '& thead td': { width: '26%' },
})

/**
 * What the step asks: whether an active block gets a new code, who wins when somebody else saved meanwhile, and whether the
 * modules of dates that the block loses may go.
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
        title={texts.shorterTitle}
        tone="danger"
        onConfirm={() => send({ type: 'loss.accept' })}
        onCancel={() => send({ type: 'loss.cancel' })}
      >
        {lost && <LostModules modules={lost.modules} />}
      </ConfirmDialog>
      <ConflictQuestion
        open={question === 'conflict'}
        title={texts.conflictTitle(kind.texts.noun)}
        body={texts.conflictBody}
        onKeepMine={() => send({ type: 'conflict.keepMine' })}
        onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
        onCancel={() => send({ type: 'conflict.cancel' })}
      >
        {theirs && <Differences kind={kind} mine={draftOf(context)} theirs={theirs} />}
      </ConflictQuestion>
    </>
  )
}

function Differences({ kind, mine, theirs }: { kind: BlockKindSpec; mine: ReturnType<typeof draftOf>; theirs: BlockRecord }) {
  const labels: Readonly<Record<DetailsField, string>> = { ...texts, code: kind.texts.codeLabel }
  return (
    <table className={table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.yours}</th>
          <th scope="col">{texts.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {changedDetails(mine, theirs).map((field) => (
          <tr key={field}>
            <th scope="row">{labels[field]}</th>
            <td>{shown(mine, field)}</td>
            <td>{shown(theirs, field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shown(details: Pick<BlockRecord, DetailsField>, field: DetailsField): string {
  const value = details[field]
  if (field === 'status') return value === 1 ? texts.active : value === 2 ? texts.draft : texts.inactive
  if (value === null || value === '') return texts.missing
  return field === 'from' || field === 'to' ? formatCivil(String(value)) : String(value)
}
