import { type as userType } from '#openapi/generated/resources/rights/type.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { useAddressId } from '#src/resources/use-address-id.ts'

const TypeList = (page: RecordPage) => (
  <RecordList
    of={userType}
    page={page}
    columns={['typeName', 'parentContactType', 'contactTypeId', 'defaultRoleId', 'status']}
    filters={['parentContactType', 'contactTypeId']}
  />
)

function TypeForm(page: RecordPage) {
  const id = useAddressId(page)
  return (
    <RecordEditor of={userType} page={page}>
      {(form) => (
        <FormPart title="Type">
          <Fields of={form} names={['typeName', 'parentContactType', 'contactTypeId']} />
          {/* A type has roles once it exists. */}
          {!form.isNew && <Field of={form} name="defaultRoleId" narrow={{ typeId: id }} />}
        </FormPart>
      )}
    </RecordEditor>
  )
}

const TypeView = (page: RecordPage) => <RecordView of={userType} page={page} />

export const types = resourcePages(userType, { list: TypeList, form: TypeForm, view: TypeView })
