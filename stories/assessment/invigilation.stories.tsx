import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import type { Candidate, Monitor } from '#src/assessment/invigilation/monitor-service.ts'
import { WatchView } from '#src/assessment/invigilation/WatchView.tsx'
import { invigilationPage } from '#tests/pages/assessment/invigilation.ts'
import { shows } from '../shows.ts'

const [second, minute] = [1000, 60_000]
const serverTime = Date.parse('2026-11-24T10:34:31Z')
const begun = { startedAt: serverTime - 34 * minute, endsAt: serverTime + 26 * minute, seenAt: serverTime - 4 * second }

const candidate = (attemptId: number, studentName: string, more: Partial<Candidate>): Candidate => ({
  attemptId,
  studentName,
  candidateNumber: `2041 ${1000 + attemptId * 37}`,
  centreName: 'Baobab College Accra',
  state: 'Sitting',
  extraMinutes: 0,
  answered: 7,
  events: [{ kind: 'Started', at: serverTime - 34 * minute, note: '' }],
  ...more,
})
const candidates = [
  candidate(1, 'Ama Mensah', { ...begun, savedAt: serverTime - 11 * second }),
  candidate(2, 'Kwame Asante', {
    ...begun,
    seenAt: serverTime - 3 * minute,
    savedAt: serverTime - 3 * minute,
    answered: 4,
    extraMinutes: 30,
    endsAt: serverTime + 56 * minute,
    events: [
      { kind: 'Started', at: serverTime - 34 * minute, note: '' },
      { kind: 'Note', at: serverTime - 20 * minute, note: 'Came without an identity card; known to the centre. (Akinyi Odhiambo)' },
    ],
  }),
  candidate(3, 'Efua Owusu', { ...begun, state: 'Paused', savedAt: serverTime - 5 * minute }),
  candidate(4, 'Yaw Boateng', { state: 'Expected', answered: 0, opensAt: serverTime - 34 * minute, events: [] }),
  candidate(5, 'Abena Darko', {
    ...begun,
    state: 'Submitted',
    answered: 12,
    submittedAt: serverTime - 2 * minute,
    savedAt: serverTime - 3 * minute,
  }),
  candidate(6, 'Kofi Adjei', { ...begun, state: 'Void', answered: 2 }),
]
const monitor: Monitor = { serverTime, questionCount: 12, totalMarks: 40, isClosed: false, accessCode: '204107', candidates }

const meta = {
  title: 'Assessment/Invigilation',
  component: WatchView,
  args: {
    monitor,
    isBehind: false,
    readAt: 0,
    kind: 'all',
    mayControl: true,
    isPractice: false,
    chosen: null,
    entry: { minutes: '10', reason: '' },
    isTried: false,
    isBusy: false,
    actFailure: null,
    startTimer: () => () => {},
    now: () => 0,
    onKind: fn(),
    onRetry: fn(),
    onAct: fn(),
    onEntry: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: shows({}, { role: 'centre' }),
} satisfies Meta<typeof WatchView>

export default meta
type Story = StoryObj<typeof meta>

export const Watching: Story = {
  parameters: shows({ invigilation: ['watch.current', 'control.idle'] }, { role: 'centre' }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole(...invigilationPage.actsOf('Ama Mensah')))
    await userEvent.click(await screen.findByRole(...invigilationPage.act('Pause')))
    await expect(args.onAct).toHaveBeenCalledWith('pause', 1)
    await userEvent.click(canvas.getByRole(...invigilationPage.only(invigilationPage.offline)))
    await expect(args.onKind).toHaveBeenCalledWith('offline')
  },
}

export const Behind: Story = {
  args: { isBehind: true, kind: 'offline' },
  parameters: shows({ invigilation: ['watch.behind'] }, { role: 'centre' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(invigilationPage.behind)).toBeVisible()
    await expect(canvas.getByRole(...invigilationPage.table)).toBeVisible()
  },
}

export const AddingTime: Story = {
  args: { chosen: { act: 'extend', attemptId: 2 }, entry: { minutes: '61', reason: '' }, isTried: true },
  parameters: shows({ invigilation: ['control.asking'] }, { role: 'centre' }),
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(invigilationPage.wrongMinutes)).toBeVisible()
    await expect(screen.getByText(invigilationPage.noReason)).toBeVisible()
    const minutes = screen.getByLabelText(invigilationPage.minutes, { exact: false })
    await userEvent.type(minutes, '{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(minutes).toHaveFocus()
    await userEvent.click(screen.getByRole(...invigilationPage.confirm('Add time')))
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
}

export const Voiding: Story = {
  args: { chosen: { act: 'void', attemptId: 1 }, entry: { minutes: '10', reason: 'A phone was found.' }, isTried: true, isBusy: true },
  parameters: shows({ invigilation: ['control.sending'] }, { role: 'centre' }),
}

export const Closed: Story = {
  args: {
    kind: 'paused',
    mayControl: false,
    monitor: {
      ...monitor,
      isClosed: true,
      candidates: candidates.slice(4),
      statistics: {
        marked: 2,
        mean: 24.5,
        highest: 31,
        lowest: 18,
        questions: [
          { questionId: 1, questionCode: 'PHY-001', marks: 1, facility: 1, discrimination: 0 },
          { questionId: 2, questionCode: 'PHY-014', marks: 10 },
        ],
      },
    },
  },
  parameters: shows({ invigilation: ['watch.ended'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(invigilationPage.closed)).toBeVisible()
    await expect(canvas.getByText(invigilationPage.noneShown)).toBeVisible()
    await expect(canvas.getByRole(...invigilationPage.figures)).toBeVisible()
  },
}
