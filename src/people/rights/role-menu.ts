import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { toContactType, type ContactType } from '#machines/access/contact-types.ts'
import { isHidden } from '#machines/access/menu.ts'
import type { HeldRights } from '#machines/rights/held-rights.ts'
import type { StoredRights } from '#machines/rights/rights-editor.machine.ts'
import type { MenuModule } from '#machines/rights/rights-menu.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { id, labels, neededCount, text } from '#src/api/answer-values.ts'
import type { Api } from '#src/api/client.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** A role, and the menu that its rights are given in. */
export interface RoleMenu {
  readonly roleId: string
  readonly roleName: string
  /** Whose menu it is. */
  readonly contactType: ContactType | null
  /** Of the role. */
  readonly status: number
  readonly typeId: string
  readonly userCount: number
  /** Whether rights of the role are stored. */
  readonly isHeld: boolean
  /** Parents come before the modules below them. */
  readonly modules: readonly MenuModule[]
}

const menuModule = v.pipe(
  fields({
    menuModuleId: id,
    componentId: id,
    componentName: text,
    iconsName: text,
    parentModuleId: v.nullish(id),
    isPage: v.boolean(),
    permissions: labels,
  }),
  v.transform((one): MenuModule & { readonly componentId: string } => ({
    id: one.menuModuleId,
    componentId: one.componentId,
    name: one.componentName,
    icon: one.iconsName,
    parentId: one.parentModuleId ?? null,
    isPage: one.isPage,
    labels: one.permissions,
  })),
)

const readMenu = answerReader(
  'getRoleMenu',
  v.pipe(
    fields({
      roleId: id,
      roleName: text,
      contactType: text,
      status: v.picklist([1, -1]),
      typeId: id,
      userCount: neededCount,
      isHeld: v.boolean(),
      modules: v.array(menuModule),
    }),
    v.transform(({ modules, contactType: type, ...role }): RoleMenu => {
      const contactType = toContactType(type)
      const componentOf = new Map(modules.map((one) => [one.id, one.componentId]))
      return {
        ...role,
        contactType,
        modules: modules.map(({ componentId, ...one }) => ({
          ...one,
          isHidden: isHidden(contactType, { id: componentOf.get(one.parentId ?? '') ?? '' }, { id: componentId }),
        })),
      }
    }),
  ),
)

/** The menu of a role; `key` is its encrypted id. Read again with each visit, as others move modules. */
export const roleMenuQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['records', 'RoleModule', 'menu', { key }],
    queryFn: async ({ signal }): Promise<RoleMenu> =>
      readMenu(await api.call('getRoleMenu', { path: { id: key } }, { signal, log: { component: 'RoleModule', permission: 'View' } })),
  })

const rows = v.array(v.object({ menuModuleId: v.number(), permissions: v.array(v.string()) }))

/** What a stored record says that the role holds. */
export const heldIn = (record: StoredRecord): HeldRights =>
  Object.fromEntries(v.parse(rows, record.fields['rows'] ?? []).map(({ menuModuleId, permissions }) => [String(menuModuleId), permissions]))

/** The rights of a stored record. */
export const rightsIn = (record: StoredRecord): StoredRights => ({ id: record.id, held: heldIn(record), updatedAt: record.updatedAt })

/** The body of the calls that save rights. */
export const rightsBody = (roleId: string, held: HeldRights) => ({
  roleId: Number(roleId),
  rows: Object.entries(held).map(([module, permissions]) => ({ menuModuleId: Number(module), permissions })),
})
