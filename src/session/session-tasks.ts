import type { QueryClient } from '@tanstack/react-query'
import type { Access } from '#machines/access/access.ts'
import { emptyAccess } from '#machines/access/fixed-pages.ts'
import { buildAccess, pagePermissions } from '#machines/access/build-access.ts'
import { isGiven } from '#machines/access/consents.ts'
import type { RouteEntry } from '#machines/access/sub-routes.ts'
import { consentFields, type Consent, type Credentials, type Person, type SignOutReason } from '#machines/session/session-types.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { Clock } from '#src/time/clock.ts'
import type { WhenIdle } from '#src/time/when-idle.ts'
import { readContactRoutes, readPermissionTree } from './access-answers.ts'
import { rememberPolicy } from './sign-in/policy-cookie.ts'
import { personOf, sessionOf } from './record/session-record.ts'
import type { SessionStore } from './record/session-store.ts'
import type { BrowserEnvironment } from './record/browser-environment.ts'

export interface SessionTaskDeps {
  readonly api: Api
  readonly codec: IdCodec
  readonly clock: Clock
  readonly queryClient: Pick<QueryClient, 'fetchQuery' | 'cancelQueries'>
  readonly store: SessionStore
  readonly environment: Pick<BrowserEnvironment, 'cookies'>
  readonly whenIdle: WhenIdle
  /** What the portal knows by itself about the rights to its pages. */
  readonly portalRoutes: readonly RouteEntry[]
  /** Forgets what other areas keep of the person, in the browser and in memory. */
  forget(): void
}

/** Used when the contact's routes cannot be read: everything else opens all the same. */
const noRoutes: ReturnType<typeof readContactRoutes> = { routes: [], asSent: [] }

const routesKey = ['listContactRoutes'] as const
const treeKey = ['getRoutePermissions'] as const

/** How long a sign-out waits for the server, ms. */
const signOutDeadlineMs = 3000

const consents: readonly Consent[] = ['mandatory', 'optional']
const flagsOf = ({ mandatoryConsent, nonMandatoryConsent }: Pick<Person, 'mandatoryConsent' | 'nonMandatoryConsent'>) => ({
  mandatoryConsent: isGiven(mandatoryConsent) ? 1 : 0,
  nonMandatoryConsent: isGiven(nonMandatoryConsent) ? 1 : 0,
})

const consentInfoOf = (userType: string, { mandatoryConsent, nonMandatoryConsent }: ReturnType<typeof flagsOf>) => ({
  userType,
  consent: {
    MANDATORY_CONSENT: { consentType: 'MANDATORY_CONSENT', status: mandatoryConsent },
    NON_MANDATORY_CONSENT: { consentType: 'NON_MANDATORY_CONSENT', status: nonMandatoryConsent },
  },
})

/** What the stored session says of itself: it is gone or another person's, or a consent was given in another tab. */
type SessionFact = { readonly type: 'session.ended' } | { readonly type: 'consent.given'; readonly consent: Consent }

/** What the ports of the session do, over the typed client and the browser's storage; each answers to the port of its name. */
export function createSessionTasks({
  api,
  codec,
  clock,
  queryClient,
  store,
  environment,
  whenIdle,
  portalRoutes,
  forget,
}: SessionTaskDeps) {
  /** Stores the access after the menu and the page are drawn: a large tree takes a while. */
  const keepAccess = ({ userId, contactId, parentContactType }: Person, access: Access, tree: unknown, routes: unknown) =>
    whenIdle(() => {
      // A consent may have been given meanwhile, or the session may have ended.
      const session = store.read()
      if (!session || String(session.userId) !== userId) return
      store.writeAccess(
        {
          accessPermissionRoutes: access.allowedRoutes,
          sideDrawerMenuOptions: tree,
          authRoutes: routes,
          metaInfo: { userId, contactId },
          consentInfo: consentInfoOf(parentContactType, flagsOf(session)),
          studentDetailInfo: null,
        },
        pagePermissions(access),
      )
    })

  /** Read again each time; cached for other readers. */
  const readRoutes = () =>
    queryClient.fetchQuery({
      queryKey: [...routesKey, {}],
      queryFn: async ({ signal }) => readContactRoutes(await api.call('listContactRoutes', {}, { signal })),
      staleTime: 0,
    })
  const readTree = (contactKey: string) =>
    queryClient.fetchQuery({
      queryKey: [...treeKey, { contactId: contactKey }],
      queryFn: async ({ signal }) =>
        readPermissionTree(await api.call('getRoutePermissions', { path: { contactId: contactKey } }, { signal })),
      staleTime: 0,
    })

  const readAccess = async (person: Person): Promise<Access> => {
    const contactKey = codec.encrypt(person.contactId)
    if (contactKey === null) throw new ApiProblem('notFound', 0)
    const [{ routes, asSent }, permissions] = await Promise.all([readRoutes().catch(() => noRoutes), readTree(contactKey)])
    const { firstName, tree } = permissions
    const access = buildAccess({ contactType: person.parentContactType, firstName, tree, routes, portalRoutes })
    keepAccess(person, access, permissions.asSent, asSent)
    return access
  }

  /** The rights of the person who is signing in, requested before the tokens are stored. Used once. */
  let requested: { readonly userId: string; readonly access: Promise<Access> } | null = null

  return {
    restoreSession: async (): Promise<Person | null> => {
      const session = store.restore()
      if (session && session.userId !== null) return personOf(session, codec)
      await store.end()
      return null
    },

    signIn: async ({ username, password }: Credentials, signal: AbortSignal): Promise<Person> => {
      const reply = await api.call('signIn', { body: { username, password } }, { signal })
      const session = sessionOf(reply, codec, { receivedAt: clock.now(), servedAt: reply.servedAt ?? null })
      const person = personOf(session, codec)
      const stored = store.begin(session)
      requested = { userId: person.userId, access: readAccess(person) }
      // loadAccess reports the failure.
      requested.access.catch(() => {})
      await stored
      rememberPolicy(environment)
      return person
    },

    loadAccess: async (person: Person): Promise<Access> => {
      const access = requested?.userId === person.userId ? requested.access : readAccess(person)
      requested = null
      try {
        return await access
      } catch (error) {
        keepAccess(person, emptyAccess(person.parentContactType), [], [])
        throw error
      }
    },

    rereadAccess: async (person: Person): Promise<Access> => {
      // Reads that began before the last change may not contain it.
      await Promise.all([routesKey, treeKey].map((queryKey) => queryClient.cancelQueries({ queryKey })))
      return readAccess(person)
    },

    signOut: async (person: Person | null, reason: SignOutReason): Promise<void> => {
      const session = store.read()
      const userKey = codec.encrypt(person?.userId)
      const isTold = (reason === 'asked' || reason === 'maintenance') && session !== null && userKey !== null
      // Begun before anything is forgotten: its headers are the session's.
      const told = isTold
        ? api.call(
            'signOut',
            { path: { userId: userKey }, body: { refreshToken: session.refresh_token } },
            { deadlineMs: signOutDeadlineMs },
          )
        : Promise.resolve()
      const ended = store.end()
      await queryClient.cancelQueries()
      forget()
      await Promise.all([ended, told.catch(() => {})])
    },

    watchSession: (userId: string, tell: (fact: SessionFact) => void): (() => void) =>
      store.watch((session) => {
        if (!session || String(session.userId) !== userId) tell({ type: 'session.ended' })
        else for (const consent of consents) if (isGiven(session[consentFields[consent]])) tell({ type: 'consent.given', consent })
      }),

    keepConsent: async (person: Person, consent: Consent): Promise<void> => {
      // A session that another tab has stored since then stays.
      const { mandatoryConsent, nonMandatoryConsent } = store.read() ?? person
      const flags = flagsOf({ mandatoryConsent, nonMandatoryConsent, [consentFields[consent]]: 1 })
      store.keepConsents(flags, consentInfoOf(person.parentContactType, flags))
    },
  }
}
