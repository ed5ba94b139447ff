import type { ErrorAnswer, operations, RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import type { OperationId, operationTable } from '#openapi/generated/operations.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Account } from './models.ts'
import type { RandomBytes } from './random.ts'
import type { WrongPasswords } from './accounts/wrong-passwords.ts'

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never
/** What an answer holds: JSON, or the text of a file. */
type Content<T> = T extends { content: { 'text/calendar': infer B } } ? B : Json<T>
type Parameters<Op extends OperationId> = operations[Op]['parameters']
type Query<Q> = [NonNullable<Q>] extends [never] ? null : Readonly<NonNullable<Q>>

/**
 * Path parameters as a handler gets them: ids are numbers, decrypted where the address carries them encrypted; only the
 * key of a password mail, the kind of a partner, the code of a certificate, the token of a calendar
 * and the name of a report are text.
 */
export type PathOf<Op extends OperationId> =
  Parameters<Op> extends { path: infer P }
    ? { readonly [K in keyof P]: K extends 'pwdresetkey' | 'kind' | 'code' | 'token' | 'report' ? P[K] : number }
    : null

/** Query parameters with their declared types, checked; a default of the contract is already filled in. */
export type QueryOf<Op extends OperationId> = Parameters<Op> extends { query?: infer Q } ? Query<Q> : null

/**
 * The request's body, of the declared shape: fields, their types, ranges, choices, days and the lengths of texts are
 * already checked. Their patterns are the handler's, which knows the words for them.
 */
export type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: infer B } ? Json<B> : null

/** The statuses by which every operation may refuse. */
export type Refusal = 400 | 401 | 403 | 404 | 500

/** What a handler may answer: the declared statuses with their declared bodies, and nothing else. */
export type ReplyOf<Op extends OperationId> = {
  [S in keyof operations[Op]['responses']]: {
    readonly status: S
    readonly body: Content<operations[Op]['responses'][S]>
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof operations[Op]['responses']]

/** A mail that a real aggregator would send. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Settings of the aggregator that handlers need. */
export interface HandlerSettings {
  /** Lifetime of an access token in seconds. */
  readonly tokenSeconds: number
  /** The origin of links in mails: never taken from a request, whose sender may name any host. */
  readonly portalAddress: string
  /** Iterations of the hash of a new password. */
  readonly passwordRounds: number
  readonly randomBytes: RandomBytes
  /** How many bytes the files of the library may have together. */
  readonly libraryBytes: number
  sendMail(mail: Mail): void
  /** Asks whether a payment is approved, where the host has no page that asks. */
  readonly askApproval?: ((question: string) => boolean) | undefined
}

/** The signed-in user; may be absent only where the operation can be called without a session. */
export type UserOf<Op extends OperationId> = (typeof operationTable)[Op]['needsSession'] extends true ? Account : Account | null

/** When each sign-in, by its family, last called (ms). Kept in memory only, or every read would be a write. */
export type LastCalls = Map<number, number>

/** One call of an operation. */
export interface Call<Op extends OperationId> {
  readonly path: PathOf<Op>
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  readonly db: Db
  readonly user: UserOf<Op>
  /** The permission tree of the user; empty without one. */
  readonly menu: readonly RoutePermissionNode[]
  readonly clock: Clock
  readonly headers: Headers
  /** The network address of the caller, empty where it is not known. */
  readonly clientAddress: string
  readonly wrongPasswords: WrongPasswords
  readonly lastCalls: LastCalls
  /** The whole address of the call. */
  readonly url: URL
  readonly settings: HandlerSettings
}

export type Handler<Op extends OperationId> = (call: Call<Op>) => ReplyOf<Op> | Promise<ReplyOf<Op>>

/** A handler of each operation of the contract; one that is missing does not compile. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> }

const messages = { 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 500: 'Internal Server Error' } as const

/** A refusal; `description` is what a person will read. */
export const problem = <S extends Refusal>(status: S, description: string): { readonly status: S; readonly body: ErrorAnswer } => ({
  status,
  body: { code: status, message: messages[status], description, data: null },
})

/** The refusal of a call that may be sent again in some seconds. */
export const tooManyRequests = (description: string, seconds: number) => ({
  status: 429 as const,
  headers: { 'Retry-After': String(seconds) },
  body: { code: 429, message: 'Too Many Requests', description, data: null },
})

/** The envelope of a successful answer. */
export interface OkBody<D> {
  code: 200
  message: 'OK'
  description: string
  data: D
}

/** A successful answer with data. */
export const ok = <D>(data: D, description = 'Success'): { readonly status: 200; readonly body: OkBody<D> } => ({
  status: 200,
  body: { code: 200, message: 'OK', description, data },
})

/** A successful answer without data. */
export const done = (description: string): { readonly status: 200; readonly body: OkBody<null> } => ok(null, description)
