import { roleModule } from '#openapi/generated/resources/rights/role-module.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { serveResource, type Breach, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded, textOf } from '../engine/values.ts'
import {
  canRightsBeChanged,
  labelsOfRows,
  lastHolderText,
  mayChangeRights,
  ownRoleText,
  storedRights,
  type ModuleFields,
  type RightsFields,
} from './rights.ts'
import { rightsSeeds } from './seeds/rights.ts'

type Rows = RightsFields['rows']

/** The contact type whose menu a role sees. */
export function menuOf(roleId: number, { records }: Pick<Store, 'records'>): string {
  const typeId = Number(records('Role').find(roleId)?.fields['typeId'])
  return textOf(records('Type').find(typeId)?.fields['parentContactType'])
}

/** The labels that a page offers, in lower case. */
const offeredBy = ({ permissions = [] }: ModuleFields, { named }: Pick<Store, 'named'>) =>
  new Set(permissions.map((id) => folded(named('Permission', id))))

const moduleOf = (id: number, { records }: Pick<Store, 'records'>) => records('MenuModule').find(id)?.fields as ModuleFields | undefined

/** Rows without the labels that their pages offered before, and offer no longer. */
const withoutStale = (rows: Rows, before: Rows, store: Pick<Store, 'records' | 'named'>): Rows =>
  rows?.map((row) => {
    const kept = new Set(before?.find(({ menuModuleId }) => menuModuleId === row.menuModuleId)?.permissions.map(folded))
    const offered = offeredBy(moduleOf(row.menuModuleId, store) ?? ({} as ModuleFields), store)
    return { ...row, permissions: row.permissions.filter((label) => offered.has(folded(label)) || !kept.has(folded(label))) }
  })

function rowBreach(rows: Rows = [], menu: string, store: Store): Breach | null {
  const seen = new Set<number>()
  for (const [index, { menuModuleId, permissions }] of rows.entries()) {
    const module = moduleOf(menuModuleId, store)
    if (seen.has(menuModuleId)) return [`rows.${index}.menuModuleId`, recordTexts.double]
    seen.add(menuModuleId)
    if (!module || module.parentContactType !== menu) return [`rows.${index}.menuModuleId`, recordTexts.gone('Page')]
    const offered = offeredBy(module, store)
    const stray = permissions.find((label) => !offered.has(folded(label)))
    if (stray !== undefined) return [`rows.${index}.permissions`, `${module.componentName} does not offer ${stray}.`]
  }
  return null
}

/** Why a role may not get these rows, though each is valid. */
function guardText(
  roleId: number,
  rows: Rows,
  { db, user, records }: Pick<Writing<RightsFields>, 'db' | 'user' | 'records'>,
): string | null {
  const data = storedRights(db)
  const after = { ...data, labelsOf: (id: number | null) => (id === roleId ? labelsOfRows(rows) : data.labelsOf(id)) }
  const menu = menuOf(roleId, { records })
  if (roleId === user.roleId && mayChangeRights(data, menu, roleId) && !mayChangeRights(after, menu, roleId)) return ownRoleText
  return canRightsBeChanged(after) ? null : lastHolderText
}

/** The permissions of each role on the pages of its menu. */
export const roleModules = serveResource({
  rules: roleModule,
  isNeeded: true,
  seeds: () => rightsSeeds,
  newId: ({ roleId }) => roleId,
  calculated: ({ roleId, rows = [] }, _, { records, named }) => ({
    roleName: named('Role', roleId),
    typeId: records('Role').find(roleId)?.fields['typeId'],
    pageCount: rows.length,
    labelCount: rows.reduce((sum, { permissions }) => sum + permissions.length, 0),
  }),
  completed: ({ rows, ...fields }, { before, ...store }) => ({ ...fields, rows: withoutStale(rows, before?.rows, store) }),
  checks: [
    ({ roleId, rows }, { before, ...store }) => rowBreach(withoutStale(rows, before?.rows, store), menuOf(roleId, store), store),
    ({ roleId, rows }, { status, ...store }) => {
      const text = guardText(roleId, status === 1 ? rows : [], store)
      return text === null ? null : ['rows', text]
    },
  ],
  moveRefusal: ({ roleId, rows }, { status, ...store }) => guardText(roleId, status === 1 ? rows : [], store),
  deleteRefusal: ({ roleId }, store) => guardText(roleId, [], store),
})
