import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Sheet } from '#src/assessment/sitting/sheet.ts'
import { SitView } from '#src/assessment/sitting/SitView.tsx'
import { sittingPage } from '#tests/pages/assessment/sitting.ts'
import { kit } from '#tests/pages/kit.ts'
import { Answered } from '../services.tsx'
import { shows } from '../shows.ts'

const minute = 60_000
const beginning = Date.parse('2026-11-24T10:00:00Z')
const choices = ['newton', 'joule', 'watt', 'pascal'].map((text, index) => ({ option: index + 1, text }))

const sheet: Sheet = {
  attemptId: 1,
  sessionKey: 'key',
  candidateNumber: '2041 0773',
  deliveryName: 'Physics Mid-term November 2026',
  moduleName: 'Physics',
  durationMinutes: 60,
  extraMinutes: 30,
  mayGoBack: true,
  state: 'Sitting',
  endsAt: beginning + 90 * minute,
  serverTime: beginning,
  answers: [],
  sections: [
    {
      title: 'Section A',
      questions: [
        { questionId: 1, questionType: 'Single choice', stem: '<p>What is the unit of force?</p>', options: choices, marks: 1 },
        { questionId: 2, questionType: 'Multiple choice', stem: '<p>Which are units of energy?</p>', options: choices, marks: 2 },
        { questionId: 3, questionType: 'Number', stem: '<p>How many metres are a kilometre?</p>', marks: 1 },
      ],
    },
    {
      title: 'Section B',
      choose: 1,
      questions: [{ questionId: 4, questionType: 'Essay', stem: '<p>Explain why a satellite stays in its orbit.</p>', marks: 10 }],
    },
  ],
}
const own = {
  deliveryId: 1,
  deliveryName: sheet.deliveryName,
  moduleName: sheet.moduleName,
  isPractice: false,
  needsCode: true,
  durationMinutes: 60,
  extraMinutes: 30,
  totalMarks: 14,
  questionCount: 4,
  opensAt: beginning,
  state: 'Expected' as const,
}
const answers = [
  { questionId: 1, value: '1', isFlagged: false, revision: 2 },
  { questionId: 3, value: '1000', isFlagged: true, revision: 1 },
]

const meta = {
  title: 'Assessment/Sitting',
  component: SitView,
  decorators: [
    (Story) => (
      <Answered by="nothing">
        <Story />
      </Answered>
    ),
  ],
  args: {
    phase: 'sitting',
    isBusy: false,
    mark: 'saved',
    savedAt: beginning + 271_000,
    answers,
    index: 0,
    failure: null,
    ending: null,
    isWhole: true,
    warned: null,
    time: { endsAt: sheet.endsAt, serverTime: beginning, isPaused: false },
    own,
    sheet,
    call: { phase: 'quiet', hasFailed: false },
    startTimer: () => () => {},
    left: () => 72 * minute + 40_000,
    onStart: fn(),
    onContinue: fn(),
    onRetry: fn(),
    onAnswer: fn(),
    onFlag: fn(),
    onGo: fn(),
    onReview: fn(),
    onReturn: fn(),
    onSubmit: fn(),
    onCall: fn(),
  },
  parameters: { layout: 'fullscreen', ...shows({}, { role: 'student' }) },
} satisfies Meta<typeof SitView>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  parameters: shows(
    { attempt: ['live.desk.sitting', 'live.saving.clean', 'live.saving.dirty.changing', 'live.clock.running'] },
    { role: 'student' },
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('b')
    await expect(args.onAnswer).toHaveBeenCalledWith(1, '2')
    await userEvent.keyboard('f')
    await expect(args.onFlag).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole('switch'))
    await userEvent.keyboard('c')
    await expect(args.onAnswer).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole(...sittingPage.hideTime))
    await expect(canvas.queryByRole(...sittingPage.timer)).not.toBeInTheDocument()
  },
}

export const Essay: Story = {
  args: { index: 3, mark: 'saving' },
  parameters: shows({ attempt: ['live.saving.saving'] }, { role: 'student' }),
}

export const NotSaved: Story = {
  args: { index: 1, mark: 'unsaved', warned: 5, left: () => 4 * minute },
  parameters: shows({ attempt: ['live.saving.offline'] }, { role: 'student' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sittingPage.notSaved)).toBeVisible()
    await expect(canvas.getByText(sittingPage.warning('5 minutes'))).toBeVisible()
    await expect(canvas.queryByRole(...sittingPage.hideTime)).not.toBeInTheDocument()
  },
}

/** On phones the head is two lines and the foot is one, whatever is saved. */
export const OnAPhone: Story = {
  args: { index: 1 },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    }
    const [review, next] = [canvas.getByRole(...sittingPage.review), canvas.getByRole(...sittingPage.next)]
    await expect(middle(next)).toBe(middle(review))
    const [size, timer] = [canvas.getByRole(...sittingPage.textSize), canvas.getByRole(...sittingPage.timer)]
    await expect(size.getBoundingClientRect().bottom).toBeLessThanOrEqual(timer.getBoundingClientRect().top)
    await expect(Math.abs(middle(canvas.getByText(sittingPage.saved)) - middle(timer))).toBeLessThan(8)
  },
}

export const Reviewing: Story = {
  args: { phase: 'reviewing' },
  parameters: shows({ attempt: ['live.desk.reviewing'] }, { role: 'student' }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole(...sittingPage.place('Question 2')))
    await expect(args.onReturn).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole(...sittingPage.submit))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Paused: Story = {
  args: { phase: 'paused' },
  parameters: shows({ attempt: ['live.desk.paused', 'live.clock.standing'] }, { role: 'student' }),
}

export const ReadOnly: Story = {
  args: { phase: 'taken' },
  parameters: shows({ attempt: ['taken'] }, { role: 'student' }),
}

export const Elsewhere: Story = {
  args: { phase: 'asking', sheet: null },
  parameters: shows({ attempt: ['asking'] }, { role: 'student' }),
}

export const Instructions: Story = {
  args: { phase: 'instructions', sheet: null, failure: { code: 400, message: 'The code is not right.' } },
  parameters: shows({ attempt: ['instructions', 'starting'] }, { role: 'student' }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(sittingPage.code), '204107')
    await userEvent.click(canvas.getByRole(...sittingPage.begin))
    await expect(args.onStart).toHaveBeenCalledWith('204107')
  },
}

export const Waiting: Story = {
  args: { phase: 'waiting', sheet: null },
  parameters: shows({ attempt: ['waiting'] }, { role: 'student' }),
}

export const Unavailable: Story = {
  args: { phase: 'unavailable', sheet: null, own: null, failure: { code: 0, message: 'The server did not respond.' } },
  parameters: shows({ attempt: ['unavailable'] }, { role: 'student' }),
}

export const Refused: Story = {
  ...Unavailable,
  args: { ...Unavailable.args, failure: { code: 403, message: 'You do not have permission to do this.' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole(...sittingPage.unavailable)).toHaveFocus()
    await expect(canvas.queryByRole(...kit.tryAgain)).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole(...sittingPage.toList)).toHaveFocus()
  },
}

export const Opening: Story = {
  args: { phase: 'loading', sheet: null, own: null },
  parameters: shows({ attempt: ['opening'] }, { role: 'student' }),
}

export const HandingIn: Story = {
  args: { phase: 'handingIn', mark: 'unsaved' },
  parameters: shows({ attempt: ['submitting', 'unsent'] }, { role: 'student' }),
}

export const TimedOut: Story = {
  args: { phase: 'ended', ending: 'Timed out', isWhole: false },
  parameters: shows({ attempt: ['ended'] }, { role: 'student' }),
}

export const HandedIn: Story = {
  args: { phase: 'ended', ending: 'Submitted' },
  parameters: shows({ attempt: ['closed'] }, { role: 'student' }),
}
