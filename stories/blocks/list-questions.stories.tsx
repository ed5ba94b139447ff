import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { BlockListView } from '#src/blocks/BlockListView.tsx'
import { testKind } from '#src/blocks/kinds/test.ts'
import { blockListPage } from '#tests/pages/block-list.ts'
import { summaryPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { shows } from '../shows.ts'
import { atRest, chosen, context, five, outcomesOf, rows } from './list-fixtures.ts'
import { Sheet } from './sheet.tsx'

const meta = {
  component: BlockListView,
  title: 'Blocks/List questions',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: atRest,
} satisfies Meta<typeof BlockListView>

export default meta
type Story = StoryObj<typeof meta>

export const AskingToDelete: Story = {
  parameters: shows({ 'block-list': ['work.asking'] }, { kind: 'exam' }),
  args: { context: { ...context, work: { act: 'delete', rows: rows.slice(0, 1), checks: [], outcomes: [] } } },
  play: async ({ args }) => {
    const question = await screen.findByRole(...blockListPage.deleteQuestion)
    await waitFor(() => expect(question).toBeVisible())
    await userEvent.click(screen.getByRole(...kit.yes))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.accept' })
  },
}

export const AskingToDeleteTestBlocks: Story = {
  parameters: shows({ 'block-list': ['work.asking'] }, { kind: 'test' }),
  args: { kind: testKind, context: { ...context, chosen, work: { act: 'delete', rows: five, checks: [], outcomes: [] } } },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete these 5 Test Blocks?' })
    await waitFor(() => expect(question).toBeVisible())
  },
}

export const AskingToPublish: Story = {
  parameters: shows({ 'block-list': ['work.asking'] }, { kind: 'exam' }),
  args: { context: { ...context, chosen, work: { act: 'publish', rows: rows.slice(3, 5), checks: [], outcomes: [] } } },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish these 2 Exam Blocks?' })
    await waitFor(() => expect(question).toHaveTextContent('3 more are selected that are not drafts; they stay as they are.'))
  },
}

/** Nothing can be published before it is known what is open; the question can be taken back. */
export const LookingForOpenPoints: Story = {
  parameters: shows({ 'block-list': ['work.checking'] }, { kind: 'exam' }),
  args: {
    isChecking: true,
    context: { ...context, chosen, work: { act: 'publish', rows: rows.slice(3, 5), checks: [], outcomes: [] } },
  },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish these 2 Exam Blocks?' }))
    await waitFor(() => expect(question.getByRole('status')).toHaveTextContent('Looking for open points'))
    const yes = question.getByRole(...kit.yes)
    await expect(yes).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(yes)
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole(...kit.no))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.cancel' })
  },
}

/** Each block is listed with the number of its open points, those that are mere advice included. */
export const AskingToPublishWithOpenPoints: Story = {
  parameters: shows({ 'block-list': ['work.asking'] }, { kind: 'test' }),
  args: {
    kind: testKind,
    context: {
      ...context,
      chosen,
      work: {
        act: 'publish',
        rows: five,
        checks: [
          { id: '1', open: 3, isAsked: true },
          { id: '2', open: 0, isAsked: false },
          { id: '3', open: 1, isAsked: false },
          { id: '4', open: null, isAsked: true },
          { id: '5', open: 1, isAsked: true },
        ],
        outcomes: [],
      },
    },
  },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish these 5 Test Blocks?' }))
    await waitFor(() =>
      expect(question.getByRole('status')).toHaveTextContent(
        '3 of these Test Blocks have open points. The open points of 1 of these Test Blocks could not be loaded.',
      ),
    )
    await expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Semester 1 Final Exams 2026-273 open points',
      'Semester 1 Resit Exams 2026-27',
      'January Intake Mid-Year Exams1 open point',
      'Semester 2 Final Exams 2026-27Open points could not be loaded',
      'January Intake Final Exams1 open point',
    ])
    await userEvent.click(question.getByRole(...summaryPage.publishAnyway))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.accept' })
  },
}

/** Advice is told; the question stays the usual one. */
export const AskingToPublishWithAdvice: Story = {
  args: {
    context: {
      ...context,
      chosen: ['4'],
      work: { act: 'publish', rows: rows.slice(3, 4), checks: [{ id: '4', open: 2, isAsked: false }], outcomes: [] },
    },
  },
  play: async () => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish this Exam Block?' }))
    await waitFor(() => expect(question.getByText('2 open points')).toBeVisible())
    await expect(question.getByRole('status')).toBeEmptyDOMElement()
    await expect(question.getByRole(...kit.yes)).toBeVisible()
  },
}

export const Working: Story = {
  parameters: shows({ 'block-list': ['work.working'] }),
  args: {
    isBusy: true,
    context: { ...context, chosen, work: { act: 'delete', rows: five, checks: [], outcomes: outcomesOf('Exam Block').slice(0, 3) } },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('3 of 5 done')).toBeVisible())
  },
}
