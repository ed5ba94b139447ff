import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { css } from 'styled-system/css'
import { CheckedRows, WrongValue } from '#src/ui/records/checked-rows.tsx'
import { ColumnMap } from '#src/ui/records/column-map.tsx'
import { CountedBar } from '#src/ui/records/counted-bar.tsx'
import { FileDrop } from '#src/ui/records/file-drop.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'

const meta = {
  title: 'Kit/Parts of an import',
  decorators: (Story) => (
    <div className={css({ maxWidth: '820px', bg: 'bg.surface', p: '4' })}>
      <Story />
    </div>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const onFile = fn()
const drop = { label: 'Drop a file here', hint: 'CSV, up to 10 MB', accept: ['.csv'], onFile }

export const Drop: Story = {
  render: () => <FileDrop {...drop} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    // Only files that a person drags have an entry.
    spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({ isFile: true } as FileSystemEntry)
    const dropped = new DataTransfer()
    dropped.items.add(new File(['x'], 'rows.pdf', { type: 'application/pdf' }))
    const zone = canvas.getByRole('group', { name: 'Drop a file here' })
    zone.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: dropped }))
    await waitFor(() => expect(zone).toHaveAttribute('data-dragging'))
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }))
    await waitFor(() => expect(onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'rows.pdf' })))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await expect(input?.accept).toBe('.csv')
  },
}

export const DropRefused: Story = {
  render: () => <FileDrop {...drop} error="The file is larger than 10 MB." />,
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('The file is larger than 10 MB.'),
}

export const DropReading: Story = { render: () => <FileDrop {...drop} reading="rows.csv" onCancel={fn()} /> }

const columns = [
  { place: 0, heading: 'Name', field: 'name', samples: ['Accra', '上海'] },
  { place: 1, heading: 'agent ref', field: null, samples: ['A-1182', '(empty)'] },
  { place: 2, heading: 'A heading that is much longer than what stands below it', field: null, samples: [] },
]

function Columns({ disabled = false }) {
  const [fields, setFields] = useState(columns.map(({ field }) => field))
  return (
    <ColumnMap
      columns={columns.map((column, index) => ({ ...column, field: fields[index] ?? null }))}
      fields={[
        { value: 'name', label: 'Name' },
        { value: 'code', label: 'Code' },
      ]}
      disabled={disabled}
      isWide
      onMatch={(column, field) => setFields(fields.map((one, index) => (index === column ? field : one)))}
    />
  )
}

export const ColumnsToFields: Story = {
  render: () => <Columns />,
  play: async ({ canvas }) => {
    const column = canvas.getByRole('combobox', { name: 'agent ref' })
    await expect(column).toHaveAccessibleDescription('A-1182, (empty)')
    await userEvent.selectOptions(column, 'Code')
    await expect(canvas.getByText('2 of 3 matched')).toBeVisible()
    await userEvent.selectOptions(column, 'Leave out')
    await expect(canvas.getByText('1 of 3 matched')).toBeVisible()
  },
}

export const ColumnsDisabled: Story = { render: () => <Columns disabled /> }

export const Counted: Story = {
  render: () => (
    <CountedBar
      parts={[
        { tone: 'wrong', label: 'wrong', count: 21 },
        { tone: 'changed', label: 'changed', count: 122 },
        { tone: 'new', label: 'new', count: 1241 },
        { tone: 'unchanged', label: 'unchanged', count: 0 },
      ]}
    />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '21 wrong',
      '122 changed',
      '1,241 new',
      '0 unchanged',
    ]),
}

const rows = (
  <CheckedRows
    label="Wrong"
    heads={['Line', 'Field', 'Value', 'What is wrong']}
    rows={[
      { key: '2', cells: [2, 'Name', <WrongValue key="value">(empty)</WrongValue>, 'Name should not be blank!'] },
      { key: '1204', cells: [1204, 'Country', <WrongValue key="value">Atlantis</WrongValue>, 'This Country is no longer available.'] },
    ]}
  />
)

export const Rows: Story = {
  render: () => rows,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Wrong' }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(table.getByRole('row', { name: '2 Name (empty) Name should not be blank!' })).toBeVisible()
  },
}

const heads = ['Student', 'Subjects', 'Points', 'Released marks', 'Open offers', 'Conditions', 'Actions']

/** A table of wide columns: on a tablet its rows are cards, and nothing of them lies outside the page. */
export const WideRowsOnTablet: Story = {
  render: () => (
    <CheckedRows
      label="Wide"
      cards="xl"
      heads={heads}
      rows={[
        {
          key: '1',
          cells: heads.map((head) => <span key={head} className={css({ whiteSpace: 'nowrap' })}>{`${head} of a student`}</span>),
        },
      ]}
    />
  ),
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvas }) => {
    for (const head of heads)
      await expect(canvas.getByText(`${head} of a student`).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RowsOnPhone: Story = { render: () => rows, globals: { viewport: { value: 'w320' } } }

export const Progress: Story = {
  render: () => <ProgressBar label="Importing" value={500} max={1263} />,
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('aria-valuenow', '500'),
}

export const ProgressOfNothing: Story = { render: () => <ProgressBar label="Importing" value={0} max={0} /> }
