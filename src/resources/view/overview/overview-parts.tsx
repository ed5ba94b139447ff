import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { toFailure } from '#src/api/problem.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { RecordTable } from '#src/ui/records/table/record-table.tsx'
import { codeColumn, nameColumn, recordColumns } from '../../list/record-columns.tsx'
import { withQuery } from '../../record-page.ts'
import { recordListQuery } from '../../record-queries.ts'
import { recordTexts as texts } from '../../texts.ts'
import { useRecords } from '../../use-records.ts'
import type { SectionPlace } from '../lazy-related.tsx'
import { relatedRecordsOf, type RelatedRecords } from '../related-records.ts'
import { useShownRecord } from '../shown-record.ts'

// One file: parts of their own would each come with pages that share only a few lines of them.

interface OverviewSectionProps {
  readonly title: string
  /** How much there is; nothing while that is not known, and where there is none. */
  readonly count?: number | undefined
  /** At the end of the line of the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the overview of a record, below its fields: a title with its count, and what it holds, as wide as the page. */
export const OverviewSection = ({ title, count = 0, action, children }: OverviewSectionProps) => (
  <section
    className={css({
      mx: { base: '-4', md: '-5', lg: '-7' },
      px: { base: '4', md: '5', lg: '7' },
      pt: '5',
      borderTopWidth: '1px',
      borderColor: 'border.default',
    })}
  >
    <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: '36px', mb: '2' })}>
      <h2 className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'h2' })}>
        {title}
        {count > 0 && <Count>{count}</Count>}
      </h2>
      {action}
    </div>
    {children}
  </section>
)

/** The link from a part of the overview to the tab that has all of it. It takes the place of its entry in the history. */
export function ViewAll({ title, tab }: SectionPlace) {
  const { page } = useShownRecord()
  return (
    <LinkButton
      href={withQuery(page.paths.view(page.pathId ?? ''), `?tab=${tab}`)}
      replace
      // The history entry keeps what it knows of the list.
      state={(window.history.state ?? {}) as object}
      variant="ghost"
      size="sm"
      aria-label={texts.viewAllOf(title)}
    >
      {texts.viewAll}
      <ArrowRight size={16} aria-hidden />
    </LinkButton>
  )
}

interface ReadPartProps<Found> {
  readonly read: UseQueryResult<Found>
  children(found: Found): ReactNode
}

/** What a read has found, as one of several parts of a page: it waits and fails in little room. */
export function ReadPart<Found>({ read: { data, isError, error, refetch }, children }: ReadPartProps<Found>) {
  if (data !== undefined) return children(data)
  if (!isError) return <SkeletonLines count={3} />
  return (
    <Alert
      tone="error"
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {toFailure(error).message}
    </Alert>
  )
}

/** As many as an overview shows; the tab has all of them. */
const firstCount = 3

/** The first of the records that refer to the one of the page, and the way to all of them. */
export function FirstRelated({ title, tab, rules, nouns, by, columns, cells }: SectionPlace & RelatedRecords) {
  const { record, page } = useShownRecord()
  const { service } = useRecords(rules)
  const [, navigate] = useLocation()
  // The first page of the tab, which the count of the tab has read already.
  const read = useQuery(recordListQuery(rules, service, relatedRecordsOf(record.id, { by })))
  const [first = rules.title, ...others] = columns
  const code = codeColumn(rules, others)
  const { sorts, ...name } = nameColumn(rules, first, code)
  const hrefOf = ({ id }: { readonly id: string }) => page.linkTo(rules.name, id) ?? ''
  const total = read.data?.total
  return (
    <OverviewSection title={title} count={total} action={total !== undefined && total > 0 && <ViewAll title={title} tab={tab} />}>
      <ReadPart read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={css({ color: 'fg.muted', pb: '2' })}>{texts.noRelated({ ...rules, nouns })}</p>
          ) : (
            // As wide as the page; the part below has the line that would end it.
            <div
              className={css({
                mx: { base: '-4', md: '-5', lg: '-7' },
                mb: '-5',
                '& tbody > tr:last-child, & tr:last-child > td': { borderBottomWidth: '0' },
              })}
            >
              <RecordTable
                label={title}
                rows={rows.slice(0, firstCount)}
                pageSize={firstCount}
                name={{ ...name, head: sorts[0]?.label, sorts: [] }}
                // So few rows need no sorting.
                columns={recordColumns(
                  rules,
                  others.filter((column) => column !== code),
                  cells,
                ).map(({ sorts: by, ...column }) => ({ head: by?.[0]?.label, ...column }))}
                sort={null}
                chosen={null}
                actions={[]}
                isDense={false}
                hrefOf={rows.some((row) => hrefOf(row) !== '') ? hrefOf : undefined}
                onSort={() => {}}
                onChoose={() => {}}
                onLeave={() => {}}
                onOpen={(_, to) => navigate(to)}
              />
            </div>
          )
        }
      </ReadPart>
    </OverviewSection>
  )
}
