import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SchedulingView } from '#src/blocks/scheduling/SchedulingView.tsx'
import { summaryPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { checksOf, dates, findingParts, fullDay, viewArgs } from './scheduling-fixtures.ts'

const meta = {
  component: SchedulingView,
  title: 'Blocks/Scheduling findings',
  parameters: { layout: 'fullscreen' },
  args: { ...viewArgs, send: fn(), carry: fn(), onRetryModules: fn(), onRetryFindings: fn(), onTimeZones: fn() },
} satisfies Meta<typeof SchedulingView>

export default meta
type Story = StoryObj<typeof meta>

const activeElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)
const other = dates[4] ?? { id: '', date: '' }

export const Listed: Story = {
  args: {
    findingParts,
    checks: {
      ...checksOf(fullDay),
      found: [
        {
          id: 'F01',
          level: 'ask',
          subject: {
            kind: 'clash',
            first: { dateId: other.id, date: other.date, slot: 1, moduleId: '4', name: 'Physics' },
            second: { dateId: other.id, date: other.date, slot: 1, moduleId: '7', name: 'Economics' },
            concerned: [{ name: 'IFY Science', students: 122 }],
          },
        },
        {
          id: 'F02',
          level: 'ask',
          subject: {
            kind: 'pairInSlot',
            pair: {
              reach: 'slot',
              ruleNames: ['One mathematics only'],
              first: { dateId: other.id, date: other.date, slot: 2, moduleId: '1', name: 'Mathematics for Business' },
              second: { dateId: other.id, date: other.date, slot: 2, moduleId: '2', name: 'Further Mathematics' },
            },
          },
        },
        { id: 'F16 rules', level: 'ask', subject: { kind: 'unread', source: 'rules' } },
        { id: 'F11', level: 'tell', subject: { kind: 'unsociable', starts: [{ zoneName: 'Nepal Time', slot: 3, time: '20:45' }] } },
      ],
      notOffered: ['holidays'],
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...schedulingPage.findings))
    await expect(canvas.getByText('122 students of IFY Science sit both papers')).toBeVisible()
    // The name begins with the words that are shown.
    await expect(canvas.getByRole(...schedulingPage.moveOne('Further Mathematics'))).toHaveTextContent('Move one')
    await expect(canvas.getByText('Public holidays are not checked: this server does not know them.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Show Physics/ }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'date.select', date: other.date })
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.onRetryFindings).toHaveBeenCalledWith('rules')
    await userEvent.click(canvas.getByRole(...summaryPage.goToTimeZones))
    await expect(args.onTimeZones).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole(...schedulingPage.mayShareSlot))
    await expect(args.send).toHaveBeenCalledWith({ type: 'pairs.read', mayShareSlot: true })
  },
}

/** Before the dates of the block are read, nothing is said to be in order. */
export const NotRead: Story = {
  args: { findingParts, checks: { ...checksOf(fullDay), found: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole(...schedulingPage.findings))
    await expect(canvas.getByText('Not checked yet: the dates of the block are not read.')).toBeVisible()
    await expect(canvas.queryByText('No findings.')).toBeNull()
  },
}

/** Where there is no room for the tabs, a button opens them as a sheet. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  args: { ...Listed.args },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole(...schedulingPage.findingsButton))
    await expect(await screen.findByRole(...schedulingPage.findingsSheet)).toHaveAccessibleName('Findings 4')
  },
}

/** A finding that is tried again goes: the focus stays with the findings. */
export const TriedAgain: Story = {
  args: { ...Listed.args },
  render: function TriedAgain(args) {
    const [checks, setChecks] = useState(args.checks)
    const found = checks?.found?.filter(({ id }) => id !== 'F16 rules') ?? []
    return <SchedulingView {...args} checks={checks} onRetryFindings={() => setChecks(checks && { ...checks, found })} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole(...schedulingPage.findings))
    canvas.getByRole(...kit.tryAgain).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole(...kit.tryAgain)).toBeNull()
    await expect(canvas.getByRole(...schedulingPage.findingsPanel)).toContainElement(activeElement())
  },
}
