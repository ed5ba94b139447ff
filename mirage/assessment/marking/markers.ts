import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { menuFor } from '../../accounts/menus.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import { accountOf, userFields, userStatus } from '../../accounts/users.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Store } from '../../resources/engine/store.ts'
import { isSubmitted, markingFields } from './script.ts'

/** The name of the person of a marker number; the number itself where it is no person's. */
export function markerName(markerId: number, { db }: Pick<Store, 'db'>): string {
  const user = db.records('User').findBy(({ fields }) => fields['markerId'] === markerId)
  if (!user) return `Marker ${markerId}`
  const { firstName, lastName = '' } = userFields(user)
  return `${firstName} ${lastName}`.trim()
}

/** Who may mark: the people with a marker number who hold the label too. */
export const markerIdsOf = ({ db }: Pick<Store, 'db'>): readonly number[] =>
  db
    .records('User')
    .where(({ fields, status }) => status === userStatus.active && typeof fields['markerId'] === 'number')
    .map((user) => accountOf(db, user))
    .filter((account) => isAllowed(menuFor(account, db), { permission: 'Modify', component: scriptMarking.components }))
    .flatMap(({ markerId }) => markerId ?? [])
    .toSorted((one, other) => one - other)

/** What a marker has among some markings. */
export function workOf(markerId: number, markings: readonly ResourceRecord[], store: Pick<Store, 'db'>) {
  const own = markings.filter((one) => markingFields(one).markerId === markerId)
  const count = (role: string) => own.filter((one) => markingFields(one).role === role).length
  return {
    markerId,
    markerName: markerName(markerId, store),
    open: own.filter((one) => !isSubmitted(one)).length,
    first: count('First'),
    second: count('Second'),
    third: count('Third'),
  }
}
