import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

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
    hidden={['studentId', 'centreId', 'moduleId', 'version', 'testBlockId']}
    filters={['studentId', 'moduleId', 'centreId', 'blockKind', 'examBlockId', 'testBlockId', 'attempt']}
  />
)

/** Asks for the block of the kind that is chosen. */
const EnrollmentForm = (page: RecordPage) => (
  <RecordEditor of={enrollment} page={page}>
    {(form) => (
      <>
        <FormPart title="Student">
          <Fields of={form} names={['studentId']} />
        </FormPart>
        <FormPart title="Module">
          <Fields of={form} names={['moduleId', 'version', 'attempt', 'enrolledOn']} />
        </FormPart>
        <FormPart title="Sitting">
          <Fields of={form} names={['blockKind']} />
          {form.values.blockKind === 'exam' && <Field of={form} name="examBlockId" />}
          {form.values.blockKind === 'test' && <Field of={form} name="testBlockId" />}
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const EnrollmentView = (page: RecordPage) => (
  <RecordView
    of={enrollment}
    page={page}
    facts={['studentId', 'centreId']}
    parts={{ '': ['moduleId', 'version', 'attempt', 'enrolledOn', 'blockKind', 'examBlockId', 'testBlockId'] }}
  />
)

export const enrollments = resourcePages(enrollment, { list: EnrollmentList, form: EnrollmentForm, view: EnrollmentView })
