import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { remove, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import { UnsavedDates } from '#src/blocks/scheduling/history/UnsavedDates.tsx'
import { SchedulingView } from '#src/blocks/scheduling/SchedulingView.tsx'
import { addDays } from '#machines/time/days.ts'
import { kit } from '#tests/pages/kit.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { shows } from '../shows.ts'
import {
  checksOf,
  contextWith,
  dates,
  draftOf,
  fullDay,
  further,
  held,
  manyModules,
  modules,
  prohibitedDay,
  resting,
  viewArgs,
  withManyZones,
} from './scheduling-fixtures.ts'

const meta = {
  component: SchedulingView,
  title: 'Blocks/Scheduling',
  parameters: { layout: 'fullscreen' },
  // The room that the wizard's frame gives a step.
  decorators: (Story) => (
    <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Story />
    </div>
  ),
  args: { ...viewArgs, send: fn(), carry: fn(), onRetryModules: fn(), onRetryFindings: fn(), onTimeZones: fn() },
} satisfies Meta<typeof SchedulingView>

export default meta
type Story = StoryObj<typeof meta>

const other = dates[4] ?? { id: '', date: '' }
const empty: Slots = fullDay.map((slot) => ({ ...slot, modules: [] }))
const phone = { viewport: { value: 'w375' } }

export const Clean: Story = { parameters: shows({ scheduling: ['editing.clean'], drag: ['resting'] }) }

export const Loading: Story = {
  parameters: shows({ scheduling: ['turning.loading'] }),
  args: { phase: 'loading', context: contextWith(null), modules: null },
}

/** The dates of the block are on their way. */
export const Opening: Story = {
  parameters: shows({ scheduling: ['opening.loading'] }),
  args: { phase: 'loading', context: contextWith(null, { dates: [], selected: null }), modules: null, summary: [] },
}

export const OpeningFailed: Story = {
  parameters: shows({ scheduling: ['opening.unavailable'] }),
  args: {
    phase: 'unavailable',
    context: contextWith(null, {
      dates: [],
      selected: null,
      notice: { id: 1, tone: 'error', text: 'The dates could not be read.', isClosable: true },
    }),
    summary: [],
  },
}

export const DateUnavailable: Story = {
  parameters: shows({ scheduling: ['turning.unavailable'] }),
  args: {
    phase: 'unavailable',
    context: contextWith(null, { notice: { id: 1, tone: 'error', text: 'The schedule could not be read.', isClosable: true } }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.send).toHaveBeenCalledWith({ type: 'day.retry' })
  },
}

export const UnsavedEditsOffered: Story = {
  args: {
    context: contextWith(draftOf(fullDay), { offer: { at: Date.UTC(2027, 5, 15, 9, 30), days: [draftOf(prohibitedDay, fullDay)] } }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.restore))
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.restore' })
  },
}

export const BlockWithoutDates: Story = {
  parameters: shows({ scheduling: ['empty'] }),
  args: { phase: 'empty', context: contextWith(null, { dates: [], selected: null }), summary: [] },
}

export const NoSlots: Story = {
  args: { context: contextWith(draftOf([])), summary: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No slot information available for selected date 16/06/2027')).toBeVisible()
  },
}

export const EmptyDay: Story = { args: { context: contextWith(draftOf(empty)) } }

const twoUnsaved = contextWith(draftOf(fullDay), {
  days: {
    d2: draftOf(fullDay),
    [other.id]: draftOf(fullDay, empty, other),
  },
  notice: { id: 1, tone: 'error', text: 'Please submit data for date 18/06/2027', isClosable: true },
})
const saveAll = fn()
const unsavedDates = { isDisabled: false, focus: viewArgs.focus, send: saveAll }

export const OtherDateUnsaved: Story = {
  args: { context: twoUnsaved, unsavedDates: <UnsavedDates {...unsavedDates} context={twoUnsaved} isBusy={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /18\/06\/2027.*unsaved/ })).toBeVisible()
    await userEvent.click(canvas.getByRole(...schedulingPage.saveAll))
    await expect(saveAll).toHaveBeenCalledWith({ type: 'days.save' })
  },
}

export const SavingAll: Story = {
  parameters: shows({ scheduling: ['saving'] }),
  args: {
    isBusy: true,
    context: twoUnsaved,
    unsavedDates: <UnsavedDates {...unsavedDates} context={{ ...twoUnsaved, goal: { kind: 'all' } }} isBusy />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...schedulingPage.saveAll)).toHaveAttribute('aria-busy', 'true')
  },
}

export const ProhibitedPair: Story = {
  parameters: shows({ scheduling: ['editing.unsaved'] }),
  args: { context: contextWith(draftOf(prohibitedDay, fullDay)) },
}

export const ModuleHeldAboveSlot: Story = {
  parameters: shows({ drag: ['over'] }),
  args: { drag: held(2), verdicts: checksOf(fullDay).verdictsOn(fullDay, '1', 'list') },
}

export const ModuleHeldAboveNothing: Story = { parameters: shows({ drag: ['lifted'] }), args: { drag: held(null) } }

export const CardHeldAboveList: Story = {
  parameters: shows({ drag: ['over'] }),
  args: { drag: { lifted: { module: { moduleId: '4', name: 'Physics' }, from: 1, slots: [1, 2, 3], by: 'pointer' }, target: 'list' } },
}

export const Saving: Story = {
  parameters: shows({ scheduling: ['saving'] }),
  args: { isBusy: true, context: contextWith(draftOf(prohibitedDay, fullDay)) },
}

export const SaveFailed: Story = {
  parameters: shows({ scheduling: ['editing.failed'] }),
  args: {
    context: contextWith(draftOf(prohibitedDay, fullDay), {
      notice: { id: 1, tone: 'error', text: 'The slot is closed.', isClosable: true },
    }),
  },
}

export const RemovedWithUndo: Story = {
  parameters: shows({ scheduling: ['editing.unsaved'] }),
  args: {
    context: contextWith(draftOf(remove(fullDay, { slot: 1, moduleId: '4' }), fullDay), {
      removals: [{ id: 1, slot: 1, index: 0, module: { moduleId: '4', name: 'Physics', versions: ['2.1'], submodules: [] } }],
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removing Physics' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'removal.undo', id: 1 })
  },
}

export const AlreadyInSlot: Story = { args: { context: contextWith(draftOf(fullDay), { duplicate: { slot: 1, moduleId: '4' } }) } }

export const ChangedElsewhere: Story = {
  parameters: shows({ scheduling: ['conflicting'] }),
  args: {
    isConflicting: true,
    context: contextWith(draftOf(prohibitedDay, fullDay), { theirs: remove(fullDay, { slot: 1, moduleId: '7' }) }),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole(...kit.keepMine))
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.keepMine' })
  },
}

export const RestoreOverNewerEdits: Story = {
  parameters: shows({ scheduling: ['confirming'] }),
  args: {
    isConfirming: true,
    context: contextWith(draftOf(prohibitedDay, fullDay), { offer: { at: 0, days: [draftOf([], fullDay)] } }),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const question = await page.findByRole('alertdialog', { name: kit.restoreQuestion })
    await expect(question).toHaveTextContent('What you have changed since would be lost: 16/06/2027.')
    await userEvent.click(within(question).getByRole(...kit.yes))
    await expect(args.send).toHaveBeenCalledWith({ type: 'loss.accept' })
  },
}

export const ModulesFailed: Story = {
  args: { modules: { failure: 'The modules are being imported.' } },
  play: async ({ args, canvas }) => {
    const alert = within(canvas.getByRole(...schedulingPage.modules)).getByRole('alert')
    await expect(alert).toHaveTextContent('The modules are being imported.')
    // What is not known is not claimed: neither of the cards, nor of how many modules are not placed.
    await expect(canvas.queryByText(schedulingPage.unlisted)).toBeNull()
    await expect(canvas.getByRole(...schedulingPage.notPlaced)).toHaveTextContent(/^Not placed$/)
    await userEvent.click(within(alert).getByRole(...kit.tryAgain))
    await expect(args.onRetryModules).toHaveBeenCalled()
  },
}

/** A module of the schedule is no longer in the list. */
export const UnlistedModule: Story = {
  args: { modules: manyModules.slice(-1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(schedulingPage.unlisted)[0]).toBeVisible()
  },
}

export const TwoThousandModules: Story = {
  args: { modules: manyModules },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Further|^Mathematics|^Physics/ }).length).toBeLessThan(60)
    await userEvent.type(canvas.getByRole(...schedulingPage.search), 'physics 1995')
    await expect(canvas.getByRole('button', { name: /^Physics 1995/ })).toBeVisible()
  },
}

export const NoModuleFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole(...schedulingPage.search), '(.*')
    await expect(canvas.getByText(kit.nothingFound)).toBeVisible()
  },
}

export const PlacedOnOtherDates: Story = {
  play: async ({ canvas }) => {
    // Physics stands on the open date alone, Economics on two others, Biology on two.
    await expect(canvas.getByRole('button', { name: /^Physics ?3 versions/ })).toHaveAccessibleName(/Slot 1$/)
    await expect(canvas.getByRole('button', { name: /^Economics/ })).toHaveAccessibleName(/14\/06\/2027, slot 3 \+1 more · 2 versions/)
    await expect(canvas.getByRole(...schedulingPage.module('Chemistry'))).toHaveAccessibleName(/14\/06\/2027, slot 1 · 3 versions/)
  },
}

export const NotPlacedOnly: Story = {
  args: { context: contextWith(draftOf(prohibitedDay, fullDay)) },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('button', { name: /version/ }).flatMap((row) => (row.dataset['module'] ? [row.title] : []))
    const toggle = canvas.getByRole('button', { name: 'Not placed 2', pressed: false })
    toggle.focus()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    // What was placed since the last save counts as placed.
    await expect(names()).toEqual(['Mathematics for Business', 'Art, Design and Media'])
    await userEvent.type(canvas.getByRole(...schedulingPage.search), 'art')
    await waitFor(() => expect(names()).toEqual(['Art, Design and Media']))
    await userEvent.clear(canvas.getByRole(...schedulingPage.search))
    await userEvent.click(toggle)
    await waitFor(() => expect(names().length).toBe(11))
  },
}

export const EveryModulePlaced: Story = {
  args: { modules: modules.slice(3, 9) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not placed 0' }))
    await expect(canvas.getByText('Every module is placed.')).toBeVisible()
  },
}

export const PlaceInASlot: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Further Mathematics/ }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: /^Slot 2.*Prohibited Modules: Mathematics for Engineering/ })).toBeEnabled()
    await userEvent.click(dialog.getByRole(...schedulingPage.slotChoice(3)))
    await expect(args.send).toHaveBeenCalledWith({ type: 'module.place', module: further, slot: 3 })
  },
}

export const ModulePicker: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole(...schedulingPage.dropHere))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Add module to Slot 3' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Law/ }))
    await expect(args.send).toHaveBeenCalledWith({
      type: 'module.place',
      module: { moduleId: '9', name: 'Law', soleVersion: '1.0' },
      slot: 3,
    })
  },
}

export const VersionsOpen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add version to Physics' }))
    await userEvent.click(canvas.getByRole('option', { name: '2.3' }))
    await expect(args.send).toHaveBeenCalledWith({
      type: 'version.toggle',
      card: { slot: 1, moduleId: '4' },
      version: '2.3',
      order: ['2.1', '2.2', '2.3'],
    })
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search versions' }), 'zzz')
    await expect(canvas.getByText(kit.nothingFound)).toBeVisible()
  },
}

export const LiftedByKeyboard: Story = {
  parameters: shows({ drag: ['over'] }),
  args: {
    drag: { lifted: { module: { moduleId: '4', name: 'Physics' }, from: 1, slots: [1, 2, 3], by: 'keyboard' }, target: 2 },
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole(...schedulingPage.move('Physics')).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp} {Escape}')
    await expect(args.carry).toHaveBeenNthCalledWith(1, { type: 'drag.next' })
    await expect(args.carry).toHaveBeenNthCalledWith(2, { type: 'drag.previous' })
    await expect(args.carry).toHaveBeenNthCalledWith(3, { type: 'drag.drop' })
    await expect(args.carry).toHaveBeenNthCalledWith(4, { type: 'drag.cancel' })
  },
}

export const DateStripByKeyboard: Story = {
  args: { drag: resting },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: /16\/06\/2027/ }).focus()
    await userEvent.keyboard('{ArrowRight}{PageDown}{Home}{End}')
    for (const [call, date] of ['2027-06-17', '2027-06-23', '2027-06-14', '2027-06-25'].entries())
      await expect(args.send).toHaveBeenNthCalledWith(call + 1, { type: 'date.select', date })
  },
}

const twoMonths = Array.from({ length: 60 }, (_, index) => ({ id: `y${index}`, date: addDays('2027-01-01', index) }))
const arrow = (canvas: ReturnType<typeof within>, name: string) => canvas.getByRole('button', { name })

export const AllDatesInSight: Story = {
  args: { context: contextWith(draftOf(fullDay), { dates: dates.slice(0, 4) }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(arrow(canvas, 'Show later dates')).toHaveAttribute('aria-disabled', 'true'))
    await expect(arrow(canvas, 'Show earlier dates')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const MoreDatesThanFit: Story = {
  args: { context: contextWith(draftOf(fullDay), { dates: twoMonths, selected: twoMonths[0] ?? null }), summary: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(arrow(canvas, 'Show later dates')).not.toHaveAttribute('aria-disabled'))
    await expect(arrow(canvas, 'Show earlier dates')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(arrow(canvas, 'Show later dates'))
    await waitFor(() => expect(arrow(canvas, 'Show earlier dates')).not.toHaveAttribute('aria-disabled'))
  },
}

/** Thirteen zones: the head of each slot is one line, with what fits of them beside the number and the count. */
export const ManyZonesOnATablet: Story = {
  globals: { viewport: { value: 'w820' } },
  args: { context: contextWith(draftOf(withManyZones(fullDay))), zoneLabel: (name) => name },
  play: async ({ canvas, canvasElement }) => {
    for (const slot of [1, 2, 3]) {
      const head = canvas.getByRole('heading', { name: `Slot ${slot}` }).parentElement ?? canvasElement
      await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth)
      await expect(head.getBoundingClientRect().height).toBeLessThan(46)
      await expect(within(head).getAllByRole('listitem')).toHaveLength(3)
      await expect(within(head).getByRole('button', { name: '+11 more' })).toBeVisible()
    }
  },
}

export const OnAPhone: Story = { globals: phone }

export const PlaceInOnAPhone: Story = {
  ...PlaceInASlot,
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.addModule))
  },
}
