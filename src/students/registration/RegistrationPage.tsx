import { student } from '#openapi/generated/resources/students/student.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { registrationTexts as texts } from './texts.ts'
import { editPath } from './paths.ts'
import { useRegistrationActs } from './registration-acts.tsx'
import { studentTabs } from '../student-tabs.ts'

const StudentForm = lazyComponent(async () => (await import('./StudentForm.tsx')).StudentForm)
// Loaded late, because few submissions lack something.
const RecordGaps = lazyComponent(async () => (await import('./RecordGaps.tsx')).RecordGaps)
const Changes = lazyComponent(async () => (await import('./Changes.tsx')).Changes)

const ownRights: ReadonlySet<string> = new Set(['View', 'Modify'])
const studentHome = '/dashboard/student'

/** The page for its visitor: a student needs no permission label to view and modify the own record, and has no list. */
const ofVisitor = (page: RecordPage): RecordPage => ({
  ...page,
  paths: {
    ...page.paths,
    view: (id) => editPath(id),
    edit: (id) => editPath(id),
    ...(page.contactType === 'STUDENT' && { list: studentHome }),
  },
  ...(page.contactType === 'STUDENT' && { can: (right: Parameters<RecordPage['can']>[0]) => ownRights.has(right) }),
})

/** A registration with all that belongs to it, to be edited. */
export function RegistrationPage(given: RecordPage) {
  const page = ofVisitor(given)
  const acts = useRegistrationActs()
  const isOwn = page.contactType === 'STUDENT'
  const { pathId = '' } = page
  const shown = (resource: 'StudentCurriculum' | 'StudentQualification' | 'StudentDocument') => (isOwn ? {} : { needs: resource })
  return (
    <RecordView
      of={student}
      page={page}
      isForm
      meta="studentRef"
      facts={['studentRef', 'centreId', 'yearId', 'paymentLabel', 'registeredOn']}
      overview={{ id: 'student', title: texts.parts.student, content: <StudentForm page={page} part="student" /> }}
      acts={isOwn ? [] : acts}
      renderGaps={(gaps) => (
        <LazyBoundary fallback={null}>
          <RecordGaps gaps={gaps} pathId={pathId} isOwn={isOwn} />
        </LazyBoundary>
      )}
    >
      <ViewTab id="contact" title={texts.parts.contact}>
        <StudentForm page={page} part="contact" />
      </ViewTab>
      <ViewTab id="curriculum" title={texts.curriculum} {...shown('StudentCurriculum')} related={studentTabs.curricula} />
      <ViewTab
        id="qualifications"
        title={texts.parts.qualifications}
        {...shown('StudentQualification')}
        related={studentTabs.qualifications}
      />
      <ViewTab id="documents" title={texts.parts.documents} {...shown('StudentDocument')} related={studentTabs.documents} />
      <ViewTab id="enrolments" title={texts.parts.enrolments} needs="Enrollment" related={studentTabs.enrolments} />
      <ViewTab id="applications" title={texts.parts.applications} needs="DirectPlacement" related={studentTabs.applications} />
      <ViewTab id="results" title={texts.parts.results} needs="Result" related={studentTabs.results} />
      <ViewTab id="history" title={texts.parts.history}>
        <Changes />
      </ViewTab>
    </RecordView>
  )
}
