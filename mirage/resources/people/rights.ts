import type { ResourceName } from '#openapi/generated/resources.ts'
import type { Db } from '../../db.ts'
import type { Account } from '../../models.ts'
import { accountOf, userStatus } from '../../accounts/users.ts'
import type { FieldsOf } from '../engine/service.ts'
import { folded, textOf } from '../engine/values.ts'

export type ModuleFields = FieldsOf<'MenuModule'>
export type RightsFields = FieldsOf<'RoleModule'>

/** A node of a menu as it is stored. */
export interface StoredModule {
  readonly id: number
  readonly status: number | string
  readonly fields: ModuleFields
}

/** Labels by the id of the menu module. */
export type HeldLabels = ReadonlyMap<number, readonly string[]>

/** Whose menu it is: that of a contact type, with the rights of a role. */
export type Holder = Pick<Account, 'contactType' | 'roleId'>

/** The data from which the menus of users are computed. */
export interface RightsData {
  readonly modules: readonly StoredModule[]
  /** The name of a label by its id. */
  permissionNamed(id: number): string
  /** What a role holds; empty for one without rights. */
  labelsOf(roleId: number | null): HeldLabels
  /** The active users. Only guards read them, because a menu is computed for every call. */
  activeUsers(): readonly (Holder & { readonly id: number })[]
}

const fieldsOf = <N extends ResourceName>({ fields }: { readonly fields: object }) => fields as FieldsOf<N>

/** What a list of rows gives. */
export const labelsOfRows = (rows: RightsFields['rows'] = []): HeldLabels =>
  new Map(rows.map(({ menuModuleId, permissions }) => [menuModuleId, permissions]))

/** The rights as they are stored. */
export const storedRights = (db: Db): RightsData => ({
  modules: db
    .records('MenuModule')
    .where()
    .map((record) => ({ ...record, fields: fieldsOf<'MenuModule'>(record) })),
  permissionNamed: (id) => textOf(db.records('Permission').find(id)?.fields['permissionName']),
  labelsOf: (roleId) => {
    const found = db.records('RoleModule').findBy((record) => record.status === 1 && fieldsOf<'RoleModule'>(record).roleId === roleId)
    return labelsOfRows(found ? fieldsOf<'RoleModule'>(found).rows : [])
  },
  activeUsers: () =>
    db
      .records('User')
      .where(({ status }) => status === userStatus.active)
      .map((record) => accountOf(db, record)),
})

/** A node of a menu that a role holds. */
export interface HeldNode {
  readonly module: ModuleFields
  readonly labels: readonly string[]
  readonly children: readonly HeldNode[]
}

const holds = (labels: readonly string[], label: string): boolean => labels.some((one) => one.toLowerCase() === label)

/** The active modules of a menu by the id of the one above them, each group in its order; 0 stands for the top. */
function modulesByParent(modules: readonly StoredModule[], contactType: string): (parentId: number) => readonly StoredModule[] {
  const below = new Map<number, StoredModule[]>()
  for (const one of modules) {
    if (one.status !== 1 || one.fields.parentContactType !== contactType) continue
    const above = one.fields.parentModuleId ?? 0
    below.set(above, [...(below.get(above) ?? []), one])
  }
  return (parentId) => (below.get(parentId) ?? []).toSorted((a, b) => (a.fields.order ?? 0) - (b.fields.order ?? 0) || a.id - b.id)
}

/** The active modules of a menu, each before those below it. */
export function orderedModules(modules: readonly StoredModule[], contactType: string): readonly StoredModule[] {
  const below = modulesByParent(modules, contactType)
  const withBelow = (one: StoredModule): readonly StoredModule[] => [one, ...below(one.id).flatMap(withBelow)]
  return below(0).flatMap(withBelow)
}

/** The menu of a role: pages that it may list, and groups that hold one. A label that a page no longer offers gives nothing. */
export function heldNodes(data: RightsData, contactType: string, roleId: number | null): HeldNode[] {
  const { modules, labelsOf, permissionNamed } = data
  const labels = labelsOf(roleId)
  const offeredOf = ({ fields: { permissions = [] } }: StoredModule) => new Set(permissions.map((id) => folded(permissionNamed(id))))
  const heldOf = (one: StoredModule): readonly string[] => {
    const offered = offeredOf(one)
    return (labels.get(one.id) ?? []).filter((label) => offered.has(folded(label)))
  }
  const below = modulesByParent(modules, contactType)
  const nodesBelow = (id: number): HeldNode[] =>
    below(id)
      .map((one) => ({ module: one.fields, labels: heldOf(one), children: nodesBelow(one.id) }))
      .filter((node) => node.children.length > 0 || (hasPage(node.module) && holds(node.labels, 'list')))
  return nodesBelow(0)
}

/** A module without an address is a group. */
export const hasPage = ({ routes = [] }: ModuleFields): boolean => routes.length > 0

/** Nodes with all that stands below them, in the order of the menu. */
export const flat = (nodes: readonly HeldNode[]): HeldNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

/** A name as calls compare it. */
export const componentOf = (name: string): string => name.replaceAll(/\s/g, '').toLowerCase()

const rightsComponent = 'rolemodule'
const neededLabels = ['list', 'view', 'modify'] as const

/** Whether a role may change the rights of roles. */
export const mayChangeRights = (data: RightsData, contactType: string, roleId: number | null): boolean =>
  flat(heldNodes(data, contactType, roleId)).some(
    ({ module, labels }) => componentOf(module.componentName) === rightsComponent && neededLabels.every((label) => holds(labels, label)),
  )

/** The refusal to take the right to change rights from one's own role. */
export const ownRoleText = 'You cannot take this from your own role.'

/** The refusal when no active user could change rights any more. */
export const lastHolderText = 'At least one active person must be able to change rights.'

/** Whether an active user can still change rights. */
export function canRightsBeChanged(data: RightsData): boolean {
  const known = new Map<string, boolean>()
  return data.activeUsers().some(({ contactType, roleId }) => {
    const key = `${contactType} ${roleId}`
    const may = known.get(key) ?? mayChangeRights(data, contactType, roleId)
    known.set(key, may)
    return may
  })
}
