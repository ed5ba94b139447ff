import { steward } from '#openapi/generated/resources/assets/steward.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const StewardList = (page: RecordPage) => (
  <RecordList
    of={steward}
    page={page}
    columns={['stewardName', 'scope', 'place', 'fromDate', 'untilDate', 'openReviews', 'status']}
    filters={['contactId', 'scope', 'assetTypeId', 'folderId']}
  />
)

const StewardForm = (page: RecordPage) => (
  <RecordEditor of={steward} page={page}>
    {(form) => (
      <>
        <FormPart title="Steward">
          <Fields of={form} names={['contactId', 'deputyContactId', 'scope']} />
          {form.values.scope === 'Type' && <Field of={form} name="assetTypeId" isRequired />}
          {form.values.scope === 'Folder' && <Field of={form} name="folderId" isRequired />}
        </FormPart>
        <FormPart title="Period">
          <Fields of={form} names={['fromDate', 'untilDate']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const StewardView = (page: RecordPage) => (
  <RecordView
    of={steward}
    page={page}
    facts={['place', 'openReviews', 'fromDate', 'untilDate']}
    parts={{ '': ['contactId', 'scope', 'assetTypeId', 'folderId', 'deputyContactId'] }}
  />
)

export const stewards = resourcePages(steward, { list: StewardList, form: StewardForm, view: StewardView })
