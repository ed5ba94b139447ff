import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, Search } from 'lucide-react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { CheckedRow } from '#src/ui/records/checked-rows.tsx'
import { coursesQuery, type FoundCourse } from './clearing-service.ts'
import { SearchedRows } from './SearchedRows.tsx'
import { StudentChoice, useStudentInAddress } from './StudentChoice.tsx'
import { clearingTexts as texts } from './texts.ts'
import { useListQuery } from './use-list-query.ts'

const tones = { met: 'success', nearly: 'warning', not: 'neutral' } as const

/** What a course asks for by module, each marked by whether it is met. */
const Requirements = ({ match, requirements }: Pick<FoundCourse, 'match' | 'requirements'>) => (
  <div className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
    <Badge tone={tones[match]}>{texts.match[match]}</Badge>
    {requirements.length === 0 ? (
      <span className={css({ color: 'fg.muted' })}>{texts.noRequirements}</span>
    ) : (
      <ul>
        {requirements.map(({ text, isMet }) => (
          <li key={text} aria-label={texts.isMet(text, isMet === 1)} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
            {isMet === 1 ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
            {text}
          </li>
        ))}
      </ul>
    )}
  </div>
)

function courseRow(row: FoundCourse, page: Pick<RecordPage, 'linkTo'>): CheckedRow {
  const href = page.linkTo('Course', String(row.courseId))
  const name = href === null ? row.courseName : <TextLink href={href}>{row.courseName}</TextLink>
  return {
    key: String(row.courseId),
    cells: [
      name,
      row.universityName,
      row.startMonths.join(', '),
      row.feeMinor === undefined || row.currency === undefined ? texts.notYet : moneyText(row.feeMinor, row.currency),
      <Requirements key="requirements" {...row} />,
    ],
  }
}

function Courses({ studentId, page }: { readonly studentId: string; readonly page: RecordPage }) {
  const { api } = useServices()
  const { listQuery, asked, setListQuery } = useListQuery()
  const read = useQuery(coursesQuery(api, studentId, asked))
  return (
    <SearchedRows
      label={texts.finderTitle}
      searchLabel={texts.searchCourses}
      heads={[texts.course, texts.university, texts.starts, texts.fee, texts.requirements]}
      empty={texts.noCourses}
      listQuery={listQuery}
      read={read}
      rowOf={(row) => courseRow(row, page)}
      onListQuery={setListQuery}
    />
  )
}

/** The courses that are open to the stream of a student in clearing. */
export function CourseFinder(page: RecordPage) {
  const studentId = useStudentInAddress()
  return (
    <>
      <PageHeader title={page.title} breadcrumbs={page.breadcrumbs(page.title)} />
      <StudentChoice page="courseFinder" value={studentId} />
      {studentId === null ? (
        <EmptyState icon={<Search size={24} />} title={texts.chooseStudent} />
      ) : (
        <Courses key={studentId} studentId={studentId} page={page} />
      )}
    </>
  )
}
