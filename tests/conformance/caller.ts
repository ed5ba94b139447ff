import type { RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import { apiRoot, createContractValidator, loggedPermission } from '#tests/support/contract-validator.ts'
import { isFields } from './fields.ts'
import type { ContractOperation } from './operations.ts'

/** Sends a request to the server that is checked. */
export type Send = (request: Request) => Promise<Response>

/** A name and a password that the server knows. */
export interface Account {
  readonly username: string
  readonly password: string
}

/** What a call is sent with; `path` contains its ids already. */
export interface CallInput {
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
}

/** An answer; `breaches` say in words how it breaks the contract. */
export interface Answered {
  readonly status: number
  readonly description: string
  readonly data: unknown
  readonly breaches: readonly string[]
}

/** Somebody who calls operations: an account, or a visitor without a session. */
export interface Caller {
  readonly username: string
  /** The permission tree that the server gave to the account; empty without a session. */
  readonly tree: readonly RoutePermissionNode[]
  call(operation: ContractOperation, input: CallInput): Promise<Answered>
}

const validator = createContractValidator()

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const answerOf = async (response: Response): Promise<{ readonly text: string; readonly fields: Readonly<Record<string, unknown>> }> => {
  const text = await response.text()
  try {
    const parsed: unknown = JSON.parse(text)
    return { text, fields: isFields(parsed) ? parsed : {} }
  } catch {
    return { text: '', fields: {} }
  }
}

/** A caller that sends these headers and checks every answer against the contract. */
function callerWith(
  send: Send,
  origin: string,
  { username, tree, headers }: Pick<Caller, 'username' | 'tree'> & { headers: object },
): Caller {
  return {
    username,
    tree,
    call: async ({ method, permission }, { path, query = {}, body }) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const [label] = [permission ?? []].flat()
      const request = new Request(`${origin}${apiRoot}${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...headers,
          ...(label === undefined ? {} : { logPermission: loggedPermission(label) }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const { url } = request
      const response = await send(request)
      const { text, fields } = await answerOf(response)
      const answer = { status: response.status, headers: Object.fromEntries(response.headers), body: text }
      const coded = fields['code'] === response.status ? [] : [`code is ${String(fields['code'])} in an answer of ${response.status}`]
      return {
        status: response.status,
        description: textOf(fields['description']),
        data: fields['data'],
        breaches: [...coded, ...validator.response({ method, url, headers: {} }, answer)],
      }
    },
  }
}

/** Calls without a session. */
export const visitor = (send: Send, origin: string): Caller => callerWith(send, origin, { username: 'a visitor', tree: [], headers: {} })

/** Signs an account in and reads its permission tree; throws with the server's words when it is not let in. */
export async function signIn(
  send: Send,
  origin: string,
  { username, password }: Account,
  encrypt: (id: number) => string,
): Promise<Caller> {
  const sent = await send(
    new Request(`${origin}${apiRoot}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    }),
  )
  const { fields } = await answerOf(sent)
  const session = fields['data']
  if (sent.status !== 200 || !isFields(session))
    throw new Error(`${username} cannot sign in: ${sent.status} ${textOf(fields['description'])}`)
  const headers = {
    authorization: `${String(session['token_type'])} ${String(session['token'])}`,
    Loguser: String(session['userId']),
    Logcontact: String(session['contactId']),
  }
  const read = await send(
    new Request(`${origin}${apiRoot}/contact-management/contact/route/permission/details/${encrypt(Number(session['contactId']))}`, {
      headers,
    }),
  )
  const { fields: answer } = await answerOf(read)
  const tree = isFields(answer['data']) ? answer['data']['routePermissions'] : null
  if (!Array.isArray(tree)) throw new Error(`The permission tree of ${username} cannot be read: ${read.status}`)
  return callerWith(send, origin, { username, tree, headers })
}
