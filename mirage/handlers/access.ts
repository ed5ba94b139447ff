import { ok, problem, type Handlers } from '../contract.ts'
import { bucketKeys, bucketName } from '../files/bucket-keys.ts'
import { contactRoutesFor } from '../accounts/menus.ts'

/** What the contact may reach. */
export const accessHandlers = {
  listContactRoutes: ({ user, db }) => ok(contactRoutesFor(user, db)),

  getRoutePermissions: ({ path, user, menu }) => {
    if (path.contactId !== user.contactId) return problem(403, 'These are the permissions of another contact.')
    const { contactId, contactType, studentId, centreId, institutionId, id, firstName } = user
    return ok({
      contactMetaDetails: { contactId, parentContactType: contactType, studentId, centreId, institutionId, userId: id, firstName },
      routePermissions: [...menu],
    })
  },

  getStorageSettings: () =>
    ok({ NX_ACCESS_KEY_ID: bucketKeys.accessKeyId, NX_SECRET_ACCESS_KEY: bucketKeys.secret, NX_BUCKET_NAME: bucketName }),
} satisfies Partial<Handlers>
