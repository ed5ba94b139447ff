import * as v from 'valibot'
import type { ApiDeps } from '#src/api/client.ts'
import { jsonOf } from '#src/storage/json.ts'
import { createStoredValue } from '#src/storage/stored-value.ts'
import { activityKey, authorizationKey, pagePermissionsKey, sessionKey } from './session-keys.ts'
import { parseSession, parseTokenRecord, tokenRecordOf, type SessionRecord, type TokenRecord, type Tokens } from './session-record.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { createPatientVault } from '../token/token-vault.ts'

/** What is stored of a contact's access, for pages to use and to be looked at: menu, routes, ids, consents. */
interface AuthorizationData {
  readonly accessPermissionRoutes: readonly string[]
  readonly sideDrawerMenuOptions: unknown
  readonly authRoutes: unknown
  readonly metaInfo: { readonly userId: string; readonly contactId: string }
  readonly consentInfo: unknown
  readonly studentDetailInfo: null
}

type PagePermissions = Readonly<Record<string, readonly string[]>>

/**
 * The session as it is kept in the browser. localStorage says whether there is one, and is read each time, because
 * another tab or the person may change it; the vault says, within the lock of a renewal, which tokens are the newest.
 */
export interface SessionStore {
  /** The stored session, as long as it is this tab's own. */
  read(): SessionRecord | null
  /** Takes the stored session, also another person's, as this tab's own. */
  restore(): SessionRecord | null
  /** Keeps the session of a new sign-in. */
  begin(session: SessionRecord): Promise<void>
  /** The newest tokens that any tab has stored; null when unknown. */
  newestTokens(): Promise<TokenRecord | null>
  /** Puts tokens that are in the vault already into the session. */
  adopt(tokens: Tokens): void
  /**
   * Keeps renewed tokens, unless the session has ended or another tab has kept newer ones meanwhile. `basis` is what
   * `newestTokens` gave before. False when there is no session to keep them for.
   */
  renew(basis: TokenRecord | null, tokens: Tokens): Promise<boolean>
  writeAccess(authorization: AuthorizationData, permissions: PagePermissions): void
  /** Puts consents that were given after sign-in into the session, and into what is stored of the access if there is any. */
  keepConsents(flags: Pick<SessionRecord, 'mandatoryConsent' | 'nonMandatoryConsent'>, consentInfo: unknown): void
  /** Removes this tab's session here and, unless another person's has replaced it, from the storage; notifies other tabs. */
  end(): Promise<void>
  /** The last input of this person in any tab, in ms; null when unknown. */
  lastActivity(): number | null
  noteActivity(at: number): void
  /** Calls back whenever another tab has noted input or may have changed the session. */
  watchActivity(listener: () => void): () => void
  /** Calls back with what is stored whenever another tab may have changed it. */
  watch(listener: (session: SessionRecord | null) => void): () => void
}

const Authorization = v.looseObject({
  accessPermissionRoutes: v.array(v.string()),
  metaInfo: v.object({ userId: v.string(), contactId: v.string() }),
  sideDrawerMenuOptions: v.unknown(),
  authRoutes: v.unknown(),
  consentInfo: v.unknown(),
  studentDetailInfo: v.null(),
})
const Permissions = v.record(v.string(), v.array(v.string()))

const parsedBy =
  <Output>(schema: v.GenericSchema<unknown, Output>) =>
  (value: unknown): Output | null => {
    const { success, output } = v.safeParse(schema, value)
    return success ? output : null
  }

const isSame = (one: { readonly userId: unknown }, other: { readonly userId: unknown }) => String(one.userId) === String(other.userId)

/** Stores the session by means of the given environment. */
export function createSessionStore(
  { storage, vault, channel, onStorage, onReturn }: BrowserEnvironment,
  startTimer: ApiDeps['startTimer'],
): SessionStore {
  const stored = createStoredValue({ storage, key: sessionKey, parse: parseSession })
  const authorization = createStoredValue({ storage, key: authorizationKey, parse: parsedBy<AuthorizationData>(Authorization) })
  const permissions = createStoredValue({ storage, key: pagePermissionsKey, parse: parsedBy<PagePermissions>(Permissions) })
  const activity = createStoredValue({ storage, key: activityKey, parse: parsedBy(v.number()) })
  const place = createPatientVault(vault, startTimer)
  let own: Pick<SessionRecord, 'userId'> | null = null

  const read = () => {
    const session = stored.read()
    return session && own && isSame(session, own) ? session : null
  }
  const adopt = (tokens: Tokens) => {
    const session = read()
    if (session) stored.write({ ...session, ...tokens, userId: session.userId })
  }

  return {
    read,
    adopt,
    restore: () => {
      own = stored.read()
      if (!own) return null
      // Opened ahead of time.
      void place.read()
      return read()
    },
    begin: async (session) => {
      own = session
      stored.write(session)
      activity.write(session.token_received_at)
      await place.change(() => tokenRecordOf(session))
    },
    newestTokens: async () => parseTokenRecord((await place.read())?.value),
    renew: async (basis, tokens) => {
      const session = read()
      if (!session) return false
      const next = tokenRecordOf({ ...session, ...tokens })
      const result = await place.change((value) => {
        const found = parseTokenRecord(value)
        // Signed out in another tab while the answer was on its way.
        if (basis && !found) return undefined
        const isOvertaken = found && basis && isSame(found, session) && found.token_received_at > basis.token_received_at
        return isOvertaken ? found : next
      })
      const kept = result ? parseTokenRecord(result.value) : next
      if (!kept || !read()) return false
      adopt(kept)
      return true
    },
    writeAccess: (data, labels) => {
      authorization.write(data)
      permissions.write(labels)
    },
    keepConsents: ({ mandatoryConsent, nonMandatoryConsent }, consentInfo) => {
      const session = read()
      if (!session) return
      stored.write({ ...session, mandatoryConsent, nonMandatoryConsent })
      const data = authorization.read()
      if (data) authorization.write({ ...data, consentInfo })
    },
    end: async () => {
      const session = stored.read()
      const isOthers = session !== null && session.userId !== null && own !== null && !isSame(session, own)
      own = null
      if (isOthers) return
      stored.clear()
      authorization.clear()
      permissions.clear()
      activity.clear()
      channel?.post({ type: 'session.ended' })
      await place.clear()
    },
    lastActivity: activity.read,
    noteActivity: activity.write,
    watchActivity: (listener) =>
      onStorage((key) => {
        if (key === activityKey || key === sessionKey || key === null) listener()
      }),
    watch: (listener) => {
      const stops = [
        onStorage((key, text) => {
          if (key === sessionKey || key === null) listener(text === null ? null : parseSession(jsonOf(text)))
        }),
        onReturn(() => listener(stored.read())),
        channel?.listen((message) => {
          if (Object(message).type === 'session.ended') listener(stored.read())
        }),
      ]
      return () => stops.forEach((stop) => stop?.())
    },
  }
}
