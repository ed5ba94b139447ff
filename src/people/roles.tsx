import { role } from '#openapi/generated/resources/rights/role.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { UserCount } from './UserCount.tsx'

const cells = { userCount: UserCount }

const RoleList = (page: RecordPage) => (
  <RecordList
    of={role}
    page={page}
    columns={['roleName', 'typeId', 'description', 'userCount', 'status']}
    filters={['typeId']}
    cells={cells}
  />
)

const RoleForm = (page: RecordPage) => (
  <RecordEditor of={role} page={page}>
    {(form) => (
      <FormPart title="Role">
        <Fields of={form} names={['roleName']} />
        <Field
          of={form}
          name="typeId"
          // A role to copy is one of the same type.
          onChange={(typeId) => form.set({ typeId, copyFrom: null })}
        />
        {form.isNew && <Field of={form} name="copyFrom" narrow={{ typeId: form.values.typeId }} />}
        <Fields of={form} names={['description']} />
      </FormPart>
    )}
  </RecordEditor>
)

const RoleView = (page: RecordPage) => (
  <RecordView of={role} page={page} parts={{ '': ['typeId', 'description', 'userCount'] }} cells={cells} />
)

export const roles = resourcePages(role, { list: RoleList, form: RoleForm, view: RoleView })
