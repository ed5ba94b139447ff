import { Download } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { countsOf, finalOutcomes, turnedWrong } from '#machines/records/import-rules.ts'
import type { ImportEvent } from '#machines/records/import-types.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Spinner } from '#src/ui/kit/spinner.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { Stepper, type Step } from '#src/ui/navigation/stepper.tsx'
import { CountedBar } from '#src/ui/records/counted-bar.tsx'
import { FileDrop } from '#src/ui/records/file-drop.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportResults } from './ImportResults.tsx'
import type { OwnImport } from './own-import.ts'
import { hasResults, type ShownImport } from './shown-import.ts'
import { importTexts as texts } from './texts.ts'

interface ImportViewProps extends ShownImport {
  readonly rules: Pick<ResourceRules, 'noun' | 'nouns'>
  readonly own?: Pick<OwnImport, 'title' | 'question' | 'isAnswered' | 'target' | 'after'> | undefined
  readonly mostRows: number
  readonly breadcrumbs: ReactNode
  send(event: ImportEvent): void
  onTemplate(): void
  onSaveWrong(): void
  /** Leads to the list. */
  onDone(): void
}

const stepOf = ({ state, context }: Pick<ShownImport, 'state' | 'context'>): number => {
  if (state === 'failed') return context.failure?.mode === 'apply' ? 3 : 2
  return { picking: 0, reading: 0, matching: 1, checking: 2, checked: 2, applying: 3, done: 3 }[state]
}

const back: readonly ImportEvent[] = [{ type: 'file.remove' }, { type: 'columns.edit' }]

function stepsOf({ state, context, can }: Pick<ShownImport, 'state' | 'context' | 'can'>): readonly Step[] {
  const current = stepOf({ state, context })
  const matched = context.matches.filter((field) => field !== null).length
  const captions = [
    context.table ? (context.file?.name ?? '') : texts.uploadHint,
    context.table ? `${matched} of ${context.matches.length}` : '',
    context.checked.length > 0 ? texts.checked(context.checked.length) : '',
    current < 3 && !context.mayBeWritten ? texts.nothingWritten : '',
  ]
  return [texts.upload, texts.match, texts.check, texts.import].map((title, index) => {
    const event = back[index]
    const caption = captions[index] ?? ''
    if (index >= current) return { title, caption, state: index === current ? 'current' : 'unreachable' }
    return { title, caption, state: 'done', isLocked: event === undefined || !can(event) }
  })
}

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
  maxWidth: '820px',
})

/** The content of a step. It takes the focus when the element that had it has gone. */
function Step({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={place} tabIndex={-1} aria-label={name} className={css({ flex: '1', minWidth: '0', outline: 'none' })}>
      {children}
    </section>
  )
}

function Failed({ context, send }: Pick<ImportViewProps, 'context' | 'send'>) {
  const mode = context.failure?.mode ?? 'check'
  return (
    <Alert
      tone="error"
      isFocused
      title={texts.failed(mode)}
      detail={texts.failedDetail(context.mayBeWritten)}
      action={<Button onClick={() => send({ type: 'rows.check' })}>{texts.checkAgain}</Button>}
    >
      {context.failure?.message}
    </Alert>
  )
}

function Done({ rules, own, context }: Pick<ImportViewProps, 'rules' | 'own' | 'context'>) {
  const counts = countsOf(finalOutcomes(context.checked, context.applied))
  const lateWrong = turnedWrong(context.checked, context.applied)
  const knownWrong = counts.wrong - lateWrong
  const details = [knownWrong > 0 ? texts.doneKept(knownWrong) : '', lateWrong > 0 ? texts.doneWrong(lateWrong) : '']
  return (
    <>
      <Alert tone={lateWrong > 0 ? 'warning' : 'success'} isFocused {...(counts.wrong > 0 ? { detail: details.join(' ').trim() } : {})}>
        {texts.done(counts.new + counts.changed, rules)}
      </Alert>
      <CountedBar
        parts={(['new', 'changed', 'unchanged', 'wrong'] as const).map((tone) => ({
          tone,
          label: texts[tone].toLowerCase(),
          count: counts[tone],
        }))}
      />
      {own?.after}
    </>
  )
}

function Content(props: ImportViewProps) {
  const { own, state, context, writing, send } = props
  const { table, file, problem, sent } = context
  if (state === 'picking' || state === 'reading')
    return (
      <div className={body}>
        {own?.question}
        {own?.isAnswered !== false && (
          <FileDrop
            label={texts.drop}
            hint={texts.dropHint(props.mostRows)}
            accept={['.csv', '.tsv', '.txt', '.xlsx']}
            error={problem && texts.problem(problem)}
            reading={state === 'reading' ? (file?.name ?? '') : null}
            onFile={(chosen) => send({ type: 'file.choose', file: chosen })}
            onCancel={() => send({ type: 'file.remove' })}
          />
        )}
      </div>
    )
  if (table && state === 'matching') return <ImportColumns context={context} table={table} send={send} />
  if (table && hasResults(props))
    return (
      <div className={css({ display: { lg: 'grid' }, gridTemplateColumns: '312px minmax(0, 1fr)', minHeight: 'full' })}>
        <div className={css({ hideBelow: 'lg', bg: 'bg.sunken', borderRightWidth: '1px', borderColor: 'border.default' })}>
          <ImportColumns context={context} table={table} isAside send={send} />
        </div>
        <div className={css({ minWidth: '0' })}>
          {writing === 0 && (
            <div className={css({ px: { base: '4', md: '5', lg: '7' }, pt: '4' })}>
              <Alert tone="info">{texts.nothing}</Alert>
            </div>
          )}
          <ImportResults context={context} table={table} send={send} onSaveWrong={props.onSaveWrong} />
        </div>
      </div>
    )
  return (
    <div className={body}>
      {state === 'checking' && (
        <p role="status" className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
          <Spinner size={20} />
          {texts.checking(table?.rows.length ?? 0)}
        </p>
      )}
      {state === 'applying' && (
        <>
          <ProgressBar label={texts.importing} value={sent} max={writing} />
          <p className={css({ color: 'fg.muted' })}>{texts.keepOpen}</p>
        </>
      )}
      {state === 'failed' && <Failed context={context} send={send} />}
      {state === 'done' && <Done rules={props.rules} own={props.own} context={context} />}
    </div>
  )
}

/** The import of a file into a resource, step by step. */
export function ImportView(props: ImportViewProps) {
  const { rules, own, breadcrumbs, state, context, send } = props
  const steps = stepsOf(props)
  const name = steps.find((step) => step.state === 'current')?.title ?? ''
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={own?.title ?? texts.title(rules)}
        breadcrumbs={breadcrumbs}
        meta={state !== 'picking' && own?.target}
        actions={
          state === 'picking' &&
          own?.isAnswered !== false && (
            <Button icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={props.onTemplate}>
              {texts.template}
            </Button>
          )
        }
      />
      <div className={css({ borderTopWidth: { md: '1px' }, borderColor: 'border.default' })}>
        <Stepper
          label={texts.steps}
          steps={steps}
          onSelect={(index) => {
            const event = back[index]
            if (event) send(event)
          }}
        />
      </div>
      <p role="status" className={css({ srOnly: true })}>
        {state === 'checked' ? texts.found(context.checked.length, countsOf(context.checked).wrong) : ''}
      </p>
      {/* The results stay while the rows are checked again after a value was mended. */}
      <Step key={hasResults(props) ? 'checked' : state} name={name}>
        <Content {...props} />
      </Step>
      <ImportActions {...props} />
    </div>
  )
}
