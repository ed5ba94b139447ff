import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { prohibitedErrors } from './curriculum-choices.ts'
import { CurriculumFields } from './CurriculumFields.tsx'

const CurriculumList = (page: RecordPage) => (
  <RecordList
    of={studentCurriculum}
    page={page}
    columns={[
      'studentCurriculumName',
      'studentId',
      'centreId',
      'yearId',
      'curriculumId',
      'streamId',
      'intakeId',
      'isReRegistration',
      'status',
    ]}
    hidden={['studentId', 'centreId', 'isReRegistration']}
    filters={['studentId', 'centreId', 'yearId', 'curriculumId', 'programId', 'streamId', 'intakeId', 'isReRegistration']}
  />
)

function CurriculumForm(page: RecordPage) {
  const { queryClient } = useServices()
  return (
    <RecordEditor of={studentCurriculum} page={page} check={(given) => prohibitedErrors(given, queryClient)}>
      {(form) => <CurriculumFields form={form} mayEditDelivery={page.mayEditDelivery} />}
    </RecordEditor>
  )
}

const CurriculumView = (page: RecordPage) => (
  <RecordView
    of={studentCurriculum}
    page={page}
    facts={['studentId', 'centreId', 'yearId', 'isReRegistration']}
    parts={{
      Curriculum: ['curriculumId', 'programId', 'streamId', 'pathwayId', 'intakeId', 'semesterId'],
      Modules: ['comboId', 'moduleIds'],
      Delivery: ['programDeliveryId', 'deliveryTypeId', 'examTypeId', 'proctoringTypeId'],
    }}
  />
)

export const studentCurricula = resourcePages(studentCurriculum, { list: CurriculumList, form: CurriculumForm, view: CurriculumView })
