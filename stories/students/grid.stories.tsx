import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from 'styled-system/css'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { CellContent } from '#src/resources/grid/GridCell.tsx'
import { RecordGrid } from '#src/resources/grid/RecordGrid.tsx'
import { gridTexts as texts } from '#src/students/grid/texts.ts'
import { gridPage } from '#tests/pages/students/grid.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { shows } from '../shows.ts'

const aisha = 'Айгерім Сейтқалиқызы'
const kofi = 'Kofi Mensah'
const [economics, maths] = [4, 1]

const contents: Readonly<Record<string, CellContent>> = {
  [`3001 ${economics}`]: { value: '68', beside: 'B' },
  [`3001 ${maths}`]: { value: '81', beside: 'A*', isFixed: true, note: texts.approved },
  [`3002 ${economics}`]: { value: '171' },
}

const meta = {
  component: RecordGrid,
  title: 'Students/Marks by module',
  parameters: { layout: 'fullscreen' },
  args: {
    rows: [
      { id: 3001, name: aisha },
      { id: 3002, name: kofi },
    ],
    columns: [
      { id: economics, name: 'Economics' },
      { id: maths, name: 'Mathematics for Business' },
    ],
    texts: { ...texts, label: texts.marks, cell: (module, student) => texts.cell('Predicted', module, student) },
    field: 'predictedMark',
    edits: {},
    errors: {},
    saving: null,
    waiting: [],
    mayWrite: true,
    isPhone: false,
    contentOf: (rowId, columnId) => contents[`${rowId} ${columnId}`] ?? null,
    send: fn(),
  },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
} satisfies Meta<typeof RecordGrid>

export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys go from row to row, Enter saves the row; an approved mark is no field. */
export const Editing: Story = {
  parameters: shows({ 'record-grid': ['editing'] }),
  args: { edits: { 3002: { [economics]: { predictedMark: '171' } } }, errors: { 3002: { [economics]: 'Enter a value from 0 to 100.' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole(...gridPage.cell('Predicted', 'Mathematics for Business', aisha))).not.toBeInTheDocument()
    const first = canvas.getByRole(...gridPage.cell('Predicted', 'Economics', aisha))
    const second = canvas.getByRole(...gridPage.cell('Predicted', 'Economics', kofi))
    await expect(second).toHaveAccessibleDescription('Enter a value from 0 to 100.')
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.save', rowId: 3002 })
    await userEvent.click(canvas.getByRole(...gridPage.reset(kofi)))
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.reset', rowId: 3002 })
  },
}

export const Saving: Story = {
  parameters: shows({ 'record-grid': ['saving'] }),
  args: {
    edits: { 3001: { [economics]: { predictedMark: '70' } }, 3002: { [economics]: { predictedMark: '65' } } },
    saving: 3001,
    waiting: [3002],
  },
}

export const Phone: Story = { args: { isPhone: true }, globals: { viewport: { value: 'w375' } } }

const many = [economics, maths, 7, 8, 9].map((id) => ({ id, name: `Module ${id}` }))

/** More columns than there is room for are scrolled in the grid's own frame, which says on which side they go on. */
export const ManyModules: Story = {
  args: { columns: many },
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole(...gridPage.table)
    const frame = table.parentElement?.parentElement ?? table
    const [corner = table] = table.querySelectorAll('th')
    const shown = () => ({
      before: getComputedStyle(corner).borderInlineEndWidth !== '0px',
      after: getComputedStyle(frame, '::after').content !== 'none',
    })
    await waitFor(() => expect(shown()).toEqual({ before: false, after: true }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    table.parentElement?.scrollTo({ left: 9999 })
    await waitFor(() => expect(shown()).toEqual({ before: true, after: false }))
  },
}

export const Viewer: Story = { args: { mayWrite: false } }

/** More rows than the page has room for: they scroll in the height that the page leaves, and the paging stays at its foot. */
export const ManyRows: Story = {
  args: { rows: Array.from({ length: 25 }, (_, index) => ({ id: index, name: `Student ${index + 1}` })) },
  globals: { viewport: { value: 'w1440' } },
  decorators: [
    (Story) => (
      <div className={css({ display: 'flex', flexDirection: 'column', height: '700px' })}>
        {Story()}
        <footer>1–25 of 48</footer>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const foot = canvas.getByText('1–25 of 48')
    const page = foot.parentElement ?? canvasElement
    await expect(Math.round(foot.getBoundingClientRect().bottom)).toBe(Math.round(page.getBoundingClientRect().bottom))
    await expect(page.scrollHeight).toBe(page.clientHeight)
    // No cell has a field: the box itself takes the focus, so that the keyboard can scroll it.
    await userEvent.tab()
    await expect(canvas.getByRole(...gridPage.box)).toHaveFocus()
  },
}
