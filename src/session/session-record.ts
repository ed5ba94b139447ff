import * as v from 'valibot'
import type { Person } from '#machines/session/session-types.ts'
import type { IdCodec } from '../api/id-codec.ts'

/** A value that is kept as the server sent it; anything that is no plain value counts as none. */
const plain = v.fallback(v.nullable(v.union([v.string(), v.number(), v.boolean()])), null)
const words = v.fallback(v.string(), '')
const flag = v.fallback(v.boolean(), false)
/** Ids are numbers or decimal texts, none is null. */
const id = v.fallback(
  v.nullable(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))])),
  null,
)

/** Tokens go into a header, which takes visible ASCII only. */
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7E]+$/))
const tokenType = v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/)), 'Bearer')

const tokenFields = {
  token,
  token_type: tokenType,
  refresh_token: words,
  token_expires_in: plain,
  token_expires_timestamp: plain,
  /** When the tokens were received, in ms here; of two records of one session the later one counts. */
  token_received_at: v.fallback(v.number(), 0),
  /** When the server gave them, in ms of its own clock: what the two clocks differ by shows in it. Null where it did not say. */
  token_served_at: v.fallback(v.nullable(v.number()), null),
}

const flags = {
  bulkDownloadFlag: flag,
  csvDownloadFlag: flag,
  eCertificateFlag: flag,
  eTranscriptFlag: flag,
  excelResultsDownloadFlag: flag,
}

const Session = v.object({
  ...tokenFields,
  userId: id,
  firstName: words,
  lastName: words,
  contactId: id,
  userType: plain,
  username: words,
  contactTypeParentName: words,
  role_id: plain,
  studentId: id,
  institutionId: id,
  institutionName: words,
  contactTypeId: plain,
  contactTypeParentId: plain,
  placementType: plain,
  centreId: id,
  centreName: plain,
  centreCode: plain,
  email: words,
  markerId: plain,
  yearId: plain,
  yearDesc: plain,
  deliveryTypeEdit: plain,
  mandatoryConsent: plain,
  nonMandatoryConsent: plain,
  addToClearingToggle: flag,
  downloadResultFlags: v.fallback(v.object(flags), v.parse(v.object(flags), {})),
  parentContactType: words,
  centreEditId: v.fallback(v.nullable(v.string()), null),
  routeId: v.fallback(v.nullable(v.string()), null),
})

const Tokens = v.object(tokenFields)
const TokenRecord = v.object({ ...tokenFields, userId: id })

/** What is kept of a session in the browser: the fields of the sign-in answer, some made of them, and the newest tokens. */
export type SessionRecord = v.InferOutput<typeof Session>

/** The tokens of a session. */
export type Tokens = v.InferOutput<typeof Tokens>

/** The tokens with the person they belong to. */
export type TokenRecord = v.InferOutput<typeof TokenRecord>

const parser =
  <Output>(schema: v.GenericSchema<unknown, Output>) =>
  (value: unknown): Output | null => {
    const { success, output } = v.safeParse(schema, value)
    return success ? output : null
  }

/** A stored session; null when it has no usable token. Fields that cannot be read count as none. */
export const parseSession = parser(Session)

export const parseTokenRecord = parser(TokenRecord)

/** When an answer was given, by the clock of each side, in ms; null where the server did not say. */
export interface Receipt {
  readonly receivedAt: number
  readonly servedAt: number | null
}

const stampsOf = ({ receivedAt, servedAt }: Receipt) => ({ token_received_at: receivedAt, token_served_at: servedAt })

/** The tokens of a refresh answer, which names the token `access_token`; null without a usable one. */
export function tokensOf(data: unknown, receipt: Receipt): Tokens | null {
  const fields = Object(data)
  return parser(Tokens)({ ...fields, token: fields.access_token ?? fields.token, ...stampsOf(receipt) })
}

/** The token fields of a session alone. */
export const tokenRecordOf = (session: SessionRecord): TokenRecord => v.parse(TokenRecord, session)

/** Makes the session of a sign-in answer; null when it has no usable token or user. `body` is the answer around `data`. */
export function sessionOf(data: unknown, body: unknown, codec: IdCodec, receipt: Receipt): SessionRecord | null {
  const { addToClearingToggle, downloadResultFlags } = Object(body)
  const session = parseSession({ ...Object(data), addToClearingToggle, downloadResultFlags, ...stampsOf(receipt) })
  if (!session || session.userId === null) return null
  const parentContactType = session.contactTypeParentName
  const centreEditId = codec.encrypt(session.centreId)
  const routeIds: Readonly<Record<string, string | null>> = { STUDENT: codec.encrypt(session.studentId), CENTER: centreEditId }
  const routeId = Object.hasOwn(routeIds, parentContactType) ? (routeIds[parentContactType] ?? null) : null
  return { ...session, parentContactType, centreEditId, routeId }
}

/** The person of a session. */
export const personOf = (session: SessionRecord, codec: IdCodec): Person => ({
  userId: String(session.userId ?? ''),
  contactId: String(session.contactId ?? ''),
  firstName: session.firstName,
  lastName: session.lastName,
  username: session.username,
  email: session.email,
  parentContactType: session.parentContactType,
  institutionName: session.institutionName,
  yearId: session.yearId === null ? null : String(session.yearId),
  mandatoryConsent: session.mandatoryConsent,
  nonMandatoryConsent: session.nonMandatoryConsent,
  studentKey: codec.encrypt(session.studentId),
  centreKey: session.centreEditId,
  institutionKey: codec.encrypt(session.institutionId),
})
