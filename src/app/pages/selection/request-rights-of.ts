import { can, type Access } from '#machines/access/access.ts'
import { paths } from '#machines/access/paths.ts'
import type { RequestRights } from '#src/selection/requests/request-rights.ts'

/** What the person may do with custom requests, who decides on them only as the provider. */
export const requestRightsOf = (access: Access, isProvider: boolean): RequestRights => ({
  mayList: can(access, paths.customRequests, 'list'),
  mayAdd: can(access, paths.customRequests, 'Add'),
  mayDecide: isProvider && can(access, paths.customRequests, 'Modify'),
})
