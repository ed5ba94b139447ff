import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { Applicant, InPathway } from './people.tsx'
import { ucasTexts as texts } from './texts.ts'
import { outcomes, rowsQuery, type Outcome } from './ucas-service.ts'

const { heads } = texts
const pageSize = 25

/** The rows of the file of an import, with what came of each. */
export function RowsTab() {
  const { record, page: recordPage } = useShownRecord()
  const { api, codec } = useServices()
  const [{ shown, page }, setShown] = useState<{ readonly shown: Outcome; readonly page: number }>({ shown: 'all', page: 1 })
  const read = useQuery(rowsQuery(api, codec, record.id, { page, size: pageSize, shown }))
  return (
    <>
      <div className={css({ pb: '4' })}>
        <Segmented
          label={texts.show}
          value={shown}
          options={outcomes.map((one) => ({ value: one, label: texts.outcome[one] }))}
          onChange={(value) => setShown({ shown: outcomes.find((one) => one === value) ?? 'all', page: 1 })}
        />
      </div>
      <ReadResult read={read}>
        {({ list, totalCount }) =>
          totalCount === 0 ? (
            <EmptyState title={texts.noRows} />
          ) : (
            <div className={css({ mx: { base: '-4', md: '-5', lg: '-7' } })}>
              <CheckedRows
                label={texts.rows}
                heads={[heads.line, heads.applicant, heads.choice, heads.decision, heads.student, heads.outcome]}
                rows={list.map((row) => ({
                  key: String(row.rowNumber),
                  cells: [
                    row.rowNumber,
                    <Applicant key="applicant" {...row} />,
                    `${row.choiceNumber} · ${row.providerCode} ${row.courseCode}`,
                    row.reply === '' ? row.decision : `${row.decision} · ${row.reply}`,
                    <InPathway key="student" students={row.student ? [row.student] : []} page={recordPage} />,
                    texts.outcome[row.outcome],
                  ],
                }))}
              />
              {totalCount > pageSize && (
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={totalCount}
                  pageSizes={[pageSize]}
                  onPage={(to) => setShown({ shown, page: to })}
                  onPageSize={() => {}}
                />
              )}
            </div>
          )
        }
      </ReadResult>
    </>
  )
}
