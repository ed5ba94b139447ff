import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { menuFor } from '../../accounts/menus.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import { accountOf, userFields, userStatus } from '../../accounts/users.ts'
import type { Day, ResourceRecord } from '../../models.ts'
import type { PersonalStore, Store } from '../../resources/engine/store.ts'
import { dayInWords } from '../../resources/engine/words.ts'
import { notify } from '../../resources/people/notify.ts'
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

/** Tells each marker how many scripts of a delivery have come, and until when they are to be marked; not the person who gives them. */
export function tellMarkers(
  deliveryName: string,
  given: readonly { readonly markerId: number }[],
  dueOn: Day,
  store: Pick<PersonalStore, 'db' | 'clock' | 'user'>,
): void {
  for (const markerId of new Set(given.map((one) => one.markerId))) {
    const count = given.filter((one) => one.markerId === markerId).length
    const users = store.db
      .records('User')
      .where(({ id, fields, status }) => status === userStatus.active && fields['markerId'] === markerId && id !== store.user.id)
    notify(users, `${count === 1 ? '1 script' : `${count} scripts`} of ${deliveryName} to mark until ${dayInWords(dueOn)}`, '', store)
  }
}

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
