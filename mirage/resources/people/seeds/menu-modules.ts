import { administratorMenu } from '../../../fixtures/administrator-menu.ts'
import { isGroup, pagesOf, type Entry, type Page } from '../../../fixtures/menu-nodes.ts'
import { centreMenu, studentMenu, universityMenu } from '../../../fixtures/partner-menus.ts'
import type { SeedOf } from '../../engine/service.ts'
import type { RightsFields } from '../rights.ts'
import { permissionNames } from './permissions.ts'

/** The menus by contact type, in the order that the ids of their modules have. */
const menus = { NCUK: administratorMenu, CENTER: centreMenu, INSTITUTE: universityMenu, STUDENT: studentMenu } as const

/** A contact type that has a menu. */
export type MenuName = keyof typeof menus

const menuNames = Object.keys(menus) as MenuName[]

/** The id of a menu's module: the same component stands in several menus. */
export const moduleId = (menu: MenuName, componentId: number): number => (menuNames.indexOf(menu) + 1) * 10_000 + componentId

const labelsOf = ({ permissions }: Page): string[] => permissions.map((one) => (typeof one === 'string' ? one : one.permissionName))

const permissionId = (label: string): number => permissionNames.findIndex((name) => name.toLowerCase() === label.toLowerCase()) + 1

const pageFields = (page: Page, menu: MenuName) => ({
  routes: [page.route, ...(page.otherRoutes ?? [])],
  subRoutes: page.subRoutes.map(({ route, permission }) => ({ route, permissions: [permission].flat() })),
  permissions: menu === 'NCUK' ? permissionNames.map((_, index) => index + 1) : labelsOf(page).map(permissionId),
})

const modulesOf = (menu: MenuName, entries: readonly Entry[], parent: number | undefined): SeedOf<'MenuModule'>[] =>
  entries.flatMap((entry, index) => {
    const id = moduleId(menu, entry.id)
    const own = {
      id,
      componentId: entry.id,
      componentName: entry.name,
      parentContactType: menu,
      ...(parent !== undefined && { parentModuleId: parent }),
      order: index + 1,
      iconsName: entry.icon,
    }
    return isGroup(entry) ? [own, ...modulesOf(menu, entry.children, id)] : [{ ...own, ...pageFields(entry, menu) }]
  })

/** Its address is not one of the portal's, and no role has it. */
const unknownPage: SeedOf<'MenuModule'> = {
  id: moduleId('NCUK', 999),
  componentId: 999,
  componentName: 'Data Warehouse',
  parentContactType: 'NCUK',
  order: 99,
  routes: ['/warehouse'],
  iconsName: 'boxes',
  permissions: [1, 2],
}

/** The nodes of all menus. */
export const menuModuleSeeds: readonly SeedOf<'MenuModule'>[] = [
  ...menuNames.flatMap((menu) => modulesOf(menu, menus[menu], undefined)),
  unknownPage,
]

/** The rights of a role that holds, of what each page of a menu gives, the labels that `isHeld` lets through. */
export const rowsOf = (menu: MenuName, isHeld: (label: string) => boolean = () => true): NonNullable<RightsFields['rows']> =>
  pagesOf(menus[menu]).map((page) => ({
    menuModuleId: moduleId(menu, page.id),
    permissions: labelsOf(page).filter((label) => isHeld(label.toLowerCase())),
  }))
