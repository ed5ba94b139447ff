import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { useServices } from '#src/api/services.tsx'
import { useShowRows } from '#src/resources/list/HeldRows.tsx'
import type { ShownList } from '#src/resources/list/RecordList.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { BarChart } from '#src/ui/graphs/bar-chart.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { courseMonthsQuery, daysOfMonth, monthText, type CourseMonth } from './course-months.ts'
import { courseTexts as texts } from './texts.ts'

const series = [
  { label: texts.approved, fill: 'solid' },
  { label: texts.expired, fill: 'hatched' },
] as const

const beside = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gap: '5',
  alignItems: 'start',
})
const scrolling = css({ maxHeight: '164px', overflowY: 'auto', borderWidth: '1px', borderColor: 'border.subtle', rounded: 'md' })

/** Approved and expired courses by month, of those that the list finds: bars, and a table that leads to them. */
export const CourseMonths = ({ query, hrefOf }: ShownList) => {
  const { api } = useServices()
  const months = useQuery(courseMonthsQuery(api, query))
  const isNarrowed = query.search !== '' || Object.values(query.filters ?? {}).some((values) => values !== undefined && values.length > 0)
  useShowRows(!months.isPending)
  return (
    <section
      aria-labelledby="course-months"
      className={css({ borderTopWidth: '1px', borderColor: 'border.default', px: { base: '4', md: '5', lg: '7' }, py: '4' })}
    >
      <h2 id="course-months" className={css({ textStyle: 'h3' })}>
        {texts.months}
      </h2>
      <p className={css({ mb: '3', textStyle: 'small', color: 'fg.muted' })}>{texts.monthsNote}</p>
      <ReadResult read={months}>
        {(found) =>
          found.length === 0 ? (
            <p className={css({ color: 'fg.muted' })}>{isNarrowed ? texts.noMonthsFound : texts.noMonths}</p>
          ) : (
            <div className={beside}>
              <BarChart
                label={texts.months}
                series={series}
                points={found.map(({ month, approved, expired }) => ({ label: monthText(month), values: [approved, expired] }))}
              />
              <div className={scrolling}>
                <MonthTable months={found} query={query} hrefOf={hrefOf} />
              </div>
            </div>
          )
        }
      </ReadResult>
    </section>
  )
}

interface MonthTableProps extends Pick<ShownList, 'query' | 'hrefOf'> {
  readonly months: readonly CourseMonth[]
}

/** The counts in figures; each leads to its courses in the list below. */
function MonthTable({ months, query: { filters = {} }, hrefOf }: MonthTableProps) {
  const [first = ''] = filters['validToFrom'] ?? []
  const [last = ''] = filters['validToTo'] ?? []
  const daysIn = (month: string) => {
    const { from, to } = daysOfMonth(month, [first, last])
    return { validToFrom: [from], validToTo: [to] }
  }
  const counted = (count: number, status: number, month: string | null) => {
    const days = month === null ? {} : daysIn(month)
    return count === 0 ? '0' : <TextLink href={hrefOf({ status: String(status), filters: days })}>{count}</TextLink>
  }
  const sum = (name: 'approved' | 'expired') => months.reduce((total, month) => total + month[name], 0)
  return (
    <Table label={texts.months}>
      <TableHead>
        <Th>{texts.month}</Th>
        <Th>{texts.approved}</Th>
        <Th>{texts.expired}</Th>
      </TableHead>
      <tbody>
        {months.map(({ month, approved, expired }) => (
          <Tr key={month} height="compact">
            <Td>{monthText(month)}</Td>
            <Td isNumeric>{counted(approved, courseStatus.approved, month)}</Td>
            <Td isNumeric>{counted(expired, courseStatus.expired, month)}</Td>
          </Tr>
        ))}
        <Tr height="compact">
          <Td>{texts.total}</Td>
          <Td isNumeric>{counted(sum('approved'), courseStatus.approved, null)}</Td>
          <Td isNumeric>{counted(sum('expired'), courseStatus.expired, null)}</Td>
        </Tr>
      </tbody>
    </Table>
  )
}
