import { ok, problem, type Handlers } from '../contract.ts'
import { contactRoutesFor, menuFor } from '../fixtures/menus.ts'

/** What the contact may reach. */
export const accessHandlers = {
  listContactRoutes: ({ user }) => ok([...contactRoutesFor(user)]),

  getRoutePermissions: ({ path, user }) => {
    if (path.contactId !== user.contactId) return problem(403, 'These are the permissions of another contact.')
    const { contactId, contactType, studentId, centreId, institutionId, id, firstName } = user
    return ok({
      contactMetaDetails: { contactId, parentContactType: contactType, studentId, centreId, institutionId, userId: id, firstName },
      routePermissions: [...menuFor(user)],
    })
  },

  getStorageSettings: () =>
    ok({ NX_ACCESS_KEY_ID: 'demo-not-a-key', NX_SECRET_ACCESS_KEY: 'demo-not-a-secret', NX_BUCKET_NAME: 'portal-demo' }),
} satisfies Partial<Handlers>
