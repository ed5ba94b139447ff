import '#src/ui/print.css'
import { Clock, Download, Printer, Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { ReportName } from '#openapi/reports/report-names.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { ReportParameters } from './ReportParameters.tsx'
import { ReportTable } from './ReportTable.tsx'
import type { ReportChoice } from './report-address.ts'
import type { ReportData } from './report-queries.ts'
import { reportTexts as texts } from './texts.ts'

// Charts come after the figures and the table.
const FigureChart = lazyComponent(async () => (await import('./FigureChart.tsx')).FigureChart)

interface ReportViewProps {
  readonly title: string
  readonly breadcrumbs: ReactNode
  readonly report: ReportName
  readonly choice: ReportChoice
  readonly today: string
  /** Null until it has come. */
  readonly data: ReportData | null
  /** Another choice is on its way; what is shown is of the one before. */
  readonly isBusy: boolean
  /** Why it could not be read; null unless it could not. */
  readonly failure: string | null
  onChoice(choice: ReportChoice): void
  /** Saves the table as a file; null for who may not. */
  readonly onExport: (() => void) | null
  onPrint(): void
  /** Where the choice is saved; null for who may not. */
  readonly saveHref: string | null
  /** The form that saves the report with a schedule; null without the right to add one. */
  readonly scheduleHref: string | null
  onRetry(): void
}

const figures = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(140px, 1fr))' },
  gap: '4',
  px: { base: '4', md: '5', lg: '7' },
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
// On a narrow screen the buttons fill each line, two beside each other.
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { flex: { base: '1 1 40%', md: 'none' } } })
const charts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  // With an odd number of charts the last one takes the whole row.
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
})

const aboutOf = ({ subject, asOf }: ReportData): string => texts.asOf(subject, formatCivil(asOf))

const Figures = ({ entries }: { readonly entries: ReportData['figures'] }) => (
  <dl className={figures}>
    {entries.map(({ name, value, note }) => (
      <div key={name}>
        <dt className={css({ color: 'fg.muted' })}>{name}</dt>
        <dd className={css({ textStyle: 'h1', fontVariantNumeric: 'tabular-nums' })}>
          {value}
          {note !== '' && <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

/** The title and the subject of a report, above its figures on paper: the header of the page is not printed. */
const PrintedHead = ({ title, data }: { readonly title: string; readonly data: ReportData }) => (
  <div className={css({ display: 'none', px: { base: '4', md: '5', lg: '7' }, pb: '3', _print: { display: 'block' } })}>
    <p className={css({ textStyle: 'h2' })}>{title}</p>
    <p>{aboutOf(data)}</p>
  </div>
)

interface ContentsProps {
  readonly title: string
  readonly data: ReportData
  readonly isBusy: boolean
}

function Contents({ title, data, isBusy }: ContentsProps) {
  if (data.rows.length === 0) return <EmptyState title={texts.nothing} hint={texts.widen} />
  return (
    <div data-sheet="plain" aria-busy={isBusy} className={isBusy ? css({ cursor: 'progress' }) : undefined}>
      <PrintedHead title={title} data={data} />
      <Figures entries={data.figures} />
      <div className={charts}>
        {data.series.map((chart) => (
          <LazyBoundary key={chart.title} fallback={<SkeletonLines count={6} />}>
            <FigureChart chart={chart} />
          </LazyBoundary>
        ))}
      </div>
      <ReportTable columns={data.columns} rows={data.rows} />
    </div>
  )
}

/** A report: what it is narrowed to, its figures, its charts and its table. */
export const ReportView = ({
  title,
  breadcrumbs,
  data,
  failure,
  onExport,
  onPrint,
  saveHref,
  scheduleHref,
  onRetry,
  isBusy,
  ...parameters
}: ReportViewProps) => (
  <>
    <PageHeader
      title={title}
      breadcrumbs={breadcrumbs}
      meta={
        <span role="status">
          {data !== null && aboutOf(data)}
          {data?.rows.length === 0 && <VisuallyHidden>{` ${texts.nothing}`}</VisuallyHidden>}
        </span>
      }
      actions={
        data !== null && (
          <div className={actions}>
            {scheduleHref !== null && (
              <LinkButton href={scheduleHref} icon={<Clock size={16} aria-hidden />}>
                {texts.schedule}
              </LinkButton>
            )}
            {saveHref !== null && (
              <LinkButton href={saveHref} icon={<Save size={16} aria-hidden />}>
                {texts.save}
              </LinkButton>
            )}
            {onExport && (
              <Button icon={<Download size={16} aria-hidden />} onClick={onExport}>
                {texts.csv}
              </Button>
            )}
            <Button icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
              {texts.print}
            </Button>
          </div>
        )
      }
    />
    <ReportParameters {...parameters} />
    {failure !== null ? (
      <ErrorState title={failure} onRetry={onRetry} />
    ) : data === null ? (
      <PagePlaceholder />
    ) : (
      <Contents title={title} data={data} isBusy={isBusy} />
    )}
  </>
)
