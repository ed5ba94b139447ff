import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'

const OneEnrollment = lazyComponent(async () => (await import('./enrolment/OneEnrollment.tsx')).OneEnrollment)
const EnrolStudents = lazyComponent(async () => (await import('./enrolment/EnrolStudents.tsx')).EnrolStudents)

const EnrollmentList = (page: RecordPage) => (
  <RecordList
    of={enrollment}
    page={page}
    columns={[
      'enrollmentName',
      'studentId',
      'centreId',
      'moduleId',
      'version',
      'examBlockId',
      'testBlockId',
      'attempt',
      'enrolledOn',
      'state',
    ]}
    hidden={['studentId', 'centreId', 'moduleId']}
    filters={['studentId', 'moduleId', 'version', 'centreId', 'blockKind', 'examBlockId', 'testBlockId', 'attempt']}
  />
)

/** The address asks for the form of one student, or names the student. */
const isOfOne = (search: string) => ['as', 'studentId'].some((name) => new URLSearchParams(search).has(name))

/** Enrols many students step by step, or one student in a form. */
function EnrollmentForm(page: RecordPage) {
  const isOne = useFromSearch(isOfOne)
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      {page.pathId !== undefined || isOne ? <OneEnrollment {...page} /> : <EnrolStudents {...page} />}
    </LazyBoundary>
  )
}

const EnrollmentView = (page: RecordPage) => (
  <RecordView
    of={enrollment}
    page={page}
    facts={['studentId', 'centreId']}
    parts={{ '': ['moduleId', 'version', 'attempt', 'enrolledOn', 'blockKind', 'examBlockId', 'testBlockId'] }}
  />
)

export const enrollments = resourcePages(enrollment, { list: EnrollmentList, form: EnrollmentForm, view: EnrollmentView })
