import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'
import { combinations } from '#mirage/fixtures/combinations.ts'
import { modules as records } from '#mirage/fixtures/modules.ts'
import type { Combination } from '#machines/blocks/combinations.ts'
import { propose } from '#machines/blocks/proposal/proposal.ts'
import type { Proposal } from '#machines/blocks/proposal/proposal-types.ts'
import { orderOf, proposalMachine, type ProposalContext } from '#machines/blocks/proposal/proposal.machine.ts'
import type { Module, ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import { addDays } from '#machines/time/days.ts'
import { proposalBlock, proposalInput, type ProposalDay } from '#src/blocks/proposal/proposal-block.ts'
import { ProposalView } from '#src/blocks/proposal/ProposalView.tsx'
import { proposalPage } from '#tests/pages/scheduling.ts'
import { shows } from '../shows.ts'

const modules: readonly Module[] = records
  .filter(({ evaluations }) => evaluations.includes('exam'))
  .map(({ moduleId, moduleName, colourCode }) => ({
    id: String(moduleId),
    name: moduleName,
    colour: colourCode,
    versions: ['1.0'],
    submodules: [],
  }))

const scheduled = (index: number): ScheduledModule => ({
  moduleId: modules[index]?.id ?? '',
  name: modules[index]?.name ?? '',
  versions: [],
  submodules: [],
})

const daysOf = (dates: number, slots: number, standing: readonly ScheduledModule[] = []): readonly ProposalDay[] =>
  Array.from({ length: dates }, (_, date) => ({
    dateId: String(date),
    date: addDays('2027-06-14', date),
    isHoliday: false,
    slots: Array.from({ length: slots }, (__, slot) => ({
      number: slot + 1,
      clocks: [{ slotId: `${slot}`, zoneName: 'UK Time', time: ['09:00', '13:30', '16:00'][slot] ?? '18:00' }],
      modules: date === 0 && slot === 0 ? standing : [],
    })),
  }))

const seededCombinations: readonly Combination[] = combinations.map(({ id, name, programmeName, studentCount, moduleIds }) => ({
  id: String(id),
  name,
  programmeName,
  studentCount,
  modules: moduleIds.map((moduleId) => ({ id: String(moduleId), name: '' })),
}))

/** The view of a block with what was found for it. */
function argsOf(
  days: readonly ProposalDay[],
  known = seededCombinations,
  change: (found: Proposal) => Partial<ProposalContext> = () => ({}),
) {
  const input = proposalInput({
    days,
    modules,
    combinations: known,
    prohibitions: new Map(),
    mayShareSlot: false,
    limit: 60,
  })
  const { context } = createActor(proposalMachine, { input }).getSnapshot()
  const proposal = propose(orderOf(context))
  return { block: proposalBlock(days, modules), context: { ...context, proposal, ...change(proposal) } }
}

const meta = {
  title: 'Blocks/Proposal',
  component: ProposalView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    // The room that the wizard leaves to a step.
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', position: 'relative', minHeight: '100vh' }}>
        <Story />
      </main>
    ),
  ],
  args: { ...argsOf(daysOf(5, 3)), phase: 'shown', students: 'known', onClose: fn(), send: fn() },
} satisfies Meta<typeof ProposalView>

export default meta
type Story = StoryObj<typeof meta>

const nameOfFirst = modules[0]?.name ?? ''

export const Found: Story = {
  parameters: shows({ proposal: ['shown'] }),
  args: { context: argsOf(daysOf(5, 3), seededCombinations, () => ({ chosenId: modules[2]?.id ?? null })).context },
  play: async ({ args }) => {
    const page = within(await screen.findByRole(...proposalPage.page))
    await expect(page.getByRole(...proposalPage.heading)).toHaveFocus()
    await waitFor(() => expect(page.getByText(proposalPage.placed(35, 35))).toBeVisible())
    await expect(page.getByText(proposalPage.promise)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(page.getByRole(...proposalPage.back))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await userEvent.click(page.getByRole(...proposalPage.module(nameOfFirst)))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'module.choose', moduleId: modules[0]?.id })
    await userEvent.click(page.getByRole(...proposalPage.leaveOut))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'module.leaveOut', moduleId: modules[2]?.id, isLeftOut: true })
    await userEvent.click(page.getByRole(...proposalPage.acceptSome))
    await userEvent.click(page.getByRole(...proposalPage.take(nameOfFirst)))
    await userEvent.click(page.getByRole(...proposalPage.acceptChosen(34)))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'proposal.accept',
      moduleIds: expect.not.arrayContaining([modules[0]?.id]) as readonly string[],
    })
  },
}

/** Two dates have no room for everybody; what stands stays, one module is kept and one left out. Students are not known, so nothing is said of their clashes. */
export const Crowded: Story = {
  parameters: shows({ proposal: ['shown'] }),
  args: {
    ...argsOf(daysOf(2, 2, [scheduled(0), scheduled(1)]), [], (found) => ({
      kept: found.placed.slice(0, 1),
      chosenId: found.placed[0]?.moduleId ?? null,
      leftOutIds: found.placed.slice(1, 2).map(({ moduleId }) => moduleId),
      proposal: { ...found, isCutShort: true },
    })),
    students: 'unread',
  },
  play: async () => {
    const page = within(await screen.findByRole(...proposalPage.page))
    await waitFor(() => expect(page.getAllByText(/^Could not place /)[0]).toBeVisible())
    await expect(page.getByText('Student clashes are not checked: the combinations could not be read.')).toBeVisible()
    const reasons = within(page.getByRole(...proposalPage.whyHere))
    await expect(reasons.getByText('Student clashes are not checked.')).toBeVisible()
    await expect(reasons.queryByText(/no clash|none of|\d students?/i)).toBeNull()
    await userEvent.click(page.getByRole(...proposalPage.conditions))
    await expect(page.getByRole('group', { name: 'Dates' })).toBeVisible()
  },
}

/** Servers may not know which modules students take together. */
export const ClashesNotOffered: Story = {
  args: { ...argsOf(daysOf(5, 3), []), students: 'notOffered' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Student clashes are not checked: this server does not know the combinations.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The reasons lie over the grid, and what the bar has no room for stands in its menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'w375' } },
  args: { context: argsOf(daysOf(5, 3), seededCombinations, () => ({ chosenId: modules[0]?.id ?? null })).context },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole(...proposalPage.module(nameOfFirst)))
    const sheet = within(await screen.findByRole(...proposalPage.reasons))
    await userEvent.click(sheet.getByRole(...proposalPage.keep))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'module.keep', moduleId: modules[0]?.id, isKept: true })
  },
}

export const Searching: Story = {
  parameters: shows({ proposal: ['searching'] }),
  args: { context: argsOf(daysOf(5, 3), seededCombinations, () => ({ proposal: null })).context, phase: 'searching' },
}

export const Failed: Story = {
  parameters: shows({ proposal: ['failed'] }),
  args: { context: argsOf(daysOf(5, 3), seededCombinations, () => ({ proposal: null })).context, phase: 'failed' },
}
