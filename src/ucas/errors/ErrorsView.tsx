import { CircleCheck, Download, Ellipsis } from 'lucide-react'
import { css } from 'styled-system/css'
import { settledByStudent, ucasErrorTypes } from '#openapi/ucas/columns.ts'
import type { ErrorAct } from '#machines/students/error-decision.machine.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge, Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Menu } from '#src/ui/layers/menu.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { WholeWords } from '#src/ui/text/whole-words.tsx'
import { Applicant, InPathway } from '../people.tsx'
import { ucasTexts as texts } from '../texts.ts'
import { ucasIdText } from '../ucas-id.ts'
import type { ShownErrors, UcasError, UcasErrors } from '../ucas-service.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { ErrorFilters } from './ErrorFilters.tsx'
import { ErrorTypes } from './ErrorTypes.tsx'
import type { ErrorDecision } from './use-error-decision.ts'

interface ErrorsViewProps {
  readonly errors: UcasErrors
  /** The type that is shown; 0 for all. */
  readonly typeId: number
  readonly shown: ShownErrors
  readonly page: number
  readonly pageSize: number
  readonly recordPage: Pick<RecordPage, 'linkTo'>
  readonly isDone: boolean
  readonly mayModify: boolean
  /** Null for those who may not download. */
  readonly download: { readonly isBusy: boolean; save(): void } | null
  readonly decision: ErrorDecision
  onPage(page: number): void
  onType(typeId: number): void
  onShown(shown: ShownErrors): void
}

const names: Readonly<Record<number, string>> = ucasErrorTypes
const tones = { Open: 'warning', Fixed: 'success', Ignored: 'neutral' } as const
const { heads } = texts

/** What can be done about an error as it stands. */
function actsOf({ errorStatus, errorTypeId }: UcasError): readonly ErrorAct[] {
  if (errorStatus === 'Fixed') return []
  if (errorStatus === 'Ignored') return ['reopen']
  return settledByStudent.includes(errorTypeId) ? ['choose', 'again', 'ignore'] : ['again', 'ignore']
}

/** The errors of an import: their types, and below them those of one type. */
export function ErrorsView(props: ErrorsViewProps) {
  const { errors, typeId, shown, page, pageSize, recordPage, isDone, mayModify, download, decision, onPage, onType, onShown } = props
  const { list, totalCount, types } = errors
  if (types.length === 0) return <EmptyState icon={<CircleCheck size={24} />} title={texts.noErrors} />
  const ofType = types.filter((one) => typeId === 0 || one.errorTypeId === typeId)
  const open = ofType.reduce((sum, one) => sum + one.open, 0)
  const actions = (error: UcasError) => {
    const acts = actsOf(error)
    if (acts.length === 0) return null
    const [suggested] = error.suggestedStudents
    return (
      <Menu
        items={acts.map((act) => ({
          id: act,
          label: texts.acts[act],
          onSelect: () =>
            decision.send({
              type: 'error.take',
              errorId: error.ucasErrorId,
              act,
              studentId: error.suggestedStudents.length === 1 ? (suggested?.studentId ?? null) : null,
            }),
        }))}
        trigger={<IconButton label={texts.actionsOf(error.rowNumber)} icon={<Ellipsis size={18} aria-hidden />} />}
      />
    )
  }
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        mx: { base: '-4', md: '-5', lg: '-7' },
        my: '-5',
        minHeight: 'full',
      })}
    >
      <ErrorTypes types={types} typeId={typeId} onType={onType} />
      <section aria-label={texts.errors} className={css({ minWidth: '0', py: '4' })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', px: { base: '4', md: '5' }, pb: '4' })}>
          <h2 className={css({ textStyle: 'h2' })}>{names[typeId] ?? texts.allTypes}</h2>
          <Count>{texts.open(open)}</Count>
          {download && (
            <span className={css({ ml: 'auto' })}>
              <Button icon={<Download size={16} strokeWidth={1.75} aria-hidden />} isBusy={download.isBusy} onClick={download.save}>
                {texts.download}
              </Button>
            </span>
          )}
        </div>
        {!isDone && (
          <div className={css({ px: { base: '4', md: '5' }, pb: '4' })}>
            <Alert tone="info">{texts.notYet}</Alert>
          </div>
        )}
        <ErrorFilters shown={shown} onShown={onShown} />
        {list.length === 0 ? (
          <EmptyState title={texts.noSuchErrors} />
        ) : (
          <CheckedRows
            label={names[typeId] ?? texts.allTypes}
            heads={[
              heads.line,
              heads.applicant,
              heads.problem,
              heads.value,
              heads.student,
              heads.status,
              ...(mayModify ? [heads.actions] : []),
            ]}
            rows={list.map((error) => ({
              key: String(error.ucasErrorId),
              cells: [
                error.rowNumber,
                <Applicant key="applicant" {...error} />,
                <span key="problem">
                  {error.description}
                  {error.comment !== '' && <span className={css({ display: 'block', color: 'fg.muted' })}>{error.comment}</span>}
                </span>,
                <span key="value" className={css({ fontVariantNumeric: 'tabular-nums' })}>
                  {error.value === error.ucasId ? (
                    <span className={css({ whiteSpace: 'nowrap' })}>{ucasIdText(error.value)}</span>
                  ) : (
                    <WholeWords text={error.value} />
                  )}
                </span>,
                <InPathway key="students" students={error.suggestedStudents} page={recordPage} />,
                <Badge key="status" tone={tones[error.errorStatus]}>
                  {error.errorStatus}
                </Badge>,
                ...(mayModify ? [actions(error)] : []),
              ],
            }))}
          />
        )}
        {totalCount > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={totalCount} pageSizes={[pageSize]} onPage={onPage} onPageSize={() => {}} />
        )}
      </section>
      <DecisionDialog errors={list} decision={decision} />
    </div>
  )
}
