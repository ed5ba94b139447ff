import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshContext } from '#machines/blocks/details/block-details-form.ts'
import type { BlockDetailsContext } from '#machines/blocks/details/block-details-types.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import { DetailsView } from '#src/blocks/details/DetailsStep.tsx'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { wizardInput } from '#src/blocks/wizard/wizard-actor.ts'
import { fixedClock } from '#src/time/clock.ts'
import { academicDatesPage, blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { shows } from '../shows.ts'
import { Sheet } from './sheet.tsx'
import { createFakeDraftStore } from '#tests/support/block-fixture.ts'

const clock = fixedClock(Date.UTC(2027, 3, 14, 14, 32))
const filled = ['2027-04-16', '2027-07-05', '2027-07-14', '2027-07-16', null, '2027-07-21', '2027-07-22', '2027-07-23', null, null, null]
const record: BlockRecord = {
  id: '7',
  name: 'Semester 2 Final Exams 2026-27',
  shortName: 'S2 Finals 27',
  code: 'EBS2F27-014',
  from: '2027-06-14',
  to: '2027-06-25',
  description:
    'Second-semester final examinations for all On Campus and Online centres. Papers are released to centres ten working days before the first session.',
  status: 2,
  revision: 3,
  publishedAt: null,
  academicDates: examKind.defaultAcademicDates.map((date, index) => ({
    ...date,
    id: index + 1,
    isOn: filled[index] !== null,
    from: filled[index] ?? null,
  })),
}

const fields = {
  name: record.name,
  shortName: record.shortName,
  code: record.code,
  from: '14/06/2027',
  to: '25/06/2027',
  description: record.description,
  status: 2,
} as const

function context(changes: Partial<BlockDetailsContext> = {}, kind: BlockKindSpec = examKind): BlockDetailsContext {
  const blockId = changes.facts?.blockId ?? null
  const { stepInput } = wizardInput({ kind, clock, drafts: createFakeDraftStore(new Map()) }, { blockId, step: 0, date: null })
  return { ...freshContext(stepInput.details({ blockId, isEditMode: blockId !== null })), ...changes }
}

const saved = (changes: Partial<BlockRecord> = {}): Partial<BlockDetailsContext> => {
  const stored = { ...record, ...changes }
  const shown = { ...fields, status: stored.status ?? 1 }
  return {
    facts: { isDirty: false, savedAt: null, blockId: '7', record: stored },
    fields: shown,
    stored: shown,
    codeOf: shown.shortName,
    academicDates: stored.academicDates,
  }
}

const tried = { attempt: { action: 'next', count: 1 }, touched: ['name', 'shortName', 'code', 'from', 'to'] } as const

const meta = {
  component: DetailsView,
  title: 'Blocks/Details',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    kind: examKind,
    context: context(saved()),
    isBusy: false,
    isGenerating: false,
    question: null,
    send: fn(),
    onAcademicDates: fn(),
    onOpenBlock: fn(),
  },
} satisfies Meta<typeof DetailsView>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {
  parameters: shows({ 'block-details': ['open.form.editing', 'open.code.settled'] }, { kind: 'exam' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...blockDetailsPage.addDates))
    await expect(args.onAcademicDates).toHaveBeenCalledWith('2027-06-14', '2027-06-25')
    await expect(canvas.getByText('7 / 11')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /Status/ }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.switch', isActive: true })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Exam Code' }), 'X')
    await expect(args.send).not.toHaveBeenCalledWith(expect.objectContaining({ field: 'code', type: 'field.change' }))
  },
}

export const NewBlock: Story = {
  parameters: shows({ 'block-details': ['open.form.editing'] }),
  args: { context: context() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole(...blockDetailsPage.addDates)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onAcademicDates).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveAttribute('rows', '4')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'M')
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'name', value: 'M' })
    await userEvent.tab()
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.leave', field: 'name' })
  },
}

export const NextWithoutAnything: Story = {
  parameters: shows({ 'block-details': ['open.form.editing'] }),
  args: { context: context(tried) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('5 fields need attention')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name should not be blank!')
    const links = within(canvas.getByRole('alert')).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Name', 'Short Name', 'Exam Code', 'From', 'To'])
    await userEvent.click(canvas.getByRole('link', { name: 'To' }))
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Exam Code' }))
    await expect(canvas.getByRole('textbox', { name: 'Exam Code' })).toHaveFocus()
  },
}

export const WrongValues: Story = {
  args: {
    context: context({
      ...tried,
      fields: {
        ...fields,
        name: 'Semester 2 Final Exams (2027)',
        shortName: 'x'.repeat(101),
        from: '45/13/2030',
        to: '01/01/2020',
        status: 0,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kit.wrongCharacters)).toBeVisible()
    await expect(canvas.getByText(kit.tooLong)).toBeVisible()
    await expect(canvas.getByText(kit.invalidDate)).toBeVisible()
  },
}

export const StartInThePast: Story = {
  args: { context: context({ ...tried, fields: { ...fields, from: '13/04/2027', to: '12/04/2027', status: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(blockDetailsPage.startsBeforeToday)).toBeVisible()
    await expect(canvas.getByText(academicDatesPage.endsBeforeStart)).toBeVisible()
  },
}

/** Of the days before today only the start that is stored can be picked. */
export const RunningBlock: Story = {
  args: {
    context: context({
      ...saved({ from: '2027-04-12' }),
      fields: { ...fields, from: '12/04/2027' },
      stored: { ...fields, from: '12/04/2027' },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose From date' }))
    const days = within(await screen.findByRole('dialog'))
    const dayNames = () => days.getAllByRole('button', { name: /April 2027/ }).map((day) => day.getAttribute('aria-label'))
    await waitFor(() =>
      expect(dayNames().slice(10, 15)).toEqual([
        expect.stringMatching(/11 April 2027, not available$/),
        expect.stringMatching(/12 April 2027$/),
        expect.stringMatching(/13 April 2027, not available$/),
        expect.stringMatching(/14 April 2027, today$/),
        expect.stringMatching(/15 April 2027$/),
      ]),
    )
  },
}

export const GeneratingCode: Story = {
  parameters: shows({ 'block-details': ['open.code.generating'] }),
  args: { isGenerating: true, context: context({ ...tried, fields: { ...fields, code: '', status: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Exam Code should not be blank!')).toBeNull()
  },
}

export const ActiveBlock: Story = { args: { context: context(saved({ status: 1 })) } }

export const ActiveTestBlock: Story = {
  parameters: shows({ 'block-details': ['open.form.editing'] }, { kind: 'test' }),
  args: { kind: testKind, context: context(saved({ status: 1, academicDates: [] }), testKind) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /Status/ })).toBeDisabled()
  },
}

/** A status that is neither on nor off: the switch calls it unknown, and says that it stays. */
export const UnknownStatus: Story = {
  args: { context: context(saved({ status: 7 })) },
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('switch', { name: 'Status Unknown' })
    await expect(status).toHaveAccessibleDescription('This status stays until you switch it.')
    await userEvent.click(status)
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.switch', isActive: true })
  },
}

export const KeptEdits: Story = {
  args: { context: context({ offer: { fields: { ...fields, status: 0 }, academicDates: null, removals: [], at: clock.now() } }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(kit.restoreOffer)).toBeVisible()
    await userEvent.click(canvas.getByRole(...kit.restore))
    await userEvent.click(canvas.getByRole(...kit.discard))
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.restore' })
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.discard' })
  },
}

export const SavedBeforeReload: Story = {
  args: { context: context({ unaddressed: { blockId: '9', name: 'Summer Exams' } }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the saved block' }))
    await expect(args.onOpenBlock).toHaveBeenCalledWith('9')
  },
}

export const AskingForANewCode: Story = {
  parameters: shows({ 'block-details': ['open.code.asking'] }),
  args: { question: 'code', context: context({ ...saved({ status: 1 }), fields: { ...fields, shortName: 'S2 F 27', status: 1 } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole(...kit.no))
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.keep' })
  },
}

/** A shorter range would remove scheduled modules, and a new status would make the sheets provisional: the question names both. */
export const DatesTakenAway: Story = {
  parameters: shows({ 'block-details': ['open.form.losing'] }),
  args: {
    question: 'loss',
    context: context({
      ...saved(),
      lost: { modules: [{ slot: 2, date: '2027-06-26', modules: ['Physics', 'English for Academic Purposes'] }], isWithdrawn: true },
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Slot 2 on 26/06/2027: Physics, English for Academic Purposes')
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Centre sheets printed now say PROVISIONAL again')
    await userEvent.click(screen.getByRole(...kit.no))
    await expect(args.send).toHaveBeenCalledWith({ type: 'loss.cancel' })
  },
}

export const ChangedElsewhere: Story = {
  parameters: shows({ 'block-details': ['open.form.conflicting'] }),
  args: {
    question: 'conflict',
    context: context({
      ...saved(),
      sent: { ...fields, name: 'Final Exams' },
      theirs: { ...record, description: '', to: '2027-06-28' },
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('28/06/2027')
    await userEvent.click(screen.getByRole(...kit.takeTheirs))
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.takeTheirs' })
  },
}

export const RestoreOverNewerEdits: Story = {
  parameters: shows({ 'block-details': ['open.form.confirming'] }),
  args: {
    question: 'restore',
    context: context({
      ...saved(),
      fields: { ...fields, description: 'Typed since' },
      offer: { at: 0, fields: { ...fields, description: 'Typed before' }, academicDates: null, removals: [] },
    }),
  },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: kit.restoreQuestion })
    await expect(question).toHaveTextContent('What you have changed since would be lost: Description.')
    await userEvent.click(screen.getByRole(...kit.yes))
    await expect(args.send).toHaveBeenCalledWith({ type: 'loss.accept' })
  },
}

export const PhoneWithErrors: Story = { ...NextWithoutAnything, globals: { viewport: { value: 'w375' } } }
