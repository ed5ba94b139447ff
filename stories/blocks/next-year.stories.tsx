import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { freshContext, loaded } from '#machines/blocks/next-year/next-year-form.ts'
import type { BegunClone, NextYearContext } from '#machines/blocks/next-year/next-year-types.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { NextYearView } from '#src/blocks/next-year/NextYearView.tsx'
import { nextYearPage } from '#tests/pages/block-list.ts'
import { kit } from '#tests/pages/kit.ts'
import { cloneSource, nextYearInput } from '#tests/machines/blocks/next-year-source.ts'
import { Answered } from '../services.tsx'
import { shows } from '../shows.ts'
import { Sheet } from './sheet.tsx'

const contextOf = (name: string, changes: Partial<NextYearContext> = {}): NextYearContext => {
  const fresh = freshContext(nextYearInput)
  const source = cloneSource(name)
  return { ...fresh, ...loaded(fresh, { source, typed: fresh.typed, parts: fresh.parts, begun: null }), code: 'EBAE27-015', ...changes }
}
const autumn = contextOf('Autumn Exams 2026')
const begun: BegunClone = {
  shift: autumn.shift,
  name: 'Autumn Exams 2027',
  shortName: 'Autumn Exams 27',
  code: 'EBAE27-015',
  parts: autumn.parts,
  blockId: '900',
  step: 'zones',
}
const source = cloneSource('Autumn Exams 2026')
const failure = { code: 500, message: 'The server did not respond.' }

const meta = {
  title: 'Blocks/Next year',
  component: NextYearView,
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
    context: autumn,
    phase: 'open',
    isGenerating: false,
    isBusy: false,
    mayModify: true,
    holidays: [
      { date: '2026-10-26', name: 'Labour Day', countries: ['New Zealand'] },
      { date: '2027-10-25', name: 'Labour Day', countries: ['New Zealand'] },
    ],
    isStartUnusable: false,
    newId: null,
    send: fn(),
    onMoveByWeeks: fn(),
  },
} satisfies Meta<typeof NextYearView>

export default meta
type Story = StoryObj<typeof meta>

export const ChangedClocks: Story = {
  parameters: shows({ 'next-year': ['open.form.editing', 'open.code.settled'] }),
  play: async ({ canvas, args }) => {
    const clocks = within(canvas.getByRole(...nextYearPage.clocks))
    await expect(clocks.getAllByText('60 min later → together')).toHaveLength(2)
    await userEvent.click(canvas.getByRole(...nextYearPage.later))
    await expect(args.onMoveByWeeks).toHaveBeenLastCalledWith(1)
    await userEvent.click(within(canvas.getByRole(...nextYearPage.takeAlong)).getByRole('checkbox', { name: /^Modules and versions/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'part.change', part: 'modules', isTaken: false })
    await userEvent.click(canvas.getByRole(...nextYearPage.create))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'clone.create' })
  },
}

export const StartUnusable: Story = {
  args: { isStartUnusable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...nextYearPage.firstDay)).toHaveTextContent(nextYearPage.startUnusable)
  },
}

export const WithoutModules: Story = {
  args: { context: { ...autumn, parts: ['zones'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...nextYearPage.clocks)).toBeVisible()
    await expect(canvas.queryByRole(...nextYearPage.moved)).toBeNull()
    await expect(canvas.queryByRole(...nextYearPage.hits)).toBeNull()
  },
}

export const QuietOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  args: { context: contextOf('May Exams 2027'), holidays: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${nextYearPage.quietClocks} ${nextYearPage.quietDays}`)).toBeVisible()
  },
}

export const Working: Story = {
  parameters: shows({
    'next-year': ['open.form.waiting', 'open.code.generating', 'working.creating', 'working.mapping', 'working.placing'],
  }),
  args: { phase: 'working', isBusy: true, isGenerating: true, holidays: 'loading', context: { ...autumn, begun } },
}

export const HalfWay: Story = {
  parameters: shows({ 'next-year': ['halted'] }),
  args: { phase: 'halted', newId: '1', context: { ...autumn, begun, failure, mayExist: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole(...nextYearPage.resume))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'clone.resume' })
  },
}

export const Gone: Story = {
  args: { phase: 'halted', newId: '1', context: { ...autumn, begun, failure: { code: 404, message: '' }, mayExist: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole(...nextYearPage.restart))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'clone.restart' })
  },
}

export const Finished: Story = {
  parameters: shows({ 'next-year': ['finished'] }),
  args: {
    phase: 'finished',
    newId: '1',
    context: { ...autumn, begun, source: { ...source, offered: source.offered.slice(1) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...nextYearPage.openNew)).toHaveAttribute('href', examKind.paths.wizardOf('1'))
    await expect(canvas.getByRole(...nextYearPage.moveFrom('Mon 25/10/2027'))).toHaveAttribute(
      'href',
      examKind.paths.scheduleOf('1', '2027-10-25'),
    )
    await expect(canvas.getByRole(...nextYearPage.leftOut)).toBeVisible()
  },
}

export const Unavailable: Story = {
  parameters: shows({ 'next-year': ['unavailable'] }),
  args: { phase: 'unavailable', context: { ...autumn, source: null, failure } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'source.retry' })
  },
}

export const Undated: Story = {
  parameters: shows({ 'next-year': ['undated'] }),
  args: { phase: 'undated', context: { ...autumn, source: { ...source, record: { ...source.record, from: null } } } },
}

export const Loading: Story = {
  parameters: shows({ 'next-year': ['loading'] }),
  args: { phase: 'loading', context: { ...autumn, source: null } },
}
