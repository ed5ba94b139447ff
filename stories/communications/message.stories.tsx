import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { communications } from '#src/communications/communications.tsx'
// Code that the page loads later, so that it is there when a story begins.
import '#src/communications/messages/MessageOverview.tsx'
import '#src/resources/view/StoredView.tsx'
import type { StartTimer } from '#src/time/timer.ts'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { messagePage } from '#tests/pages/communications/message.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { stamps, usual } from '../resources/fixtures.ts'
import { pageAt, Served } from '../resources/served.tsx'

const View = communications.view
const list = '/communications/content'

interface MessageProps {
  /** Where it stands when the page opens. */
  readonly state: 'Sending' | 'Sent'
  readonly countStopped: number
}

/** The answers about a message to 50,000 people of whom 1,500 have it. */
function answersFor({ state, countStopped }: MessageProps) {
  let stood: Record<string, unknown> = { state, countStopped }
  return {
    details: () => ({
      communicationId: 1,
      communicationName: 'Results are coming',
      mode: 'In-app',
      option: 'Audience',
      audienceId: 1,
      inApp: { subject: 'Results are coming', content: '<p>Read this.</p>' },
      countTotal: 50_000,
      countDelivered: 1500,
      countRead: 0,
      countFailed: 0,
      ...stood,
      ...stamps,
      names: { Audience: { 1: { name: 'Everybody', status: 1 } } },
    }),
    /** What the server has done meanwhile. */
    advance: (changes: Readonly<Record<string, unknown>>) => {
      stood = { ...stood, ...changes }
    },
    stopCommunication: () => {
      stood = { state: 'Sent', countStopped: 48_500 }
      return { sent: 1500, notSent: 48_500 }
    },
  }
}

/** The last message that was drawn, and the timers that its page waits for. */
const drawn: { advance: ReturnType<typeof answersFor>['advance']; readonly due: Set<() => void> } = { advance: () => {}, due: new Set() }

const startTimer: StartTimer = (_, due) => {
  drawn.due.add(due)
  return () => void drawn.due.delete(due)
}

/** Time passes until the next read. */
function pass() {
  const waiting = [...drawn.due]
  drawn.due.clear()
  for (const due of waiting) due()
}

/** The page of a message that is on its way. */
function Message(props: MessageProps) {
  const [{ details, stopCommunication, advance }] = useState(() => answersFor(props))
  useEffect(() => {
    drawn.advance = advance
  }, [advance])
  return (
    <Served
      answers={{ ...usual, 'GET /communications/details/{id}': details }}
      calls={{ stopCommunication }}
      path={`${list}/view/1`}
      startTimer={startTimer}
    >
      <Sheet>
        <View {...pageAt(list, communication.nouns, '1')} />
      </Sheet>
      <LiveRegions />
      <Toaster />
    </Served>
  )
}

const meta = {
  title: 'Communications/Message',
  component: Message,
  parameters: { layout: 'fullscreen' },
  args: { state: 'Sending', countStopped: 0 },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

/** What was sent stays counted, and the page says what was not. */
export const StoppedWhileSent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messagePage.toGo('48,500'))).toBeVisible()
    // The toast is shown for a second only: the search for it begins before the press.
    const toast = screen.findByText(messagePage.stopped('1,500', '48,500'))
    await userEvent.click(await canvas.findByRole(...messagePage.stop))
    await toast
    await expect(await canvas.findByText(messagePage.notSent('48,500'))).toBeVisible()
    await expect(canvas.queryByRole(...messagePage.stop)).toBeNull()
    await expect(canvas.getByText('1,500')).toBeVisible()
  },
}

export const Stopped: Story = { args: { state: 'Sent', countStopped: 48_500 } }

/** The figures follow what is sent, until all of it is. */
export const Followed: Story = {
  beforeEach: () => drawn.due.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messagePage.toGo('48,500'))).toBeVisible()
    drawn.advance({ countDelivered: 20_000, countRead: 3 })
    pass()
    await expect(await canvas.findByText(messagePage.toGo('30,000'))).toBeVisible()
    drawn.advance({ state: 'Sent', countDelivered: 50_000 })
    pass()
    await waitFor(() => expect(canvas.queryByText(messagePage.toGo('30,000'))).toBeNull())
    await waitFor(() => expect(drawn.due.size).toBe(0))
  },
}
