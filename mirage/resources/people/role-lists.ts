import { permission } from '#openapi/generated/resources/rights/permission.ts'
import { role } from '#openapi/generated/resources/rights/role.ts'
import { type as userType } from '#openapi/generated/resources/rights/type.ts'
import type { Db } from '../../db.ts'
import { serveResource, type FieldsOf, type SeedOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { insertRecord } from '../engine/write.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { permissionNames } from './seeds/permissions.ts'
import { roleSeeds } from './seeds/roles.ts'

const isLabel = (id: number | null): boolean => id !== null && id <= permissionNames.length
const labelText = 'Calls ask for this label, so it stays.'

/** The labels that pages offer and roles hold. */
export const permissions = serveResource({
  rules: permission,
  isNeeded: true,
  seeds: () => permissionNames.map((permissionName, index) => ({ id: index + 1, permissionName })),
  checks: [
    ({ permissionName }, { id, before }) =>
      isLabel(id) && folded(permissionName) !== folded(before?.permissionName) ? ['permissionName', labelText] : null,
  ],
  moveRefusal: (_, { id, status }) => (isLabel(id) && status !== 1 ? labelText : null),
  deleteRefusal: (_, { id }) => (isLabel(id) ? labelText : null),
})

/** The ids of the types, as those of the contact types that they stand for. */
const { NCUK, CENTER, INSTITUTE, STUDENT } = contactTypeIds

const typeSeeds: readonly SeedOf<'Type'>[] = [
  { id: NCUK, typeName: 'NCUK', parentContactType: 'NCUK', contactTypeId: NCUK },
  { id: CENTER, typeName: 'Centre', parentContactType: 'CENTER', contactTypeId: CENTER, defaultRoleId: 21 },
  { id: INSTITUTE, typeName: 'Institute', parentContactType: 'INSTITUTE', contactTypeId: INSTITUTE, defaultRoleId: 31 },
  { id: STUDENT, typeName: 'Student', parentContactType: 'STUDENT', contactTypeId: STUDENT, defaultRoleId: 53 },
]

type TypeFields = FieldsOf<'Type'>

/** Whether a parent would be left without an active type. */
function lastOfParent({ parentContactType }: TypeFields, own: number | null, { records }: Pick<Store, 'records'>): string | null {
  const others = records('Type').where(
    ({ id, status, fields }) => id !== own && status === 1 && fields['parentContactType'] === parentContactType,
  )
  return others.length === 0 ? `${parentContactType} needs a type.` : null
}

/** Kinds of people who sign in. */
export const types = serveResource({
  rules: userType,
  isNeeded: true,
  seeds: () => typeSeeds,
  moveRefusal: (fields, { id, status, records }) => (status === 1 ? null : lastOfParent(fields, id, { records })),
  deleteRefusal: (fields, { id, records }) => lastOfParent(fields, id, { records }),
  checks: [
    ({ defaultRoleId }, { id, records, named }) => {
      const chosen = defaultRoleId === undefined ? null : records('Role').find(defaultRoleId)
      return chosen && chosen.fields['typeId'] !== id ? ['defaultRoleId', `Choose a role of ${named('Type', id ?? 0)}.`] : null
    },
  ],
})

/** How many users have a role. */
export const userCountOf = (roleId: number, db: Db) => db.records('User').where(({ fields }) => fields['roleId'] === roleId).length

/** What people of a type may see and do. */
export const roles = serveResource({
  rules: role,
  isNeeded: true,
  seeds: () => roleSeeds,
  calculated: (_, id, { db }) => ({ userCount: userCountOf(id, db), hasRights: db.records('RoleModule').find(id) ? 1 : 0 }),
  checks: [
    ({ copyFrom, typeId }, { records, named }) => {
      const copied = copyFrom === undefined ? null : records('Role').find(copyFrom)
      return copied && copied.fields['typeId'] !== typeId ? ['copyFrom', `Choose a role of ${named('Type', typeId)}.`] : null
    },
  ],
  saved: (id, { copyFrom }, store) => {
    const copied = copyFrom === undefined || store.records('RoleModule').find(id) ? null : store.records('RoleModule').find(copyFrom)
    const fields = copied && { roleId: id, rows: copied.fields['rows'] }
    if (fields) insertRecord(store.services.RoleModule, { fields, status: 1, record: null }, { act: 'created' }, store)
  },
})
