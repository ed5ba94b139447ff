import type { SeedOf } from '../../engine/service.ts'
import { rowsOf, type MenuName } from './menu-modules.ts'
import { roleIds } from './roles.ts'

const looking = ['list', 'view']
const seedRows: readonly (readonly [roleId: number, menu: MenuName, isHeld?: (label: string) => boolean])[] = [
  [roleIds.administrator, 'NCUK'],
  [roleIds.viewer, 'NCUK', (label) => looking.includes(label)],
  [roleIds.scheduler, 'NCUK', (label) => !['delete', 'publish'].includes(label)],
  [roleIds.auditor, 'NCUK', (label) => [...looking, 'download'].includes(label)],
  [roleIds.centre, 'CENTER'],
  [roleIds.centreTutor, 'CENTER', (label) => looking.includes(label)],
  [roleIds.university, 'INSTITUTE'],
  [roleIds.universityGuest, 'INSTITUTE', (label) => looking.includes(label)],
  [roleIds.student, 'STUDENT'],
]

/** The rights of a role have the id of the role. */
export const rightsSeeds: readonly (SeedOf<'RoleModule'> & { readonly id: number })[] = seedRows.map(([roleId, menu, isHeld]) => ({
  id: roleId,
  roleId,
  rows: rowsOf(menu, isHeld),
}))
