import { useQuery } from '@tanstack/react-query'
import { menuNodes } from '#machines/rights/rights-menu.ts'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { heldIn, roleMenuQuery } from './role-menu.ts'
import { SeenMenu } from './SeenMenu.tsx'

/** On the page of a role's rights: the menu that its users see. */
export function RoleMenuTab() {
  const { api } = useServices()
  const { record, page } = useShownRecord()
  const read = useQuery(roleMenuQuery(api, page.pathId ?? ''))
  const held = heldIn(record)
  return (
    <ReadResult read={read}>
      {({ contactType, modules }) => (
        <SeenMenu contactType={contactType} nodes={menuNodes(modules)} stored={held} held={held} current={null} />
      )}
    </ReadResult>
  )
}
