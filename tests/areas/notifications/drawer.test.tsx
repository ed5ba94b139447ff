import { QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { Api, ResourceApi } from '#src/api/client.ts'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { Notifications } from '#src/notifications/Notifications.tsx'
import { fixedClock } from '#src/time/clock.ts'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { notificationsDrawer } from '#tests/pages/notifications.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'

const messageOf = (id: number) => ({
  inAppNotificationId: id,
  communicationSubject: `Message ${id}`,
  content: `<p>Content ${id}</p>`,
  status: 0,
  createdAt: { date: '2027-01-15 11:00:00.000000' },
})

/** The bell and its drawer over an aggregator that holds `unread` and refuses marks when told to. */
async function open(...ids: number[]) {
  const server = { unread: ids, read: [] as number[], isRefusing: false, marks: [] as number[] }
  const call = async (operation: string, input: { query?: { status: number }; path?: { id: number } }) => {
    if (operation === 'listNotifications')
      return { data: (input.query?.status === 0 ? server.unread : server.read).map(messageOf), description: '', code: 200 }
    const id = input.path?.id ?? -1
    server.marks.push(id)
    if (server.isRefusing) throw new ApiProblem('server', 500)
    const marked = server.unread.filter((one) => id === 0 || one === id)
    server.unread = server.unread.filter((one) => !marked.includes(one))
    server.read = [...marked, ...server.read]
    return { data: null, description: '', code: 200 }
  }
  const api: Api & ResourceApi = { call: call as Api['call'], send: () => Promise.reject(new Error('No record is read here.')) }
  const queryClient = createQueryClient()
  const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
  const clock = fixedClock(Date.UTC(2027, 0, 15, 12))
  const screen = await render(
    <ServicesProvider value={{ api, codec, queryClient, clock, config: defaultConfig, ...browserEdges }}>
      <QueryClientProvider client={queryClient}>
        <Notifications contactId="501" isSignedIn={() => true} />
        <LiveRegions />
        <Toaster />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  const said = () => document.querySelector('[data-live=polite]')?.textContent
  const card = (id: number) => screen.getByRole('button', { name: `Message ${id} Today` })
  return { screen, server, said, card, bell: (name: string) => screen.getByRole('button', { name, exact: true }) }
}

describe('readers are told', () => {
  it('of messages that arrived, once, and not of those that were there', async () => {
    const { screen, server, said, bell } = await open(2, 1)
    await bell('Notifications, 2 unread').click()
    await expect.element(screen.getByRole('button', { name: 'Message 2 Today' })).toBeVisible()
    expect(said()).not.toMatch(/new notification/)
    await expect.poll(() => holdsFocus(screen.getByRole('dialog').element())).toBe(true)
    await userEvent.keyboard('{Escape}')
    server.unread = [4, 3, 2, 1]
    await bell('Notifications, 2 unread').click()
    await expect.poll(said).toBe('2 new notifications')
    await expect.element(screen.getByRole('button', { name: 'Message 4 Today' })).toBeVisible()
  })

  it('that a message is read, and that all are', async () => {
    const { screen, said, card, bell } = await open(3, 2, 1)
    await bell('Notifications, 3 unread').click()
    await card(3).click()
    await card(3).click()
    await expect.poll(said).toBe('Notification marked as read')
    await screen.getByRole(...notificationsDrawer.markAll).click()
    await expect.poll(said).toBe('All notifications marked as read')
  })

  it('of a call that failed after the drawer was closed', async () => {
    const { screen, server, card, bell } = await open(2, 1)
    server.isRefusing = true
    await bell('Notifications, 2 unread').click()
    await card(2).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('status').getByText('could not be marked as read')).toBeInTheDocument()
    await expect.element(bell('Notifications, 2 unread')).toBeVisible()
    expect(server.marks).toEqual([2])
  })
})

describe('the focus', () => {
  it('goes to the next card when one is read, to the one before at the end, and to the tab at last', async () => {
    const { screen, card, bell } = await open(3, 2, 1)
    await bell('Notifications, 3 unread').click()
    const read = async (id: number) => {
      await card(id).click()
      await card(id).click()
    }
    await read(2)
    await expect.element(card(1)).toHaveFocus()
    await read(1)
    await expect.element(card(3)).toHaveFocus()
    await read(3)
    await expect.element(screen.getByText(notificationsDrawer.noneNew)).toBeVisible()
    await expect.element(screen.getByRole(...notificationsDrawer.unread)).toHaveFocus()
  })

  it('stays where the person has gone meanwhile', async () => {
    const { screen, card, bell } = await open(3, 2, 1)
    await bell('Notifications, 3 unread').click()
    await card(2).click()
    await card(2).click()
    await screen.getByRole(...notificationsDrawer.unread).click()
    await expect.element(card(2)).not.toBeInTheDocument()
    await expect.element(screen.getByRole(...notificationsDrawer.unread)).toHaveFocus()
  })
})

it('an empty tab names what is missing', async () => {
  const { screen, bell } = await open()
  await bell('Notifications').click()
  await expect.element(screen.getByText(notificationsDrawer.noneNew)).toBeVisible()
  await screen.getByRole(...notificationsDrawer.read).click()
  await expect.element(screen.getByText(notificationsDrawer.none, { exact: true })).toBeVisible()
})
