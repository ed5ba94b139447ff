import { ArrowLeft, CircleDot, Plus } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { css } from 'styled-system/css'
import { shownRowErrors, unsavedCount } from '#machines/blocks/academic-dates/academic-dates-setup.ts'
import type { AcademicDatesContext, AcademicDatesEvent, BlockDays } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { useFocusBack } from '../use-last-focus.ts'
import { DateCards } from './DateCards.tsx'
import { DateMessages } from './DateMessages.tsx'
import { DateQuestions, type DatesQuestion } from './DateQuestions.tsx'
import { DateTable } from './DateTable.tsx'
import type { DateRowsProps } from './date-rows.ts'
import { groupsOf } from './row-names.ts'
import { texts } from './texts.ts'

interface AcademicDatesViewProps {
  readonly kind: BlockKindSpec
  readonly breadcrumbs: ReactNode
  readonly context: AcademicDatesContext
  /** What the page is doing: still loading, failed to load, or there. */
  readonly status: 'loading' | 'unavailable' | 'open'
  readonly isSaving: boolean
  readonly question: DatesQuestion | null
  readonly range: BlockDays | null
  readonly today: CivilDate
  send(event: AcademicDatesEvent): void
}

/** A block's own days: what is stored wins over what the address says. */
function rangeOf({ record }: AcademicDatesContext, range: BlockDays | null): BlockDays | null {
  const from = record?.from ?? range?.from
  const to = record?.to ?? range?.to
  return from && to ? { from, to } : null
}

/** The page of academic dates: a table (cards where it has no room) that is saved as a whole. */
export function AcademicDatesView(props: AcademicDatesViewProps) {
  const { kind, breadcrumbs, context, status, isSaving, question, today, send } = props
  const isWide = useMedia('(width >= 1024px)')
  const body = useRef<HTMLDivElement>(null)
  useFocusBack(isSaving)
  useRowFocus(body, context)
  const range = rangeOf(context, props.range)
  const count = unsavedCount(context)
  const rows: DateRowsProps = {
    groups: groupsOf(context.rows),
    hasStartTime: kind.hasStartTime,
    controlsOf: (row) => ({ row, errors: shownRowErrors(context, row), today, hasLabels: !isWide, isSaving, send }),
  }
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={texts.title}
        breadcrumbs={breadcrumbs}
        badge={
          range && (
            <span className={css({ color: 'fg.muted', fontSize: 'lg', fontVariantNumeric: 'tabular-nums' })}>
              {texts.range(formatCivil(range.from), formatCivil(range.to))}
            </span>
          )
        }
        actions={
          status === 'open' && (
            <Button
              isRepeatable
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
              disabled={isSaving}
              onClick={() => send({ type: 'row.add' })}
            >
              {texts.add}
            </Button>
          )
        }
      />
      {status === 'open' && <DateMessages kind={kind} context={context} range={props.range} isSaving={isSaving} send={send} />}
      <div ref={body} className={css({ flex: '1', borderTopWidth: { base: '1px', lg: '0' }, borderColor: 'border.default' })}>
        {status === 'loading' && <PagePlaceholder />}
        {status === 'unavailable' && <ErrorState title={context.notice?.text ?? ''} onRetry={() => send({ type: 'dates.retry' })} />}
        {status === 'open' && (isWide ? <DateTable {...rows} /> : <DateCards {...rows} />)}
      </div>
      <ActionBar
        start={
          <Button
            variant="ghost"
            className={css({ ml: '-3.5' })}
            icon={<ArrowLeft size={16} aria-hidden />}
            onClick={() => send({ type: 'dates.leave', address: null })}
          >
            {texts.back}
          </Button>
        }
        status={
          <span
            role="status"
            className={css({ display: 'flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap', color: 'warning.text' })}
          >
            {count > 0 && (
              <>
                <CircleDot size={14} aria-hidden className={css({ hideBelow: 'md' })} />
                <span className={css({ mdDown: { srOnly: true } })}>{texts.unsaved(count)}</span>
              </>
            )}
          </span>
        }
      >
        <Button
          variant="primary"
          isBusy={isSaving}
          isSoftDisabled={status !== 'open' || isSaving}
          onClick={() => status === 'open' && !isSaving && send({ type: 'dates.save' })}
        >
          {texts.save}
        </Button>
      </ActionBar>
      <DateQuestions context={context} question={question} send={send} />
    </div>
  )
}

/** The focus follows what happens: to a new row's name, to the Undo of a removed one, to the first wrong field of a failed save. */
function useRowFocus(body: RefObject<HTMLElement | null>, { added, attempts, rows }: AcademicDatesContext): void {
  const removed = rows
    .filter(({ isRemoved }) => isRemoved)
    .map(({ key }) => key)
    .join('\n')
  const shown = useRef(removed)
  useEffect(() => {
    if (added !== null) body.current?.querySelector<HTMLElement>(`[data-row="${added}"]`)?.focus()
  }, [body, added])
  useEffect(() => {
    if (attempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [body, attempts])
  useEffect(() => {
    const [were, are] = [shown.current.split('\n'), removed.split('\n')]
    shown.current = removed
    const gone = are.find((key) => !were.includes(key))
    const back = were.find((key) => !are.includes(key))
    if (gone) body.current?.querySelector<HTMLElement>(`[data-removed="${gone}"] button`)?.focus()
    else if (back) body.current?.querySelector<HTMLElement>(`[data-row="${back}"]`)?.focus()
  }, [body, removed])
}
