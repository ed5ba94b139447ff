import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { centres } from '#src/masters/centres.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { centrePages } from '#tests/pages/centres.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordList } from '#tests/pages/record-list.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { centreRecord, refused, uses, usual } from './fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Answers } from './served.tsx'

interface CentresProps {
  readonly answers?: Answers
  readonly isViewer?: boolean
  /** What the address says of the list. */
  readonly search?: string
}

const cities = ['Nairobi', 'Accra', 'Mombasa', 'Lagos', 'Kampala']
const centreOf = (index: number): RowOf<'Centre'> => ({
  ...centreRecord,
  centreId: index + 1,
  centreName: `Savannah College ${cities[index % cities.length] ?? ''} ${index + 1}`,
  centreCode: `SAV-${index + 1}`,
  status: index % 4 === 3 ? -1 : 1,
})
/** An answer with some centres of a total. */
const listOf =
  (count: number, totalCount = count) =>
  () => ({
    list: Array.from({ length: count }, (_, index) => centreOf(index)),
    totalCount,
    statusCounts: { all: totalCount, 1: totalCount, '-1': 0 },
  })

/** The list of centres. */
function Centres({ answers = {}, isViewer = false, search = '' }: CentresProps) {
  const page = pageAt('/sms/centres', 'Centres', '26', isViewer)
  return (
    <Served answers={{ ...usual, 'GET list': listOf(10, 48), ...answers }} path={`${page.paths.list}${search}`}>
      <Sheet>
        <centres.list {...page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: Centres, title: 'Resources/List', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Centres>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findAllByRole' | 'getAllByRole'>

/** The rows, once they are there. */
const rowsOf = async (canvas: Canvas) => {
  await canvas.findByRole('link', { name: centreOf(0).centreName }, { timeout: 5000 })
  return canvas.getAllByRole('row').slice(1)
}
/** Chooses the first rows by their boxes. */
async function chooseRows(canvas: Canvas, count: number): Promise<void> {
  for (const row of (await rowsOf(canvas)).slice(0, count)) await userEvent.click(within(row).getByRole('checkbox'))
}
/** Deletes what is chosen, after a Yes. */
async function deleteChosen(canvas: Canvas): Promise<void> {
  await userEvent.click(within(await canvas.findByRole(...kit.chosenRows)).getByRole(...kit.deleteRow))
  const question = within(await screen.findByRole('alertdialog', {}, { timeout: 5000 }))
  await waitFor(() => expect(question.getByRole(...kit.no)).toHaveFocus())
  await userEvent.click(question.getByRole(...kit.yes))
}

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(10)
    await expect(canvas.getByText('1–10 of 48')).toBeVisible()
    await expect(canvas.getByRole(...centrePages.create)).toHaveAttribute('href', '/sms/centres/create')
  },
}

/** With more columns than there is room for, names, status and actions stay in sight while the others are scrolled. */
export const ManyColumns: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    await rowsOf(canvas)
    await userEvent.click(canvas.getByRole(...recordList.columns))
    const panel = within(await screen.findByRole(...recordList.columnChoice))
    for (const box of panel.getAllByRole('checkbox')) if (box instanceof HTMLInputElement && !box.checked) await userEvent.click(box)
    await userEvent.keyboard('{Escape}')
    const frame = canvas.getByRole('table').closest('[data-scrolls]')
    await waitFor(() => expect(frame).toHaveAttribute('data-scrolls', 'true'))
    const name = canvas.getByRole('link', { name: centreOf(0).centreName })
    const place = name.getBoundingClientRect().left
    const head = canvas.getAllByRole('columnheader', { name: 'Actions' })[0]
    const status = canvas.getAllByRole('columnheader', { name: 'Status' })[0]
    await expect(head?.getBoundingClientRect().right).toBe(frame?.getBoundingClientRect().right)
    await expect(status?.getBoundingClientRect().right).toBe(head?.getBoundingClientRect().left)
    frame?.scrollTo({ left: frame.scrollWidth })
    await waitFor(() => expect(frame?.scrollLeft).toBeGreaterThan(0))
    await expect(name.getBoundingClientRect().left).toBe(place)
    await expect(head?.getBoundingClientRect().right).toBe(frame?.getBoundingClientRect().right)
  },
}

export const Loading: Story = { args: { answers: { 'GET list': unanswered } } }

export const Failed: Story = {
  args: { answers: { 'GET list': refused('server', 500, 'The centres could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The centres could not be read.')
    await expect(canvas.getByRole(...kit.tryAgain)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { answers: { 'GET list': listOf(0) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No centres yet')).toBeVisible()
    await expect(canvas.getByText('Begin with Create Centre.')).toBeVisible()
  },
}

export const EmptyForViewers: Story = {
  args: { ...Empty.args, isViewer: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No centres yet')).toBeVisible()
    await expect(canvas.queryByText('Begin with Create Centre.')).toBeNull()
  },
}

export const NoneFound: Story = {
  args: { search: '?search=zanzibar', answers: { 'GET list': listOf(0) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kit.nothingFound)).toBeVisible()
    await expect(canvas.getByRole(...recordList.clearAll)).toBeVisible()
  },
}

export const Searched: Story = {
  args: {
    search: '?search=north',
    answers: { 'GET list': (input) => listOf(input.query?.['searchText'] === '' ? 48 : 3)() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 48')).toBeVisible()
  },
}

export const Filtered: Story = {
  args: {
    search: `?timezoneId=${inAddress('61')}&currency=GBP`,
    answers: {
      'GET /sms/timezone/dropdown': () => [{ id: 61, name: 'East Africa Time', status: 1 }],
      'GET list': (input) => (input.query?.['currency'] === undefined ? listOf(10, 48)() : listOf(10, 24)()),
    },
  },
  play: async ({ canvas }) => {
    await rowsOf(canvas)
    await expect(await canvas.findByText(recordList.foundOf(24, 48))).toBeVisible()
    await expect(canvas.getByText('48')).toHaveTextContent('48 centres')
    await expect(canvas.getByText('1–10 of 24')).toBeVisible()
    const chips = within(await canvas.findByRole(...recordList.chips)).getAllByRole('listitem')
    await waitFor(() => expect(chips.map(({ textContent }) => textContent)).toEqual(['Time Zone East Africa Time', 'Invoice Currency GBP']))
    await expect(canvas.getByRole(...centrePages.create)).toHaveAttribute('href', `/sms/centres/create?timezoneId=${inAddress('61')}`)
  },
}

export const ViewerOnly: Story = {
  args: { isViewer: true },
  play: async ({ canvas }) => {
    await rowsOf(canvas)
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole(...centrePages.create)).toBeNull()
    await expect(canvas.queryByRole(...kit.exportCsv)).toBeNull()
  },
}

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await chooseRows(canvas, 3)
    await expect(canvas.getByRole(...kit.chosenRows)).toHaveAccessibleName('3 selected')
  },
}

/** The name of the first centre, and what tells it from others of that name. */
const told = `${centreOf(0).centreName} ${centreOf(0).centreCode}`

export const Deleting: Story = {
  args: { answers: { 'DELETE delete': unanswered } },
  play: async ({ canvas }) => {
    await chooseRows(canvas, 2)
    await deleteChosen(canvas)
    await waitFor(() => expect(screen.getByRole(...kit.yes)).toHaveAttribute('aria-busy', 'true'))
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(told)
  },
}

export const OneInUse: Story = {
  args: {
    answers: {
      'DELETE delete': (input) =>
        JSON.stringify(input).includes('[2]')
          ? refused('refused', 409, 'Centre cannot be deleted: it is in use.', { kind: 'used', ...uses })()
          : null,
    },
  },
  play: async ({ canvas }) => {
    await chooseRows(canvas, 3)
    await deleteChosen(canvas)
    const alert = await canvas.findByRole('alert', {}, { timeout: 5000 })
    await expect(alert).toHaveTextContent('2 deleted, 1 not')
    await expect(alert).toHaveTextContent(told)
    await expect(await within(alert).findByRole(...recordView.firstUse)).toBeVisible()
    await expect(canvas.getByRole(...kit.chosenRows)).toHaveAccessibleName('1 selected')
  },
}

export const RightLost: Story = {
  args: { answers: { 'DELETE delete': refused('forbidden', 403, 'You do not have permission to do this.') } },
  play: async ({ canvas }) => {
    await chooseRows(canvas, 1)
    await deleteChosen(canvas)
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(kit.noPermission)
    await waitFor(() => expect(canvas.queryByRole(...centrePages.create)).toBeNull())
  },
}

export const DeactivatingOneInUse: Story = {
  play: async ({ canvas }) => {
    await chooseRows(canvas, 1)
    await userEvent.click(within(canvas.getByRole(...kit.chosenRows)).getByRole(...kit.deactivate))
    const question = await screen.findByRole('alertdialog', {}, { timeout: 5000 })
    await waitFor(() => expect(question).toHaveTextContent('is used by 15 records. They keep it, new ones cannot choose it.'))
  },
}

export const TenThousand: Story = {
  args: { search: '?size=50', answers: { 'GET list': listOf(50, 10_000) } },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(50)
    await expect(canvas.getByText(/^1–50 of 10.?000$/)).toBeVisible()
  },
}

const { capacity: _capacity, contractEnd: _contractEnd, ...lacking } = centreOf(1)

/** A row with empty values has as many cells as the table has columns. */
export const Tablet: Story = {
  globals: { viewport: { value: 'w820' } },
  args: { answers: { 'GET list': () => ({ ...listOf(2)(), list: [centreOf(0), lacking] }) } },
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas)
    const heads = canvas.getAllByRole('columnheader')
    for (const row of rows) await expect(within(row).getAllByRole('cell')).toHaveLength(heads.length)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
export const NarrowestPhone: Story = { globals: { viewport: { value: 'w320' } } }
