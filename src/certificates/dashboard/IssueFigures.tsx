import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { certificateRequest } from '#openapi/generated/resources/certificates/certificate-request.ts'
import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import { validationCheck } from '#openapi/generated/resources/certificates/validation-check.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { useShowRows } from '#src/resources/list/HeldRows.tsx'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { formatCivil, civilOf } from '#src/time/civil-date.ts'
import { ChartPanel } from '#src/ui/graphs/chart-panel.tsx'
import { ColumnChart } from '#src/ui/graphs/column-chart.tsx'
import { FigureTable } from '#src/ui/graphs/figure-table.tsx'
import { FailedLine } from '#src/ui/kit/failed-line.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { certificateTexts as texts } from '../texts.ts'
import { issuedMonthsQuery, type IssuedMonth } from './months.ts'

/** A check as the dashboard names it. */
export interface LatestCheck {
  readonly id: string
  readonly code: string
  readonly day: string
  readonly outcome: string
  readonly href: string | null
}

interface IssueFiguresViewProps {
  readonly months: readonly IssuedMonth[]
  readonly revoked: number
  /** Null for people who do not see requests; the same for checks. */
  readonly waiting: number | null
  readonly checks: readonly LatestCheck[] | null
}

const board = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 360px' } })
const inset = css({ px: { base: '4', md: '5', lg: '7' } })
const aside = css({
  px: { base: '4', md: '5', lg: '7' },
  borderTopWidth: { xl: '1px' },
  borderLeftWidth: { xl: '1px' },
  borderColor: 'border.default',
})
const figures = css({ display: 'flex', flexWrap: 'wrap', columnGap: '7', rowGap: '3', py: '4' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', py: '1' })

const Figure = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dt className={css({ textStyle: 'small', color: 'fg.muted' })}>{name}</dt>
    <dd className={css({ textStyle: 'h2', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
  </div>
)

/** What has been issued, what waits and what was checked last. */
export function IssueFiguresView({ months, revoked, waiting, checks }: IssueFiguresViewProps) {
  const total = months.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={board}>
      <ChartPanel
        title={texts.issuedByMonth}
        summary={<p>{texts.issuedInYear(total)}</p>}
        words={{ chart: texts.chart, table: texts.table, show: texts.showAs }}
        chart={
          <ColumnChart
            label={texts.issuedByMonth}
            unit=""
            points={months.map(({ name }) => name)}
            series={[{ name: texts.issued, values: months.map(({ count }) => count) }]}
          />
        }
        table={
          <FigureTable
            label={texts.issuedByMonth}
            heads={[texts.month, texts.issued]}
            rows={months.map(({ name, count }) => ({ name, figures: [String(count)] }))}
          />
        }
      />
      <div className={aside}>
        <dl className={figures}>
          {waiting !== null && <Figure name={texts.waiting} value={waiting} />}
          <Figure name={texts.revoked} value={revoked} />
        </dl>
        {checks !== null && (
          <section aria-label={texts.latestChecks} className={css({ pb: '4' })}>
            <h2 className={css({ textStyle: 'h3' })}>{texts.latestChecks}</h2>
            {checks.length === 0 && <p className={css({ color: 'fg.muted' })}>{texts.noChecks}</p>}
            <ul>
              {checks.map(({ id, code, day, outcome, href }) => (
                <li key={id} className={line}>
                  {href === null ? code : <TextLink href={href}>{code}</TextLink>}
                  <span className={css({ color: 'fg.muted' })}>{formatCivil(day)}</span>
                  <RecordStatus rules={validationCheck} status={outcome} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

const latest = { ...allRecords, pageSize: 5, sort: { column: 'checkedAt', direction: 'desc' } } as const

/** The same above the list of certificates, read from the records that the person may see. */
export function IssueFigures() {
  const page = useRecordPage()
  const { api } = useServices()
  const [issues, requests, checks] = [useRecords(certificate), useRecords(certificateRequest), useRecords(validationCheck)]
  const months = useQuery(issuedMonthsQuery(api))
  const issued = useQuery(recordListQuery(certificate, issues.service, { ...allRecords, pageSize: 1 }))
  const asked = useQuery(recordListQuery(certificateRequest, requests.service, { ...allRecords, pageSize: 1 }))
  const checked = useQuery(recordListQuery(validationCheck, checks.service, latest))
  const isKnown = !months.isPending && !issued.isPending && !asked.isPending && !checked.isPending
  useShowRows(isKnown)
  if (!isKnown) return <SkeletonLines count={6} />
  if (months.data === undefined || issued.data === undefined) {
    const retry = () => {
      for (const read of [months, issued]) if (read.data === undefined) void read.refetch()
    }
    return <FailedLine className={inset} text={texts.figuresFailed} onRetry={retry} />
  }
  const waiting = asked.data ? (asked.data.counts['9'] ?? 0) + (asked.data.counts['10'] ?? 0) : null
  return (
    <IssueFiguresView
      months={months.data}
      revoked={issued.data.counts['Revoked'] ?? 0}
      waiting={waiting}
      checks={
        checked.data?.rows.map(({ id, fields, status }) => ({
          id,
          code: String(fields['code']),
          day: civilOf(fields['checkedAt']) ?? '',
          outcome: String(status),
          href: page?.linkTo(validationCheck.name, id) ?? null,
        })) ?? null
      }
    />
  )
}
