import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { stream } from '#openapi/generated/resources/masters/stream.ts'
import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [])

const SubcurriculumList = (page: RecordPage) => (
  <RecordList
    of={subcurriculum}
    page={page}
    columns={['subcurriculumName', 'subcurriculumCode', 'curriculumId', 'streamId', 'semester', 'moduleIds', 'status']}
    filters={['curriculumId', 'streamId', 'semester']}
  />
)

interface TaughtFieldsProps {
  readonly page: RecordPage
  readonly form: RecordFormState<'Subcurriculum'>
}

/** What is taught: a stream of the curriculum, and modules of that stream, as far as the person may read both. */
function TaughtFields({ page, form }: TaughtFieldsProps) {
  const { curriculumId, streamId } = form.values
  const chosen = useReferred(curriculum, page.listTo('Curriculum') === null ? null : curriculumId).record?.fields
  const taught = useReferred(stream, page.listTo('Stream') === null ? null : streamId).record?.fields
  return (
    <>
      <FormPart title="Subcurriculum">
        <Fields of={form} names={['subcurriculumName', 'subcurriculumCode', 'curriculumId']} />
        <Field of={form} name="streamId" narrow={{ ids: idsOf(chosen?.['streamIds']) }} />
        <Fields of={form} names={['semester']} />
      </FormPart>
      <FormPart title="Modules">
        <Field
          of={form}
          name="moduleIds"
          narrow={{ ids: [...idsOf(taught?.['coreModuleIds']), ...idsOf(taught?.['optionalModuleIds'])] }}
        />
      </FormPart>
    </>
  )
}

const SubcurriculumForm = (page: RecordPage) => (
  <RecordEditor of={subcurriculum} page={page}>
    {(form) => <TaughtFields page={page} form={form} />}
  </RecordEditor>
)

const SubcurriculumView = (page: RecordPage) => <RecordView of={subcurriculum} page={page} />

export const subcurricula = resourcePages(subcurriculum, {
  list: SubcurriculumList,
  form: SubcurriculumForm,
  view: SubcurriculumView,
})
