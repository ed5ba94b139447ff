import { encryptId } from '#mirage/id-codec.ts'
import { standardOperations } from '#mirage/operation-rules.ts'
import { callNames, type CallName } from '#mirage/resources/engine/calls.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { FieldRules } from '#openapi/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { sendChecked, sessionHeaders, signInOver, type Session } from './aggregator.ts'
import { apiRoot, loggedPermission } from './contract-validator.ts'

/** The input of a standard call; the id is plain. */
export interface RecordInput {
  readonly id?: number
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
}

type Fields = Readonly<Record<string, unknown>>

/** The data of an answer whose type a test does not name. */
type AnyData = Fields & { readonly list?: readonly Fields[] }

/** The answer of a standard call. */
export interface RecordAnswer<Data> {
  readonly status: number
  readonly description: string
  readonly data: Data
}

type Handle = (request: Request) => Promise<Response>

const callOf = (name: ResourceName, call: CallName) => {
  const found = standardOperations.find(
    ({ resource, path }) => resource === name && callNames[path.slice(resourceRules[name].path.length)] === call,
  )
  if (!found) throw new Error(`${name} has no call ${call}.`)
  return found
}

/** The request of a standard call, as the portal would send it. */
export function recordRequest(name: ResourceName, call: CallName, { id, query = {}, body }: RecordInput, session: Session | null): Request {
  const { method, path, permission } = callOf(name, call)
  const address = path.replace('{id}', encryptId(id ?? 1))
  const search = new URLSearchParams(Object.entries(query).map(([field, value]) => [field, String(value)]))
  const [label] = [permission ?? []].flat()
  return new Request(`http://portal.test${apiRoot}${address}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(session ? sessionHeaders(session) : {}),
      ...(label === undefined ? {} : { logPermission: loggedPermission(label) }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Calls the resources of an aggregator as a user. Requests and answers are checked against the contract. */
export async function recordsAs(handle: Handle, username = 'admin@ncuk.test', password?: string) {
  const { session } = await signInOver(handle, username, password)
  const send = async <Data>(
    name: ResourceName,
    call: CallName,
    input: RecordInput,
    directions: 'both' | 'answer',
  ): Promise<RecordAnswer<Data>> => {
    const response = await sendChecked(handle, recordRequest(name, call, input, session), directions)
    const { description, data }: RecordAnswer<Data> = await response.json()
    return { status: response.status, description, data }
  }
  const succeed = async <Data = AnyData>(name: ResourceName, call: CallName, input: RecordInput = {}): Promise<Data> => {
    const { status, description, data } = await send<Data>(name, call, input, 'both')
    if (status !== 200) throw new Error(`${call} of ${name} answered ${status}: ${description} ${JSON.stringify(data)}`)
    return data
  }
  /** Saves a record over a listed or an opened one, with some fields changed. Only the answer is checked. */
  const changeRow = (name: ResourceName, row: Readonly<Record<string, unknown>>, changes: object) => {
    const rules: { readonly id: string; readonly fields: Readonly<Record<string, FieldRules>> } = resourceRules[name]
    const writable = Object.entries(row).filter(([field]) => rules.fields[field] && !rules.fields[field].readOnly)
    const body = { ...Object.fromEntries(writable), updatedAt: row['updatedAt'], ...changes }
    return send<AnyData>(name, 'update', { id: Number(row[rules.id]), body }, 'answer')
  }
  return {
    session,
    changeRow,
    call: <Data = AnyData>(name: ResourceName, call: CallName, input: RecordInput = {}): Promise<RecordAnswer<Data>> =>
      send<Data>(name, call, input, 'both'),
    /** Sends requests that the contract does not allow; only the answer is checked. */
    callBadly: (name: ResourceName, call: CallName, input: RecordInput = {}) => send<AnyData>(name, call, input, 'answer'),
    /** Calls and gives the data; throws when the answer is not 200. */
    succeed,
    /** Saves a record as it is stored, with some fields changed. Only the answer is checked. */
    change: async (name: ResourceName, id: number, changes: object) => changeRow(name, await succeed(name, 'details', { id }), changes),
  }
}
