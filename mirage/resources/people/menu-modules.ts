import { recordTexts } from '#openapi/check-record.ts'
import { menuModule } from '#openapi/generated/resources/rights/menu-module.ts'
import { operationTable, type OperationEntry } from '#openapi/generated/operations.ts'
import { menuIconNames } from '#openapi/rights/menu-icons.ts'
import { standardOperations } from '../../operation-rules.ts'
import { serveResource, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { componentOf, canRightsBeChanged, lastHolderText, storedRights, type ModuleFields, type StoredModule } from './rights.ts'
import { menuModuleSeeds } from './seeds/menu-modules.ts'

/** The names by which calls know modules. */
const calledNames: ReadonlySet<string> = new Set(
  [...standardOperations, ...(Object.values(operationTable) as OperationEntry[])]
    .flatMap(({ component }) => (typeof component === 'string' ? [component] : Object.values(component ?? {})))
    .map(componentOf),
)

const icons: ReadonlySet<string> = new Set(menuIconNames)

const fieldsOf = ({ fields }: { readonly fields: object }) => fields as ModuleFields

/** Whether a module is another one or below it. */
function isBelow(id: number | undefined, above: number | null, { records }: Pick<Store, 'records'>): boolean {
  const seen = new Set<number>()
  for (let at = id; at !== undefined && !seen.has(at);) {
    if (at === above) return true
    seen.add(at)
    const record = records('MenuModule').find(at)
    at = record ? fieldsOf(record).parentModuleId : undefined
  }
  return false
}

/** The refusal when no active user could change rights any more; null stands for a deleted module. */
function lastHolder(changed: StoredModule | null, id: number | null, { db }: Pick<Store, 'db'>): string | null {
  const data = storedRights(db)
  const modules = data.modules.flatMap((one) => (one.id === id ? (changed ?? []) : one))
  return canRightsBeChanged({ ...data, modules }) ? null : lastHolderText
}

const lastHolderAfter = (fields: ModuleFields, { id, status, db }: Writing<ModuleFields>): string | null =>
  id === null ? null : lastHolder({ id, status, fields }, id, { db })

/** The nodes of the menus of all contact types. */
export const menuModules = serveResource({
  rules: menuModule,
  isNeeded: true,
  seeds: () => menuModuleSeeds,
  checks: [
    ({ componentName }, { before }) =>
      before && componentOf(componentName) !== componentOf(before.componentName) && calledNames.has(componentOf(before.componentName))
        ? ['componentName', `Calls know this module as ${before.componentName}.`]
        : null,
    ({ iconsName }, { before }) =>
      icons.has(iconsName) || iconsName === before?.iconsName ? null : ['iconsName', recordTexts.choice(menuModule.fields.iconsName.label)],
    ({ parentModuleId, parentContactType }, { records }) => {
      const parent = parentModuleId === undefined ? null : records('MenuModule').find(parentModuleId)
      return parent && fieldsOf(parent).parentContactType !== parentContactType
        ? ['parentModuleId', 'Choose a module of the same menu.']
        : null
    },
    ({ parentModuleId }, { id, records }) =>
      id !== null && isBelow(parentModuleId, id, { records }) ? ['parentModuleId', 'A module cannot stand below itself.'] : null,
    ({ routes = [], parentContactType }, { id, before, records }) => {
      // Some seeded menus have an address twice.
      const kept = new Set((before?.routes ?? []).map(folded))
      const wanted = new Set(routes.map(folded).filter((route) => !kept.has(route)))
      const other = records('MenuModule')
        .where((record) => record.id !== id)
        .map(fieldsOf)
        .find((one) => one.parentContactType === parentContactType && one.routes?.some((route) => wanted.has(folded(route))))
      return other ? ['routes', `${other.componentName} has this address.`] : null
    },
    (fields, writing) => {
      const text = lastHolderAfter(fields, writing)
      return text === null ? null : ['componentName', text]
    },
  ],
  moveRefusal: (fields, writing) => lastHolderAfter(fields, writing),
  deleteRefusal: (_, { id, db }) => lastHolder(null, id, { db }),
})
