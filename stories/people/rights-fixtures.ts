import type { RowOf } from '#src/resources/resource-types.ts'
import { stamps } from '../resources/fixtures.ts'
import type { Answers } from '../resources/served.tsx'

const labels = ['list', 'View', 'Add', 'Modify', 'Delete', 'Publish', 'Download']
const group = (menuModuleId: number, componentName: string, iconsName: string) => ({
  menuModuleId,
  componentId: menuModuleId,
  componentName,
  iconsName,
  isPage: false,
  permissions: [],
})
const page = (menuModuleId: number, componentName: string, iconsName: string, parentModuleId: number, permissions = labels) => ({
  menuModuleId,
  componentId: 100 + menuModuleId,
  componentName,
  iconsName,
  parentModuleId,
  isPage: true,
  permissions,
})

/** The menu in which the rights of a role are given. */
export const roleMenu = {
  roleId: 3,
  roleName: 'Viewer',
  contactType: 'NCUK',
  status: 1,
  typeId: 1,
  userCount: 6,
  isHeld: true,
  modules: [
    group(1, 'Entity Management', 'building-2'),
    page(70, 'Centres', 'school', 1),
    page(71, 'University', 'landmark', 1, ['list', 'View', 'Modify']),
    group(2, 'Qualification Management & Administration', 'graduation-cap'),
    page(80, 'Test Block', 'clipboard-list', 2),
    page(82, 'Exam Block', 'calendar-clock', 2),
    page(90, 'Reports', 'file-chart-column', 2, ['list', 'View', 'Download']),
  ],
}

/** What the role holds. */
export const roleRights = {
  roleModuleId: 3,
  roleId: 3,
  roleName: 'Viewer',
  typeId: 1,
  rows: [70, 71, 80, 82].map((menuModuleId) => ({ menuModuleId, permissions: ['list', 'View'] })),
  pageCount: 4,
  labelCount: 8,
  status: 1,
  ...stamps,
  names: { Role: { 3: { name: 'Viewer', status: 1 } }, Type: { 1: { name: 'NCUK', status: 1 } } },
} satisfies RowOf<'RoleModule'>

/** The answers to the calls of the page. */
export const usualRights: Answers = {
  'GET details/{id}': () => roleRights,
  'GET dropdown': () => [{ id: 4, name: 'Scheduler', status: 1 }],
  'PUT update/{id}': () => null,
}

/** A menu that is longer than a window. */
export const longMenu = {
  ...roleMenu,
  modules: [...roleMenu.modules, ...Array.from({ length: 30 }, (_, index) => page(100 + index, `Page ${index + 1}`, 'tags', 2))],
}
