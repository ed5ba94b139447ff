import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { CheckedRow } from '#src/ui/records/checked-rows.tsx'
import { predictedQuery, type Predicted } from './clearing-service.ts'
import { SearchedRows } from './SearchedRows.tsx'
import { clearingTexts as texts } from './texts.ts'
import { useListQuery } from './use-list-query.ts'

const figure = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

const Graded = ({ mark, grade = '' }: { readonly mark: number | undefined; readonly grade: string | undefined }) =>
  mark === undefined ? (
    texts.notYet
  ) : (
    <span className={figure}>
      {mark} <strong>{grade}</strong>
    </span>
  )

/** By how much a mark was missed or exceeded; a minus that reads well in a column. */
export function differenceText({ predictedMark, achievedMark }: Pick<Predicted, 'predictedMark' | 'achievedMark'>): string {
  if (achievedMark === undefined) return texts.notYet
  const difference = Math.round((achievedMark - predictedMark) * 10) / 10
  return difference < 0 ? `−${-difference}` : `+${difference}`
}

const predictedRow = (row: Predicted): CheckedRow => ({
  key: String(row.academicDetailId),
  cells: [
    <span key="student">
      <bdi className={css({ textStyle: 'bodyStrong', whiteSpace: 'normal', color: 'fg.default' })}>{row.studentName}</bdi>
      <span className={css({ display: 'block', textStyle: 'small' })}>{row.centreName}</span>
    </span>,
    row.moduleName,
    <Graded key="predicted" mark={row.predictedMark} grade={row.predictedGrade} />,
    <Graded key="achieved" mark={row.achievedMark} grade={row.achievedGrade} />,
    <span key="difference" className={figure}>
      {differenceText(row)}
    </span>,
  ],
})

/** What teachers have predicted for students in clearing, beside what was achieved. */
export function PredictedGrades(page: RecordPage) {
  const { api } = useServices()
  const { listQuery, asked, setListQuery } = useListQuery()
  const read = useQuery(predictedQuery(api, asked))
  return (
    <>
      <PageHeader title={page.title} breadcrumbs={page.breadcrumbs(page.title)} />
      <SearchedRows
        label={texts.predictedTitle}
        searchLabel={texts.search}
        heads={[texts.student, texts.module, texts.predicted, texts.achieved, texts.difference]}
        empty={texts.noGrades}
        listQuery={listQuery}
        read={read}
        rowOf={predictedRow}
        onListQuery={setListQuery}
      />
    </>
  )
}
