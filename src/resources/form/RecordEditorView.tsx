import { ArrowRight, List } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { FieldErrors } from '#openapi/check-record.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { RecordEditorContext, RecordEditorEvent } from '#machines/records/record-editor-types.ts'
import type { ResourceEdit } from '#machines/records/resource-form.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { css } from 'styled-system/css'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { KeptEdits } from '#src/ui/form/offer.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'
import { ActionBar, SavedState } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { RecordStatus } from '../fields/RecordStatus.tsx'
import { codeField } from '#openapi/telling-fields.ts'
import { plainText } from '../plain-text.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import { fieldElementId } from './form-of.ts'
import type { RecordFormLogic } from './record-form.ts'
import type { EditorQuestion } from '../use-editor.ts'
import { RecordSwitch } from './RecordSwitch.tsx'

// Loaded after the form, which has nothing to ask before it is edited.
const EditorQuestions = lazyComponent(async () => (await import('./EditorQuestions.tsx')).EditorQuestions, { isOptional: true })

interface RecordEditorViewProps {
  readonly rules: ResourceRules
  readonly form: RecordFormLogic
  readonly title: string
  readonly breadcrumbs: ReactNode
  /** In place of the head of the page: null for a form that is a part of a page. */
  readonly head?: ReactNode
  /** Buttons and links in the head of the page. */
  readonly actions?: ReactNode
  readonly saveLabel?: string
  /** What the button that saves and goes on is called, where "Save" stays. */
  readonly nextLabel?: string | undefined
  /** What the button that leaves the form is called, unless "Back to listing". */
  readonly backLabel?: string | undefined
  /** What stands in the bar before the state of the save. */
  readonly bar?: ReactNode
  readonly context: RecordEditorContext<TypedFields, StoredRecord>
  /** The errors that are shown, by path. */
  readonly errors: FieldErrors
  /** A save is running. */
  readonly isBusy: boolean
  readonly isDirty: boolean
  /** "14:32" of the last save; null before one. */
  readonly savedAt: string | null
  readonly question: EditorQuestion | null
  readonly children: ReactNode
  send(event: RecordEditorEvent<StoredRecord, ResourceEdit>): void
}

const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  flex: '1',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  px: { base: '4', md: '5', lg: '7' },
  py: { base: '4', md: '5' },
})

/** Draws the form of a record: its head, its notices, its fields and the action bar. */
export function RecordEditorView(props: RecordEditorViewProps) {
  const { rules, form, context, errors, isBusy, isDirty, question, children, send } = props
  const { record, notice, attempts, isForbidden, refused } = context
  const { nextLabel, backLabel = texts.backToListing } = props
  const staysOnSave = nextLabel !== undefined
  const element = useFocusInvalid<HTMLFormElement>(attempts, isBusy)
  const code = codeField(rules)
  const [isClearing, setClearing] = useState(false)
  const saveAndGo = () => send({ type: 'record.save', to: 'record' })
  const leave = () => send({ type: 'record.leave', to: { kind: 'list' } })
  const save = () => (staysOnSave ? send({ type: 'record.save', to: null }) : saveAndGo())

  useFormShortcuts(isForbidden ? {} : { onSave: save })

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      {props.head === undefined ? (
        <PageHeader
          title={props.title}
          breadcrumbs={props.breadcrumbs}
          badge={record && <RecordStatus rules={rules} status={record.status} />}
          meta={code && record && plainText(record.fields[code])}
          actions={props.actions}
        />
      ) : (
        props.head
      )}
      <div className={body}>
        {notice && (
          <Alert key={`${notice.id} ${notice.text}`} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
            {notice.text}
          </Alert>
        )}
        {context.offer && !isForbidden && <KeptEdits at={context.offer.at} send={send} />}
        {isForbidden && <Alert tone="warning">{texts.readOnly(rules)}</Alert>}
        {(attempts > 0 || refused.size > 0) && errors.size > 0 && (
          <ErrorSummary
            title={texts.errors(errors.size)}
            parts={[...errors.keys()].map((path) => ({ id: fieldElementId(path), label: texts.wrongField(labelOf(form, path)) }))}
          />
        )}
        <form key={context.version} ref={element} noValidate onSubmit={(event) => event.preventDefault()}>
          {children}
          <RecordSwitch form={form} context={context} error={errors.get('status') ?? null} send={send} />
        </form>
      </div>
      <ActionBar
        start={
          <>
            <Button variant="ghost" className={css({ hideBelow: 'md', ml: '-3.5' })} icon={<List size={16} aria-hidden />} onClick={leave}>
              {backLabel}
            </Button>
            <span className={css({ hideFrom: 'md' })}>
              <IconButton label={backLabel} isOutlined icon={<List size={18} aria-hidden />} onClick={leave} />
            </span>
          </>
        }
        status={
          <>
            {props.bar}
            <SavedState savedAt={props.savedAt} isDirty={isDirty} />
          </>
        }
      >
        {!isForbidden && (
          <>
            {record === null && (
              <Button variant="ghost" onClick={() => setClearing(true)}>
                {texts.clear}
              </Button>
            )}
            {staysOnSave && (
              <Button isBusy={isBusy} onClick={save}>
                {texts.save}
              </Button>
            )}
            <Button
              variant="primary"
              isBusy={isBusy}
              iconEnd={nextLabel === undefined ? undefined : <ArrowRight size={16} aria-hidden />}
              onClick={saveAndGo}
            >
              {nextLabel ?? props.saveLabel ?? texts.save}
            </Button>
          </>
        )}
      </ActionBar>
      <LazyBoundary fallback={null}>
        <EditorQuestions
          rules={rules}
          form={form}
          context={context}
          question={isClearing ? 'clear' : question}
          onClearAnswered={() => setClearing(false)}
          send={send}
        />
      </LazyBoundary>
    </div>
  )
}

/** The label of a path: of a field in rows with the numbers of its rows. */
function labelOf({ rules }: Pick<RecordFormLogic, 'rules'>, path: string): string {
  const [name = '', index, field, ...deeper] = path.split('.')
  const outer = rules[name]
  if (!outer || index === undefined) return outer?.label ?? path
  if (field === undefined) return outer.fields?.[index]?.label ?? outer.label
  return `${outer.noun ?? outer.label} ${Number(index) + 1}: ${labelOf({ rules: outer.fields ?? {} }, [field, ...deeper].join('.'))}`
}
