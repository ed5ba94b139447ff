import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeskView } from '#src/assessment/marking/DeskView.tsx'
import type { Script } from '#src/assessment/marking/marking-service.ts'
import { markingPage } from '#tests/pages/assessment/marking.ts'
import { Answered } from '../services.tsx'
import { shows } from '../shows.ts'

const answer = [
  'It helps to begin with what it is not, because the two are often taken for one another. Delegation is handing a task to another person.',
  'An example of my own is the small shop of my uncle. He noticed it when he counted what was left at the end of a month.',
  'It does not hold for ever: as soon as people know about it they change what they do.',
].join('\n\n')

const markScheme = [
  { point: 'Says that it is handing a task and the right to decide to another person.', marks: 3 },
  { point: 'Gives an example of the own that fits.', marks: 4 },
  { point: 'Names a limit and why it is one.', marks: 3 },
]
const question = (questionId: number, number: number, text: string) => ({
  questionId,
  number,
  questionCode: `MAN-0${number}`,
  stem: '<p>Explain <b>delegation</b> with an example of your own, and say where the idea has its limits.</p>',
  marks: 10,
  markScheme,
  answer: text,
})

const script: Script = {
  markingId: 118,
  deliveryName: 'Introduction to Management Autumn 2026',
  candidateNumber: '4937 6142',
  role: 'First',
  state: 'Marking',
  mayMark: true,
  updatedAt: '2026-11-24 09:00:00.000000',
  dueOn: '2026-12-03',
  allowed: 1.5,
  totalMarks: 10,
  sections: [{ title: 'Section C', choose: 1, machine: [], questions: [question(76, 15, answer), question(77, 16, '')] }],
  marks: [],
  overallComment: '',
  others: [],
  place: 12,
  count: 40,
  previousId: 117,
  nextId: 119,
}
const marks = [
  { questionId: 76, marks: 7, usedPoints: [markScheme[0]?.point ?? '', markScheme[1]?.point ?? ''], comment: 'The limit is missing.' },
  { questionId: 77, marks: 0 },
]
const third: Script = {
  ...script,
  role: 'Third',
  others: [
    { role: 'First', markerName: 'Alexandrina Lindqvist-Okonkwo', total: 5, marks: [{ questionId: 76, marks: 5, comment: 'Short.' }] },
    { role: 'Second', markerName: 'Eleanor Whitcombe', total: 8, marks: [{ questionId: 76, marks: 8 }] },
  ],
}

const meta = {
  title: 'Assessment/Marking',
  component: DeskView,
  decorators: [
    (Story) => (
      <Answered by="nothing">
        <Story />
      </Answered>
    ),
  ],
  args: {
    script,
    phase: 'marking',
    saving: 'saved',
    savedAt: Date.parse('2026-11-24T10:04:31Z'),
    failure: null,
    marks,
    overallComment: '',
    list: '/dap/marking',
    hrefOf: (id) => `/dap/marking/edit/${id}`,
    onMark: fn(),
    onComment: fn(),
    onSave: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onKeep: fn(),
    onTake: fn(),
  },
  parameters: { layout: 'fullscreen', ...shows({}, { role: 'university' }) },
} satisfies Meta<typeof DeskView>

export default meta
type Story = StoryObj<typeof meta>

export const Marking: Story = {
  parameters: shows({ 'marking-desk': ['marking.clean', 'marking.changed'] }, { role: 'university' }),
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('3')
    await expect(args.onMark).toHaveBeenCalledWith(76, { marks: 10, usedPoints: markScheme.map(({ point }) => point) })
    await userEvent.keyboard('-')
    await expect(args.onMark).toHaveBeenLastCalledWith(76, { marks: 6.5 })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Incomplete: Story = {
  args: { marks: marks.slice(0, 1), saving: 'saving' },
  parameters: shows({ 'marking-desk': ['marking.saving'] }, { role: 'university' }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole(...markingPage.submit))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByText(markingPage.wrongMark)).toBeVisible()
    await expect(canvas.getByLabelText(markingPage.mark(10))).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(markingPage.mark(10)), '12')
    await expect(args.onMark).toHaveBeenLastCalledWith(77, { marks: undefined })
    await expect(canvas.getByLabelText(markingPage.mark(10))).toHaveValue('12')
  },
}

export const NotSaved: Story = {
  args: { saving: 'unsaved' },
  parameters: shows({ 'marking-desk': ['marking.offline'] }, { role: 'university' }),
}

export const Refused: Story = {
  args: { saving: 'none', failure: { code: 400, message: 'Enter a mark from 0 to 6.' } },
  parameters: shows({ 'marking-desk': ['marking.refused'] }, { role: 'university' }),
}

export const ThirdMarker: Story = {
  args: {
    script: third,
    marks: [
      { questionId: 76, marks: 7.5 },
      { questionId: 77, marks: 0 },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(markingPage.apart)).toBeVisible()
    await userEvent.click(canvas.getByRole(...markingPage.agree(7.5)))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByText(markingPage.noReason)).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { phase: 'submitting' },
  parameters: shows({ 'marking-desk': ['submitting'] }, { role: 'university' }),
}

export const ChangedInAnotherTab: Story = {
  args: { phase: 'asking' },
  parameters: shows({ 'marking-desk': ['conflict'] }, { role: 'university' }),
}

export const Submitted: Story = {
  args: { phase: 'closed', script: { ...script, state: 'Submitted' } },
  parameters: shows({ 'marking-desk': ['closed'] }, { role: 'university' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(markingPage.closed)).toBeVisible()
  },
}
