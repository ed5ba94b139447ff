import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Comments } from './Comments.tsx'

const provider = 'NCUK'

/** The comments on the selection whose page this is. */
export function SelectionComments() {
  const { record, page } = useShownRecord()
  return (
    <Comments
      subject={{ centreSelectionId: Number(record.id) }}
      component={centreSelection.components[0]}
      writer={page.can('Modify') ? { userId: page.userId, right: 'Modify' } : null}
      isOfProvider={page.contactType === provider}
    />
  )
}

/** The comments on the custom request whose page this is; a centre writes by its right to make requests. */
export function RequestComments() {
  const { record, page } = useShownRecord()
  const right = page.can('Modify') ? 'Modify' : page.can('Add') ? 'Add' : null
  return (
    <Comments
      subject={{ customRequestId: Number(record.id) }}
      component={customRequest.components[0]}
      writer={right && { userId: page.userId, right }}
      isOfProvider={page.contactType === provider}
    />
  )
}
