import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DecisionPanel } from '#src/applications/review/DecisionPanel.tsx'
import { reviewPage } from '#tests/pages/applications/review.ts'
import { Sheet } from '../blocks/sheet.tsx'

const approve = { act: 'move:approve', label: 'Approve', to: 8, hasComment: false } as const
const reject = { act: 'move:reject', label: 'Reject', to: 11, hasComment: true } as const

const meta = {
  component: DecisionPanel,
  title: 'Applications/Decision',
  parameters: { layout: 'fullscreen' },
  args: {
    facts: [
      { id: 'student', label: 'Student', value: 'Айгерім Сейтқалиқызы' },
      { id: 'steps', label: 'Progress', value: 8 },
    ],
    moves: [approve, reject],
    isBusy: false,
    onDecide: fn(),
  },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
} satisfies Meta<typeof DecisionPanel>

export default meta
type Story = StoryObj<typeof meta>

/** A rejection without its comment is not sent: the field says so and has the focus. */
export const Deciding: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...reviewPage.reject))
    await expect(canvas.getByText(reviewPage.commentMissing)).toBeVisible()
    await expect(canvas.getByLabelText(...reviewPage.comment)).toHaveFocus()
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(...reviewPage.comment), ' A statement is missing. ')
    await userEvent.click(canvas.getByRole(...reviewPage.reject))
    await expect(args.onDecide).toHaveBeenCalledWith(reject, 'A statement is missing.')
    await userEvent.click(canvas.getByRole(...reviewPage.approve))
    await expect(args.onDecide).toHaveBeenLastCalledWith(approve, '')
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const Decided: Story = { args: { moves: [] } }
