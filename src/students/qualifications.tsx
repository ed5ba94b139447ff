import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { qualificationErrors } from '#openapi/student-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { TestDate } from './TestDate.tsx'

const { fields: rules } = studentQualification

const labelOf = (name: string): string => rules[name as keyof typeof rules].label

const academic = ['title', 'awardingBody', 'institutionName', 'countryId', 'completedOn', 'isPredicted', 'grade'] as const
const english = ['testType', 'testDate', 'reportNumber', ...(['eap', 'reading', 'writing', 'listening', 'speaking'] as const)] as const

const cells = { testDate: TestDate }

const QualificationList = (page: RecordPage) => (
  <RecordList
    of={studentQualification}
    page={page}
    columns={['qualificationName', 'studentId', 'centreId', 'kind', 'institutionName', 'completedOn', 'grade', 'testDate', 'status']}
    hidden={['centreId', 'institutionName']}
    filters={['studentId', 'centreId', 'kind', 'countryId', 'isPredicted', 'testType']}
    cells={cells}
  />
)

/** Shows the fields of the kind that is chosen. */
function QualificationForm(page: RecordPage) {
  const { clock } = useServices()
  return (
    <RecordEditor of={studentQualification} page={page} check={(given) => qualificationErrors(given, labelOf, clock.today())}>
      {(form) => (
        <>
          <FormPart title="Qualification">
            <Fields of={form} names={['studentId', 'kind']} />
          </FormPart>
          {form.values.kind === 'Academic' && (
            <FormPart title="Academic">
              <Fields of={form} names={academic} />
            </FormPart>
          )}
          {form.values.kind === 'English test' && (
            <FormPart title="English test">
              <Fields of={form} names={english} />
            </FormPart>
          )}
          <FormPart title="Proof">
            <Field of={form} name="documentId" narrow={{ studentId: form.values.studentId }} />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

/** The fields of the record's own kind. */
function OwnFields() {
  const { record, page } = useShownRecord()
  const names = record.fields['kind'] === 'Academic' ? academic : english
  return (
    <FieldParts rules={studentQualification} record={record} cells={cells} linkTo={page.linkTo} parts={{ '': [...names, 'documentId'] }} />
  )
}

const QualificationView = (page: RecordPage) => (
  <RecordView
    of={studentQualification}
    page={page}
    facts={['studentId', 'centreId', 'kind']}
    overview={{ title: recordTexts.overview, content: <OwnFields /> }}
  />
)

export const studentQualifications = resourcePages(studentQualification, {
  list: QualificationList,
  form: QualificationForm,
  view: QualificationView,
})
