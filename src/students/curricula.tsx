import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { lazyPage } from '#src/ui/lazy/lazy-page.tsx'

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
      'programId',
      'streamId',
      'pathwayId',
      'intakeId',
      'semesterId',
      'isReRegistration',
      'status',
    ]}
    hidden={['studentId', 'centreId', 'isReRegistration']}
    filters={[
      'studentId',
      'centreId',
      'yearId',
      'curriculumId',
      'programId',
      'streamId',
      'pathwayId',
      'intakeId',
      'semesterId',
      'programDeliveryId',
      'deliveryTypeId',
      'examTypeId',
      'proctoringTypeId',
      'isReRegistration',
    ]}
  />
)

// Loaded late, because lists and records need no form.
const CurriculumForm = lazyPage(async () => (await import('./CurriculumForm.tsx')).CurriculumForm)

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
