import { stream } from '#openapi/generated/resources/masters/stream.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'

const curriculaOfStream = lazyRelated(async () => (await import('./related.ts')).curriculaOfStream)
const subcurriculaOfStream = lazyRelated(async () => (await import('./related.ts')).subcurriculaOfStream)

const StreamList = (page: RecordPage) => (
  <RecordList
    of={stream}
    page={page}
    columns={['streamName', 'streamCode', 'programId', 'minModules', 'maxModules', 'status']}
    filters={['programId', 'coreModuleIds']}
  />
)

const StreamForm = (page: RecordPage) => (
  <RecordEditor of={stream} page={page}>
    {(form) => (
      <>
        <FormPart title="Stream">
          <Fields of={form} names={['streamName', 'streamCode', 'programId']} />
        </FormPart>
        <FormPart title="Modules">
          <Field of={form} name="coreModuleIds" narrow={{ programId: form.values.programId }} />
          <Field of={form} name="optionalModuleIds" narrow={{ programId: form.values.programId }} />
          <Fields of={form} names={['minModules', 'maxModules']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const StreamView = (page: RecordPage) => (
  <RecordView of={stream} page={page}>
    <ViewTab id="curricula" title="Curricula" needs="Curriculum" related={curriculaOfStream} />
    <ViewTab id="subcurricula" title="Subcurricula" needs="Subcurriculum" related={subcurriculaOfStream} />
  </RecordView>
)

export const streams = resourcePages(stream, { list: StreamList, form: StreamForm, view: StreamView })
