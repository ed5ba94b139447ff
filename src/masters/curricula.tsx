import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const combosOfCurriculum = lazyRelated(async () => (await import('./related.ts')).combosOfCurriculum)
const CurriculumSummary = lazyComponent(async () => (await import('./summary/CurriculumSummary.tsx')).CurriculumSummary)
const subcurriculaOfCurriculum = lazyRelated(async () => (await import('./related.ts')).subcurriculaOfCurriculum)

const CurriculumList = (page: RecordPage) => (
  <RecordList
    of={curriculum}
    page={page}
    columns={['curriculumName', 'curriculumCode', 'programId', 'yearId', 'selectionFrom', 'selectionTo', 'customRequestsTo', 'status']}
    hidden={['customRequestsTo']}
    filters={['programId', 'yearId', 'streamIds', 'deliveryModes']}
  />
)

const CurriculumForm = (page: RecordPage) => (
  <RecordEditor of={curriculum} page={page}>
    {(form) => (
      <>
        <FormPart title="Curriculum">
          <Fields of={form} names={['curriculumName', 'curriculumCode', 'programId', 'yearId']} />
          <Field of={form} name="streamIds" narrow={{ programId: form.values.programId }} />
          <Fields of={form} names={['deliveryModes', 'description']} />
        </FormPart>
        <FormPart title="Selection">
          <Fields of={form} names={['selectionFrom', 'selectionTo', 'customRequestsTo', 'testblockIds', 'examblockIds']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const CurriculumView = (page: RecordPage) => (
  <RecordView of={curriculum} page={page} facts={['selectionFrom', 'selectionTo', 'customRequestsTo']}>
    <ViewTab id="summary" title="Summary">
      <CurriculumSummary />
    </ViewTab>
    <ViewTab id="subcurricula" title="Subcurricula" needs="Subcurriculum" related={subcurriculaOfCurriculum} />
    <ViewTab id="combos" title="Combo routes" needs="Combo" related={combosOfCurriculum} />
  </RecordView>
)

export const curricula = resourcePages(curriculum, {
  list: CurriculumList,
  form: CurriculumForm,
  view: CurriculumView,
})
