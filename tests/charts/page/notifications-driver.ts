import type { Page, Route } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { pollMs } from '#machines/notifications/notifications.machine.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { beSignedIn, expect, focused, visit } from '#tests/e2e/support.ts'
import { notificationsDrawer } from '#tests/pages/notifications.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import { hold, type PageDriver } from '#tests/support/charts/page-walk.ts'
import { refuse } from './gate.ts'
import { api } from './step-driver.ts'

const lists = [examKind.paths.list, testKind.paths.list]
/** A little longer than a call waits for its answer, in ms. */
const deadlineMs = 15_100
const agree = (route: Route) => route.fulfill({ json: { code: 200, message: 'OK', description: 'Success', data: null } })

/** Lets a session last for days: the walks let hours pass. */
const lastLong = () => {
  const text = localStorage.getItem('session')
  const days = 10 * 86_400
  if (text === null) return
  const longer = { token_expires_in: days, token_expires_timestamp: Date.now() + days * 1000 }
  localStorage.setItem('session', JSON.stringify({ ...JSON.parse(text), ...longer }))
}

/** How long, in ms, the machine waits before it reads the lists again. */
const pauseOf = (at: AnyMachineSnapshot): number =>
  at.matches({ sync: 'backingOff' }) ? Math.min(pollMs * 2 ** (at.context.failures - 1), 3_600_000) : pollMs

/** Lets the page be seen, or hidden behind another tab. */
const look = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { get: () => now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** The list of the aggregator with one more message than before. */
async function withNews(route: Route, id: number): Promise<void> {
  const response = await route.fetch()
  const answer = await response.json()
  const [first] = answer.data
  await route.fulfill({ response, json: { ...answer, data: [{ ...first, inAppNotificationId: id }, ...answer.data] } })
}

/** How the notifications are walked: their lists read late, not at all, with news and without. */
export async function notificationsDriver(page: Page): Promise<PageDriver> {
  await page.addInitScript(lastLong)
  const unread = await hold(page, `${api}/communications/notification/list?*status=0*`)
  await page.route(`${api}/communications/notification/list?*status=1*`, (route) => route.continue())
  const marks = await hold(page, new RegExp('/communications/update-notification/[1-9]'))
  const all = await hold(page, new RegExp('/communications/update-notification/0'))
  const drawer = page.getByRole(...notificationsDrawer.layer)
  const card = drawer.getByRole('listitem').first().getByRole('button').first()
  let newest = 1_000_000
  let pages = 0
  const acts: Readonly<Record<string, (move: Move) => Promise<unknown>>> = {
    'panel.open': () => page.getByRole(...notificationsDrawer.bell).click(),
    'panel.close': async () => {
      await expect(focused(drawer)).toBeVisible()
      await page.keyboard.press('Escape')
    },
    'page.changed': () => visit(page, lists[(pages += 1) % 2] ?? ''),
    'tab.show': ({ event }) =>
      drawer.getByRole('tab', { name: 'tab' in event && event.tab === 'read' ? 'Read' : 'Unread', exact: true }).click(),
    'card.expand': () => card.click(),
    'card.collapse': () => card.click(),
    'all.mark': () => drawer.getByRole(...notificationsDrawer.markAll).click(),
    'failure.close': () =>
      drawer
        .getByRole('button', { name: /Close|Dismiss/ })
        .last()
        .click(),
    'attention.gained': () => look(page, 'visible'),
    'attention.lost': () => look(page, 'hidden'),
    'mark.done': () => marks.answer(agree),
    'mark.failed': () => marks.answer(refuse),
  }
  const reading: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'new messages': (route) => withNews(route, (newest += 1)),
    'nothing new': (route) => route.continue(),
  }
  // The page is seen from the start, so the machine leaves this state at once.
  const isPassing = (at: AnyMachineSnapshot) =>
    at.matches({ attention: 'asleep', sync: 'due', panel: 'closed' }) && at.context.readAt === null && at.context.failures === 0
  const can = (move: Move, at: AnyMachineSnapshot): boolean => {
    const { tab, cards, readAt, hasMarkFailed } = at.context
    const isOpen = at.matches({ panel: 'open' })
    // A call that waits would fail as well when so much time passes.
    const isAsked = !at.matches({ all: 'resting' }) || cards.some((one: { isMarking: boolean }) => one.isMarking)
    if (isAsked && (move.by === 'clock' || (move.by === 'port' && move.src === 'readLists' && move.answer.kind === 'error'))) return false
    // A list that is being read again may be empty until then, and one that could not be read is.
    const isListed = isOpen && tab === 'unread' && readAt !== null && at.matches({ sync: 'waiting' })
    if (isPassing(at)) return move.event.type === 'attention.gained'
    switch (move.event.type) {
      case 'lists.changed':
        return false
      // Before the first reading ends, this would lead to the state that `isPassing` takes for the beginning.
      case 'attention.lost':
        return readAt !== null || at.context.failures > 0
      case 'panel.open':
        return !isOpen
      case 'tab.show':
        return isOpen && 'tab' in move.event && move.event.tab !== tab
      case 'card.expand':
        return isListed && !cards.some((one: { isExpanded: boolean }) => one.isExpanded)
      case 'card.collapse':
        return isListed && cards.some((one: { isExpanded: boolean }) => one.isExpanded)
      case 'mark.done':
      case 'mark.failed':
        return cards.some((one: { isMarking: boolean }) => one.isMarking)
      case 'all.mark':
        return isListed && at.matches({ all: 'resting' })
      case 'failure.close':
        return isOpen && hasMarkFailed
      default:
        return isOpen || !['panel.close', 'page.changed'].includes(move.event.type)
    }
  }
  return {
    inputs: ['any person'],
    open: async () => {
      for (const calls of [unread, marks, all]) calls.drop()
      pages = 0
      // A page that is open would sign out when its session is replaced, and take the new one away.
      await page.goto('/config.json')
      await page.clock.install()
      await beSignedIn(page)
      await page.goto(examKind.paths.list)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    isPassing,
    can,
    make: async (move, at) => {
      const read = move.by === 'port' && move.src === 'readLists' ? reading[move.answer.name] : undefined
      if (move.by === 'clock') await page.clock.runFor(pauseOf(at))
      else if (read) await unread.answer(read)
      else if (move.by === 'port' && move.src === 'readLists') await page.clock.runFor(deadlineMs)
      else if (move.by === 'port' && move.src === 'markAll') await all.answer(move.answer.kind === 'done' ? agree : refuse)
      else if (!isPassing(at)) await acts[move.event.type]?.(move)
    },
    see: async (at) => {
      await expect(drawer).toBeVisible({ visible: at.matches({ panel: 'open' }) })
      if (!at.matches({ panel: 'open' })) return
      const name = at.context.tab === 'read' ? 'Read' : 'Unread'
      await expect(drawer.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
      await expect(drawer.getByText('The notification could not be marked as read. Please try again.')).toHaveCount(
        at.context.hasMarkFailed ? 1 : 0,
      )
    },
    unreachable: {},
  }
}
