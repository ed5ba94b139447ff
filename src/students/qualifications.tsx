import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { academicFields, englishFields } from './qualification-fields.ts'
import { QualificationGrade } from './QualificationGrade.ts'
import { QualificationFields, useQualificationCheck } from './QualificationFields.tsx'
import { TestDate } from './TestDate.tsx'

const cells = { testDate: TestDate, grade: QualificationGrade }

const QualificationList = (page: RecordPage) => (
  <RecordList
    of={studentQualification}
    page={page}
    columns={[
      'qualificationName',
      'studentId',
      'centreId',
      'kind',
      'awardingBody',
      'institutionName',
      'countryId',
      'completedOn',
      'grade',
      'testType',
      'testDate',
      'reportNumber',
      'eap',
      'reading',
      'writing',
      'listening',
      'speaking',
      'status',
    ]}
    hidden={['studentId', 'centreId']}
    filters={['studentId', 'centreId', 'kind', 'countryId', 'isPredicted', 'testType']}
    cells={cells}
  />
)

const QualificationForm = (page: RecordPage) => (
  <RecordEditor of={studentQualification} page={page} check={useQualificationCheck()}>
    {(form) => <QualificationFields form={form} />}
  </RecordEditor>
)

/** The fields of the record's own kind. */
function OwnFields() {
  const { record, page } = useShownRecord()
  const names = record.fields['kind'] === 'Academic' ? academicFields : englishFields
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
