import { share } from '#openapi/generated/resources/assets/share.ts'
import { shareErrors } from '#openapi/assets/share-checks.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { shareTexts as texts } from './texts.ts'

const ShareList = (page: RecordPage) => (
  <RecordList
    of={share}
    page={page}
    columns={['shareName', 'sharedWith', 'access', 'until', 'status']}
    filters={['assetId', 'folderId', 'contactId', 'contactGroupId', 'contactType', 'access']}
  />
)

const ShareForm = (page: RecordPage) => (
  <RecordEditor of={share} page={page} check={shareErrors} initial={{ access: 'View' }}>
    {(form) => (
      <>
        <FormPart title={texts.what}>
          {form.values.folderId === null && <Field of={form} name="assetId" />}
          {form.values.assetId === null && <Field of={form} name="folderId" />}
        </FormPart>
        <FormPart title={texts.withWhom}>
          <Fields of={form} names={['contactId', 'contactGroupId', 'contactType']} />
        </FormPart>
        <FormPart title={texts.how}>
          <Fields of={form} names={['access', 'until', 'message']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const ShareView = (page: RecordPage) => (
  <RecordView
    of={share}
    page={page}
    facts={['access', 'until']}
    parts={{ '': ['assetId', 'folderId', 'contactId', 'contactGroupId', 'contactType', 'message'] }}
  />
)

export const shares = resourcePages(share, { list: ShareList, form: ShareForm, view: ShareView })
