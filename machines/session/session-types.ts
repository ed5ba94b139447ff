import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'
import type { Access } from '#machines/access/access.ts'
import type { Visitor } from '#machines/access/visit.ts'
import type { PresenceReading } from './presence-rules.ts'

/** A kind of file that results are downloaded as. */
export type DownloadKind = 'csv' | 'excel' | 'bulk' | 'certificate' | 'transcript'

/** Who is signed in. Ids are plain decimal texts, keys are encrypted ids as they stand in addresses. Holds no token. */
export interface Person {
  readonly userId: string
  readonly contactId: string
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly email: string
  /** STUDENT, CENTER, INSTITUTE, NCUK, or one that the portal does not know. */
  readonly parentContactType: string
  readonly institutionName: string
  /** The academic year that the person works in; null where the server named none. */
  readonly yearId: string | null
  /** As the server sent it: 1 given, anything else not. */
  readonly mandatoryConsent: unknown
  readonly nonMandatoryConsent: unknown
  /** Whether the person may add students to clearing. */
  readonly mayAddToClearing: boolean
  /** The files of results that the person may download. */
  readonly downloads: readonly DownloadKind[]
  /** Whether the person may change how a registered student is taught. */
  readonly mayEditDelivery: boolean
  readonly studentKey: string | null
  readonly centreKey: string | null
  readonly institutionKey: string | null
}

/** A person as the guard of the addresses sees them. */
export const visitorOf = (person: Person): Visitor => ({
  contactType: person.parentContactType,
  mandatoryConsent: person.mandatoryConsent,
  nonMandatoryConsent: person.nonMandatoryConsent,
  studentKey: person.studentKey,
  centreKey: person.centreKey,
  institutionKey: person.institutionKey,
})

/** A consent of a student: without the mandatory one there is no portal, the optional one may wait. */
export type Consent = 'mandatory' | 'optional'

/** Where a person keeps each consent. */
export const consentFields = { mandatory: 'mandatoryConsent', optional: 'nonMandatoryConsent' } as const satisfies Readonly<
  Record<Consent, keyof Person>
>

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Why a sign-in did not go through: `code` is the server's number, 0 when the server did not respond. */
export interface SignInFailure {
  readonly code: number
  readonly message: string
}

/**
 * Why a session ends: the person asked for it, the aggregator refused to renew it, another tab ended it, or the portal
 * is closed for maintenance.
 */
export type SignOutReason = 'asked' | 'refused' | 'elsewhere' | 'maintenance'

/** What the session needs done. */
export type SessionPorts = {
  /** The session of an earlier visit or of another tab, or null. */
  restoreSession: PromiseActorLogic<Person | null>
  /** Sends `session.begun` whenever another tab may have stored a session. */
  watchSignIn: CallbackActorLogic<EventObject>
  /** Rejects with an error that `SessionInput.failureOf` reads. */
  signIn: PromiseActorLogic<Person, Credentials>
  /** Rejects when the permissions could not be loaded. */
  loadAccess: PromiseActorLogic<Access, { readonly person: Person }>
  /** Reads again what the person may do, after their rights may have changed. Rejects when it could not be read. */
  rereadAccess: PromiseActorLogic<Access, { readonly person: Person }>
  /** Signs out at the aggregator when it has a session, and in any case removes everything here. */
  signOut: PromiseActorLogic<void, { readonly person: Person | null; readonly reason: SignOutReason }>
  /**
   * Sends `presence.read` when it begins, whenever a reading may mean something else than the one before, and when it is
   * told to look; told to note, it counts the person as there.
   */
  watchPresence: CallbackActorLogic<{ type: 'presence.look' } | { type: 'presence.note' }>
  /** Renews the tokens. Rejects when no answer came; a refusal is reported as `session.refused`. */
  renewSession: PromiseActorLogic<void>
  /** Sends `session.ended` when the stored session is gone or another person's, and the consents that were given in another tab. */
  watchSession: CallbackActorLogic<{ type: 'session.ended' }, { readonly userId: string }>
  /** Keeps a consent that was given with the stored session, so that a reload finds it. Never rejects. */
  keepConsent: PromiseActorLogic<void, { readonly person: Person; readonly consent: Consent }>
}

export interface SessionInput {
  readonly isMaintenance: boolean
  failureOf(error: unknown): SignInFailure
}

export interface SessionContext {
  readonly input: SessionInput
  readonly person: Person | null
  /** Null while it is loading for the first time; without any rights beyond the fixed ones when it could not be loaded. */
  readonly access: Access | null
  readonly failure: SignInFailure | null
  /** Signed in a moment ago, and not yet at the page that follows. */
  readonly hasArrived: boolean
  /** Signed out a moment ago, and not yet at the page of sign-in. */
  readonly hasDeparted: boolean
  /** Why the last session of this visit ended. */
  readonly endedBy: SignOutReason | null
}

export type SessionEvent =
  | ({ type: 'credentials.submit' } & Credentials)
  /** Another tab may have signed in. */
  | { type: 'session.begun' }
  /** The page that follows sign-in has been reached. */
  | { type: 'arrival.passed' }
  /** The code and the first data of the page that follows sign-in have arrived or failed. */
  | { type: 'page.prepared' }
  /** The page of sign-in, to which everyone goes who has signed out, has been reached. */
  | { type: 'departure.passed' }
  | { type: 'access.retry' }
  /** The person has stored something that their own rights depend on. */
  | { type: 'rights.changed' }
  /** The aggregator refused a call for want of a right. */
  | { type: 'rights.refused' }
  /** A page with another address has opened. */
  | { type: 'page.opened' }
  /** The aggregator has recorded a consent. */
  | { type: 'consent.given'; consent: Consent }
  | { type: 'signOut.request' }
  | { type: 'token.renewing' }
  | { type: 'token.settled' }
  | { type: 'presence.look' }
  | { type: 'presence.read'; reading: PresenceReading }
  /** The person stays signed in: the tokens are renewed before they end. */
  | { type: 'session.extend' }
  /** The person goes on after the tokens have ended. */
  | { type: 'session.reset' }
  | { type: 'session.refused' }
  | { type: 'session.ended' }

/**
 * `busy`: a sign-in or sign-out is under way; `loading`: nothing is known yet; `locked`: the person is asked whether to
 * go on, and nothing renews the session behind their back.
 */
export type SessionTag =
  | 'busy'
  | 'loading'
  | 'locked'
  | 'submitting'
  | 'signedIn'
  | 'preparing'
  | 'signingOut'
  | 'maintenance'
  | 'accessReady'
  | 'accessUnavailable'
  | 'offered'
  | 'extending'
  | 'asking'
  | 'resetting'
  | 'unanswered'
