import { css } from 'styled-system/css'
import type { ModuleRuleListEvent, RuleWork } from '#machines/module-properties/module-rule-list-types.ts'
import type { RuleRow } from '#machines/module-properties/types.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { shownName, texts } from '../texts.ts'

interface ListQuestionProps {
  readonly work: RuleWork | null
  readonly chosen: readonly RuleRow[]
  readonly isBusy: boolean
  /** Where the focus goes when what had it is gone; null while there is no such place. */
  finalFocus(): HTMLElement | null
  send(event: ModuleRuleListEvent): void
}

/** Names the rules that a Yes would publish or delete, and counts while it does. */
export function ListQuestion({ work, chosen, isBusy, finalFocus, send }: ListQuestionProps) {
  const count = work?.rows.length ?? 0
  const others = work?.act === 'publish' ? chosen.length - count : 0
  return (
    <ConfirmDialog
      open={work !== null}
      title={work?.act === 'publish' ? texts.publishQuestion(count) : texts.deleteQuestion(count)}
      tone={work?.act === 'publish' ? 'primary' : 'danger'}
      isBusy={isBusy}
      finalFocus={finalFocus}
      onConfirm={() => send({ type: 'question.accept' })}
      onCancel={() => send({ type: 'question.cancel' })}
    >
      {work && (
        <>
          <ul className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
            {work.rows.map(({ id, name }) => (
              <li key={id}>{shownName(name)}</li>
            ))}
          </ul>
          {others > 0 && <p className={css({ mt: '3', color: 'fg.muted' })}>{texts.notDrafts(others)}</p>}
          {isBusy && count > 1 && (
            <p role="status" className={css({ mt: '3', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
              {texts.progress(work.outcomes.length, count)}
            </p>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
