import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const SubcurriculumList = (page: RecordPage) => (
  <RecordList
    of={subcurriculum}
    page={page}
    columns={['subcurriculumName', 'subcurriculumCode', 'curriculumId', 'streamId', 'semester', 'status']}
    filters={['curriculumId', 'streamId', 'semester']}
  />
)

const SubcurriculumForm = (page: RecordPage) => (
  <RecordEditor of={subcurriculum} page={page}>
    {(form) => (
      <>
        <FormPart title="Subcurriculum">
          <Fields of={form} names={['subcurriculumName', 'subcurriculumCode', 'curriculumId', 'streamId', 'semester']} />
        </FormPart>
        <FormPart title="Modules">
          <Field of={form} name="moduleIds" />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const SubcurriculumView = (page: RecordPage) => <RecordView of={subcurriculum} page={page} />

export const subcurricula = resourcePages(subcurriculum, {
  list: SubcurriculumList,
  form: SubcurriculumForm,
  view: SubcurriculumView,
})
