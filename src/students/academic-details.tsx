import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const isUnapproved = ({ status }: StoredRecord) => status !== 8

const DetailList = (page: RecordPage) => (
  <RecordList
    of={academicDetail}
    page={page}
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
    hidden={['studentId', 'centreId', 'moduleId', 'courseworkMark']}
    filters={['studentId', 'moduleId', 'semesterId', 'centreId']}
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

export const academicDetails = resourcePages(academicDetail, { list: DetailList, form: DetailForm, view: DetailView })
