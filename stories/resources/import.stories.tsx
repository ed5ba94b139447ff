import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import type { ImportEvent } from '#machines/records/import-types.ts'
import { ImportView } from '#src/resources/import/ImportView.tsx'
import { importPage } from '#tests/pages/import.ts'
import { kit } from '#tests/pages/kit.ts'
import { Sheet, trail } from '../blocks/sheet.tsx'
import { shows } from '../shows.ts'
import { checked, contextOf, file, longChecked, longTable } from './import-fixtures.ts'

const nothing = { file: null, table: null, matches: [] } as const
const can =
  (...types: readonly ImportEvent['type'][]) =>
  ({ type }: ImportEvent): boolean =>
    types.includes(type)
const back = can('columns.edit', 'file.remove', 'rows.check')
const ready = can('columns.edit', 'file.remove', 'rows.check', 'rows.import')

const meta = {
  component: ImportView,
  title: 'Resources/Import',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    rules: centre,
    mostRows: 5000,
    breadcrumbs: trail('Import'),
    state: 'picking',
    context: contextOf(nothing),
    writing: 0,
    can: can(),
    send: fn(),
    onTemplate: fn(),
    onSaveWrong: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof ImportView>

export default meta
type Story = StoryObj<typeof meta>

export const Picking: Story = {
  parameters: shows({ import: ['picking'] }),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole(...importPage.drop)).toBeVisible()
    await userEvent.click(canvas.getByRole(...importPage.template))
    await expect(args.onTemplate).toHaveBeenCalled()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    const chosen = new File(['Code\nA'], 'centres.csv', { type: 'text/csv' })
    await userEvent.upload(input ?? document.body, chosen)
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'file.choose', file: chosen }))
  },
}

export const Refused: Story = {
  parameters: shows({ import: ['picking'] }),
  args: { context: contextOf({ ...nothing, file, problem: { kind: 'uneven', line: 812, cells: 3, columns: 6 } }) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Line 812 has 3 cells, the headings have 6.'),
}

export const Reading: Story = {
  parameters: shows({ import: ['reading'] }),
  args: { state: 'reading', context: contextOf({ table: null, matches: [] }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole(...importPage.choose)).toBeNull()
    await userEvent.click(canvas.getByRole(...kit.cancel))
    await expect(args.send).toHaveBeenCalledWith({ type: 'file.remove' })
  },
}

export const Matching: Story = {
  parameters: shows({ import: ['matching'] }),
  args: { state: 'matching', context: contextOf(), can: back },
  play: async ({ args, canvas }) => {
    const column = canvas.getByRole(...importPage.column('agent ref'))
    await expect(column).toHaveValue('')
    await userEvent.selectOptions(column, 'Address')
    await expect(args.send).toHaveBeenCalledWith({ type: 'column.match', column: 5, field: 'address' })
    await userEvent.click(canvas.getByRole(...importPage.checkRows))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.check' })
  },
}

export const WithoutKey: Story = {
  parameters: shows({ import: ['matching'] }),
  args: { state: 'matching', context: contextOf({ matches: ['centreName', null, null, 'city', null, null] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('Match a column to Code: it tells records apart.')
    await expect(canvas.getByRole(...importPage.checkRows)).toBeDisabled()
  },
}

export const Checking: Story = {
  parameters: shows({ import: ['checking'] }),
  args: { state: 'checking', context: contextOf(), can: can('columns.edit') },
}

export const Checked: Story = {
  parameters: shows({ import: ['checked'] }),
  args: { state: 'checked', context: contextOf({ checked }), writing: 3, can: ready },
  play: async ({ args, canvas }) => {
    const wrong = within(canvas.getByRole(...importPage.wrongTable))
    await expect(wrong.getAllByRole('row').map(({ textContent }) => textContent)).toHaveLength(4)
    await expect(wrong.getByRole('row', { name: /^6 .*\(empty\) Name should not be blank!/ })).toBeVisible()
    await userEvent.click(wrong.getByRole(...importPage.take('Austria', 6)))
    await expect(args.send).toHaveBeenCalledWith({ type: 'value.mend', line: 6, field: 'countryId', value: 'Austria', isForAll: true })
    await userEvent.click(canvas.getByRole(...importPage.kind('Changed')))
    const changed = canvas.getByRole(...importPage.changedTable)
    await expect(changed).toHaveTextContent(/Алматы.*Астана/)
    await userEvent.click(canvas.getByRole(...importPage.wrongRows))
    await expect(args.onSaveWrong).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole(...importPage.importRows))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.import' })
  },
}

export const CheckingAgain: Story = {
  parameters: shows({ import: ['checking'] }),
  args: { state: 'checking', context: contextOf({ checked }), writing: 3, can: can('columns.edit') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...importPage.wrongTable)).toBeVisible()
    await expect(canvas.getByRole(...importPage.importRows)).toBeDisabled()
  },
}

export const NothingToImport: Story = {
  parameters: shows({ import: ['checked'] }),
  args: {
    state: 'checked',
    context: contextOf({ checked: checked.map((one) => ({ ...one, outcome: 'unchanged', problems: [], changes: [] })) }),
    can: back,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...importPage.importRows)).toBeDisabled()
    await expect(canvas.queryByRole(...importPage.wrongRows)).toBeNull()
  },
}

export const FiveThousandRows: Story = {
  parameters: shows({ import: ['checked'] }),
  args: { state: 'checked', context: contextOf({ table: longTable, checked: longChecked }), writing: 2500, can: ready },
  play: async ({ canvas }) => expect(within(canvas.getByRole(...importPage.wrongTable)).getAllByRole('row')).toHaveLength(51),
}

const fitsItsWidth = (main: HTMLElement) => expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)

export const CheckedOnPhone: Story = {
  ...Checked,
  globals: { viewport: { value: 'w375' } },
  play: ({ canvas }) => fitsItsWidth(canvas.getByRole('main')),
}

export const MatchingOnPhone: Story = {
  parameters: shows({ import: ['matching'] }),
  globals: { viewport: { value: 'w320' } },
  args: { state: 'matching', context: contextOf(), can: back },
  play: ({ canvas }) => fitsItsWidth(canvas.getByRole('main')),
}

export const Applying: Story = {
  parameters: shows({ import: ['applying'] }),
  args: { state: 'applying', context: contextOf({ checked, sent: 500 }), writing: 1263 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '500')
    await expect(canvas.getAllByRole(...kit.backToList)[0]).toBeDisabled()
  },
}

export const FailedToCheck: Story = {
  parameters: shows({ import: ['failed'] }),
  args: {
    state: 'failed',
    context: contextOf({ failure: { message: 'The server did not respond.', mode: 'check' } }),
    can: back,
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByRole(...importPage.steps)).toHaveTextContent(importPage.nothingSaved)
    await userEvent.click(canvas.getByRole(...importPage.checkAgain))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.check' })
  },
}

export const FailedToImport: Story = {
  parameters: shows({ import: ['failed'] }),
  args: {
    state: 'failed',
    context: contextOf({ failure: { message: 'The server did not respond.', mode: 'apply' }, mayBeWritten: true, sent: 500 }),
    can: back,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no row is saved twice')
    await expect(canvas.getByRole(...importPage.steps)).not.toHaveTextContent(importPage.nothingSaved)
  },
}

/** The check after a failed import fails as well: what was saved before is not known. */
export const FailedToCheckAgain: Story = {
  parameters: shows({ import: ['failed'] }),
  args: {
    state: 'failed',
    context: contextOf({ failure: { message: 'The server did not respond.', mode: 'check' }, mayBeWritten: true }),
    can: back,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no row is saved twice')
    await expect(canvas.getByRole(...importPage.steps)).not.toHaveTextContent(importPage.nothingSaved)
  },
}

const applied = checked.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')

export const Done: Story = {
  parameters: shows({ import: ['done'] }),
  args: { state: 'done', context: contextOf({ checked, sent: 3, applied }), can: can('file.remove') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 centres imported.')).toBeVisible()
    for (const count of ['2 new', '1 changed', '1 unchanged', '2 wrong']) await expect(canvas.getByText(count)).toBeVisible()
    const steps = within(canvas.getByRole(...importPage.steps)).getAllByRole('button')
    await expect(steps.map((step) => /, done: /.test(step.textContent))).toEqual([true, true, true, false])
    await userEvent.click(canvas.getByRole(...importPage.otherFile))
    await expect(args.send).toHaveBeenCalledWith({ type: 'file.remove' })
    await userEvent.click(canvas.getAllByRole(...kit.backToList)[0] ?? document.body)
    await expect(args.onDone).toHaveBeenCalled()
  },
}

export const DoneWithWrongRows: Story = {
  parameters: shows({ import: ['done'] }),
  args: {
    state: 'done',
    context: contextOf({ checked, sent: 3, applied: applied.map((one, index) => (index === 0 ? { ...one, outcome: 'wrong' } : one)) }),
    can: can('file.remove'),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('1 row became wrong meanwhile and was not saved.'),
}

export const DoneWithRowsKeptWrong: Story = {
  parameters: shows({ import: ['done'] }),
  args: { state: 'done', context: contextOf({ checked, sent: 3, applied: checked }), can: can('file.remove') },
  play: async ({ canvas }) => {
    const count = checked.filter(({ outcome }) => outcome === 'wrong').length
    await expect(canvas.getByText(`${count} rows stayed out: the check found them wrong.`)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
