import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { compareBlocks, type ComparedBlock } from '#machines/blocks/compare/compare.ts'
import { CompareView } from '#src/blocks/compare/CompareView.tsx'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { comparePage } from '#tests/pages/block-list.ts'
import { kit } from '#tests/pages/kit.ts'
import { seededBlock } from '#tests/support/seeded-blocks.ts'
import { Answered } from '../services.tsx'
import { Sheet } from './sheet.tsx'

const blockOf = (name: string): ComparedBlock & { readonly record: ReturnType<typeof seededBlock>['record'] } => {
  const { record, days, zones } = seededBlock(name)
  return { record, days, slotsPerDay: zones[0]?.slots.length ?? 0 }
}
const [before, after] = [blockOf('May Exams 2026'), blockOf('May Exams 2027')]

const meta = {
  title: 'Blocks/Compare',
  component: CompareView,
  decorators: [
    (Story) => (
      <Answered by="nothing">
        <Sheet>
          <Story />
        </Sheet>
      </Answered>
    ),
  ],
  args: {
    kind: examKind,
    breadcrumbs: null,
    left: { id: before.record.id, record: before.record },
    right: { id: after.record.id, record: after.record },
    status: { kind: 'compared', left: before, right: after, comparison: compareBlocks(before, after, 'weekday') },
    shown: null,
    colours: new Map(),
    onPick: fn(),
    onSwap: fn(),
    onShow: fn(),
    onRetry: fn(),
    onSave: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof CompareView>

export default meta
type Story = StoryObj<typeof meta>

export const TwoYears: Story = {
  play: async ({ canvas, args }) => {
    const spoken = canvas.getByText(comparePage.spoken('May Exams 2026', 'May Exams 2027', '31 differences'))
    await expect(spoken).toHaveAttribute('role', 'status')
    await userEvent.click(canvas.getByRole(...comparePage.filter(14, 'moved')))
    await expect(args.onShow).toHaveBeenLastCalledWith('moved')
    await userEvent.click(canvas.getByRole(...comparePage.swap))
    await expect(args.onSwap).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole(...kit.print))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }

export const Unchosen: Story = { args: { right: null, status: { kind: 'unchosen' } } }

export const Failed: Story = {
  args: { status: { kind: 'failed', message: 'The summary could not be read.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
