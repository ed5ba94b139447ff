import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const SelectionList = (page: RecordPage) => (
  <RecordList
    of={centreSelection}
    page={page}
    columns={['selectionName', 'centreId', 'curriculumId', 'yearId', 'steps', 'decision', 'confirmedBy', 'confirmedAt', 'selectionStatus']}
    hidden={['centreId', 'curriculumId']}
    filters={['curriculumId', 'centreId', 'yearId', 'decision']}
  />
)

const SelectionForm = (page: RecordPage) => (
  <RecordEditor of={centreSelection} page={page}>
    {(form) => (
      <FormPart title="Selection">
        <Fields of={form} names={['curriculumId', 'centreId', 'yearId']} />
      </FormPart>
    )}
  </RecordEditor>
)

const SelectionView = (page: RecordPage) => (
  <RecordView
    of={centreSelection}
    page={page}
    facts={['decision', 'steps', 'confirmedBy', 'confirmedAt', 'reason']}
    parts={{
      '': ['curriculumId', 'centreId', 'yearId', 'comboIds', 'streamIds'],
      Modules: ['modules'],
      Intakes: ['intakes', 'blocks'],
      Delivery: ['delivery'],
    }}
  />
)

export const centreSelections = resourcePages(centreSelection, { list: SelectionList, form: SelectionForm, view: SelectionView })
