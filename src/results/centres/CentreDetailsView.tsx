import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { BarChart } from '#src/ui/graphs/bar-chart.tsx'
import { ChartPanel } from '#src/ui/graphs/chart-panel.tsx'
import { FigureTable } from '#src/ui/graphs/figure-table.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { counted } from '#src/ui/text/counted.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { allCentres, changesSince, gradesBeside, passRate, type CentreDetails, type Figures } from './centre-details.ts'

const texts = {
  noCentres: 'No results yet',
  glance: 'At a glance',
  grades: 'Grades',
  gradesOf: (count: number, before?: string) =>
    `Grades of ${counted(count)} results${before === undefined ? '' : `, beside those of ${before}`}`,
  thisSet: 'This set',
  grade: 'Grade',
  graded: (count: number) => (count === 1 ? '1 graded result' : `${counted(count)} graded results`),
  shownAs: { chart: 'Chart', table: 'Table', show: 'Show grades as' },
  since: (before: string) => `Changes are in points, against ${before}.`,
  results: 'Results',
  count: 'Results',
  centres: 'Centres',
  centre: 'Centre',
  missing: 'Missing',
  passRate: 'Pass rate',
  mean: 'Mean mark',
  withheld: 'Withheld',
  none: '—',
} as const

const inset = css({ px: { base: '4', md: '5', lg: '7' } })

const figures = css({
  display: 'grid',
  gap: '7',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
})

/** A figure, and by how much it differs from the one before. */
const Changed = ({ value, by }: { readonly value: ReactNode; readonly by: string | undefined }) => (
  <>
    {value}
    {by !== undefined && <span className={css({ ml: '2', textStyle: 'small', color: 'fg.muted' })}>{by}</span>}
  </>
)

/** How many results have each grade, beside those of the set before. */
function GradeFigures({ all, before }: { readonly all: Figures; readonly before: CentreDetails['before'] }) {
  const grades = gradesBeside(all.grades, before?.grades)
  const label = texts.gradesOf(all.graded, before?.setName)
  return (
    <ChartPanel
      isNested
      title={texts.grades}
      summary={<p>{texts.graded(all.graded)}</p>}
      words={texts.shownAs}
      chart={
        <BarChart
          label={label}
          series={
            before
              ? [
                  { label: texts.thisSet, fill: 'solid' },
                  { label: before.setName, fill: 'hatched' },
                ]
              : [{ label: texts.count, fill: 'solid' }]
          }
          points={grades}
        />
      }
      table={
        <FigureTable
          label={label}
          heads={before ? [texts.grade, texts.thisSet, before.setName] : [texts.grade, texts.count]}
          rows={grades.map(({ label: name, values }) => ({
            name,
            figures: values.slice(0, before ? 2 : 1).map((count) => counted(count)),
          }))}
        />
      }
    />
  )
}

interface CentreDetailsViewProps {
  readonly details: CentreDetails
  readonly breadcrumbs: ReactNode
  readonly downloads: ReactNode
  /** How far the set is from its release; for the provider alone. */
  readonly readiness?: ReactNode
}

/** The results of a set by centre: how far they are, and how well its students have done. */
export function CentreDetailsView({ details: { setName, centres, before }, breadcrumbs, downloads, readiness }: CentreDetailsViewProps) {
  const all = allCentres(centres)
  const changes = changesSince(all, before)
  return (
    <>
      <PageHeader title={setName} breadcrumbs={breadcrumbs} />
      <div className={`${inset} ${css({ pb: '4' })}`}>{downloads}</div>
      {centres.length === 0 ? (
        <EmptyState icon={<Inbox size={24} />} title={texts.noCentres} />
      ) : (
        <>
          <div
            className={cx(
              figures,
              readiness
                ? css({ gridTemplateColumns: { md: 'minmax(0, 1fr) 280px', xl: 'minmax(0, 1fr) 232px 280px' } })
                : css({ gridTemplateColumns: { md: 'minmax(0, 1fr) 312px' } }),
            )}
          >
            <GradeFigures all={all} before={before} />
            <section aria-label={texts.glance}>
              <h2 className={css({ textStyle: 'h3', mb: '3' })}>{texts.glance}</h2>
              <DefinitionList
                look="lines"
                entries={[
                  { id: 'results', label: texts.results, value: counted(all.rowsTotal) },
                  { id: 'missing', label: texts.missing, value: counted(all.rowsMissing) },
                  { id: 'pass', label: texts.passRate, value: <Changed value={passRate(all)} by={changes.passRate} /> },
                  { id: 'mean', label: texts.mean, value: <Changed value={all.meanMark ?? texts.none} by={changes.meanMark} /> },
                  { id: 'withheld', label: texts.withheld, value: counted(all.withheld) },
                ]}
              />
              {before && <p className={css({ textStyle: 'small', color: 'fg.muted', mt: '2' })}>{texts.since(before.setName)}</p>}
            </section>
            {readiness}
          </div>
          <section aria-label={texts.centres}>
            <h2 className={`${inset} ${css({ textStyle: 'h2', py: '4' })}`}>{texts.centres}</h2>
            <FiguresTable
              label={texts.centres}
              head={texts.centre}
              rows={centres.map((centre) => ({ ...centre, key: String(centre.centreId), name: centre.centreName }))}
            />
          </section>
        </>
      )}
    </>
  )
}
