import { Response as MirageResponse, type Server } from 'miragejs'
import { operationTable, type OperationEntry, type OperationId } from '#openapi/generated/operations.ts'
import type { RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import type { Clock } from './clock.ts'
import { problem, type Call, type Handlers, type HandlerSettings, type LastCalls } from './contract.ts'
import type { Db } from './db.ts'
import type { RouteRequest } from './interceptor.ts'
import type { Account } from './models.ts'
import { checkBody, checkQuery, headerBreach, readPath, rulesOf, type OperationRules } from './operation-rules.ts'
import { isAllowed, isOwn, type Demand } from './accounts/permissions.ts'
import { findSession, userOf } from './accounts/tokens.ts'
import type { WrongPasswords } from './accounts/wrong-passwords.ts'

/** What the handlers of one aggregator need. */
export interface ServerContext {
  readonly db: Db
  readonly clock: Clock
  readonly settings: HandlerSettings
  readonly wrongPasswords: WrongPasswords
  readonly lastCalls: LastCalls
  /** The permission tree of a user. */
  menuFor(user: Account, db: Db): readonly RoutePermissionNode[]
  /** Called when a handler throws. */
  logError(error: unknown): void
}

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A handler without the type of its operation; its input has been checked against the contract. */
type AnyHandler = (call: Readonly<Record<keyof Call<OperationId>, unknown>>) => Answer | Promise<Answer>

/** A handler with the rules of its operation. */
export interface Route {
  readonly method: string
  readonly path: string
  readonly demand: Demand
  readonly rules: OperationRules
  readonly handler: AnyHandler
}

const operations = Object.entries(operationTable) as [OperationId, OperationEntry][]

/** Wires each handler to the method and path of its operation. */
export function registerHandlers(server: Server, handlers: Handlers, serverContext: ServerContext): void {
  for (const [operation, demand] of operations) {
    const { method, path } = demand
    registerRoute(server, { method, path, demand, rules: rulesOf(operation), handler: handlers[operation] as AnyHandler }, serverContext)
  }
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete', PATCH: 'patch' } as const
const isVerb = (method: string): method is keyof typeof verbs => method in verbs

/** Wires one handler: it is called only with input that the contract, the session and the caller's rights allow. */
export function registerRoute(server: Server, route: Route, serverContext: ServerContext): void {
  const { method } = route
  if (!isVerb(method)) throw new Error(`Mirage takes no ${method}.`)
  server[verbs[method]](route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (_schema: unknown, request: unknown) => {
    const { status, body, headers } = await answer(route, request as RouteRequest, serverContext)
    const all = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers }
    // A file is text as it is.
    return new MirageResponse(status, all, typeof body === 'string' ? body : JSON.stringify(body))
  })
}

async function answer({ demand, rules, handler }: Route, request: RouteRequest, serverContext: ServerContext): Promise<Answer> {
  const { db, clock, settings, wrongPasswords, lastCalls, menuFor, logError } = serverContext
  try {
    const headers = new Headers(request.requestHeaders)
    const badHeader = headerBreach(headers, rules)
    if (badHeader) return problem(400, badHeader)

    const token = findSession(db, clock, headers.get('authorization'))
    const user = userOf(db, token)
    if (token && user) lastCalls.set(token.family, clock.now())
    const body = parseJson(request.requestBody)
    const menu = user ? menuFor(user, db) : []
    const refusal = refusalOf(demand, { user, headers, masterType: body?.masterType, menu })
    if (refusal) return refusal

    const path = readPath(request.params, rules)
    if (!path) return problem(404, 'This record does not exist.')
    if ('breach' in path) return problem(400, path.breach)
    const query = checkQuery(request.queryParams, rules)
    if ('breach' in query) return problem(400, query.breach)
    if (rules.body && body === null) return problem(400, 'The body must be a JSON object.')
    const checkedBody = checkBody(body, rules)
    if ('breach' in checkedBody) return problem(400, checkedBody.breach)

    return await handler({
      path: path.value,
      query: query.value,
      body: checkedBody.value,
      db,
      user,
      menu,
      clock,
      headers,
      clientAddress: request.clientAddress,
      wrongPasswords,
      lastCalls,
      url: new URL(request.url),
      settings,
    })
  } catch (error) {
    logError(error)
    return problem(500, 'The request could not be completed.')
  }
}

const parseJson = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

interface Caller {
  readonly user: Account | null
  readonly menu: readonly RoutePermissionNode[]
  readonly headers: Headers
  readonly masterType: unknown
}

/** Why a caller may not call an operation, or null. */
function refusalOf(demand: Demand, { user, headers, masterType, menu }: Caller): Answer | null {
  if (!demand.needsSession) return null
  if (!user) return problem(401, 'Your session has expired.')
  if (headers.get('loguser') !== String(user.id)) return problem(403, 'The header Loguser must be the id of the signed-in user.')
  if (headers.get('logcontact') !== String(user.contactId))
    return problem(403, 'The header Logcontact must be the id of the signed-in contact.')
  return isOwn(demand, user.contactType) || isAllowed(menu, demand, masterType)
    ? null
    : problem(403, 'You do not have permission to do this.')
}
