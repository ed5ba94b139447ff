import { Model } from 'miragejs'
import type { Evaluation, ModuleEntry, RecordChange, RuleEntry, ScheduledModule } from '#openapi/generated/schema.d.ts'
import type { KindName } from './kinds/kind.ts'
import type { ObjectPartRecord, StoredObjectRecord } from './files/stored-object.ts'
import type { ShareLinkRecord } from './resources/assets/share-links.ts'
import type { ShareVisitRecord } from './resources/assets/share-visits.ts'
import type { FavouriteCourseRecord } from './resources/applications/favourites.ts'
import type { CalendarFeedRecord } from './resources/calendar/feed-record.ts'
import type { CommentRecord } from './resources/selection/comments.ts'
import type { ResultDownloadRecord } from './resources/results/download-record.ts'
import type { ResultUploadRecord } from './resources/results/upload-record.ts'
import type { UcasRowRecord } from './resources/ucas/ucas-row.ts'

/** A day of the calendar without a zone, yyyy-MM-dd. */
export type Day = string

/** A flag of the wire: 1 yes, 0 no. */
export type Flag = 0 | 1

/** 0 inactive, 1 active, 2 draft. */
export type Status = 0 | 1 | 2

/** Which downloads of results a user may use. */
export interface DownloadFlags {
  readonly bulkDownloadFlag: boolean
  readonly csvDownloadFlag: boolean
  readonly eCertificateFlag: boolean
  readonly eTranscriptFlag: boolean
  readonly excelResultsDownloadFlag: boolean
}

/** A person who can sign in, put together from the record of the user and what that refers to. `id` is the userId. */
export interface Account {
  readonly id: number
  /** 2 invited, 1 active, -1 inactive. */
  readonly status: number | string
  readonly contactId: number
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: string
  /** STUDENT, CENTER, INSTITUTE or NCUK: the contactTypeParentName of the wire. */
  readonly contactType: string
  readonly contactTypeId: number
  readonly contactTypeParentId: number
  readonly roleId: number | null
  readonly studentId: number | null
  readonly institutionId: number | null
  readonly institutionName: string | null
  readonly placementType: string | null
  readonly markerId: number | null
  readonly centreId: number | null
  readonly centreName: string | null
  readonly centreCode: string | null
  readonly yearId: number | null
  readonly yearDesc: string | null
  readonly deliveryTypeEdit: number | null
  readonly mandatoryConsent: Flag | null
  readonly nonMandatoryConsent: Flag | null
  readonly addToClearingToggle: boolean
  readonly downloadResultFlags: DownloadFlags
}

/** The sign-in data of a user, under the same id; absent before the first password. No answer has the hash. */
export interface CredentialRecord {
  readonly id: number
  /** Null while the password is the published one of the demo accounts. */
  readonly passwordHash: string | null
  readonly mandatoryConsent: Flag | null
  readonly nonMandatoryConsent: Flag | null
  /** An instant as on the wire, null before the first one. */
  readonly lastSignIn: string | null
}

/** The secret for the digests of a data set: one record of the id 1. No answer has it. */
export interface SecretRecord {
  readonly id: number
  /** Hexadecimal digits. */
  readonly value: string
}

/**
 * A pair of tokens, by their digests. A refresh creates the next pair of the family; the old one stays, to detect that it
 * is used again.
 */
export interface TokenRecord {
  readonly id: number
  readonly userId: number
  readonly family: number
  /** When the family began, milliseconds since 1970. */
  readonly signedInAt: number
  readonly accessDigest: string
  readonly refreshDigest: string
  /** Milliseconds since 1970. */
  readonly accessExpiresAt: number
  readonly refreshExpiresAt: number
  readonly state: 'current' | 'used' | 'revoked'
}

/** The link of a password mail, by the digest of its key. It is removed when it is used or followed by a newer one. */
export interface ResetKeyRecord {
  readonly id: number
  readonly digest: string
  readonly userId: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export interface NotificationRecord {
  readonly id: number
  readonly contactId: number
  readonly subject: string
  /** Rich text. */
  readonly content: string
  /** 0 unread, 1 read. */
  readonly status: Flag
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The sender calls it important. */
  readonly isImportant?: boolean | undefined
  /** Identifies what the person is told of, so that it is told once, also under another subject. */
  readonly topic?: string | undefined
}

/** What became of a message to one person on one channel. */
export interface MessageDeliveryRecord {
  readonly id: number
  readonly communicationId: number
  readonly contactId: number
  readonly channel: 'Email' | 'In-app'
  readonly state: 'Queued' | 'Delivered' | 'Read' | 'Failed'
  /** Why it failed. */
  readonly error: string | null
  /** When it came to its present state: an instant as on the wire. */
  readonly at: string
  /** The notification that it became. */
  readonly notificationId: number | null
}

/** A slot of one time zone of a block; `time` is the zone's wall-clock time, HH:mm. */
export interface SlotRecord {
  readonly id: number
  readonly time: string
}

/** A time zone of a block with its slots in slot order; each zone has as many as the block has slots per day. */
export interface BlockZone {
  readonly groupId: number
  readonly zoneId: number
  readonly slots: readonly SlotRecord[]
}

export interface BlockDay {
  readonly id: number
  readonly day: Day
}

/** What is scheduled into one slot (numbered from 0) of one day, in every zone at once. */
export interface ScheduledSlot {
  readonly dayId: number
  readonly slot: number
  readonly modules: readonly ScheduledModule[]
}

/** An exam or a test block, whole: one record is one document, so that a save changes one record. */
export interface BlockRecord {
  readonly id: number
  readonly kind: KindName
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly description: string
  readonly startDate: Day | null
  readonly endDate: Day | null
  readonly status: Status
  readonly slotsPerDay: number
  /** Used by records elsewhere, and so neither changed nor deleted. */
  readonly isMapped: boolean
  /** Raised by every stored change and by a publication. */
  readonly revision: number
  /** An instant as on the wire; null while it was never published. */
  readonly publishedAt: string | null
  readonly days: readonly BlockDay[]
  readonly zones: readonly BlockZone[]
  readonly schedule: readonly ScheduledSlot[]
}

export interface AcademicDateRecord {
  readonly id: number
  readonly blockId: number
  readonly name: string
  readonly status: Flag
  readonly custom: Flag
  readonly startDate: Day | null
  readonly endDate: Day | null
  readonly forCentre: Flag
  readonly forStudent: Flag
  /** Fixed number of a default exam date; null for custom ones and for test blocks. */
  readonly tempId: number | null
  /** HH:mm, empty if none; only exam blocks keep one. */
  readonly startTime: string
}

export interface TimeZoneGroupRecord {
  readonly id: number
  readonly name: string
}

export interface TimeZoneRecord {
  readonly id: number
  readonly groupId: number
  readonly name: string
  readonly abbreviation: string
  /** Names separated by comma and space. */
  readonly country: string
}

/** A module as blocks schedule it, in the wire's own spelling (`id` repeats moduleId). */
export interface ModuleRecord extends Readonly<ModuleEntry> {
  readonly id: number
  /** Kinds of block it can be scheduled into. */
  readonly evaluations: readonly Evaluation[]
}

export interface ModuleRuleRecord {
  readonly id: number
  readonly name: string | null
  readonly status: Status
  readonly rules: readonly RuleEntry[]
}

/** A record of a resource; which fields it has, the contract says. */
export interface ResourceRecord {
  readonly id: number
  readonly status: number | string
  /** Instants as on the wire: "yyyy-MM-dd HH:mm:ss.SSSSSS". */
  readonly createdAt: string
  readonly updatedAt: string
  readonly updatedBy: string
  /** What is empty is left out. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A change of a record of a resource. */
export interface HistoryRecord {
  readonly id: number
  readonly resource: string
  readonly recordId: number
  readonly at: string
  readonly by: string
  readonly act: string
  readonly comment: string
  readonly changes: readonly RecordChange[]
}

/** A create request that was answered: sent again, it creates nothing. */
export interface CreateRequestRecord {
  readonly id: number
  readonly resource: string
  readonly userId: number
  readonly requestId: string
  readonly recordId: number
}

/** The approved version of a record, while a later change waits. */
export interface ApprovedVersionRecord {
  readonly id: number
  readonly resource: string
  readonly recordId: number
  readonly fields: ResourceRecord['fields']
}

/** An attempt of a student to pay an invoice. */
export interface PaymentAttemptRecord {
  readonly id: number
  /** Identifies it on the wire; for a card it is the client token. */
  readonly orderId: string
  readonly provider: 'PayPal' | 'Card'
  readonly invoiceId: number
  /** Null until a card is charged. */
  readonly amountMinor: number | null
  readonly state: 'Open' | 'Approved' | 'Paid' | 'Cancelled' | 'Declined'
  /** The nonce with which a card was charged; null before. */
  readonly nonce: string | null
  readonly paymentId: number | null
}

/** The last number given out under a name; see `Db.nextId`. */
export interface CounterRecord {
  readonly id: number
  readonly name: string
  readonly last: number
}

/** Every collection with its kind of record. */
export interface Records {
  secrets: SecretRecord
  credentials: CredentialRecord
  tokens: TokenRecord
  resetKeys: ResetKeyRecord
  notifications: NotificationRecord
  messageDeliveries: MessageDeliveryRecord
  blocks: BlockRecord
  academicDates: AcademicDateRecord
  timeZoneGroups: TimeZoneGroupRecord
  timeZones: TimeZoneRecord
  moduleRules: ModuleRuleRecord
  historyEntries: HistoryRecord
  createRequests: CreateRequestRecord
  approvedVersions: ApprovedVersionRecord
  storedObjects: StoredObjectRecord
  objectParts: ObjectPartRecord
  paymentAttempts: PaymentAttemptRecord
  resultUploads: ResultUploadRecord
  resultDownloads: ResultDownloadRecord
  calendarFeeds: CalendarFeedRecord
  favouriteCourses: FavouriteCourseRecord
  ucasRows: UcasRowRecord
  shareLinks: ShareLinkRecord
  shareVisits: ShareVisitRecord
  comments: CommentRecord
  counters: CounterRecord
}

export type CollectionName = keyof Records

/** Mirage's models; it names each collection by the plural. */
export const models = {
  secret: Model,
  credential: Model,
  token: Model,
  resetKey: Model,
  notification: Model,
  messageDelivery: Model,
  block: Model,
  academicDate: Model,
  timeZoneGroup: Model,
  timeZone: Model,
  moduleRule: Model,
  historyEntry: Model,
  createRequest: Model,
  approvedVersion: Model,
  storedObject: Model,
  objectPart: Model,
  paymentAttempt: Model,
  resultUpload: Model,
  resultDownload: Model,
  calendarFeed: Model,
  favouriteCourse: Model,
  ucasRow: Model,
  shareLink: Model,
  shareVisit: Model,
  comment: Model,
  counter: Model,
}

/** The collections in the order in which a snapshot lists them. */
export const collectionNames = [
  'secrets',
  'credentials',
  'tokens',
  'resetKeys',
  'notifications',
  'messageDeliveries',
  'blocks',
  'academicDates',
  'timeZoneGroups',
  'timeZones',
  'moduleRules',
  'historyEntries',
  'createRequests',
  'approvedVersions',
  'storedObjects',
  'objectParts',
  'paymentAttempts',
  'resultUploads',
  'resultDownloads',
  'calendarFeeds',
  'favouriteCourses',
  'ucasRows',
  'shareLinks',
  'shareVisits',
  'comments',
  'counters',
] as const satisfies readonly CollectionName[]
