import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { BarChart } from '#src/ui/graphs/bar-chart.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { counted } from '#src/ui/text/counted.ts'
import { GradeBars } from './GradeBars.tsx'
import { allCentres, passRate, type CentreDetails } from './centre-details.ts'

const texts = {
  noCentres: 'No results yet',
  glance: 'At a glance',
  grades: 'Grades',
  gradesOf: (count: number) => `Grades of ${counted(count)} results`,
  results: 'Results',
  count: 'Results',
  centres: 'Centres',
  centre: 'Centre',
  students: 'Students',
  entered: 'Entered',
  missing: 'Missing',
  passRate: 'Pass rate',
  mean: 'Mean mark',
  withheld: 'Withheld',
  distribution: 'Distribution',
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

interface CentreDetailsViewProps {
  readonly details: CentreDetails
  readonly breadcrumbs: ReactNode
  readonly downloads: ReactNode
  /** How far the set is from its release; for the provider alone. */
  readonly readiness?: ReactNode
}

/** The results of a set by centre: how far they are, and how well its students have done. */
export function CentreDetailsView({ details: { setName, centres }, breadcrumbs, downloads, readiness }: CentreDetailsViewProps) {
  const all = allCentres(centres)
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
            <section aria-label={texts.grades}>
              <h2 className={css({ textStyle: 'h3', mb: '3' })}>{texts.grades}</h2>
              <BarChart
                label={texts.gradesOf(all.graded)}
                series={[{ label: texts.count, fill: 'solid' }]}
                points={all.grades.map(({ grade, count }) => ({ label: grade, values: [count] }))}
              />
            </section>
            <section aria-label={texts.glance}>
              <h2 className={css({ textStyle: 'h3', mb: '3' })}>{texts.glance}</h2>
              <DefinitionList
                look="lines"
                entries={[
                  { id: 'results', label: texts.results, value: counted(all.rowsTotal) },
                  { id: 'missing', label: texts.missing, value: counted(all.rowsMissing) },
                  { id: 'pass', label: texts.passRate, value: passRate(all) },
                  { id: 'mean', label: texts.mean, value: all.meanMark ?? texts.none },
                  { id: 'withheld', label: texts.withheld, value: counted(all.withheld) },
                ]}
              />
            </section>
            {readiness}
          </div>
          <section aria-label={texts.centres}>
            <h2 className={`${inset} ${css({ textStyle: 'h2', py: '4' })}`}>{texts.centres}</h2>
            <CheckedRows
              label={texts.centres}
              heads={[
                texts.centre,
                texts.students,
                texts.entered,
                texts.missing,
                texts.passRate,
                texts.mean,
                texts.withheld,
                texts.distribution,
              ]}
              rows={centres.map((centre) => ({
                key: String(centre.centreId),
                cells: [
                  <span key="name" className={css({ whiteSpace: 'normal', color: 'fg.default', textStyle: 'bodyStrong' })}>
                    {centre.centreName}
                  </span>,
                  counted(centre.students),
                  counted(centre.rowsTotal - centre.rowsMissing),
                  counted(centre.rowsMissing),
                  passRate(centre),
                  centre.meanMark ?? texts.none,
                  counted(centre.withheld),
                  centre.grades.length > 0 ? <GradeBars key="grades" grades={centre.grades} /> : texts.none,
                ],
              }))}
            />
          </section>
        </>
      )}
    </>
  )
}
