import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { RecordTable } from '#src/ui/records/table/record-table.tsx'
import type { RecordQuery } from '../record-page.ts'
import { codeColumn, nameColumn, recordColumns } from '../list/record-columns.tsx'
import type { CellsOf } from '../list/RecordList.tsx'
import { recordListQuery } from '../record-queries.ts'
import type { ColumnOf, FilterOf, ReferenceOf, RulesOf } from '../resource-types.ts'
import { useRecords } from '../use-records.ts'
import { ReadResult } from './ReadResult.tsx'
import { relatedPageSize as pageSize, relatedRecordsOf, relatedTo, type RelatedRecords } from './related-records.ts'
import { useShownRecord } from './shown-record.ts'
import { recordTexts as texts } from '../texts.ts'

interface RelatedProps<N extends ResourceName> {
  readonly of: RulesOf<N>
  /** The field that refers to the record of the page. */
  readonly by: FilterOf<N> & ReferenceOf<N>
  /** The first one names the records and leads to them. */
  readonly columns: readonly ColumnOf<N>[]
  readonly cells?: CellsOf<N>
}

/** The records of another resource that refer to the one of the page, ten by ten. */
export const Related = <N extends ResourceName>({ of, by, columns, cells }: RelatedProps<N>) => (
  <RelatedTable {...relatedTo(of, by, columns, cells)} />
)

/** The same of a `RelatedRecords`. */
export function RelatedTable({ rules, nouns, by, columns, cells, mayAdd }: RelatedRecords) {
  const { record, page } = useShownRecord()
  const { service } = useRecords(rules)
  const [, navigate] = useLocation()
  const [wanted, setWanted] = useState<Pick<RecordQuery, 'page' | 'sort'>>({ page: 1, sort: null })
  const read = useQuery(recordListQuery(rules, service, relatedRecordsOf(record.id, { by }, wanted)))
  const [first = rules.title, ...others] = columns
  const code = codeColumn(rules, others)
  const list = page.listTo(rules.name, { field: by, id: record.id })
  // Where only the server writes the field, a form could not set it.
  const isClosed = rules.fields[by]?.readOnly || mayAdd?.(record) === false
  const create = isClosed ? null : page.createTo(rules.name, { field: by, id: record.id })
  const createLink = create !== null && <TextLink href={create}>{texts.create(rules)}</TextLink>
  const hrefOf = ({ id }: { readonly id: string }) => page.linkTo(rules.name, id) ?? ''
  return (
    <ReadResult read={read}>
      {({ rows, total }) =>
        total === 0 ? (
          <EmptyState icon={<Inbox size={24} />} title={texts.noRelated({ ...rules, nouns })} action={createLink} />
        ) : (
          // As wide as the page: rows have the padding of the page themselves.
          <div className={css({ mx: { base: '-4', md: '-5', lg: '-7' }, mt: '-5' })}>
            <RecordTable
              label={nouns}
              rows={rows}
              pageSize={pageSize}
              name={nameColumn(rules, first, code)}
              columns={recordColumns(
                rules,
                others.filter((column) => column !== code),
                cells,
              )}
              sort={wanted.sort}
              chosen={null}
              actions={[]}
              isDense={false}
              hrefOf={rows.some((row) => hrefOf(row) !== '') ? hrefOf : undefined}
              onSort={(sort) => setWanted({ page: 1, sort })}
              onChoose={() => {}}
              onLeave={() => {}}
              onOpen={(_, to) => navigate(to)}
            />
            {(list ?? create) !== null && (
              <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '5', px: { base: '4', md: '5', lg: '7' }, pt: '4' })}>
                {list !== null && <TextLink href={list}>{texts.allOf({ ...rules, nouns })}</TextLink>}
                {createLink}
              </p>
            )}
            {total > pageSize && (
              <Pagination
                page={wanted.page}
                pageSize={pageSize}
                total={total}
                pageSizes={[pageSize]}
                onPage={(to) => setWanted({ ...wanted, page: to })}
                onPageSize={() => {}}
              />
            )}
          </div>
        )
      }
    </ReadResult>
  )
}
