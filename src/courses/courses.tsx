import { useQuery } from '@tanstack/react-query'
import { course } from '#openapi/generated/resources/courses/course.ts'
import { university } from '#openapi/generated/resources/masters/university.ts'
import type { RecordOption } from '#src/resources/record-types.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { HeldRows } from '#src/resources/list/HeldRows.tsx'
import { RecordList, type ShownList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { optionsQuery } from '#src/resources/record-queries.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { courseTexts as texts } from './texts.ts'

const AcademicRequirements = lazyComponent(async () => (await import('./requirements.tsx')).AcademicRequirements)
const CourseDocuments = lazyComponent(async () => (await import('./CourseDocuments.tsx')).CourseDocuments)
const CourseMonths = lazyComponent(async () => (await import('./CourseMonths.tsx')).CourseMonths)
const GradeControl = lazyComponent(async () => (await import('./GradeControl.tsx')).GradeControl)
const EnglishRequirements = lazyComponent(async () => (await import('./requirements.tsx')).EnglishRequirements)

const MonthsAbove = (shown: ShownList) => (
  <LazyBoundary fallback={<SkeletonLines count={6} />}>
    <CourseMonths {...shown} />
  </LazyBoundary>
)

const CourseList = (page: RecordPage) => (
  <HeldRows>
    {(isHeld) => (
      <RecordList
        of={course}
        page={page}
        above={MonthsAbove}
        isHeld={isHeld}
        columns={[
          'courseName',
          'courseCode',
          'institutionId',
          'qualificationId',
          'degreeId',
          'durationMonths',
          'feeMinor',
          'ucasCode',
          'applyBy',
          'validTo',
          'status',
        ]}
        hidden={['ucasCode', 'applyBy']}
        filters={['institutionId', 'qualificationId', 'degreeId', 'studyMode', 'deliveryMode', 'startMonths', 'streamIds', 'validTo']}
      />
    )}
  </HeldRows>
)

const Grade = (props: FieldControlProps) => (
  <LazyBoundary fallback={<SkeletonLines count={2} />}>
    <GradeControl {...props} />
  </LazyBoundary>
)
const grades = { minimumGrade: Grade, grade: Grade }

/** The form of a course; `own` is the university of a person who has but one. */
const FormOfCourse = ({ page, own }: { readonly page: RecordPage; readonly own: RecordOption | null }) => (
  <RecordEditor of={course} page={page} {...(own && { initial: { institutionId: own.id } })}>
    {(form) => (
      <>
        <FormPart title="Course">
          <Fields of={form} names={['courseName', 'courseCode']} />
          {own ? <SystemValue label={course.fields.institutionId.label} value={own.name} /> : <Field of={form} name="institutionId" />}
          <Fields of={form} names={['qualificationId', 'degreeId', 'ucasCode', 'website']} />
        </FormPart>
        <FormPart title="Study">
          <Fields of={form} names={['studyMode', 'deliveryMode', 'durationMonths', 'streamIds', 'startMonths']} />
        </FormPart>
        <FormPart title="Fee and dates">
          <Fields of={form} names={['feeMinor', 'currency', 'applyBy', 'validTo']} />
        </FormPart>
        <FormPart title={texts.documents}>
          <Fields of={form} names={['prospectus', 'specification']} />
        </FormPart>
        <FormPart title={texts.english}>
          <Rows of={form} name="englishRequirements" />
        </FormPart>
        <FormPart title={texts.academic}>
          <Rows
            of={form}
            name="academicRequirements"
            controls={grades}
            // Only streams and modules of the programme of the row can be chosen.
            narrow={({ programId }) => {
              const ofProgram = { programId: typeof programId === 'number' ? programId : null }
              return { streamId: ofProgram, moduleId: ofProgram }
            }}
          />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

/** The form for a person of a university, whose own one is fixed. */
function OwnCourseForm(page: RecordPage) {
  const { api } = useServices()
  const read = useQuery(optionsQuery(university.name, api, university.path, { count: 1 }))
  return <ReadResult read={read}>{([own = null]) => <FormOfCourse page={page} own={own} />}</ReadResult>
}

const CourseForm = (page: RecordPage) =>
  page.contactType === 'INSTITUTE' ? <OwnCourseForm {...page} /> : <FormOfCourse page={page} own={null} />

const CourseView = (page: RecordPage) => (
  <RecordView
    of={course}
    page={page}
    facts={['institutionId', 'feeMinor', 'applyBy', 'validTo']}
    overview={{ title: 'Details' }}
    parts={{
      '': ['qualificationId', 'degreeId', 'ucasCode', 'studyMode', 'deliveryMode', 'durationMonths', 'startMonths', 'streamIds', 'website'],
    }}
  >
    <ViewTab id="english" title={texts.english}>
      <EnglishRequirements />
    </ViewTab>
    <ViewTab id="academic" title={texts.academic}>
      <AcademicRequirements />
    </ViewTab>
    <ViewTab id="documents" title={texts.documents}>
      <CourseDocuments />
    </ViewTab>
  </RecordView>
)

export const courses = resourcePages(course, { list: CourseList, form: CourseForm, view: CourseView })
