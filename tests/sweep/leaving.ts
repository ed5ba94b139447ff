import { expect, type Browser } from 'playwright/test'
import type { OperationId } from '#openapi/generated/operations.ts'
import { signIn, visit } from '#tests/e2e/support.ts'
import { pageTitle } from '#tests/pages/shell.ts'
import { createRandom } from '#tests/support/seeded-random.ts'
import { createFaultCatalogue } from './fault-catalogue.ts'
import { collectPageErrors } from './page-errors.ts'
import { readPageState } from './page-state.ts'
import { startPortalProxy } from './portal-proxy.ts'

/** Lists that send a new call each time, for a search that was not made before. */
const places: readonly (readonly [address: string, operation: OperationId])[] = [
  ['/sms/exam-block', 'listExamBlocks'],
  ['/sms/testblock', 'listTestBlocks'],
  ['/sms/moduleproperties', 'listModuleRules'],
]
const slownessMs = 200

/**
 * Opens a page whose call takes 200 ms and then fails, and leaves it before or after the failure, `count` times. Gives what
 * went wrong: an error, a blank page, a message about a page that was left. Rejects when a connection stays open.
 */
export async function leaveFaultyPages(
  browser: Browser,
  { upstream, db, count, seed }: { readonly upstream: string; readonly db: string; readonly count: number; readonly seed: number },
): Promise<readonly string[]> {
  const proxy = await startPortalProxy(upstream)
  const context = await browser.newContext({ baseURL: proxy.origin, extraHTTPHeaders: { 'x-portal-db': db }, locale: 'en-GB' })
  const gate = collectPageErrors(context)
  const page = await context.newPage()
  const random = createRandom(seed)
  const faults = createFaultCatalogue('http://127.0.0.1:9').filter(({ reach, isPassing }) => reach === undefined && !isPassing)
  const breaches: string[] = []
  await signIn(page)
  for (const [address] of places) {
    await visit(page, address)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
  await visit(page, '/profile')
  const title = page.getByRole(...pageTitle.profile)
  await expect(title).toBeVisible()

  for (let pair = 1; pair <= count; pair += 1) {
    const [address, operation] = places[Math.floor(random() * places.length)] ?? places[0] ?? ['/', 'listExamBlocks']
    const fault = faults[Math.floor(random() * faults.length)]
    if (!fault) throw new Error('There are no faults.')
    const held: NodeJS.Timeout[] = []
    const answer = fault.answerWith('The aggregator says why.')
    proxy.answerBy((response, call, forward) => {
      if (call.operation !== operation) return forward()
      held.push(setTimeout(() => void (response.destroyed || answer(response, call)), slownessMs))
    })
    await visit(page, `${address}?search=pair-${pair}`)
    await page.waitForTimeout(Math.floor(random() * slownessMs))
    await visit(page, '/profile')
    await expect(title).toBeVisible()
    await page.waitForTimeout(50)
    const { messages, isBlank } = await readPageState(page)
    held.forEach((timer) => clearTimeout(timer))
    const found = [...messages, ...gate.take(), ...(isBlank ? ['blank page'] : [])]
    if (found.length > 0) breaches.push(`pair ${pair}, ${fault.name} on ${operation}: ${found.join(' | ')}`)
  }
  proxy.answerBy(null)
  await expect.poll(proxy.openCalls).toBe(0)
  await visit(page, `${places[0]?.[0]}?search=`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await context.close()
  await proxy.close()
  return [...breaches, ...gate.take()]
}
