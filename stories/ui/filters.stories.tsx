import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { css } from 'styled-system/css'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { FilterChips } from '#src/ui/records/filter-chips.tsx'
import { FilterControl } from '#src/ui/records/filter-control.tsx'
import type { FilterPickerProps, FilterValues, RecordFilter } from '#src/ui/records/record-filters.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'

const countries = [
  { value: '1', label: 'Ghana' },
  { value: '2', label: 'Kazakhstan' },
  { value: '3', label: 'Lebanon' },
]

const CountryPicker = (props: FilterPickerProps) => <Combobox {...props} options={countries} placeholder="Search" onSearch={() => {}} />

const filters: readonly RecordFilter[] = [
  {
    kind: 'records',
    name: 'countryId',
    label: 'Country',
    Picker: CountryPicker,
    nameOf: (value) => countries.find((one) => one.value === value)?.label ?? null,
  },
  {
    kind: 'choices',
    name: 'delivery',
    label: 'Delivery',
    options: [
      { value: '1', label: 'On campus' },
      { value: '2', label: 'Online' },
    ],
  },
  { kind: 'flag', name: 'isCurrent', label: 'Current' },
  { kind: 'dates', name: 'contractEnd', label: 'Contract ends' },
  {
    kind: 'numbers',
    name: 'fee',
    label: 'Fee',
    digits: 'decimal',
    unit: 'GBP',
    read: (typed) => (/^\d+$/.test(typed) ? String(Number(typed) * 100) : null),
    format: (value) => String(Number(value) / 100),
  },
  { kind: 'text', name: 'city', label: 'City' },
]

interface Props {
  readonly values: FilterValues
  readonly filters: readonly RecordFilter[]
  onChange(values: FilterValues): void
}

function FilterBar({ values: first, filters: given, onChange }: Props) {
  const [values, setValues] = useState(first)
  const button = useRef<HTMLButtonElement>(null)
  const change = (next: FilterValues) => {
    setValues(next)
    onChange(next)
  }
  const shared = { filters: given, values, onChange: change }
  return (
    <div className={css({ minHeight: '640px', bg: 'bg.surface', pt: '4' })}>
      <div className={css({ display: 'flex', justifyContent: 'flex-end', px: '4', pb: '3' })}>
        <FilterControl ref={button} id="filters" today="2027-03-01" {...shared} />
      </div>
      <FilterChips total={24} finalFocus={() => button.current} {...shared} />
      <LiveRegions />
    </div>
  )
}

const meta = {
  component: FilterBar,
  title: 'Kit/Filters',
  parameters: { layout: 'fullscreen' },
  args: { filters, values: {}, onChange: fn() },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

const some: FilterValues = { countryId: ['1', '3'], delivery: ['2'], contractEndTo: ['2027-10-01'], feeFrom: ['10000'], feeTo: ['90000'] }

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
  const panel = await screen.findByRole('dialog', { name: 'Filters' })
  // Typed before the panel takes the focus, a key would land in its first field.
  await waitFor(() => expect(holdsFocus(panel)).toBe(true))
  return within(panel)
}
const said = (text: string) => waitFor(() => expect(document.querySelector('[data-live=polite]')).toHaveTextContent(text))

export const NoneOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
}

export const SomeOn: Story = {
  args: { values: some },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters, 4 on' })).toHaveTextContent('4')
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Country Ghana, Lebanon',
      'Delivery Online',
      'Contract ends up to 01/10/2027',
      'Fee 100 – 900',
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent('24 found')
  },
}

export const WordsOnTheirWay: Story = {
  args: { values: { countryId: ['9'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Country …')
  },
}

export const RemovedOneByOne: Story = {
  args: { values: some },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Remove Delivery Online' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      countryId: ['1', '3'],
      contractEndTo: ['2027-10-01'],
      feeFrom: ['10000'],
      feeTo: ['90000'],
    })
    await said('Delivery Online removed.')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Contract ends up to 01/10/2027' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Fee 100 – 900' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Country Ghana, Lebanon' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({})
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
  },
}

export const Cleared: Story = {
  args: { values: some },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({})
    await said('Filters cleared.')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
  },
}

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas)
    await userEvent.click(panel.getByRole('checkbox', { name: 'Online' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: ['2'] })
    await said('1 filter is on.')
    await userEvent.click(panel.getByRole('radio', { name: 'Yes' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: ['2'], isCurrent: ['1'] })
    await userEvent.click(panel.getByRole('radio', { name: 'Any' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: ['2'] })
    await userEvent.type(panel.getByRole('combobox', { name: 'Country' }), 'leb')
    await userEvent.click(await screen.findByRole('option', { name: 'Lebanon' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: ['2'], countryId: ['3'] })
    await said('2 filters are on.')
    await userEvent.keyboard('{Escape}')
    await userEvent.type(panel.getByRole('textbox', { name: 'City' }), ' Accra {Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: ['2'], countryId: ['3'], city: ['Accra'] })
    await userEvent.click(panel.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters, 3 on' })).toHaveFocus())
  },
}

/** A day counts as soon as it is one, a number once it is left. */
export const Ranges: Story = {
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas)
    const days = within(panel.getByRole('group', { name: 'Contract ends' }))
    const fees = within(panel.getByRole('group', { name: 'Fee' }))
    await userEvent.type(days.getByRole('textbox', { name: 'From' }), '01/02/2027')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith({ contractEndFrom: ['2027-02-01'] })
    await userEvent.type(fees.getByRole('textbox', { name: 'From' }), '100')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ contractEndFrom: ['2027-02-01'], feeFrom: ['10000'] })
    await userEvent.clear(days.getByRole('textbox', { name: 'From' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ feeFrom: ['10000'] })
    await userEvent.click(panel.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({})
    const cleared = within(panel.getByRole('group', { name: 'Fee' }))
    await expect(cleared.getByRole('textbox', { name: 'From' })).toHaveValue('')
  },
}

export const WrongRanges: Story = {
  args: { values: { contractEndFrom: ['2027-10-01'] } },
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas)
    const days = within(panel.getByRole('group', { name: 'Contract ends' }))
    const fees = within(panel.getByRole('group', { name: 'Fee' }))
    await userEvent.type(days.getByRole('textbox', { name: 'To' }), '01/02/2027')
    await userEvent.type(fees.getByRole('textbox', { name: 'From' }), 'many')
    await userEvent.tab()
    await expect(days.getByText('End date should not be earlier than start date!')).toBeVisible()
    await expect(fees.getByText('Enter a number.')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ contractEndFrom: ['2027-10-01'], contractEndTo: ['2027-02-01'] })
  },
}

export const OnAPhone: Story = {
  args: { values: some },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const sheet = await opened(canvas)
    await expect(sheet.getByRole('checkbox', { name: 'Online' })).toBeChecked()
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
