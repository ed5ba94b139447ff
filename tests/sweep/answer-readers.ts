import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import type { Access } from '#machines/access/access.ts'
import { emptyAccess } from '#machines/access/fixed-pages.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { createChangeActors, createForgotActors, createLinkActors, createResetActors } from '#src/account/account-actors.ts'
import { createApi, type Api, type ApiDeps } from '#src/api/client.ts'
import { createPolicyReader } from '#src/api/policy.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { createConsentActors } from '#src/consent/consent-actors.ts'
import { createModuleRuleService, type ModuleRuleService } from '#src/module-properties/service.ts'
import { notificationsQuery } from '#src/notifications/queries.ts'
import { freeUsernameQuery, sendPasswordLink } from '#src/people/users/user-calls.ts'
import { userRightsQuery, userSessionsQuery } from '#src/people/users/user-reads.ts'
import { systemClock } from '#src/time/clock.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { createTimers, signedIn } from '#tests/support/client/client.ts'
import { openSession, refreshPath, signAdaIn, signInData, signInPath, treePath } from '#tests/support/client/session.ts'
import { plainCodec } from '#tests/support/fake-block-api.ts'
import { exampleInput, exampleReply, operationOf } from './operation-inputs.ts'

/** Reads an answer as the portal does; gives what the portal makes of it. */
export type AnswerReader = (text: string) => Promise<unknown>

const json = { 'content-type': 'application/json' }
const answered = (text: string, status = 200) => Promise.resolve(new Response(text, { status, headers: json }))
const { startTimer } = createTimers()

/** Pauses between tries (400 and 1200 ms) end at once; deadlines never come. */
const restless: ApiDeps['startTimer'] = (ms, due) => {
  if (ms === 400 || ms === 1200) setImmediate(due)
  return () => {}
}

/** The production client. Every call is answered with `text`; with `only`, just calls of that operation, others by examples. */
const clientOf = (text: string, only: OperationId | null = null): Api =>
  createApi({
    baseUrl: 'http://portal.test/api/aggregate/v1',
    fetch: ({ method, url }) => {
      const operation = operationOf(method, new URL(url).pathname)
      return answered(only === null || operation === null || operation === only ? text : JSON.stringify(exampleReply(operation)))
    },
    session: signedIn,
    startTimer,
    clock: systemClock,
    componentIdOf: () => '82',
  })

const list = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const
const draft = {
  name: 'May',
  shortName: 'May',
  code: 'M1',
  from: '2026-05-11',
  to: '2026-05-13',
  description: '',
  status: 0,
  academicDates: [],
} as const
const rule = { name: 'Rule', status: 2, entries: [] } as const

const viaBlocks =
  (kind: typeof examKind, ...reads: readonly ((service: BlockService) => Promise<unknown>)[]): AnswerReader =>
  async (text) => {
    const service = kind.createService(clientOf(text), plainCodec)
    return settle(reads.map((read) => read(service)))
  }

const blockReaders = (word: 'Exam' | 'Test', kind: typeof examKind): Partial<Record<OperationId, AnswerReader>> => ({
  [`list${word}Blocks`]: viaBlocks(kind, (service) => service.list(list)),
  [`create${word}Block`]: viaBlocks(kind, (service) => service.create(draft)),
  [`update${word}Block`]: viaBlocks(kind, (service) => service.update('21', draft)),
  [`get${word}BlockSummary`]: viaBlocks(
    kind,
    (service) => service.summary('21'),
    (service) => service.day('21', '4001'),
    (service) => service.record('21'),
  ),
  [`update${word}AcademicDates`]: viaBlocks(kind, (service) => service.saveAcademicDates('21', [])),
  [`delete${word}AcademicDate`]: viaBlocks(kind, (service) => service.deleteAcademicDate(7)),
  [`delete${word}Blocks`]: viaBlocks(kind, (service) => service.remove(['21'])),
  [`publish${word}Blocks`]: viaBlocks(kind, (service) => service.publish(['21'])),
  [`get${word}TimeSlots`]: viaBlocks(kind, (service) => service.savedSlots('21')),
  [`map${word}TimeZones`]: viaBlocks(kind, (service) => service.saveZones('21', { slotsPerDay: 1, zones: [] })),
  [`list${word}TimeZones`]: viaBlocks(kind, (service) => service.slots('21')),
  [`list${word}Dates`]: viaBlocks(kind, (service) => service.dates('21')),
  [`save${word}Schedule`]: viaBlocks(kind, (service) => service.saveDays('21', [{ dateId: '4001', slots: [] }])),
})

const viaRules =
  (read: (service: ModuleRuleService) => Promise<unknown>): AnswerReader =>
  (text) =>
    read(createModuleRuleService(clientOf(text), plainCodec))

const viaPort =
  (logicOf: (api: Api) => AnyActorLogic, input: unknown): AnswerReader =>
  async (text) => {
    const actor = createActor(logicOf(clientOf(text)), { input })
    const outcome = toPromise(actor)
    actor.start()
    return outcome
  }

const passwords = { currentPassword: 'Old#2026', newPassword: 'New#2026' }

/** A signed-in tab to whom the aggregator gives this text in place of one answer. */
async function openTab(place: string, text: string) {
  const world = { isExpired: false, isHarmful: place === signInPath || place === treePath || place === '/contact/routes' }
  const transport = (request: Request) => {
    const { pathname } = new URL(request.url)
    if (world.isHarmful && pathname.includes(place)) return answered(text)
    if (pathname.includes(signInPath)) return answered(JSON.stringify({ code: 200, message: '', description: '', data: signInData() }))
    if (pathname.includes(treePath)) return answered(JSON.stringify(exampleReply('getRoutePermissions')))
    if (world.isExpired) return answered('{"code":401,"data":null}', 401)
    return answered(JSON.stringify({ code: 200, message: '', description: '', data: [] }))
  }
  const tab = openSession('http://portal.test', createBrowser().openTab(), { transport, startTimer: restless })
  return { tab, world }
}

const viaSignIn: AnswerReader = async (text) => {
  const { tab } = await openTab(signInPath, text)
  await tab.stands('signedOut')
  tab.actor.send({ type: 'credentials.submit', username: 'ada@ncuk.test', password: 'Correct#27' })
  await Promise.race([tab.stands({ signedOut: 'refused' }), tab.stands('signedIn')])
  const { person, failure } = tab.actor.getSnapshot().context
  tab.actor.stop()
  return { person, failure }
}

const viaRefresh: AnswerReader = async (text) => {
  const { tab, world } = await openTab(refreshPath, text)
  await signAdaIn(tab)
  Object.assign(world, { isExpired: true, isHarmful: true })
  const problem: unknown = await tab.api
    .call('listNotifications', { query: { contactId: 501, status: 0 } })
    .catch((error: unknown) => error)
  tab.actor.stop()
  throw problem
}

/** What the portal made of an answer about a person's rights; `beyondFixed` are routes that are not open to everybody. */
export interface AccessOutcome {
  readonly access: Access
  readonly beyondFixed: readonly string[]
}

const viaAccess =
  (place: string): AnswerReader =>
  async (text): Promise<AccessOutcome> => {
    const { tab } = await openTab(place, text)
    await tab.stands('signedOut')
    tab.actor.send({ type: 'credentials.submit', username: 'ada@ncuk.test', password: 'Correct#27' })
    await Promise.race([tab.stands({ signedIn: { access: 'ready' } }), tab.stands({ signedIn: { access: 'unavailable' } })])
    const access = tab.actor.getSnapshot().context.access ?? emptyAccess('NCUK')
    tab.actor.stop()
    const fixed = new Set(emptyAccess('NCUK').allowedRoutes)
    return { access, beyondFixed: access.allowedRoutes.filter((route) => !fixed.has(route)) }
  }

const viaQuery =
  (query: (api: Api) => { readonly queryFn?: unknown }): AnswerReader =>
  async (text) => {
    const { queryFn } = query(clientOf(text))
    if (typeof queryFn !== 'function') throw new Error('The query has no way to read.')
    return queryFn({ signal: new AbortController().signal })
  }

/** Reads only the envelope: for operations without a reader of their own. */
const viaEnvelope =
  (operation: OperationId): AnswerReader =>
  async (text) => {
    const { description, code } = await clientOf(text).call(operation, exampleInput(operation) as never)
    return { description, code }
  }

const own: Partial<Record<OperationId, AnswerReader>> = {
  ...blockReaders('Exam', examKind),
  ...blockReaders('Test', testKind),
  getTestBlock: (text) => testKind.createService(clientOf(text, 'getTestBlock'), plainCodec).record('31'),
  listTestAcademicDates: (text) => testKind.createService(clientOf(text, 'listTestAcademicDates'), plainCodec).record('31'),
  generateCode: viaBlocks(examKind, (service) => service.generateCode({ shortName: 'May', isEditMode: false })),
  getTimeZoneAdminDetails: viaBlocks(examKind, (service) => service.zoneGroups()),
  listModuleCombinations: viaBlocks(examKind, (service) => service.combinations()),
  listHolidays: viaBlocks(examKind, (service) => service.holidays({ from: '2027-03-22', to: '2027-04-02' })),
  listScheduleModules: async (text) =>
    settle([viaBlocks(examKind, (service) => service.modules())(text), viaRules((service) => service.modules())(text)]),
  listModuleRules: async (text) =>
    settle([viaBlocks(examKind, (service) => service.prohibitedPairs())(text), viaRules((service) => service.list(list))(text)]),
  getModuleRule: viaRules((service) => service.rule('5')),
  createModuleRule: viaRules((service) => service.create(rule)),
  updateModuleRule: viaRules((service) => service.update('5', rule)),
  publishModuleRules: viaRules((service) => service.publish('5')),
  deleteModuleRules: viaRules((service) => service.remove('5')),
  signIn: viaSignIn,
  refreshToken: viaRefresh,
  listContactRoutes: viaAccess('/contact/routes'),
  getRoutePermissions: viaAccess(treePath),
  listNotifications: viaQuery((api) => notificationsQuery(api, 501, 'unread')),
  validateUser: viaQuery((api) => freeUsernameQuery(api, 'ada@ncuk.test', 'Add')),
  listUserSessions: viaQuery((api) => userSessionsQuery(api, plainCodec, '101')),
  getUserRights: viaQuery((api) => userRightsQuery(api, plainCodec, '101')),
  sendUserPasswordLink: (text) => sendPasswordLink(clientOf(text), plainCodec, '101'),
  changePassword: viaPort((api) => createChangeActors({ api, userId: '101', onChanged: () => {} }).changePassword, passwords),
  resetPassword: viaPort((api) => createResetActors({ api, key: 'reset-1', onChanged: () => {} }).changePassword, passwords),
  forgotPassword: viaPort((api) => createForgotActors(api).requestLink, { username: 'ada@ncuk.test' }),
  validateResetKey: viaPort((api) => createLinkActors(api, startTimer).checkKey, { key: 'reset-1' }),
  updateConsent: viaPort((api) => createConsentActors({ api, userId: '106', onGiven: () => {} }).giveConsent, { consent: 'mandatory' }),
  getPrivacyPolicyUrl: (text) =>
    createPolicyReader({
      api: clientOf(text),
      config: { policyFileName: 'policy.pdf' },
      origin: 'http://portal.test',
      fetch: () => answered('<p>Policy</p>'),
      startTimer,
      clock: systemClock,
    })(new AbortController().signal),
}

/** The reader of an operation's answers. */
export const readerOf = (operation: OperationId): AnswerReader => own[operation] ?? viaEnvelope(operation)

/** Waits for all. Throws if all failed, or if one failed with an `Error` or a `TypeError`; otherwise a failed one gives null. */
async function settle(works: readonly Promise<unknown>[]): Promise<unknown> {
  const outcomes = await Promise.allSettled(works)
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const [worst = failures[0]] = failures.filter((failure) => Object(failure).name !== 'ApiProblem')
  if (failures.length === works.length || Object(worst).name === 'Error' || worst instanceof TypeError) throw worst
  return outcomes.map((one) => (one.status === 'fulfilled' ? one.value : null))
}
