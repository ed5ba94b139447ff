import { combo } from '#openapi/generated/resources/masters/combo.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const ComboList = (page: RecordPage) => (
  <RecordList
    of={combo}
    page={page}
    columns={['comboName', 'comboCode', 'curriculumId', 'moduleIds', 'studentCount', 'status']}
    filters={['curriculumId']}
  />
)

const ComboForm = (page: RecordPage) => (
  <RecordEditor of={combo} page={page}>
    {(form) => (
      <>
        <FormPart title="Combo route">
          <Fields of={form} names={['comboName', 'comboCode', 'curriculumId', 'studentCount']} />
        </FormPart>
        <FormPart title="Modules">
          <Field of={form} name="subcurriculumIds" narrow={{ curriculumId: form.values.curriculumId }} />
          <Field of={form} name="moduleIds" />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const ComboView = (page: RecordPage) => <RecordView of={combo} page={page} />

export const combos = resourcePages(combo, { list: ComboList, form: ComboForm, view: ComboView })
