import { menuFor } from '../accounts/menus.ts'
import { mailLink } from '../accounts/password-mails.ts'
import { currentTokens, issuedAt } from '../accounts/tokens.ts'
import { accountOf, findByUsername, userStatus } from '../accounts/users.ts'
import { toDateTime } from '../clock.ts'
import { done, ok, type Handlers } from '../contract.ts'
import { tidied } from '../resources/engine/check.ts'
import { refuse } from '../resources/engine/refusal.ts'
import { noteAct, updateRecord } from '../resources/engine/write.ts'
import { textOf } from '../resources/engine/values.ts'
import { hasPage, orderedModules, storedRights } from '../resources/people/rights.ts'
import { userCountOf } from '../resources/people/role-lists.ts'
import { menuOf } from '../resources/people/role-modules.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { answeringRecords, checkDraft, recordOf, storeOf } from './records.ts'

/** Moves the module whose place a moved one has taken, and all after it, on by one. */
function makeRoom(movedId: number, store: PersonalStore): void {
  const { MenuModule } = store.services
  const { fields: moved } = recordOf('MenuModule', movedId, store)
  const later = store
    .records('MenuModule')
    .where(
      ({ id, fields }) =>
        id !== movedId &&
        fields['parentContactType'] === moved['parentContactType'] &&
        fields['parentModuleId'] === moved['parentModuleId'] &&
        Number(fields['order']) >= Number(moved['order']),
    )
  if (!later.some(({ fields }) => fields['order'] === moved['order'])) return
  for (const record of later) {
    const fields = { ...record.fields, order: Number(record.fields['order']) + 1 }
    updateRecord(MenuModule, record, { fields, status: record.status, record }, { act: 'moved' }, store)
  }
}

/** What the administration of users and rights does beside the calls of its resources. */
export const rightsHandlers = {
  placeMenuModule: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const { MenuModule } = store.services
      const record = recordOf('MenuModule', call.path.id, store)
      const { parentModuleId: _above, ...kept } = record.fields
      const draft = { fields: tidied({ ...kept, ...call.body }, MenuModule.rules.fields), status: record.status, record }
      checkDraft('MenuModule', draft, store)
      updateRecord(MenuModule, record, draft, { act: 'moved' }, store)
      makeRoom(record.id, store)
      return done(`${MenuModule.rules.noun} updated successfully.`)
    }),

  validateUser: ({ body, db }) => ok({ isFree: findByUsername(db, body.username) === null }),

  sendUserPasswordLink: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const record = recordOf('User', call.path.id, store)
      const account = accountOf(store.db, record)
      if (account.status === userStatus.inactive) refuse(`${account.firstName} ${account.lastName} is inactive. Activate the user first.`)
      mailLink(account, store)
      noteAct(store.services.User, record.id, { act: 'password link sent' }, store)
      return done(`The link was sent to ${account.email}.`)
    }),

  listUserSessions: (call) =>
    answeringRecords(() => {
      const { db, clock, lastCalls } = call
      const { id } = recordOf('User', call.path.id, storeOf(call))
      return ok(
        currentTokens(db, clock, id).map((token) => ({
          sessionId: token.family,
          signedInAt: { date: toDateTime(token.signedInAt) },
          lastCallAt: { date: toDateTime(Math.max(issuedAt(token), lastCalls.get(token.family) ?? 0)) },
        })),
      )
    }),

  getUserRights: (call) =>
    answeringRecords(() => {
      const account = accountOf(call.db, recordOf('User', call.path.id, storeOf(call)))
      return ok({ contactType: account.contactType, routePermissions: [...menuFor(account, call.db)] })
    }),

  getRoleMenu: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const { id: roleId, status, fields } = recordOf('Role', call.path.id, store)
      const modules = orderedModules(storedRights(store.db).modules, menuOf(roleId, store))
      return ok({
        roleId,
        roleName: textOf(fields['roleName']),
        contactType: menuOf(roleId, store),
        status: status === 1 ? 1 : -1,
        typeId: Number(fields['typeId']),
        userCount: userCountOf(roleId, store.db),
        isHeld: store.records('RoleModule').find(roleId) !== null,
        modules: modules.map((one) => ({
          menuModuleId: one.id,
          componentId: one.fields.componentId,
          componentName: one.fields.componentName,
          iconsName: one.fields.iconsName,
          ...(one.fields.parentModuleId !== undefined && { parentModuleId: one.fields.parentModuleId }),
          isPage: hasPage(one.fields),
          permissions: (one.fields.permissions ?? []).map((id) => store.named('Permission', id)),
        })),
      })
    }),
} satisfies Partial<Handlers>
