import * as v from 'valibot'
import type { Person } from '#machines/session/session-types.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import type { OperationAnswer } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'

/** A value that is kept as the server sent it; anything that is no plain value counts as none. */
const plain = v.fallback(v.nullable(v.union([v.string(), v.number(), v.boolean()])), null)
const words = v.fallback(v.string(), '')
const wordsOrNone = v.fallback(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text ?? ''),
  ),
  '',
)
const flag = v.fallback(v.boolean(), false)
/** A consent as number or as text; anything else counts as none. */
const consent = v.fallback(v.nullable(v.union([v.number(), v.picklist(['0', '1'])])), null)
/** Ids are numbers or decimal texts, none is null. */
const id = v.fallback(
  v.nullable(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))])),
  null,
)

/** Tokens go into a header, which takes visible ASCII only. */
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7E]+$/))
const tokenType = v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/)), 'Bearer')

/** How long a token lives, as every answer with a token says. */
const tokenLife = {
  token_type: tokenType,
  refresh_token: words,
  token_expires_in: plain,
  token_expires_timestamp: plain,
}

/** When the tokens came; no answer has these. */
const tokenStamps = {
  /** When the tokens were received, in ms here; of two records of one session the later one counts. */
  token_received_at: v.fallback(v.number(), 0),
  /** When the server gave them, in ms of its own clock: what the two clocks differ by shows in it. Null where it did not say. */
  token_served_at: v.fallback(v.nullable(v.number()), null),
}

const tokenFields = { token, ...tokenLife, ...tokenStamps }

const flags = {
  bulkDownloadFlag: flag,
  csvDownloadFlag: flag,
  eCertificateFlag: flag,
  eTranscriptFlag: flag,
  excelResultsDownloadFlag: flag,
}

/** What a sign-in answer says of the person, in the contract's names. */
const personFields = {
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
  institutionName: wordsOrNone,
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
  mandatoryConsent: consent,
  nonMandatoryConsent: consent,
}

const Session = v.object({
  ...tokenFields,
  ...personFields,
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

/** What a refresh answers, which names the token `access_token`; throws an `ApiProblem` without a usable one. */
export const readRefresh = answerReader(
  'refreshToken',
  v.pipe(
    fields({ access_token: token, ...tokenLife }),
    v.transform(({ access_token, ...life }) => ({ ...life, token: access_token })),
  ),
)

export type RefreshAnswer = ReturnType<typeof readRefresh>

/** The tokens of a refresh answer as they are kept. */
export const tokensOf = (answer: RefreshAnswer, receipt: Receipt): Tokens => ({ ...answer, ...stampsOf(receipt) })

/** The token fields of a session alone. */
export const tokenRecordOf = (session: SessionRecord): TokenRecord => v.parse(TokenRecord, session)

/** What a sign-in answers; throws an `ApiProblem` without a usable token or user. */
const readSignIn = answerReader(
  'signIn',
  v.pipe(
    fields({ token, ...tokenLife, ...personFields }),
    v.check(({ userId }) => userId !== null),
  ),
)

/** What stands beside a sign-in's data, in the body. */
const besideSignIn = v.object({
  addToClearingToggle: flag,
  downloadResultFlags: Session.entries.downloadResultFlags,
}) satisfies v.GenericSchema<Pick<OperationAnswer<'signIn'>, 'addToClearingToggle' | 'downloadResultFlags'>, unknown>

/** Makes the session of a sign-in's answer. Throws an `ApiProblem` when it has no usable token or user. */
export function sessionOf(reply: Parameters<typeof readSignIn>[0], codec: IdCodec, receipt: Receipt): SessionRecord {
  const answer = readSignIn(reply)
  const parentContactType = answer.contactTypeParentName
  const centreEditId = codec.encrypt(answer.centreId)
  const routeIds: Readonly<Record<string, string | null>> = { STUDENT: codec.encrypt(answer.studentId), CENTER: centreEditId }
  const routeId = Object.hasOwn(routeIds, parentContactType) ? (routeIds[parentContactType] ?? null) : null
  return { ...answer, ...stampsOf(receipt), ...v.parse(besideSignIn, reply.body ?? {}), parentContactType, centreEditId, routeId }
}

/** The kinds of files whose flag the sign-in has answered. */
const downloadsOf = ({ downloadResultFlags: held }: Pick<SessionRecord, 'downloadResultFlags'>): Person['downloads'] => [
  ...(held.csvDownloadFlag ? (['csv'] as const) : []),
  ...(held.excelResultsDownloadFlag ? (['excel'] as const) : []),
  ...(held.bulkDownloadFlag ? (['bulk'] as const) : []),
  ...(held.eCertificateFlag ? (['certificate'] as const) : []),
  ...(held.eTranscriptFlag ? (['transcript'] as const) : []),
]

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
  mayAddToClearing: session.addToClearingToggle,
  downloads: downloadsOf(session),
  mayEditDelivery: session.deliveryTypeEdit === 1,
  studentKey: codec.encrypt(session.studentId),
  centreKey: session.centreEditId,
  institutionKey: codec.encrypt(session.institutionId),
})
