import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  rawCheck,
  record,
  safeParse,
  string,
  union,
  unknown,
  type GenericSchema,
} from 'valibot'
import { isCreditedInFull } from '#openapi/money/credit-checks.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { kindNames } from '../block-kinds.ts'
import type { StoreName } from '../db.ts'
import {
  collectionNames,
  type CollectionName,
  type CredentialRecord,
  type Records,
  type ResourceRecord,
  type TokenRecord,
} from '../models.ts'
import { refreshLife } from '../accounts/tokens.ts'
import type { Snapshot } from '../snapshot.ts'
import { wrongField } from './field-types.ts'

const whole = pipe(number(), integer())
const maybeWhole = nullable(whole)
const text = string()
const maybeText = nullable(text)
const flag = picklist([0, 1])
const status = picklist([0, 1, 2])
const texts = array(text)

const placedModule = object({ moduleId: whole, version: texts, subModule: array(object({ subModuleId: whole, version: texts })) })
const namedModule = { moduleId: whole, moduleName: text }

/** The shape of every record; a field that a record gets or loses does not compile until it stands here as well. */
const shapes: { readonly [N in CollectionName]: GenericSchema<unknown, Records[N]> } = {
  secrets: object({ id: whole, value: text }),
  credentials: object({
    id: whole,
    passwordHash: maybeText,
    mandatoryConsent: nullable(flag),
    nonMandatoryConsent: nullable(flag),
    lastSignIn: maybeText,
  }),
  tokens: object({
    id: whole,
    userId: whole,
    family: whole,
    signedInAt: number(),
    accessDigest: text,
    refreshDigest: text,
    accessExpiresAt: number(),
    refreshExpiresAt: number(),
    state: picklist(['current', 'used', 'revoked']),
  }),
  resetKeys: object({ id: whole, digest: text, userId: whole, expiresAt: number() }),
  notifications: object({
    id: whole,
    contactId: whole,
    subject: text,
    content: text,
    status: flag,
    createdAt: number(),
    isImportant: optional(boolean()),
    topic: optional(text),
  }),
  messageDeliveries: object({
    id: whole,
    communicationId: whole,
    contactId: whole,
    channel: picklist(['Email', 'In-app']),
    state: picklist(['Queued', 'Delivered', 'Read', 'Failed']),
    error: maybeText,
    at: text,
    notificationId: maybeWhole,
  }),
  blocks: object({
    id: whole,
    kind: picklist(kindNames),
    name: text,
    shortName: text,
    code: text,
    description: text,
    startDate: maybeText,
    endDate: maybeText,
    status,
    slotsPerDay: whole,
    isMapped: boolean(),
    revision: whole,
    publishedAt: maybeText,
    days: array(object({ id: whole, day: text })),
    zones: array(object({ groupId: whole, zoneId: whole, slots: array(object({ id: whole, time: text })) })),
    schedule: array(object({ dayId: whole, slot: whole, modules: array(placedModule) })),
  }),
  academicDates: object({
    id: whole,
    blockId: whole,
    name: text,
    status: flag,
    custom: flag,
    startDate: maybeText,
    endDate: maybeText,
    forCentre: flag,
    forStudent: flag,
    tempId: maybeWhole,
    startTime: text,
  }),
  timeZoneGroups: object({ id: whole, name: text }),
  timeZones: object({ id: whole, groupId: whole, name: text, abbreviation: text, country: text }),
  moduleRules: object({
    id: whole,
    name: maybeText,
    status,
    rules: array(object({ ...namedModule, prohibitedModules: array(object(namedModule)) })),
  }),
  historyEntries: object({
    id: whole,
    resource: text,
    recordId: whole,
    at: text,
    by: text,
    act: text,
    comment: text,
    changes: array(object({ field: text, before: text, after: text })),
  }),
  createRequests: object({ id: whole, resource: text, userId: whole, requestId: text, recordId: whole }),
  approvedVersions: object({ id: whole, resource: text, recordId: whole, fields: record(text, unknown()) }),
  storedObjects: object({
    id: whole,
    storageKey: text,
    sizeBytes: whole,
    heldBytes: whole,
    checksum: maybeText,
    createdAt: number(),
  }),
  objectParts: object({ id: whole, objectId: whole, content: text }),
  paymentAttempts: object({
    id: whole,
    orderId: text,
    provider: picklist(['PayPal', 'Card']),
    invoiceId: whole,
    amountMinor: maybeWhole,
    state: picklist(['Open', 'Approved', 'Paid', 'Cancelled', 'Declined']),
    nonce: maybeText,
    paymentId: maybeWhole,
  }),
  resultUploads: object({
    id: whole,
    resultIntakeId: whole,
    kind: picklist(['Main', 'Resit', 'Marking']),
    fileName: text,
    rowsTotal: whole,
    rowsNew: whole,
    rowsChanged: whole,
    rowsSame: whole,
    rowsFailed: whole,
    state: picklist(['Imported', 'Undone']),
    updatedAt: text,
    updatedBy: text,
    written: array(object({ resultId: whole, updatedAt: text, before: nullable(record(text, unknown())) })),
  }),
  resultDownloads: object({
    id: whole,
    userId: whole,
    kind: picklist(['csv', 'excel', 'bulk', 'certificate', 'transcript']),
    fileName: text,
    sizeBytes: whole,
    resultIntakeId: nullable(whole),
    students: whole,
    results: optional(whole),
    downloadedBy: text,
    downloadedAt: text,
  }),
  favouriteCourses: object({ id: whole, studentId: whole, courseId: whole }),
  shareVisits: object({ id: whole, userId: whole, seenUntil: text }),
  calendarFeeds: object({
    id: whole,
    userId: whole,
    digest: text,
    filters: object({
      sources: optional(texts),
      eventTypes: optional(texts),
      centreIds: optional(array(whole)),
      examBlockId: optional(whole),
      testBlockId: optional(whole),
    }),
  }),
  ucasRows: object({
    id: whole,
    ucasImportId: whole,
    line: whole,
    cells: record(text, text),
    outcome: picklist(['new', 'changed', 'unchanged', 'wrong']),
    studentId: maybeWhole,
    error: nullable(
      object({
        typeId: whole,
        field: text,
        description: text,
        suggested: array(whole),
        status: picklist(['Open', 'Fixed', 'Ignored']),
        comment: text,
      }),
    ),
    written: array(
      object({
        resource: picklist(['Student', 'DirectPlacement']),
        recordId: whole,
        updatedAt: text,
        before: nullable(object({ status: union([whole, text]), fields: record(text, unknown()) })),
      }),
    ),
  }),
  shareLinks: object({
    id: whole,
    assetId: whole,
    access: picklist(['View', 'Download']),
    expiresOn: text,
    maxUses: maybeWhole,
    useCount: whole,
    digest: text,
    passwordHash: maybeText,
    isRevoked: boolean(),
    createdBy: text,
    createdAt: text,
  }),
  comments: object({
    id: whole,
    resource: picklist(['CentreSelection', 'CustomRequest']),
    recordId: whole,
    streamId: optional(whole),
    comment: text,
    isInternal: boolean(),
    userId: whole,
    author: text,
    createdAt: text,
    requestId: text,
  }),
  counters: object({ id: whole, name: text, last: whole }),
}

const resourceShape: GenericSchema<unknown, ResourceRecord> = object({
  id: whole,
  status: union([whole, text]),
  createdAt: text,
  updatedAt: text,
  updatedBy: text,
  fields: record(text, unknown()),
})

/** The shape of a resource's records, with the type of every field that the contract names. */
const resourceShapeOf = (name: ResourceName) =>
  pipe(
    resourceShape,
    rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? wrongField(resourceRules[name].fields, dataset.value.fields) : null
      if (wrong !== null) addIssue({ message: `fields.${wrong} is of another type than the contract says` })
    }),
  )

/** The first breach of a collection's shape in words, or null. */
function collectionBreach(name: StoreName, shape: GenericSchema<unknown, { readonly id: number }>, value: unknown): string | null {
  const parsed = safeParse(object({ lastId: whole, records: array(shape) }), value, { abortEarly: true })
  if (!parsed.success) {
    const place = parsed.issues[0].path?.map(({ key }) => String(key)) ?? []
    return `${[name, ...place].join('.')}: ${parsed.issues[0].message}`
  }
  const ids = new Set<number>()
  for (const { id } of parsed.output.records) {
    if (ids.has(id)) return `${name} has the id ${id} twice`
    if (id > parsed.output.lastId) return `${name} has the id ${id} beyond its last one`
    ids.add(id)
  }
  return null
}

const none = { lastId: 0, records: [] }

/** Defaults for data without secrets. Their tokens and links could be computed, so they are dropped. */
const withSecrets = (data: object): object => ('secrets' in data ? data : { ...data, secrets: none, tokens: none, resetKeys: none })

/** Defaults for data without resources, approved versions, files, payments in the portal, uploads and downloads of results, feeds, favourites, UCAS files, comments or deliveries. */
const withResources = (data: object): object => ({
  resources: {},
  historyEntries: none,
  createRequests: none,
  approvedVersions: none,
  storedObjects: none,
  objectParts: none,
  paymentAttempts: none,
  resultUploads: none,
  resultDownloads: none,
  calendarFeeds: none,
  favouriteCourses: none,
  ucasRows: none,
  shareLinks: none,
  shareVisits: none,
  comments: none,
  messageDeliveries: none,
  ...data,
})

/** A collection with each record changed; what is no collection stays as it is, and is refused by its shape. */
const changed = (collection: unknown, change: (record: object) => object): unknown => {
  const { records }: { records?: unknown } = Object(collection)
  return Array.isArray(records) ? { ...Object(collection), records: records.map((record) => change(Object(record))) } : collection
}

/** Older data have a whole user in one record: only the sign-in data are kept, the rest is seeded again. */
function withCredentials(data: object): object {
  if (!('users' in data)) return data
  const { users, ...rest } = data
  const credentials = changed(users, ({ id, passwordHash, mandatoryConsent, nonMandatoryConsent }: Partial<CredentialRecord>) => ({
    id,
    passwordHash,
    mandatoryConsent,
    nonMandatoryConsent,
    lastSignIn: null,
  }))
  const { tokens = none }: { tokens?: unknown } = rest
  // Each pair becomes a sign-in of its own: older data do not tell which pair began one.
  const dated = changed(tokens, (token: Partial<TokenRecord>) => ({ ...token, signedInAt: (token.refreshExpiresAt ?? 0) - refreshLife }))
  return { ...rest, credentials, tokens: dated }
}

/** Defaults for blocks without a revision. */
const withRevisions = (data: object): object =>
  'blocks' in data ? { ...data, blocks: changed(data.blocks, (block) => ({ revision: 1, publishedAt: null, ...block })) } : data

/** Older data say that credit notes are paid, and so are invoices that were credited in full. */
function withCredits(data: object): object {
  if (!('resources' in data) || !('Invoice' in Object(data.resources))) return data
  const { Invoice, ...others } = Object(data.resources)
  const credited = (record: { readonly fields?: unknown }) => {
    const fields: object = Object(record.fields)
    if ('creditOf' in fields) return { ...record, status: 'Credit note' }
    return isCreditedInFull({ ...fields }) ? { ...record, status: 'Credited' } : record
  }
  return { ...data, resources: { ...others, Invoice: changed(Invoice, credited) } }
}

/** The data of a file are not of the form of a snapshot; the message says where. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'
}

function checkSnapshot(data: object): asserts data is Snapshot {
  const collections = new Map<string, unknown>(Object.entries(data))
  for (const name of collectionNames) {
    const breach = collectionBreach(name, shapes[name], collections.get(name))
    if (breach) throw new ShapeError(breach)
  }
  for (const [name, kept] of Object.entries(Object(collections.get('resources')))) {
    // Fields of a later version are dropped.
    const breach = isResource(name) ? collectionBreach(name, resourceShapeOf(name), kept) : null
    if (breach) throw new ShapeError(breach)
  }
}

const isResource = (name: string): name is ResourceName => name in resourceRules

/** Reads the data of a file; throws a `ShapeError`. */
export function readSnapshot(value: unknown): Snapshot {
  const data = withCredits(withRevisions(withCredentials(withResources(withSecrets(Object(value))))))
  checkSnapshot(data)
  return data
}
