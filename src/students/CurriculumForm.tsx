import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { prohibitedErrors } from './curriculum-choices.ts'
import { CurriculumFields } from './CurriculumFields.tsx'

/** What a student takes, as it is filled in. */
export function CurriculumForm(page: RecordPage) {
  const { queryClient } = useServices()
  return (
    <RecordEditor of={studentCurriculum} page={page} check={(given) => prohibitedErrors(given, queryClient)}>
      {(form) => <CurriculumFields form={form} mayEditDelivery={page.mayEditDelivery} />}
    </RecordEditor>
  )
}
