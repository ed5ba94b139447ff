import { expect, type Browser, type Page, type Request } from 'playwright/test'
import type { OperationId } from '#openapi/generated/operations.ts'
import { fallbackText } from '#src/api/problem.ts'
import { signIn } from '#tests/e2e/support.ts'
import { faults as answers, startFaultServer } from '#tests/support/client/fault-server.ts'
import { createFaultCatalogue, isReadable, type FaultSpec } from './fault-catalogue.ts'
import { isRead, operationOf } from './operation-inputs.ts'
import { collectPageErrors } from './page-errors.ts'
import { readPageState, type PageState } from './page-state.ts'
import { startPortalProxy } from './portal-proxy.ts'
import { mutantText } from './schema-mutants.ts'

/** One call of one screen: how a person comes to it, makes it, and sees that it went well. */
export interface Scene {
  readonly name: string
  readonly operation: OperationId
  /** Who is signed in; null for nobody. The administrator if left out. */
  readonly username?: string | null
  /** Goes to where the call can be made; nothing fails yet. Done anew after a call that went well. */
  open(page: Page): Promise<void>
  /** Makes the call, the first time and again. */
  act(page: Page): Promise<void>
  /** Resolves when the screen shows that the call went well. */
  done(page: Page): Promise<void>
  /** The screen shows no message when the call fails. */
  readonly isSilent?: boolean
  /** Faults that this screen cures by itself, beyond a rejected token; 'every fault' for all of them. */
  readonly cures?: readonly string[]
}

/** What one injection came to: the rules for screens that were broken, none if all is well. */
export interface Injection {
  readonly scene: string
  readonly fault: string
  readonly breaches: readonly string[]
}

const serverWords = 'The aggregator says why.'
const ownCredentials: readonly OperationId[] = ['signIn', 'refreshToken', 'signOut']
const aborts: Readonly<Record<string, string>> = { refused: 'connectionrefused', dns: 'namenotresolved' }
const patienceMs = 12_000
const boasts = /\b(success\w*|saved|created|updated|deleted|removed|published|changed|renewed|requested)\b/i
const said = new RegExp(`${fallbackText}|${serverWords}|could not be|not found|does not exist`, 'i')

const curesOf = ({ cures }: Scene, { name }: FaultSpec) => cures?.includes(name) === true || cures?.includes('every fault') === true

/** Opens a scene in a context of its own, behind a proxy of its own. */
async function openScene(browser: Browser, upstream: string, scene: Scene, db: string) {
  const proxy = await startPortalProxy(upstream)
  const foreign = await startFaultServer(answers.emptyFailure)
  const context = await browser.newContext({ baseURL: proxy.origin, extraHTTPHeaders: { 'x-portal-db': db }, locale: 'en-GB' })
  const gate = collectPageErrors(context)
  await context.clock.install()
  context.setDefaultTimeout(8000)
  const page = await context.newPage()
  const pending = new Set<Request>()
  page.on('request', (request) => void pending.add(request))
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))
  /** Whether a call other than the scene's own is still pending. */
  const hasOtherPending = () =>
    [...pending].some((request) => {
      const { pathname, search } = new URL(request.url())
      return pathname.includes('/api/') && operationOf(request.method(), pathname + search) !== scene.operation
    })
  if (scene.username !== null) await signIn(page, scene.username)
  const close = async () => {
    await context.close()
    await Promise.all([proxy.close(), foreign.close()])
  }
  return { proxy, foreign, context, gate, page, hasOtherPending, close }
}

type OpenScene = Awaited<ReturnType<typeof openScene>>

/**
 * Makes an operation fail. Gives whether it was called since (`isAsked`), how often one request was sent at most (`most`), and
 * what ends the fault (`lift`).
 */
async function arm({ proxy, context }: OpenScene, fault: FaultSpec, operation: OperationId) {
  const sends = new Map<string, number>()
  const hit = (path: string) => {
    const times = (sends.get(path) ?? 0) + 1
    sends.set(path, times)
    return times
  }
  const answer = fault.answerWith(serverWords)
  const abort = aborts[fault.reach ?? '']
  if (abort !== undefined) {
    await context.route('**/api/aggregate/v1/**', (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      if (operationOf(request.method(), pathname + search) !== operation) return route.fallback()
      hit(pathname + search)
      return route.abort(abort)
    })
  }
  proxy.answerBy((response, call, forward) => {
    if (call.operation !== operation) return forward()
    if (hit(call.path) > 1 && fault.isPassing) return forward()
    if (fault.reach === 'flip') {
      const drop = () => void response.socket?.destroy()
      return void context.setOffline(true).then(drop, drop)
    }
    return answer(response, call)
  })
  const lift = async () => {
    proxy.answerBy(null)
    if (abort !== undefined) await context.unroute('**/api/aggregate/v1/**')
    if (fault.reach === 'flip') await context.setOffline(false)
  }
  return { isAsked: () => sends.size > 0, most: () => Math.max(0, ...sends.values()), lift }
}

interface Seen {
  readonly last: PageState
  readonly messages: ReadonlySet<string>
  readonly successes: ReadonlySet<string>
}

/** Watches the page until it has come to rest; gives its last state and all messages that it showed meanwhile. */
async function watch(opened: OpenScene, fault: FaultSpec, isAsked: () => boolean): Promise<Seen> {
  const messages = new Set<string>()
  const successes = new Set<string>()
  const until = Date.now() + patienceMs
  let calm = 0
  let isDue = false
  for (;;) {
    // All calls share the clock: a call that is still pending would time out too.
    if (isAsked() && fault.stalls && !isDue && !opened.hasOtherPending()) {
      isDue = true
      await opened.context.clock.runFor(15_100)
    }
    // The answer may still be on its way when its request was seen.
    if (isAsked() && fault.name.endsWith('Retry-After') && calm < 3) await opened.context.clock.fastForward(2100)
    const last = await readPageState(opened.page)
    last.messages.forEach((text) => messages.add(text))
    last.successes.forEach((text) => successes.add(text))
    calm = isAsked() && !last.isBusy && !last.isBlank ? calm + 1 : 0
    const isSaid = messages.size > 0 || said.test(last.text) || calm > 15
    if ((calm > 2 && isSaid) || Date.now() > until) return { last, messages, successes }
    await opened.page.waitForTimeout(60)
  }
}

/** Injects one fault into a scene that stands open, and judges what the screen makes of it. */
async function inject(opened: OpenScene, scene: Scene, fault: FaultSpec): Promise<readonly string[]> {
  const { page, gate, foreign } = opened
  const before = await readPageState(page)
  gate.take()
  foreign.seen.length = 0
  const { isAsked, most, lift } = await arm(opened, fault, scene.operation)
  const breaches: string[] = []
  const note = (isSo: boolean, what: string) => void (isSo && breaches.push(what))
  try {
    await scene.act(page)
    const { last, messages, successes } = await watch(opened, fault, isAsked)
    const isRenewable = scene.username !== null && !ownCredentials.includes(scene.operation)
    const isCured = (fault.ends === 'well' && isRenewable) || curesOf(scene, fault)
    const isAgain = fault.name.startsWith('401') && isRenewable
    const fresh = [...successes].filter((text) => boasts.test(text) && !said.test(text) && !before.successes.includes(text))
    note(!isAsked(), 'was never asked for')
    note(most() > (isRead(scene.operation) ? 4 : isAgain ? 2 : 1), `was sent ${most()} times`)
    note(last.isBlank, 'left a blank page')
    note(last.isBusy, 'still busy after the last possible answer')
    if (!isCured) {
      const isSaid = messages.size > 0 || said.test(last.text)
      note(!scene.isSilent && !isSaid, 'said nothing')
      // Without a network the page's own code may fail to load, which the page has to report.
      note(scene.isSilent === true && fault.reach !== 'flip' && messages.size > 0, `was not silent: ${[...messages].join(' | ')}`)
      note(fresh.length > 0 && !isRead(scene.operation), `claimed success: ${fresh.join(' | ')}`)
    }
    note(
      [...messages].some((text) => text !== '' && !isReadable(text.slice(0, 500))),
      `said what nobody can read: ${[...messages].join(' | ')}`,
    )
    note(/<html|<!doctype|\[object/i.test(last.text), 'shows raw markup or an object')
    note(foreign.seen.length > 0, 'followed a redirect to another host')
    if (isCured) await scene.done(page)
  } catch (error) {
    breaches.push(`broke the walk: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
  } finally {
    await lift()
  }
  return [...breaches, ...gate.take()]
}

/** Sends one scene through the faults, one after the other, and sees that it works when they are over. */
export async function sweepScene(
  browser: Browser,
  scene: Scene,
  { upstream, db, only }: { readonly upstream: string; readonly db: string; readonly only?: readonly string[] },
): Promise<readonly Injection[]> {
  const opened = await openScene(browser, upstream, scene, db)
  const injections: Injection[] = []
  const record = (fault: string, breaches: readonly string[]) => void injections.push({ scene: scene.name, fault, breaches })
  try {
    await scene.open(opened.page)
    const faults = createFaultCatalogue(opened.foreign.origin).filter(({ name }) => only?.includes(name) ?? true)
    for (const fault of faults) {
      const breaches = await inject(opened, scene, fault)
      record(fault.name, breaches)
      // After a refusal for want of rights the buttons may be gone.
      const mustReopen = fault.ends === 'well' || fault.name === '403' || breaches.length > 0 || curesOf(scene, fault)
      if (mustReopen) await scene.open(opened.page)
    }
    opened.gate.take()
    const breaches: string[] = []
    try {
      await scene.act(opened.page)
      await scene.done(opened.page)
    } catch (error) {
      breaches.push(`does not work after the faults: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
    }
    record('none any more', [...breaches, ...opened.gate.take()])
  } catch (error) {
    record('before the faults', [`could not be opened: ${error instanceof Error ? error.message.slice(0, 400) : String(error)}`])
  } finally {
    await opened.close()
  }
  return injections
}

/** Opens a scene `count` times with an answer that breaks the contract; gives what went wrong on the page. */
export async function showBrokenAnswers(
  browser: Browser,
  scene: Scene,
  { upstream, db, count }: { readonly upstream: string; readonly db: string; readonly count: number },
): Promise<readonly string[]> {
  const opened = await openScene(browser, upstream, scene, db)
  const breaches: string[] = []
  const fault = createFaultCatalogue('').find(({ name }) => name === '200 wrong shape')
  if (!fault) throw new Error('The catalogue has changed.')
  for (let seed = 1; seed <= count; seed += 1) {
    const text = mutantText(scene.operation, seed)
    const state = { isAsked: false }
    opened.proxy.answerBy((response, call, forward) => {
      if (call.operation !== scene.operation) return forward()
      state.isAsked = true
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(text)
    })
    await opened.page.goto('about:blank')
    await scene.act(opened.page)
    const { last } = await watch(opened, fault, () => state.isAsked)
    const found = [...opened.gate.take(), ...(last.isBlank ? ['blank page'] : []), ...(last.isBusy ? ['busy for ever'] : [])]
    if (found.length > 0) breaches.push(`${scene.name}, answer ${seed}: ${found.join('; ')}`)
  }
  await opened.close()
  return breaches
}

/** Opens a page that reads when it is opened: by its address, or by its own button after a failure. */
export const byAddress = (address: string) => async (page: Page) => {
  const again = page.getByRole('button', { name: /^(try again|retry)$/i }).first()
  if (await again.isVisible()) await again.click()
  else await page.goto(address, { waitUntil: 'commit' })
}

/** A screen that reads when it is opened; `shown` is what it shows then. */
export const reading = (
  name: string,
  operation: OperationId,
  address: string,
  shown: (page: Page) => Promise<void>,
  rest: Partial<Scene> = {},
): Scene => ({ name, operation, open: () => Promise.resolve(), act: byAddress(address), done: shown, ...rest })

export { expect }
