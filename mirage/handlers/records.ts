import type { ErrorAnswer, RecordConflict, RefusedRecord } from '#openapi/generated/schema.d.ts'
import type { ResourceName, Resources } from '#openapi/generated/resources.ts'
import { inSentence, type ResourceRules } from '#openapi/resource-rules.ts'
import { isAllowed, type Demand } from '../accounts/permissions.ts'
import { problem, type Call } from '../contract.ts'
import type { ResourceRecord } from '../models.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { refuseHolders, wireRecord } from '../resources/engine/calls.ts'
import { breachesOf, type Draft } from '../resources/engine/check.ts'
import { RecordRefusal, refuse, refuseFields } from '../resources/engine/refusal.ts'
import { createStore, personalStore, type PersonalStore } from '../resources/engine/store.ts'
import { usedText, usesOf } from '../resources/engine/uses.ts'
import { scanUniques } from '../resources/engine/uniques.ts'
import { services } from '../resources/services.ts'

type SignedIn = Pick<Call<OperationId>, 'db' | 'menu' | 'clock' | 'settings'> & { readonly user: PersonalStore['user'] }

/** The records of all resources that the caller of an operation may see. */
export const storeOf = ({ db, user, menu, clock, settings }: SignedIn): PersonalStore =>
  personalStore(createStore(db, services, clock), { services, user, menu, clock, settings })

/** The answer of `make`, or the refusal of a resource's rule, without its fields. */
export function answeringRecords<R>(make: () => R): R | { readonly status: 400 | 403 | 404; readonly body: ErrorAnswer } {
  try {
    return make()
  } catch (error) {
    if (error instanceof RecordRefusal) return problem(error.status === 409 ? 400 : error.status, error.message)
    throw error
  }
}

/** The same for a call whose refusals name the fields that are wrong; `isAnswered` leaves some refusals to the caller. */
export function answeringFields<R>(
  make: () => R,
  isAnswered: (refusal: RecordRefusal) => boolean = () => true,
): R | { readonly status: 400; readonly body: RefusedRecord } | { readonly status: 403 | 404; readonly body: ErrorAnswer } {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof RecordRefusal) || !isAnswered(error)) throw error
    if (error.status === 403 || error.status === 404) return problem(error.status, error.message)
    // The data of a 400 are the wrong fields, if any.
    const data = error.status === 400 ? (error.data as RefusedRecord['data']) : null
    return { status: 400, body: { ...problem(400, error.message).body, data } }
  }
}

/** The same for a call that can also conflict (409) with the state of a record or with what others hold. */
export function answeringConflicts<R>(make: () => R) {
  try {
    return answeringFields(make, (refusal) => refusal.status !== 409)
  } catch (error) {
    if (!(error instanceof RecordRefusal)) throw error
    // The rule that found the conflict has made the body.
    return { status: 409 as const, body: error.answer.body as RecordConflict }
  }
}

/** The refusal to delete records that others refer to; null if none does. */
export function usedConflict(
  resource: ResourceName,
  noun: string,
  ids: readonly number[],
  store: PersonalStore,
): { readonly status: 409; readonly body: RecordConflict } | null {
  const { uses, hiddenCount } = usesOf(resource, new Set(ids), store)
  if (uses.length + hiddenCount === 0) return null
  const description = usedText(noun)
  return {
    status: 409,
    body: {
      code: 409,
      message: 'Conflict',
      description,
      data: { kind: 'used', uses: uses.map(({ days, ...use }) => ({ ...use, ...(days && { days: [...days] }) })), hiddenCount },
    },
  }
}

/** The record of an id; refuses the call if the caller may see none. */
export function recordOf(resource: ResourceName, id: number, store: PersonalStore): ResourceRecord {
  const record = store.records(resource).find(id)
  if (record && store.isInScope(resource, record)) return record
  throw new RecordRefusal(404, `The ${inSentence(store.services[resource].rules.noun)} was not found.`)
}

/** Refuses a call that needs a permission on a resource beside that of its operation. */
export function requirePermission(permission: Demand['permission'], { components }: ResourceRules, menu: PersonalStore['menu']): void {
  if (!isAllowed(menu, { permission, component: components })) throw new RecordRefusal(403, 'You do not have permission to do this.')
}

/** The 409 of an act that the status of a record does not allow. */
export const stateConflict = (description: string, { status }: ResourceRecord) => ({
  status: 409 as const,
  body: { code: 409, message: 'Conflict', description, data: { kind: 'state' as const, status } },
})

/** Records in the form of the wire; the store does not know the types of their fields. */
export const wired = <N extends ResourceName>(name: N, records: readonly ResourceRecord[], store: PersonalStore) =>
  records.map((record): Resources[N]['record'] => wireRecord(services[name], record, store))

function breachesOfDraft(resource: ResourceName, draft: Draft, store: PersonalStore) {
  const service = store.services[resource]
  const breaches = breachesOf(service, draft, store, scanUniques(service, store))
  refuseHolders(service, draft, breaches, store)
  return breaches
}

/** Refuses a draft with its first error. Where its only errors are values that others hold, the refusal has their ids. */
export function checkDraft(resource: ResourceName, draft: Draft, store: PersonalStore): void {
  const [first] = breachesOfDraft(resource, draft, store).values()
  if (first !== undefined) refuse(first)
}

/** The same with every error, at its field. */
export function checkWholeDraft(resource: ResourceName, draft: Draft, store: PersonalStore): void {
  const breaches = breachesOfDraft(resource, draft, store)
  if (breaches.size > 0) refuseFields(breaches)
}
