import { waitFor } from 'xstate'
import type { ApiDeps } from '#src/api/client.ts'
import { defaultConfig, type PortalConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { portalRoutes } from '#src/app/routes.ts'
import { createSession } from '#src/session/session-actor.ts'
import { createSessionWork } from '#src/session/session-work.ts'
import type { BrowserEnvironment } from '#src/session/record/browser-environment.ts'
import type { WhenIdle } from '#src/time/when-idle.ts'
import { createTimers } from './client.ts'
import { good, refusal, type Answer, type Seen } from './fault-server.ts'

export const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

/** The answer to Ada's sign-in; `number` makes the tokens of each sign-in different. */
export const signInData = (number = 1, changes: object = {}) => ({
  token: `token-${number}`,
  token_type: 'Bearer',
  refresh_token: `refresh-${number}`,
  token_expires_in: 1800,
  token_expires_timestamp: 1_900_000_000,
  userId: 101,
  firstName: 'Ada',
  lastName: 'Admin',
  contactId: 501,
  userType: 'ADMIN',
  username: 'ada@ncuk.test',
  contactTypeParentName: 'NCUK',
  role_id: 7,
  studentId: null,
  institutionId: null,
  institutionName: null,
  contactTypeId: 1,
  contactTypeParentId: 1,
  placementType: null,
  email: 'ada@ncuk.test',
  markerId: null,
  centreId: null,
  centreName: null,
  centreCode: null,
  yearId: 22,
  yearDesc: '2026/27',
  deliveryTypeEdit: 0,
  mandatoryConsent: null,
  nonMandatoryConsent: null,
  ...changes,
})

const tree = [
  { componentId: 82, componentName: 'Exam Block', routes: '/sms/exam-block', permissions: ['list', 'View'], iconsName: '', children: [] },
]

export const signInPath = '/user/login'
export const refreshPath = '/user/token/generate'
export const signOutPath = '/user/logout/'
export const treePath = '/contact-management/contact/route/permission/details/'

const flags = {
  bulkDownloadFlag: true,
  csvDownloadFlag: false,
  eCertificateFlag: false,
  eTranscriptFlag: false,
  excelResultsDownloadFlag: false,
}

/**
 * An aggregator with strict rotation: an access token works until it is expired, a refresh token works once, and the
 * second use of one ends the session.
 */
export function createRotation({ onRefresh }: { onRefresh?: (count: number) => Answer | null } = {}) {
  let number = 1
  const valid = new Set(['Bearer token-1'])
  const spent = new Set<string>()
  const counts = { refreshes: 0, reuses: 0 }

  const refresh = (seen: Seen): Answer => {
    counts.refreshes += 1
    const special = onRefresh?.(counts.refreshes)
    if (special) return special
    const { refreshToken } = JSON.parse(seen.body) as { refreshToken: string }
    if (spent.has(refreshToken)) {
      counts.reuses += 1
      valid.clear()
    }
    if (refreshToken !== `refresh-${number}` || spent.has(refreshToken)) return refusal(401, 'Your session cannot be renewed.')
    spent.add(refreshToken)
    number += 1
    valid.add(`Bearer token-${number}`)
    const { token, ...data } = signInData(number)
    return good({ access_token: token, ...data })
  }

  const answer: Answer = (response, seen) => {
    const say = (): Answer => {
      if (seen.path.includes(signInPath)) return good(signInData(number), { addToClearingToggle: true, downloadResultFlags: flags })
      if (seen.path.includes(refreshPath)) return refresh(seen)
      if (seen.path.includes(signOutPath)) return good(null)
      if (!valid.has(seen.headers.authorization ?? '')) return refusal(401, 'Your session has expired.')
      return seen.path.includes(treePath) ? good({ contactMetaDetails: {}, routePermissions: tree }) : good([])
    }
    say()(response, seen)
  }
  return { answer, counts, expire: () => valid.clear(), allow: (authorization: string) => void valid.add(authorization) }
}

export interface OpenedTab {
  readonly environment: BrowserEnvironment
}

interface SessionOptions {
  readonly timers?: ReturnType<typeof createTimers>
  /** In place of the timers that the test runs. */
  readonly startTimer?: ApiDeps['startTimer']
  /** At once unless told. */
  readonly whenIdle?: WhenIdle
  readonly now?: { value: number }
  readonly config?: Partial<PortalConfig>
  readonly transport?: (request: Request) => Promise<Response>
}

/** The production session of a tab, over the network, started. `clock` is the test's. */
export function openSession(
  origin: string,
  { environment }: OpenedTab,
  {
    timers = createTimers(),
    startTimer = timers.startTimer,
    whenIdle = (work) => work(),
    now = { value: 1_800_000_000_000 },
    config = {},
    transport = (request) => fetch(request),
  }: SessionOptions = {},
) {
  const queryClient = createQueryClient()
  const forgotten = { count: 0 }
  const given = { ...defaultConfig, ...config }
  const deps = {
    config: given,
    origin,
    fetch: transport,
    startTimer,
    codec,
    clock: { now: () => now.value, today: () => '2027-01-15', elapsed: () => now.value },
    queryClient,
    environment,
    whenIdle,
    portalRoutes,
    forget: () => void (forgotten.count += 1),
  }
  const session = createSession({
    isMaintenance: given.maintenance,
    places: environment,
    createWork: (actor) => Promise.resolve(createSessionWork(deps, actor)),
  })
  session.actor.start()
  const stands = (state: Parameters<ReturnType<typeof session.actor.getSnapshot>['matches']>[0]) =>
    waitFor(session.actor, (snapshot) => snapshot.matches(state), { timeout: 20_000 })
  return { ...session, queryClient, timers, now, forgotten, stands }
}

export type OpenedSession = ReturnType<typeof openSession>

/** Signs Ada in and waits until her access is there. */
export async function signAdaIn(tab: OpenedSession): Promise<void> {
  await tab.stands('signedOut')
  tab.actor.send({ type: 'credentials.submit', username: 'ada@ncuk.test', password: 'Correct#27' })
  await tab.stands({ signedIn: { access: 'ready' } })
}
