import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { isDirty, shownErrors } from '#machines/records/record-editing.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { timeOfDay } from '#src/time/clock.ts'
import { NoSuchRecord } from '../NoSuchRecord.tsx'
import type { RecordPage } from '../record-page.ts'
import { recordQuery } from '../record-queries.ts'
import { recordTexts as texts } from '../texts.ts'
import type { StoredRecord } from '../record-types.ts'
import type { RecordDeps } from '../use-records.ts'
import { FieldControl } from './FieldControl.tsx'
import type { AnyForm } from './form-of.ts'
import type { RecordFormLogic } from './record-form.ts'
import { RecordEditorView } from './RecordEditorView.tsx'
import { useGeneratedCode } from './use-generated-code.ts'
import { useRecordEditor } from './use-record-editor.ts'

interface RecordEditorFrameProps {
  readonly deps: RecordDeps
  readonly page: RecordPage
  readonly form: RecordFormLogic
  readonly recordId: string | null
  readonly isOpen?: ((record: StoredRecord) => boolean) | undefined
  readonly title?: string | undefined
  readonly hasDrafts: boolean
  readonly savedAt?: ((id: string) => string) | undefined
  readonly head?: ReactNode
  readonly actions?: ReactNode
  readonly saveLabel?: string | undefined
  readonly nextLabel?: string | undefined
  readonly backLabel?: string | undefined
  readonly bar?: ((form: AnyForm) => ReactNode) | undefined
  readonly children: (form: AnyForm) => ReactNode
}

const isMissing = (problem: unknown) => problem instanceof ApiProblem && problem.kind === 'notFound'

/** The editor on a page: runs its actor, and draws the state of it. */
export function RecordEditorFrame({
  children,
  isOpen,
  title,
  head,
  actions,
  saveLabel,
  nextLabel,
  backLabel,
  bar,
  ...options
}: RecordEditorFrameProps) {
  const { deps, page, form } = options
  const { rules } = deps
  const { actor, context, phase, isBusy, question } = useRecordEditor(options)
  const coded = useGeneratedCode(deps, actor)
  const { record } = context

  if (phase === 'unavailable') {
    if (isMissing(deps.queryClient.getQueryState(recordQuery(rules, deps.service, context.recordId ?? '').queryKey)?.error))
      return <NoSuchRecord rules={rules} page={page} />
    return (
      <>
        {head === undefined ? <PageHeader title={rules.noun} breadcrumbs={page.breadcrumbs(rules.noun)} /> : head}
        <ErrorState title={context.notice?.text ?? toFailure(null).message} onRetry={() => actor.send({ type: 'record.retry' })} />
      </>
    )
  }
  if (phase === 'loading') return <PagePlaceholder />
  if (record && isOpen?.(record) === false && page.pathId !== undefined)
    return <Redirect replace to={page.can('View') ? page.paths.view(page.pathId) : page.paths.list} />

  const errors = shownErrors(form, context)
  const shown: AnyForm = {
    logic: form,
    Control: FieldControl,
    fields: context.fields,
    errors,
    isNew: record === null,
    isReadOnly: context.isForbidden,
    names: record?.names ?? {},
    edit: (edit, path, stored) => actor.send({ type: 'form.edit', edit, path, stored }),
    leave: coded.leave,
  }
  return (
    <RecordEditorView
      rules={rules}
      form={form}
      title={title ?? (record?.name || texts.create(rules))}
      breadcrumbs={page.breadcrumbs(title ?? record?.name ?? texts.create(rules))}
      head={head}
      actions={actions}
      saveLabel={saveLabel ?? texts.save}
      nextLabel={nextLabel}
      backLabel={backLabel}
      bar={bar?.(shown)}
      context={context}
      errors={errors}
      isBusy={isBusy}
      isDirty={isDirty(form, context)}
      savedAt={context.savedAt === null ? null : timeOfDay(context.savedAt)}
      question={question}
      send={coded.send}
    >
      {children(shown)}
    </RecordEditorView>
  )
}
