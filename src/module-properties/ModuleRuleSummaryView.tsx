import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import type { ModuleRuleSummaryEvent } from '#machines/module-properties/module-rule-summary.machine.ts'
import type { ModuleRule } from '#machines/module-properties/types.ts'
import type { RecordNotice } from '#machines/records/record-notice.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { RuleModules } from './summary/RuleModules.tsx'
import { SummaryActions, type SummaryRights } from './summary/SummaryActions.tsx'
import { shownName, texts } from './texts.ts'

interface ModuleRuleSummaryViewProps {
  readonly breadcrumbs: ReactNode
  /** Undefined while it is loading. */
  readonly rule: ModuleRule | undefined
  readonly failure: string | null
  readonly notice: RecordNotice | null
  /** The deletion is being confirmed or is running. */
  readonly isAsking: boolean
  /** What is under way. */
  readonly busy: RecordAct | null
  readonly rights: SummaryRights
  onEdit(): void
  onList(): void
  onRetry(): void
  send(event: ModuleRuleSummaryEvent): void
}

/** A rule as it stands: its modules in order, each with those that are prohibited together with it. */
export function ModuleRuleSummaryView(props: ModuleRuleSummaryViewProps) {
  const { rule, failure, notice, busy, send } = props
  if (!rule && failure !== null)
    return (
      <>
        <PageHeader title={texts.title} breadcrumbs={props.breadcrumbs} />
        <ErrorState title={failure} onRetry={props.onRetry} />
      </>
    )
  if (!rule) return <PagePlaceholder />
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minHeight: 'full' })}>
      <PageHeader title={shownName(rule.name)} breadcrumbs={props.breadcrumbs} badge={<StatusBadge status={rule.status} />} />
      <div className={css({ flex: '1', borderTopWidth: '1px', borderColor: 'border.default', px: { base: '4', md: '5', lg: '7' } })}>
        {notice && (
          <div className={css({ pt: '4' })}>
            <Alert key={`${notice.id} ${notice.text}`} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
              {notice.text}
            </Alert>
          </div>
        )}
        <RuleModules entries={rule.entries} />
      </div>
      <SummaryActions
        rights={props.rights}
        isDraft={rule.status === 2}
        busy={busy}
        onEdit={props.onEdit}
        onList={props.onList}
        onDelete={() => send({ type: 'record.act', act: 'delete', record: rule })}
        onPublish={() => send({ type: 'record.act', act: 'publish', record: rule })}
      />
      <ConfirmDialog
        open={props.isAsking}
        title={texts.deleteQuestion(1)}
        body={shownName(rule.name)}
        tone="danger"
        isBusy={busy === 'delete'}
        onConfirm={() => send({ type: 'question.accept' })}
        onCancel={() => send({ type: 'question.cancel' })}
      />
    </div>
  )
}
