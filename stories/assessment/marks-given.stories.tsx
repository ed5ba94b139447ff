import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { MarksGiven } from '#src/assessment/marking/MarksGiven.tsx'
import { ApiProblem } from '#src/api/problem.ts'
import { markingPage } from '#tests/pages/assessment/marking.ts'
import { stamps } from '../resources/fixtures.ts'
import { Served, type Calls } from '../resources/served.tsx'

const answer = 'Many cities now ask drivers to pay. Supporters point to cleaner air.'

const question = {
  questionId: 76,
  number: 1,
  questionCode: 'EAP-002',
  stem: '<p>Discuss.</p>',
  marks: 10,
  markScheme: [],
  answer,
}
const script = {
  markingId: 5,
  deliveryName: 'Essays',
  candidateNumber: '1057 4513',
  role: 'First',
  state: 'Submitted',
  mayMark: false,
  updatedAt: '2026-09-01 09:00:00.000000',
  allowed: 1,
  totalMarks: 10,
  sections: [{ title: 'Writing', machine: [], questions: [question] }],
  marks: [],
  overallComment: '',
  others: [],
  place: 1,
  count: 1,
}

const Given = ({ calls }: { readonly calls: Calls }) => (
  <Served answers={{}} calls={calls} path="/dap/marking">
    <main>
      <h1>Script</h1>
      <h2>Marks</h2>
      <MarksGiven
        value={[
          { questionId: 75, marks: 3 },
          {
            questionId: 76,
            marks: 4,
            notes: [
              { from: 36, to: 68, text: 'Which supporters?' },
              { from: 0, to: 35 },
            ],
          },
        ]}
        record={{
          id: '5',
          name: '1057 4513 (First)',
          status: 'Submitted',
          fields: {},
          createdAt: stamps.createdAt.date,
          updatedAt: stamps.updatedAt.date,
          updatedBy: stamps.updatedBy,
          names: { Question: { 75: { name: 'EAP-001', status: 8 }, 76: { name: 'EAP-002', status: 8 } } },
        }}
      />
    </main>
  </Served>
)

const meta = {
  component: Given,
  title: 'Assessment/Marks given',
  parameters: { layout: 'fullscreen' },
  args: { calls: { getMarkingScript: () => script } },
} satisfies Meta<typeof Given>

export default meta
type Story = StoryObj<typeof meta>

/** Each note stands with its passage, in the order of the answer. */
export const WithNotes: Story = {
  play: async () => {
    const notes = within(await screen.findByRole(...markingPage.notesOn('EAP-002')))
    await expect(notes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '“Many cities now ask drivers to pay.”Highlighted',
      '“Supporters point to cleaner air.”Which supporters?',
    ])
    await expect(screen.queryByRole(...markingPage.notesOn('EAP-001'))).toBeNull()
  },
}

/** The notes are read without their passages where the answers cannot be. */
export const ScriptUnread: Story = {
  args: {
    calls: {
      getMarkingScript: () => {
        throw new ApiProblem('refused', 404, 'The script was not found.')
      },
    },
  },
  play: async () => {
    await expect(within(await screen.findByRole(...markingPage.notesOn('EAP-002'))).getByText('Which supporters?')).toBeVisible()
  },
}
