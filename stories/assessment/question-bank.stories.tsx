import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '#src/api/problem.ts'
import { QuestionBank } from '#src/assessment/builder/QuestionBank.tsx'
import { useBank } from '#src/assessment/builder/use-bank.ts'
import { authoring } from '#tests/pages/assessment/authoring.ts'
import { kit } from '#tests/pages/kit.ts'
import { stamps } from '../resources/fixtures.ts'
import { Served, unanswered, type Answers } from '../resources/served.tsx'

const question = (id: number, more: object = {}) => ({
  questionId: id,
  questionCode: `PHY-${String(id).padStart(3, '0')}`,
  moduleId: 3,
  submoduleId: 7,
  questionType: 'Single choice',
  stem: `<p>Question ${id} about forces.</p>`,
  marks: 2,
  negativeMarks: 0,
  difficulty: (id % 5) + 1,
  topics: [id % 2 === 0 ? 'Forces' : 'Waves'],
  versionNo: 1,
  status: 8,
  names: {},
  ...stamps,
  ...more,
})
const page = (list: readonly object[]) => () => ({ list, totalCount: list.length, statusCounts: {} })
const list = 'GET list'
const all = [question(1), question(2), question(3), question(4, { status: 2 })]

/** Answers the first read, and fails the later ones. */
const failingLater = (): Answers => {
  let reads = 0
  return {
    [list]: () => {
      reads += 1
      if (reads > 1) throw new ApiProblem('network', 0, null)
      return page(all)()
    },
  }
}

interface BankProps {
  readonly answers: Answers
  readonly moduleId: number | null
  onAdd(id: number): void
}

function Bank({ moduleId, onAdd }: Omit<BankProps, 'answers'>) {
  const [known] = useState(() => new Map())
  const bank = useBank(moduleId, known)
  return (
    <>
      <QuestionBank
        bank={bank}
        isModuleChosen={moduleId !== null}
        used={new Set([2])}
        sections={[{ key: 1, name: 'Section A' }]}
        target={1}
        onTarget={() => {}}
        onAdd={onAdd}
      />
      <button type="button" onClick={bank.retry}>
        Read again
      </button>
    </>
  )
}

const ServedBank = ({ answers, ...props }: BankProps) => (
  <Served answers={answers} path="/dap/authoring/create">
    <main>
      <h1>Paper</h1>
      <Bank {...props} />
    </main>
  </Served>
)

const meta = {
  component: ServedBank,
  title: 'Assessment/Question bank',
  args: { answers: { [list]: page(all) }, moduleId: 3, onAdd: fn() },
} satisfies Meta<typeof ServedBank>

export default meta
type Story = StoryObj<typeof meta>

const bank = async () => within(await screen.findByRole(...authoring.bank))

/** Approved questions alone; one that the paper has already cannot be added again. */
export const Filled: Story = {
  play: async ({ args }) => {
    const shown = await bank()
    await userEvent.click(await shown.findByRole(...authoring.add('PHY-001')))
    await expect(args.onAdd).toHaveBeenCalledWith(1)
    await expect(shown.queryByRole(...authoring.add('PHY-002'))).toBeNull()
    await expect(shown.queryByRole(...authoring.add('PHY-004'))).toBeNull()
  },
}

export const WithoutModule: Story = { args: { moduleId: null } }

export const Loading: Story = { args: { answers: { [list]: unanswered } } }

export const Empty: Story = { args: { answers: { [list]: page([]) } } }

const failing = () => {
  throw new ApiProblem('network', 0, null)
}

/** Nothing was read: Retry reads it. */
export const Failed: Story = {
  args: { answers: { [list]: failing } },
  play: async () => expect((await bank()).findByRole(...kit.tryAgain)).resolves.toBeVisible(),
}

/** What was read before stays when a later read fails. */
export const KeptOffline: Story = {
  args: { answers: failingLater() },
  play: async () => {
    const shown = await bank()
    await shown.findByRole(...authoring.add('PHY-001'))
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(shown.getByRole(...authoring.add('PHY-001'))).toBeVisible())
    await expect(shown.queryByRole(...kit.tryAgain)).toBeNull()
  },
}
