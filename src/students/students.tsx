import { Redirect } from 'wouter'
import { student } from '#openapi/generated/resources/students/student.ts'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { ReRegisterButton, useBulkActs } from './registration/bulk-acts.tsx'
import { editPath } from './registration/paths.ts'
import { useRegistrationActs } from './registration/registration-acts.tsx'
import { studentTabs } from './student-tabs.ts'

// Loaded late, because few submissions lack something.
const RecordGaps = lazyComponent(async () => (await import('./registration/RecordGaps.tsx')).RecordGaps)
const CreateStudent = lazyComponent(async () => (await import('./registration/CreateStudent.tsx')).CreateStudent)

/** The steps that several registrations take at once. */
const bulkSteps = ['submit', 'approve'] as const

function StudentList(page: RecordPage) {
  const acts = useBulkActs()
  return (
    <RecordList
      of={student}
      page={page}
      steps={bulkSteps}
      acts={acts}
      bulk={page.can('Modify') ? ReRegisterButton : undefined}
      columns={[
        'fullName',
        'studentRef',
        'preferredName',
        'email',
        'dateOfBirth',
        'mobile',
        'countryId',
        'stateId',
        'addressLine1',
        'addressLine2',
        'city',
        'postCode',
        'centreId',
        'yearId',
        'ucasId',
        'paymentLabel',
        'status',
      ]}
      hidden={['dateOfBirth', 'countryId', 'stateId', 'addressLine1', 'addressLine2', 'city', 'postCode']}
      filters={[
        'centreId',
        'yearId',
        'nationalityId',
        'countryId',
        'genderId',
        'secondNationalityId',
        'countryOfBirthId',
        'placementType',
        'accessArrangements',
        'paymentLabel',
        'registeredOn',
      ]}
    />
  )
}

/** A new registration step by step; one that is there on the tabs of its own page. */
function StudentForm(page: RecordPage) {
  const { pathId } = page
  return pathId === undefined ? <CreateStudent {...page} /> : <Redirect to={editPath(pathId)} replace />
}

function StudentView(page: RecordPage) {
  const acts = useRegistrationActs()
  return (
    <RecordView
      of={student}
      page={page}
      meta="studentRef"
      facts={['studentRef', 'centreId', 'yearId', 'paymentLabel']}
      parts={{
        Student: [
          'preferredName',
          'dateOfBirth',
          'genderId',
          'nationalityId',
          'secondNationalityId',
          'countryOfBirthId',
          'passportNumber',
          'passportExpiry',
        ],
        Contact: ['email', 'mobile', 'addressLine1', 'addressLine2', 'city', 'postCode', 'stateId', 'countryId'],
        'Emergency contact': ['emergencyName', 'emergencyRelation', 'emergencyPhone'],
        Registration: ['placementType', 'ucasId', 'accessArrangements', 'accessDetails'],
      }}
      acts={acts}
      renderGaps={(gaps) => (
        <LazyBoundary fallback={null}>
          <RecordGaps gaps={gaps} pathId={page.pathId ?? ''} />
        </LazyBoundary>
      )}
    >
      <ViewTab id="curricula" title="Curriculum" needs="StudentCurriculum" related={studentTabs.curricula} />
      <ViewTab id="qualifications" title="Qualifications" needs="StudentQualification" related={studentTabs.qualifications} />
      <ViewTab id="documents" title="Documents" needs="StudentDocument" related={studentTabs.documents} />
      <ViewTab id="enrolments" title="Enrolments" needs="Enrollment" related={studentTabs.enrolments} />
      <ViewTab id="applications" title="Applications" needs="DirectPlacement" related={studentTabs.applications} />
      <ViewTab id="results" title="Results" needs="Result" related={studentTabs.results} />
      <ViewTab id="academic-details" title="Academic Details" needs="AcademicDetail" related={studentTabs.academicDetails} />
    </RecordView>
  )
}

export const students = resourcePages(student, { list: StudentList, form: StudentForm, view: StudentView })
