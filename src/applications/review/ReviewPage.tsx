import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { movesOf } from '#machines/records/resource-view.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { toFailure } from '#src/api/problem.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import { withQuery, type RecordPage } from '#src/resources/record-page.ts'
import { readChangedRecords, recordQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { definitionsOf, FieldParts } from '#src/resources/view/FieldParts.tsx'
import { useChange } from '#src/resources/view/use-change.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { applicationParts } from '../application-parts.ts'
import { stageTabIn, tabInAddress } from '../StageTabs.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { useQueue, type QueuePlace } from './queue.ts'
import { StudentFile } from './StudentFile.tsx'
import { reviewTexts as texts } from './texts.ts'

const pad = css({ px: { base: '4', md: '5', lg: '7' } })
const desk = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  flex: '1',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})

interface ReviewPageProps {
  readonly page: RecordPage
  readonly id: string
}

/** An application beside its decision panel, with links to the applications before and after it. */
export function ReviewPage({ page, id }: ReviewPageProps) {
  const tab = stageTabIn(useSearch())
  // Kept here, because OneReview starts anew for each application.
  const place = useQueue(page, tab, id)
  return <OneReview key={id} page={page} id={id} place={place} query={tabInAddress(tab)} />
}

interface OneReviewProps extends ReviewPageProps {
  readonly place: QueuePlace | null
  /** The query that names the stage, without its "?". */
  readonly query: string
}

function OneReview({ page, id, place, query }: OneReviewProps) {
  const deps = useRecords(application)
  const read = useQuery(recordQuery(application, deps.service, id))
  const { change, isBusy, notice, isForbidden, closeNotice } = useChange(() => readChangedRecords(deps.queryClient, application))
  const { data: record, refetch } = read
  const failure = read.isError ? toFailure(read.error) : null
  const listQuery = query === '' ? '' : `?${query}`
  if (failure?.code === 404) return <NoSuchRecord rules={application} page={page} />
  if (!record && failure)
    return (
      <>
        <PageHeader title={application.noun} breadcrumbs={page.breadcrumbs(application.noun)} />
        <ErrorState title={failure.message} onRetry={() => void refetch()} />
      </>
    )
  if (!record) return <PagePlaceholder />
  const moves = isForbidden ? [] : movesOf(application, record.status, page)
  const hrefOf = (other: string) => withQuery(page.paths.edit(deps.codec.encrypt(other) ?? ''), listQuery)
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={record.name}
        breadcrumbs={page.breadcrumbs(record.name)}
        badge={<RecordStatus rules={application} status={record.status} />}
        actions={place && <QueueLinks place={place} hrefOf={hrefOf} />}
      />
      <div className={`${pad} ${css({ pb: '3', _empty: { display: 'none' } })}`}>
        {notice && (
          <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
            {notice.text}
          </Alert>
        )}
      </div>
      <div className={desk}>
        <div className={`${pad} ${css({ display: 'grid', gap: '7', alignContent: 'start', minWidth: '0', py: '5' })}`}>
          <FieldParts rules={application} record={record} cells={{}} linkTo={page.linkTo} parts={applicationParts} />
          <StudentFile studentId={studentOf(record)} page={page} />
        </div>
        <DecisionPanel
          key={record.status}
          facts={definitionsOf({ rules: application, record, cells: {}, linkTo: page.linkTo }, [
            'studentId',
            'centreId',
            'yearId',
            'stepsDone',
            'decidedBy',
            'comment',
            'updatedAt',
            'updatedBy',
          ])}
          moves={moves}
          isBusy={isBusy}
          onDecide={({ to }, comment) => change(() => deps.service.move(id, to, comment))}
        />
      </div>
    </div>
  )
}

const studentOf = ({ fields }: StoredRecord): string => String(fields['studentId'])

interface QueueLinksProps {
  readonly place: QueuePlace
  hrefOf(id: string): string
}

const glyph = { size: 18, 'aria-hidden': true } as const

/** The ways to the application before and the one after it. */
const QueueLinks = ({ place: { number, count, previous, next }, hrefOf }: QueueLinksProps) => (
  <nav aria-label={texts.queue} className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
    <span className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{texts.of(number, count)}</span>
    {previous !== null && <LinkButton href={hrefOf(previous)} aria-label={texts.previous} icon={<ChevronLeft {...glyph} />} />}
    {next !== null && <LinkButton href={hrefOf(next)} aria-label={texts.next} icon={<ChevronRight {...glyph} />} />}
  </nav>
)
