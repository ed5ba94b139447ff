import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { customRow, rowsOf, type AcademicRow } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import type { AcademicDatesContext } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import { academicDatesInput } from '#src/blocks/academic-dates/academic-dates-actors.ts'
import { AcademicDatesView } from '#src/blocks/academic-dates/AcademicDatesView.tsx'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { academicDatesPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { shows } from '../shows.ts'
import { Sheet } from './sheet.tsx'

const days = ['2027-04-16', '2027-07-05', '2027-07-14', '2027-07-16', null, '2027-07-21', '2027-07-22', '2027-07-23', null, null, null]
const datesOf = (kind: BlockKindSpec): readonly AcademicDate[] =>
  kind.defaultAcademicDates.map((date, index) => ({
    ...date,
    id: index + 1,
    isOn: days[index] != null,
    from: days[index] ?? null,
    to: days[index] ?? null,
    startTime: kind.hasStartTime && days[index] != null && index > 4 ? '09:00' : '',
    forCentre: index === 0 || index === 6,
    forStudent: index === 7,
  }))

const record: BlockRecord = {
  id: '7',
  name: 'Semester 2 Final Exams 2026-27',
  shortName: 'S2 Finals 27',
  code: 'EBS2F27-014',
  from: '2027-06-14',
  to: '2027-06-25',
  description: '',
  status: 2,
  revision: 3,
  publishedAt: null,
  academicDates: [],
}
const upload: AcademicRow = {
  ...customRow('date 40'),
  id: 40,
  name: 'Late materials upload',
  from: '28/05/2027',
  to: '28/05/2027',
  startTime: '12:00',
}

function context(changes: Partial<AcademicDatesContext> = {}, kind: BlockKindSpec = examKind): AcademicDatesContext {
  const input = academicDatesInput({ kind }, '7')
  const dates = datesOf(kind)
  const rows = [...rowsOf(dates, input.dates), upload]
  return {
    input,
    record: { ...record, academicDates: dates },
    unsavedDays: null,
    rows,
    stored: rows,
    base: dates,
    removals: [],
    touched: new Set(),
    attempts: 0,
    added: null,
    offer: null,
    theirs: null,
    leavingTo: null,
    notice: null,
    ...changes,
  }
}

const changed = (key: string, change: Partial<AcademicRow>) => {
  const { rows } = context()
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row))
}
const places = (key: string) => ['name', 'from', 'to', 'startTime'].map((field) => `${key} ${field}`)

const meta = {
  component: AcademicDatesView,
  title: 'Blocks/Academic dates',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    kind: examKind,
    breadcrumbs: null,
    context: context(),
    status: 'open',
    isSaving: false,
    question: null,
    range: { from: '2027-06-14', to: '2027-06-25' },
    today: '2027-04-14',
    send: fn(),
  },
} satisfies Meta<typeof AcademicDatesView>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  parameters: shows({ 'academic-dates': ['open.form.editing'] }, { kind: 'exam' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole(...academicDatesPage.title)).toBeVisible()
    await expect(canvas.getByText('14/06/2027 – 25/06/2027')).toBeVisible()
    const released = canvas.getByRole(...academicDatesPage.startTime('Results release date: Centre'))
    await expect(released).toHaveAccessibleDescription('UK Time, BST (GMT+1)')
    await expect(within(released.closest('td') as HTMLElement).getByText('BST (GMT+1)')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /Active, Resit Results release date: Centre/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'row.switch', key: 'date 10', field: 'isOn', value: true })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'For student, Moderation' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'row.switch', key: 'date 2', field: 'forStudent', value: true })
    await expect(canvas.getByRole(...academicDatesPage.start('Clearing'))).toBeDisabled()
    await userEvent.click(canvas.getByRole(...academicDatesPage.remove('Late materials upload')))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'row.remove', key: 'date 40' })
    await userEvent.click(canvas.getByRole(...kit.save))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'dates.save' })
  },
}

/** A test block has six dates of its own, without start times. */
export const TestBlock: Story = {
  parameters: shows({ 'academic-dates': ['open.form.editing'] }, { kind: 'test' }),
  args: { kind: testKind, context: context({}, testKind) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moderation and Exam Boards')).toBeVisible()
    await expect(canvas.queryByText('Start time')).toBeNull()
  },
}

/** On any screen the name of a date that is off is dimmed. */
export const OffIsDimmed: Story = {
  parameters: shows({ 'academic-dates': ['open.form.editing'] }, { kind: 'test' }),
  args: { kind: testKind, context: context({}, testKind) },
  play: async ({ canvas }) => {
    const colourOf = (name: string) => getComputedStyle(canvas.getByText(name)).color
    const [on, off] = [colourOf('Moderation and Exam Boards'), colourOf('Results release date: Students')]
    await expect(off).not.toBe(on)
  },
}

/** The address has the dates typed in step 0, which are not saved yet. */
export const UnsavedDays: Story = {
  parameters: shows({ 'academic-dates': ['open.form.editing'] }),
  args: {
    range: { from: '2027-06-14', to: '2027-07-02' },
    context: context({ unsavedDays: { from: '2027-06-14', to: '2027-07-02' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(academicDatesPage.unsavedDays('14/06/2027 – 02/07/2027'))).toBeVisible()
    await expect(canvas.queryByText(academicDatesPage.changedDays)).toBeNull()
  },
}

/** The address names days that the block no longer has. */
export const ChangedDays: Story = {
  parameters: shows({ 'academic-dates': ['open.form.editing'] }),
  args: { range: { from: '2027-06-07', to: '2027-06-18' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(academicDatesPage.changedDays)).toBeVisible()
  },
}

/** One row changed, one added without a name, one removed; a save was tried. */
export const Wrong: Story = {
  parameters: shows({ 'academic-dates': ['open.form.editing'] }),
  args: {
    context: context({
      rows: [
        ...changed('date 2', { from: '31/02/2027' }).map((row) => (row.key === 'date 40' ? { ...row, isRemoved: true } : row)),
        customRow('added 12'),
      ],
      touched: new Set([...places('date 2'), ...places('added 12')]),
      attempts: 1,
      added: 'added 12',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 rows need attention')).toBeVisible()
    await expect(canvas.getByRole(...academicDatesPage.start('Moderation'))).toHaveAccessibleDescription('Invalid Date')
    await expect(canvas.getByRole(...academicDatesPage.start('Moderation'))).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name should not be blank!')
    await expect(canvas.getByRole('button', { name: 'Undo the removal of Late materials upload' })).toBeVisible()
    await expect(canvas.getByText('3 unsaved changes')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'New date' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Moderation' }))
    await expect(canvas.getByRole(...academicDatesPage.start('Moderation'))).toHaveFocus()
  },
}

/** What is on its way is what shows: nothing can be typed that would be lost. */
export const Saving: Story = {
  parameters: shows({ 'academic-dates': ['open.form.saving'] }),
  args: { isSaving: true },
  play: async ({ canvas }) => {
    const controls = ['textbox', 'switch', 'checkbox'].flatMap((role) => canvas.getAllByRole(role))
    await expect(controls.length).toBeGreaterThan(10)
    await expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([])
    await expect(canvas.getByRole(...academicDatesPage.remove('Late materials upload'))).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^Add/ })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: shows({ 'academic-dates': ['open.form.editing'] }),
  args: {
    context: context({
      notice: { id: 1, tone: 'error', text: 'The start time of Moderation must be a 24-hour time, HH:mm.', isClosable: true },
    }),
  },
}

export const Leaving: Story = {
  parameters: shows({ 'academic-dates': ['open.form.confirming'] }),
  args: { question: 'leave' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole(...kit.leaveUnsaved))
    await userEvent.click(dialog.getByRole(...kit.no))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'question.cancel' })
  },
}

/** Restore would replace what was typed since. */
export const Restoring: Story = {
  parameters: shows({ 'academic-dates': ['open.form.overwriting'] }),
  args: { question: 'restore', context: context({ rows: changed('date 2', { to: '09/07/2027' }) }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: kit.restoreQuestion }))
    await waitFor(() => expect(dialog.getByText('What you have changed since would be lost: Moderation.')).toBeVisible())
    await userEvent.click(dialog.getByRole(...kit.yes))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'question.accept' })
  },
}

export const ChangedByAnother: Story = {
  parameters: shows({ 'academic-dates': ['open.form.conflicting'] }),
  args: {
    question: 'conflict',
    context: context({ theirs: datesOf(examKind).map((date) => (date.id === 2 ? { ...date, to: '2027-07-09', forCentre: true } : date)) }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Another person changed these dates' }))
    const line = dialog.getByRole('row', { name: /Moderation.*05\/07\/2027 – 09\/07\/2027, For centre/ })
    await waitFor(() => expect(line).toBeVisible())
  },
}

/** Edits kept from an earlier visit, dates that wait to be deleted, and an address from before the block was moved. */
export const Messages: Story = {
  args: {
    range: { from: '2027-06-07', to: '2027-06-18' },
    context: context({
      offer: { rows: changed('date 2', { to: '09/07/2027' }), at: Date.UTC(2027, 3, 14, 14, 32) },
      removals: [{ id: 50, name: 'Open day' }],
    }),
  },
}

export const Loading: Story = { parameters: shows({ 'academic-dates': ['loading'] }), args: { status: 'loading' } }

export const Unavailable: Story = {
  parameters: shows({ 'academic-dates': ['unavailable'] }),
  args: { status: 'unavailable', context: context({ notice: { id: 1, tone: 'error', text: 'Something went wrong!', isClosable: true } }) },
}
