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

function rowBreach(rows: Rows = [], menu: string, { records, named }: Store): Breach | null {
  const seen = new Set<number>()
  for (const [index, { menuModuleId, permissions }] of rows.entries()) {
    const module = records('MenuModule').find(menuModuleId)?.fields as ModuleFields | undefined
    if (seen.has(menuModuleId)) return [`rows.${index}.menuModuleId`, recordTexts.double]
    seen.add(menuModuleId)
    if (!module || module.parentContactType !== menu) return [`rows.${index}.menuModuleId`, recordTexts.gone('Page')]
    const offered = new Set((module.permissions ?? []).map((id) => folded(named('Permission', id))))
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
  checks: [
    ({ roleId, rows }, store) => rowBreach(rows, menuOf(roleId, store), store),
    ({ roleId, rows }, { status, ...store }) => {
      const text = guardText(roleId, status === 1 ? rows : [], store)
      return text === null ? null : ['rows', text]
    },
  ],
  moveRefusal: ({ roleId, rows }, { status, ...store }) => guardText(roleId, status === 1 ? rows : [], store),
  deleteRefusal: ({ roleId }, store) => guardText(roleId, [], store),
})
