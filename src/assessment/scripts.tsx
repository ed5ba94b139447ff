import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const ScriptList = (page: RecordPage) => (
  <RecordList
    of={scriptMarking}
    page={page}
    columns={['scriptName', 'deliveryId', 'candidateNumber', 'markerId', 'role', 'total', 'dueOn', 'state']}
    hidden={['candidateNumber']}
    filters={['deliveryId', 'candidateNumber', 'markerId', 'role', 'dueOn']}
  />
)

const ScriptForm = (page: RecordPage) => (
  <RecordForm
    of={scriptMarking}
    page={page}
    parts={{
      Script: ['deliveryId', 'candidateNumber', 'markerId', 'role', 'dueOn'],
    }}
  />
)

const ScriptView = (page: RecordPage) => (
  <RecordView
    of={scriptMarking}
    page={page}
    facts={['deliveryId', 'role', 'total', 'dueOn']}
    parts={{ Marks: ['marks', 'overallComment'] }}
  />
)

export const scripts = resourcePages(scriptMarking, {
  list: ScriptList,
  form: ScriptForm,
  view: ScriptView,
})
