import type { ContactRoute, RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import type { Db } from '../db.ts'
import type { Account, ResourceRecord } from '../models.ts'
import { flat, hasPage, heldNodes, storedRights, type HeldNode, type Holder, type RightsData } from '../resources/people/rights.ts'

/** Labels that answers carry as objects, `{ permissionName }`; they carry all others as texts. */
const asObjects: readonly string[] = ['Modify', 'Delete']

const toNode = ({ module, labels, children }: HeldNode): RoutePermissionNode => ({
  componentId: module.componentId,
  componentName: module.componentName,
  routes: hasPage(module) ? [...(module.routes ?? [])] : '',
  permissions: labels.map((label) => (asObjects.includes(label) ? { permissionName: label } : label)),
  iconsName: module.iconsName,
  children: children.map(toNode),
})

/** The permission tree of an account with these rights. */
export const menuOf = (data: RightsData, { contactType, roleId }: Holder): RoutePermissionNode[] =>
  heldNodes(data, contactType, roleId).map(toNode)

/** The routes of an account with the permissions that their sub-routes need; the tree says which of them it has. */
export const contactRoutesOf = (data: RightsData, { contactType, roleId }: Holder): ContactRoute[] =>
  flat(heldNodes(data, contactType, roleId)).flatMap(({ module: { componentName, routes = [], subRoutes = [] } }) =>
    routes.map((route) => ({
      componentName: componentName.replaceAll(' ', ''),
      route,
      subRoutes: subRoutes.map(({ route: path, permissions: [first = '', ...more] }) => ({
        route: path,
        permission: more.length === 0 ? first : [first, ...more],
      })),
    })),
  )

/** The menus computed from the rights as they are stored, by contact type and role. */
interface Menus {
  readonly records: readonly ResourceRecord[]
  readonly byHolder: Map<string, readonly RoutePermissionNode[]>
}

const menus = new WeakMap<Db, Menus>()

/** The computed menus of a database, kept until a record behind them changes, because every call needs one. */
function menusOf(db: Db): Menus['byHolder'] {
  const records = [...db.records('MenuModule').where(), ...db.records('RoleModule').where()]
  const known = menus.get(db)
  if (known && known.records.length === records.length && records.every((record, index) => record === known.records[index]))
    return known.byHolder
  const byHolder: Menus['byHolder'] = new Map()
  menus.set(db, { records, byHolder })
  return byHolder
}

/** The permission tree of an account by its present role. */
export function menuFor(account: Account, db: Db): readonly RoutePermissionNode[] {
  const known = menusOf(db)
  const key = `${account.contactType} ${account.roleId}`
  const menu = known.get(key) ?? menuOf(storedRights(db), account)
  known.set(key, menu)
  return menu
}

/** The routes of an account by its present role. */
export const contactRoutesFor = (account: Account, db: Db): ContactRoute[] => contactRoutesOf(storedRights(db), account)
