import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { RecordTable } from '#src/ui/records/record-table.tsx'
import { codeColumn, nameColumn, recordColumns } from '../../list/record-columns.tsx'
import { recordListQuery } from '../../record-queries.ts'
import { useRecords } from '../../use-records.ts'
import type { SectionPlace } from '../lazy-related.tsx'
import { OverviewSection } from './OverviewSection.tsx'
import { ReadPart } from './ReadPart.tsx'
import { relatedRecordsOf, type RelatedRecords } from '../related-records.ts'
import { useShownRecord } from '../shown-record.ts'
import { ViewAll } from './ViewAll.tsx'
import { recordTexts as texts } from '../../texts.ts'

/** As many as an overview shows; the tab has all of them. */
const firstCount = 3

/** The first of the records that refer to the one of the page, and the way to all of them. */
export function FirstRelated({ title, tab, rules, by, columns, cells }: SectionPlace & RelatedRecords) {
  const { record, page } = useShownRecord()
  const { service } = useRecords(rules)
  const [, navigate] = useLocation()
  // What the tab begins with, which its count has asked for.
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
            <p className={css({ color: 'fg.muted', pb: '2' })}>{texts.noRelated(rules)}</p>
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
                // So few need no order of their own.
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
