import type { ImportRow } from '#openapi/generated/schema.d.ts'
import { recordTexts, type FieldErrors } from '#openapi/check-record.ts'
import { inSentence, type Transition } from '#openapi/resource-rules.ts'
import { tellingFields } from '#openapi/telling-fields.ts'
import { isAllowed, isOwn } from '../../accounts/permissions.ts'
import { ok } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { breachesOf, holdersOf, nextStatus, strayField, tidied, writingOf, type Draft } from './check.ts'
import { linkToFile } from './files.ts'
import { importRows } from './import.ts'
import { choicesOf, pageOf, saidIn, type Query } from './list.ts'
import { cleanFields } from './markup.ts'
import { referenceFields } from './references.ts'
import { RecordRefusal, refuse, refuseFields, refuseHeld, type Answer } from './refusal.ts'
import { hasSwitch, storedAs, type Fields, type Service } from './service.ts'
import { serviceNamed, titleOf, wordsOf, type PersonalStore } from './store.ts'
import { scanUniques, type Uniques } from './uniques.ts'
import { usedText, usesOf } from './uses.ts'
import { textOf } from './values.ts'
import { insertRecord, updateRecord } from './write.ts'

/** The input of a standard call, checked except for the fields of records in its body. */
export interface StandardCall {
  /** 0 if the address has none. */
  readonly id: number
  readonly query: Query
  readonly body: Fields
  readonly store: PersonalStore
}

/** What a standard call does. */
export type CallName =
  | 'list'
  | 'details'
  | 'create'
  | 'update'
  | 'remove'
  | 'setStatus'
  | 'move'
  | 'history'
  | 'uses'
  | 'options'
  | 'import'
  | 'file'

/** The standard calls of a resource. */
export type Calls = Readonly<Record<CallName, (service: Service, call: StandardCall) => Answer>>

/** The standard calls by their addresses below the resource's path. */
export const callNames: Readonly<Record<string, CallName>> = {
  '/list': 'list',
  '/details/{id}': 'details',
  '/create': 'create',
  '/update/{id}': 'update',
  '/delete': 'remove',
  '/status': 'setStatus',
  '/status/{id}': 'move',
  '/history/{id}': 'history',
  '/usage/{id}': 'uses',
  '/dropdown': 'options',
  '/import': 'import',
  '/file/{id}': 'file',
}

const stamp = (date: string) => ({ date })

/** Names and statuses of the records that a record refers to. */
function namesOf({ rules }: Service, fields: Fields, store: PersonalStore) {
  const names = new Map<string, Map<number, { name: string; status: number | string }>>()
  for (const { of, read } of referenceFields(rules.fields)) {
    const service = serviceNamed(store.services, of)
    const known = names.get(of) ?? new Map()
    for (const id of read(fields).flatMap(({ ids }) => ids)) {
      const record = store.records(service.rules.name).find(id)
      if (record) known.set(id, { name: wordsOf(service, record, rules.fields, store), status: record.status })
    }
    if (known.size > 0) names.set(of, known)
  }
  return Object.fromEntries([...names].map(([of, known]) => [of, Object.fromEntries(known)]))
}

/** Whether a person may open single records, and not only list them. */
function mayViewRecords({ rules }: Service, { user, menu }: PersonalStore): boolean {
  const demand = { permission: 'View', component: rules.components, own: rules.own, method: 'GET', path: `${rules.path}/details/{id}` }
  return isOwn(demand, user.contactType) || isAllowed(menu, demand)
}

/** The fields that are hidden from a person; masked ones are for who may open the record. */
function hiddenOf(service: Service, store: PersonalStore): readonly string[] {
  const hidden = service.hiddenFields?.(store.user) ?? []
  const masked = Object.entries(service.rules.fields).flatMap(([name, rules]) => (rules.masked ? [name] : []))
  return masked.length === 0 || mayViewRecords(service, store) ? hidden : [...hidden, ...masked]
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The records that a person may see, without the fields hidden from them, because a filter by a hidden value would reveal it. */
export function seenIn(service: Service, store: PersonalStore): ResourceRecord[] {
  const hidden = hiddenOf(service, store)
  const records = store.scoped(service.rules.name)
  return hidden.length === 0 ? records : records.map((record) => ({ ...record, fields: without(record.fields, hidden) }))
}

/** Choices that share their name, each with what tells it from the others. */
function toldApart<C extends { readonly record: ResourceRecord; readonly name: string }>(
  rules: Service['rules'],
  choices: readonly C[],
): C[] {
  const counts = new Map<string, number>()
  for (const { name } of choices) counts.set(name, (counts.get(name) ?? 0) + 1)
  return choices.map((choice) => {
    if (counts.get(choice.name) === 1) return choice
    const telling = tellingFields(rules)
      .map((name) => textOf(choice.record.fields[name]))
      .find((text) => text !== '')
    return telling === undefined ? choice : { ...choice, name: `${choice.name}, ${telling}` }
  })
}

/** A record in the form of the wire. */
export function wireRecord(service: Service, stored: ResourceRecord, store: PersonalStore) {
  const { rules } = service
  const record = store.shown(rules.name, stored)
  return {
    [rules.id]: record.id,
    ...without(record.fields, hiddenOf(service, store)),
    [rules.statusField]: record.status,
    createdAt: stamp(record.createdAt),
    updatedAt: stamp(record.updatedAt),
    updatedBy: record.updatedBy,
    names: namesOf(service, record.fields, store),
  }
}

/** The record of an id, for a person who may see it. */
export function found(service: Service, id: number, store: PersonalStore): ResourceRecord {
  const { name, noun } = service.rules
  const record = store.records(name).find(id)
  if (record && store.isInScope(name, record)) return record
  throw new RecordRefusal(404, `The ${inSentence(noun)} was not found.`)
}

const foundAll = (service: Service, body: Fields, store: PersonalStore): ResourceRecord[] =>
  // The contract says that they are ids.
  [...new Set(body[service.rules.id] as readonly number[])].map((id) => found(service, id, store))

/** The ids of the records that hand over. */
const handOverOf = (given: unknown): readonly number[] => {
  if (given === undefined) return []
  return Array.isArray(given) && given.every(Number.isInteger) ? given : refuse('handOver must be a list of ids.')
}

/** Whether a new record is wrong only because fields that the contract names as conflicts hold what is taken. */
function isConflict(
  { rules: { conflictsOver = [] } }: Service,
  { fields, record }: Draft,
  breaches: FieldErrors,
  uniques: Uniques,
): boolean {
  if (record !== null) return false
  const taken = new Map(uniques.breaches(fields, null))
  return [...breaches].every(([path, text]) => conflictsOver.includes(path) && taken.get(path) === text)
}

/** A sent record, checked; its body has `mark` beside the fields. */
export function checkedDraft(service: Service, body: Fields, mark: string, record: ResourceRecord | null, store: PersonalStore): Draft {
  const { rules } = service
  const { [mark]: _mark, ...whole } = body
  const { handOver, ...given } = rules.handsOver ? whole : { handOver: undefined, ...whole }
  const { status: switched, ...others } = given
  // A status with a lifecycle is changed by the calls of its transitions alone: sent with the fields, it is not known.
  const [status, fields]: [unknown, Fields] = hasSwitch(rules) ? [switched, others] : [undefined, given]
  // Masked fields are open to who creates the record.
  const hidden = record === null ? (service.hiddenFields?.(store.user) ?? []) : hiddenOf(service, store)
  const stray = hidden.find((name) => name in fields) ?? strayField(fields, rules.fields)
  if (stray !== null) refuse(`${stray} is not known.`)
  const tidy = tidied(cleanFields(fields, rules.fields), rules.fields)
  const kept = Object.entries(rules.fields).filter(
    ([name, { readOnly }]) => (readOnly || hidden.includes(name)) && record?.fields[name] !== undefined,
  )
  const all = tidied({ ...tidy, ...Object.fromEntries(kept.map(([name]) => [name, record?.fields[name]])) }, rules.fields)
  const wanted = status ?? nextStatus(service, all, record, store)
  const draft: Draft = {
    fields: all,
    status: typeof wanted === 'number' || typeof wanted === 'string' ? wanted : '',
    record,
    handOver: handOverOf(handOver),
  }
  const uniques = scanUniques(service, store)
  const breaches = breachesOf(service, draft, store, uniques)
  refuseHolders(service, draft, breaches, store)
  if (breaches.size > 0) refuseFields(breaches, isConflict(service, draft, breaches, uniques) ? 409 : 400)
  return draft
}

/** Refuses a draft whose only errors are values that other records hold. */
export function refuseHolders(service: Service, draft: Draft, breaches: FieldErrors, store: PersonalStore): void {
  if (breaches.size === 0) return
  const holders = holdersOf(service, draft, store).filter(({ path, text }) => breaches.get(path) === text)
  if (holders.length === breaches.size) refuseHeld(holders)
}

/** Takes values from the records that hand them over. */
export function takeOver(service: Service, { fields, record, handOver = [] }: Draft, store: PersonalStore): void {
  for (const id of handOver) {
    const holder = id === record?.id ? null : store.db.records(storedAs(service)).find(id)
    if (holder) service.handOver?.(holder, fields, store)
  }
}

const conflict = (description: string, data: object): never => {
  throw new RecordRefusal(409, description, data)
}

/** Refuses to change a record that another person has saved since it was read. */
export function refuseChanged(service: Service, record: ResourceRecord, readAt: string, store: PersonalStore): void {
  if (readAt === record.updatedAt) return
  conflict(`${record.updatedBy} has saved this ${inSentence(service.rules.noun)} meanwhile.`, {
    kind: 'changed',
    record: wireRecord(service, record, store),
  })
}

/** The step of a lifecycle from one status to another, if there is one. */
const transitionOf = ({ rules }: Service, from: number | string, to: number | string): Transition | undefined =>
  Object.values(rules.transitions).find((transition) => transition.to === to && transition.from.includes(from))

/** Changes the status of a record; refuses it when its lifecycle, the person's rights or a rule do not allow it. */
function movedDraft(service: Service, record: ResourceRecord, to: number | string, comment: string, store: PersonalStore): [Draft, string] {
  const { rules } = service
  const draft: Draft = { fields: record.fields, status: to, record }
  const transition = transitionOf(service, record.status, to)
  if (!hasSwitch(rules)) {
    if (!transition || (transition.by && !transition.by.includes(store.user.contactType)))
      return conflict(`The status of ${titleOf(service, record)} does not allow this.`, { kind: 'state', status: record.status })
    const demand = { permission: transition.permission, component: rules.components, own: rules.own }
    if (!isOwn(demand, store.user.contactType) && !isAllowed(store.menu, demand))
      throw new RecordRefusal(403, 'You do not have permission to do this.')
    if (transition.comment && comment === '') refuseFields([['comment', recordTexts.required('Comment')]])
  }
  const refusal = to === record.status ? null : service.moveRefusal?.(record.fields, writingOf(draft, store))
  const breaches = typeof refusal === 'string' ? [[rules.statusField, refusal] as const] : (refusal ?? [])
  if (breaches.length > 0) refuseFields(breaches)
  return [draft, transition?.label ?? 'status changed']
}

const statusDone = () => ok(null, 'Status changed successfully.')

/** How the engine answers each standard call. */
export const standardCalls: Calls = {
  list: (service, { query, store }) => {
    const { records, totalCount, statusCounts } = pageOf(service, seenIn(service, store), query, store)
    return ok({ list: records.map((record) => wireRecord(service, record, store)), totalCount, statusCounts })
  },

  details: (service, { id, store }) => ok(wireRecord(service, found(service, id, store), store)),

  create: (service, { body, store }) => {
    const { name, id, noun } = service.rules
    const { requestId } = body
    if (typeof requestId !== 'string' || requestId === '' || requestId.length > 64)
      return refuse('requestId must be a text of 1 to 64 characters.')
    const description = `${noun} created successfully.`
    const isSameRequest = (one: { resource: string; userId: number; requestId: string }) =>
      one.resource === name && one.userId === store.user.id && one.requestId === requestId
    const before = store.db.createRequests.findBy(isSameRequest)
    if (before) return ok({ [id]: before.recordId }, description)
    const draft = checkedDraft(service, body, 'requestId', null, store)
    takeOver(service, draft, store)
    const record = insertRecord(service, draft, { act: 'created' }, store)
    store.db.createRequests.insert({ resource: name, userId: store.user.id, requestId, recordId: record.id })
    return ok({ [id]: record.id }, description)
  },

  update: (service, { id, body, store }) => {
    const { noun } = service.rules
    const record = found(service, id, store)
    const refusal = service.updateRefusal?.(record)
    if (refusal) return conflict(refusal, { kind: 'state', status: record.status })
    const { date } = Object(body['updatedAt'])
    if (typeof date !== 'string') return refuse('updatedAt must be the one that was read.')
    refuseChanged(service, record, date, store)
    const draft = checkedDraft(service, body, 'updatedAt', record, store)
    takeOver(service, draft, store)
    updateRecord(service, record, draft, { act: 'updated' }, store)
    return ok(null, `${noun} updated successfully.`)
  },

  remove: (service, { body, store }) => {
    const { noun } = service.rules
    const records = foundAll(service, body, store)
    const uses = usesOf(storedAs(service), new Set(records.map(({ id }) => id)), store)
    if (uses.uses.length + uses.hiddenCount > 0) return conflict(usedText(noun), { kind: 'used', ...uses })
    for (const record of records) {
      const refusal = service.deleteRefusal?.(record.fields, writingOf({ ...record, record }, store))
      if (refusal) refuse(refusal)
    }
    for (const { id } of records) store.db.records(storedAs(service)).remove(id)
    return ok(null, `${noun} deleted successfully.`)
  },

  setStatus: (service, { body, store }) => {
    const to = body['status'] as number | string
    const records = foundAll(service, body, store)
    for (const record of records) movedDraft(service, record, to, '', store)
    // Each is checked again as the ones before have left it: two of a call can break a rule that either alone keeps.
    store.db.allOrNone(() => {
      for (const { id } of records) {
        const record = found(service, id, store)
        const [draft, act] = movedDraft(service, record, to, '', store)
        updateRecord(service, record, draft, { act }, store)
      }
    })
    return statusDone()
  },

  move: (service, { id, body, store }) => {
    const record = found(service, id, store)
    const comment = textOf(body['comment']).trim()
    const [draft, act] = movedDraft(service, record, body['status'] as number | string, comment, store)
    const { date } = Object(body['updatedAt'])
    if (typeof date === 'string') refuseChanged(service, record, date, store)
    updateRecord(service, record, draft, { act, comment }, store)
    return statusDone()
  },

  history: (service, { id, store }) => {
    const { fields } = service.rules
    const name = storedAs(service)
    found(service, id, store)
    const hidden = hiddenOf(service, store).map((field) => fields[field]?.label)
    const entries = store.db.historyEntries.where((entry) => entry.recordId === id && entry.resource === name)
    return ok(
      entries.toReversed().map(({ id: historyId, at, by, act, comment, changes }) => ({
        historyId,
        at: stamp(at),
        by,
        act,
        comment,
        changes: changes.filter(({ field }) => !hidden.includes(field)),
      })),
    )
  },

  uses: (service, { id, store }) => ok(usesOf(storedAs(service), new Set([found(service, id, store).id]), store)),

  options: (service, { query, store }) =>
    ok(
      toldApart(
        service.rules,
        choicesOf(service, seenIn(service, store), query, store).map((record) => ({
          record,
          name: wordsOf(service, record, saidIn(query), store),
        })),
      ).map(({ record, name }) => ({ id: record.id, name, status: record.status })),
    ),

  file: (service, { id, query, store }) => ok(linkToFile(service, found(service, id, store), textOf(query['field']), store)),

  import: (service, { body, store }) =>
    // The contract has looked at both.
    ok(importRows(service, body['mode'] as 'check' | 'apply', body['rows'] as readonly ImportRow[], store)),
}
