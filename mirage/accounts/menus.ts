import type { ContactRoute, RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import type { Db } from '../db.ts'
import type { Account } from '../models.ts'
import { flat, hasPage, heldNodes, storedRights, type HeldNode, type Holder, type RightsData } from '../resources/people/rights.ts'

/** These go over the wire as objects, the others as texts: the wire mixes both. */
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

/** The permission tree of an account by its present role. */
export const menuFor = (account: Account, db: Db): RoutePermissionNode[] => menuOf(storedRights(db), account)

/** The routes of an account by its present role. */
export const contactRoutesFor = (account: Account, db: Db): ContactRoute[] => contactRoutesOf(storedRights(db), account)
