import { Columns3 } from 'lucide-react'
import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { listView, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { isGrid } from './grid/is-grid.ts'
import { gridTexts } from './grid/texts.ts'

const isUnapproved = ({ status }: StoredRecord) => status !== 8

const MarkGridPage = lazyComponent(async () => (await import('./grid/MarkGridPage.tsx')).MarkGridPage)

/** A grid of students by modules; a list where the address asks for one, or for some of the details. */
function Details(page: RecordPage) {
  if (!useFromSearch(isGrid)) return <DetailList {...page} />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <MarkGridPage {...page} />
    </LazyBoundary>
  )
}

const DetailList = (page: RecordPage) => (
  <RecordList
    of={academicDetail}
    page={page}
    fixed={listView}
    actions={
      <LinkButton href={page.paths.list} icon={<Columns3 size={16} aria-hidden />}>
        {gridTexts.grid}
      </LinkButton>
    }
    isOpen={isUnapproved}
    columns={[
      'detailName',
      'studentId',
      'centreId',
      'moduleId',
      'semesterId',
      'attendance',
      'courseworkMark',
      'predictedMark',
      'predictedGrade',
      'status',
    ]}
    hidden={['studentId', 'centreId', 'moduleId']}
    filters={['studentId', 'moduleId', 'semesterId', 'centreId', 'predictedGrade']}
  />
)

const DetailForm = (page: RecordPage) => (
  <RecordForm
    of={academicDetail}
    page={page}
    parts={{
      Student: ['studentId', 'moduleId', 'semesterId'],
      Marks: ['attendance', 'courseworkMark', 'predictedMark', 'teacherComment'],
    }}
  />
)

const DetailView = (page: RecordPage) => (
  <RecordView
    of={academicDetail}
    page={page}
    facts={['studentId', 'centreId', 'moduleId', 'semesterId']}
    parts={{ '': ['attendance', 'courseworkMark', 'predictedMark', 'predictedGrade', 'teacherComment'] }}
    isOpen={isUnapproved}
  />
)

export const academicDetails = resourcePages(
  academicDetail,
  { list: Details, form: DetailForm, view: DetailView },
  { list: [MarkGridPage] },
)
