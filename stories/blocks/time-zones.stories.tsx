import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { TimeZonesView } from '#src/blocks/time-zones/TimeZonesStep.tsx'
import { addDays } from '#machines/time/days.ts'
import { timeZonesPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { shows } from '../shows.ts'
import { built, chosen, context, groups, zoneRef } from './time-zones-fixtures.ts'

const meta = {
  title: 'Blocks/Time zones',
  component: TimeZonesView,
  parameters: { layout: 'fullscreen' },
  args: {
    groups,
    context: context(),
    question: null,
    isBusy: false,
    dates: ['2027-06-14'],
    send: fn(),
  },
} satisfies Meta<typeof TimeZonesView>

export default meta
type Story = StoryObj<typeof meta>

/** A new block: the default group is ticked, nothing is built. */
export const NothingBuilt: Story = { parameters: shows({ 'time-zones': ['editing'] }) }

/** A long group shows some of its zones at a time; all of them are ticked by their group, and found by the search. */
export const LongGroup: Story = {
  args: {
    groups: [
      {
        id: '1',
        name: 'Everywhere',
        zones: Array.from({ length: 150 }, (_, index) => ({
          id: `${index + 1}`,
          name: `Zone ${index + 1}`,
          abbreviation: 'GMT',
          countries: `Country ${index + 1}`,
        })),
      },
    ],
    context: context({
      selection: [{ groupId: '1', zoneId: '1' }],
      count: 1,
      built: [{ groupId: '1', zoneId: '1', slots: ['09:00'] }],
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(61)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 60 of 90 more time zones' }))
    await expect(canvas.getByRole('checkbox', { name: 'Zone 61' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Everywhere' }))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'zones.tick',
      zones: expect.objectContaining({ length: 150 }),
      isTicked: true,
    })
    await userEvent.type(canvas.getByRole('searchbox'), 'y 149')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Zone 149' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'zones.tick', zones: [{ groupId: '1', zoneId: '149' }], isTicked: true })
    await expect(canvas.getByRole('spinbutton', { name: /^Hour/ })).toBeVisible()
  },
}

export const Built: Story = {
  parameters: shows({ 'time-zones': ['editing'] }),
  args: { context: context(chosen) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const hour = canvas.getAllByRole('spinbutton', { name: /^Hour/ })[0]
    await userEvent.click(hour ?? canvasElement)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'time.change', zoneId: built[0]?.zoneId, slot: 0, time: '10:30' })
    await userEvent.click(canvas.getByRole('tab', { name: 'West Africa Time' }))
    await expect(canvas.getByRole('tab', { name: 'West Africa Time' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The left side differs from what Apply last built. */
export const Unapplied: Story = { args: { context: context({ ...chosen, count: 4 }) } }

export const SlotsOutOfOrder: Story = {
  args: { context: context({ ...chosen, built: built.map((zone) => ({ ...zone, slots: ['13:00', '09:30', '00:00'] })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Slot 1, Greenwich Mean Time' })).toHaveAccessibleDescription('1:00 pm')
    await expect(canvas.getByText('Slot 3 starts at midnight. Slot 2 does not start later than slot 1.')).toBeVisible()
  },
}

export const Saving: Story = {
  parameters: shows({ 'time-zones': ['countingLosses', 'checking', 'saving'] }),
  args: { context: context(chosen), isBusy: true },
}

/** Saved slots could not be read: the default group is shown, saving is held. */
export const SlotsUnread: Story = {
  args: { context: context({ isFallback: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(timeZonesPage.slotsFallback)).toBeVisible()
  },
}

export const ConfirmingApply: Story = {
  parameters: shows({ 'time-zones': ['confirming'] }),
  args: {
    question: 'apply',
    context: context({
      ...chosen,
      pending: {
        reason: 'apply',
        losses: {
          times: [{ zoneId: built[0]?.zoneId ?? '', slots: [{ number: 3, time: '17:15' }] }],
          modules: [{ slot: 3, date: '2027-06-16', modules: ['Physics', 'English for Academic Purposes'] }],
          sittings: { zoneIds: [built[1]?.zoneId ?? ''], modules: 12, dates: 4 },
        },
      },
    }),
  },
}

export const ConfirmingClear: Story = {
  parameters: shows({ 'time-zones': ['confirming'] }),
  args: {
    question: 'clear',
    context: context({ ...chosen, pending: { reason: 'clear', losses: { times: [], modules: null, sittings: null } } }),
  },
}

export const ConfirmingOverwrite: Story = {
  parameters: shows({ 'time-zones': ['overwriting'] }),
  args: { question: 'overwrite', context: context({ ...chosen, isFallback: true }) },
}

/** Someone scheduled a module in a slot that the save removes, after Apply had asked. */
export const ConfirmingSave: Story = {
  parameters: shows({ 'time-zones': ['confirming'] }),
  args: {
    question: 'save',
    context: context({
      ...chosen,
      pending: { reason: 'save', losses: { times: [], modules: [{ slot: 4, date: '2027-06-16', modules: ['Physics'] }], sittings: null } },
    }),
  },
}

/** Another person added a slot and a zone meanwhile, with a module in the slot. */
export const Conflict: Story = {
  parameters: shows({ 'time-zones': ['conflicting'] }),
  args: {
    question: 'conflict',
    context: context({
      ...chosen,
      theirs: {
        saved: [
          ...built.map((zone) => ({ ...zone, slots: [...zone.slots, '20:00'] })),
          { ...zoneRef('Auckland'), slots: ['21:30', '01:00', '05:15', '08:00'] },
        ],
        placements: [{ slot: 4, date: '2027-06-16', modules: ['Physics'] }],
      },
    }),
  },
  play: async ({ args }) => {
    const question = within(await screen.findByRole(...timeZonesPage.conflict))
    await expect(question.getByRole('row', { name: 'Auckland — 21:30, 01:00, 05:15, 08:00' })).toBeVisible()
    await expect(question.getByText('Candidates in Auckland would no longer sit 1 module on 1 date.')).toBeVisible()
    await expect(question.getByText('Slot 4 on 16/06/2027: Physics')).toBeVisible()
    await userEvent.click(question.getByRole(...kit.keepMine))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'conflict.keepMine' })
  },
}

export const SearchWithoutHit: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'Atlantis')
    await expect(canvas.getByText(kit.nothingFound)).toBeVisible()
  },
}

export const SearchByCountry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'nepal')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** An earlier visit left edits unsaved: they are offered beside the saved slots. */
export const KeptEdits: Story = {
  parameters: shows({ 'time-zones': ['editing'] }),
  args: { context: context({ ...chosen, offer: { selection: chosen.selection, count: 2, built: [], at: Date.UTC(2027, 3, 14, 9, 30) } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(kit.restoreOffer)).toBeVisible()
    await userEvent.click(canvas.getByRole(...kit.restore))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'draft.restore' })
    await userEvent.click(canvas.getByRole(...kit.discard))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'draft.discard' })
  },
}

/** Save or Next was pressed before Apply: what to press is said beside it, and it has the focus. */
export const ApplyDue: Story = {
  parameters: shows({ 'time-zones': ['editing'] }),
  args: { context: context({ applyDue: 1 }) },
  play: async ({ canvas }) => {
    const apply = canvas.getByRole(...timeZonesPage.apply)
    await expect(apply).toHaveFocus()
    await expect(apply).toHaveAccessibleDescription('Press Apply first: it builds the slots of the ticked zones.')
  },
}

const namedZone = (name: string, ...slots: string[]) => ({ ...zoneRef(name), slots })
const ofZones = (...zones: readonly ReturnType<typeof namedZone>[]) =>
  context({
    selection: zones.map(({ groupId, zoneId }) => ({ groupId, zoneId })),
    count: zones[0]?.slots.length ?? 1,
    built: zones,
    saved: zones,
  })
const beirut = {
  context: ofZones(namedZone('Egypt Time', '00:00', '10:00'), namedZone('Lebanon Time', '00:00', '10:00')),
  dates: ['2027-04-26', '2027-04-27', '2027-04-28', '2027-04-29', '2027-04-30'],
}

/** Egypt changes its clock inside the block: the first slot does not exist on that day, and both zones start together from then on. */
export const ClocksChangeInside: Story = {
  args: beirut,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Clocks change inside this block.Egypt goes from GMT+2 to GMT+3 on Friday 30/04/2027 at 00:00. Until then Egypt Time starts 60 min after Lebanon Time; from then on both start together.',
    )
    const truth = within(canvas.getByRole(...timeZonesPage.truth))
    await expect(truth.getByText('does not exist, clocks go to 01:00')).toBeVisible()
    await expect(truth.getByText('29/04 22:00')).toBeVisible()
    const together = within(canvas.getByRole(...timeZonesPage.together))
    await expect(together.getByRole('row', { name: /^Slot 1 60.*no such time$/ })).toBeVisible()
    await userEvent.click(together.getByRole(...timeZonesPage.showDate('Mon 26/04')))
    await expect(canvas.getByRole(...timeZonesPage.truthDate)).toHaveValue('2027-04-26')
    await expect(canvas.getByText('Lebanon Time starts first, Egypt Time 60 min later.')).toBeVisible()
    await userEvent.click(truth.getByRole('button', { name: 'Lebanon Time' }))
    await expect(canvas.getByRole('tab', { name: 'Lebanon Time' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole(...timeZonesPage.align))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'times.align',
      alignment: expect.objectContaining({ date: '2027-04-26', anchor: expect.objectContaining({ name: 'Lebanon Time' }) }),
    })
  },
}

/** London's hour comes twice, and Auckland sits most of a day before the others: the words say in which minutes a paper can travel. */
export const FarApart: Story = {
  args: {
    context: ofZones(
      namedZone('UK Time', '01:30', '09:00'),
      namedZone('West Africa Time', '01:30', '09:00'),
      namedZone('Auckland', '13:30', '15:00'),
    ),
    dates: ['2026-10-24', '2026-10-25', '2026-10-26'],
  },
  play: async ({ canvas, args }) => {
    const truth = within(canvas.getByRole(...timeZonesPage.truth))
    await expect(truth.getByText('comes twice: BST, then GMT')).toBeVisible()
    await expect(canvas.getByText('All 3 time zones start together. The time comes twice in UK Time.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole(...timeZonesPage.truthDate), '2026-10-26')
    await expect(
      canvas.getByText(
        '420 min apart, above the limit of 60 min. Candidates in Auckland are free at 03:00 UTC; the last start at 09:00 UTC: 360 min in which the paper can travel.',
      ),
    ).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole(...timeZonesPage.togetherOf), 'GMT 0-GMT 0 to +2')
    await expect(canvas.queryByText(/paper can travel/)).toBeNull()
    const limit = canvas.getByLabelText(...timeZonesPage.limit)
    await userEvent.clear(limit)
    await expect(limit).toHaveAccessibleDescription('Enter 0 to 1440 minutes')
    await expect(args.send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'limit.set' }))
    await userEvent.type(limit, '1440')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'limit.set', minutes: 1440 })
  },
}

const london = { ...namedZone('UK Time', '18:00', '09:00'), name: 'UK Time', clock: 'Europe/London' }

/** What Align set, where it does not hold, what it left, and its one way back, after which the focus is on Align. */
export const Aligned: Story = {
  args: {
    ...beirut,
    context: {
      ...beirut.context,
      aligned: {
        before: beirut.context.built,
        anchor: london,
        date: '2027-04-30',
        changed: [{ ...namedZone('Egypt Time', '20:00', '11:00'), name: 'Egypt Time', clock: 'Africa/Cairo' }],
        left: [
          {
            zone: { ...namedZone('Auckland', '00:00', '20:00'), name: 'Auckland', clock: 'Pacific/Auckland' },
            slot: 0,
            reason: 'otherDate',
          },
        ],
        datesApart: beirut.dates.slice(0, 4),
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Egypt Time set to start with UK Time on Friday 30/04/2027.')).toBeVisible()
    await expect(canvas.getByText('This does not hold on 4 dates of the block.')).toBeVisible()
    await expect(canvas.getByText('Auckland, slot 1: it would fall on another date.')).toBeVisible()
    await userEvent.click(canvas.getByRole(...timeZonesPage.undoAlign))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'align.undo' })
    await expect(canvas.getByRole(...timeZonesPage.align)).toHaveFocus()
  },
}

/** A zone that the table of clocks does not have is named as unknown, never guessed. */
export const UnknownClock: Story = {
  args: {
    groups: [
      {
        id: '1',
        name: 'Sea',
        zones: [
          { id: '1', name: 'Coral Time', abbreviation: 'CT', countries: 'Coral' },
          { id: '2', name: 'UK Time', abbreviation: 'GMT/BST', countries: 'United Kingdom' },
        ],
      },
    ],
    context: ofZones({ groupId: '1', zoneId: '1', slots: ['09:00'] }, { groupId: '1', zoneId: '2', slots: ['21:00'] }),
  },
  play: async ({ canvas }) => {
    const truth = within(canvas.getByRole(...timeZonesPage.truth))
    await expect(truth.getByText('clock not known')).toBeVisible()
    await expect(truth.getByText('after 20:00')).toBeVisible()
    await expect(canvas.getByText('UK Time starts alone. The clock of Coral Time is not known.')).toBeVisible()
  },
}

const countryZones = [
  ['1', 'Twenty', 'Norway, Chad or Peru'],
  ['2', 'Twenty-one', 'Norway, Chad and Peru'],
  ['3', 'Two hundred', `${'Peru, '.repeat(33)}UK`],
  ['4', 'Two hundred and one', `${'Peru, '.repeat(33)}USA`],
].map(([id = '', name = '', countries = '']) => ({ id, name, abbreviation: '', countries }))

/** Countries are cut beyond 20 characters on the left and beyond 200 on the right, and shown whole by a press. */
export const CountriesCut: Story = {
  args: {
    groups: [{ id: '1', name: 'Anywhere', zones: countryZones }],
    context: ofZones(...countryZones.map(({ id }) => ({ groupId: '1', zoneId: id, slots: ['09:00'] }))),
  },
  play: async ({ canvas }) => {
    const left = within(canvas.getByRole('region', { name: 'Time zone groups' }))
    const right = () => within(canvas.getAllByRole('tabpanel')[0] ?? document.body)
    const toggles = (panel: typeof left) => panel.queryAllByRole('button', { name: / countries of / }).map(({ ariaLabel }) => ariaLabel)
    const open = async (zone: string) => {
      await userEvent.click(canvas.getByRole('tab', { name: zone }))
      return toggles(right())
    }
    await expect(toggles(left)).toEqual(countryZones.slice(1).map(({ name }) => `+more countries of ${name}`))
    await userEvent.click(left.getByRole('button', { name: '+more countries of Twenty-one' }))
    await expect(left.getByText('Norway, Chad and Peru')).toBeVisible()
    await userEvent.click(left.getByRole('button', { name: 'less countries of Twenty-one' }))
    await expect(left.getByText('Norway, Chad and Per…')).toBeVisible()
    await expect([await open('Twenty-one'), await open('Two hundred')]).toEqual([[], []])
    await expect(await open('Two hundred and one')).toEqual(['+more countries of Two hundred and one'])
    await expect(right().getByText(`${'Peru, '.repeat(33)}US…`)).toBeVisible()
    await userEvent.click(right().getByRole('button', { name: '+more countries of Two hundred and one' }))
    await expect(right().getByText(`${'Peru, '.repeat(33)}USA`)).toBeVisible()
  },
}

/** In a long block only the dates on which something changes are columns. */
export const LongBlock: Story = {
  args: { ...beirut, dates: Array.from({ length: 300 }, (_, index) => addDays('2027-01-01', index)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dates on which nothing changes are left out.')).toBeVisible()
    await expect(within(canvas.getByRole(...timeZonesPage.together)).getAllByRole('columnheader').length).toBeLessThan(10)
  },
}
