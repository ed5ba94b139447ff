import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { resultSets } from '#src/results/result-sets.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { kit } from '#tests/pages/kit.ts'
import { resultPages } from '#tests/pages/results/release.ts'
import { resultSetList as setList } from '#tests/pages/results/sets.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { listOf, refused, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Calls } from '../resources/served.tsx'
import { may } from './fixtures.ts'

const { releaseUniversities: _u, releaseCentres: _c, releaseStudents: _s, releasedTo: _r, ...undated } = may
const sets: readonly RowOf<'ResultSet'>[] = [
  { ...may, releaseCheck: 'Clear' },
  { ...may, resultIntakeId: 3, resultSetName: 'May Resits 2027', releaseCheck: 'Warnings', viewUniversities: 0 },
  { ...undated, resultIntakeId: 4, resultSetName: 'Autumn Exams 2027', releaseCheck: 'Errors', status: 2, rowsMissing: 14 },
]

const hidden = { errors: [], warnings: [{ text: '2 rows are hidden.', count: 2 }], blockDates: {} }
const missing = { errors: [{ text: resultPages.noMarks, count: 14 }], warnings: [], blockDates: {} }
const clear = { errors: [], warnings: [], blockDates: {} }
const checks = new Map<unknown, typeof hidden | typeof missing | typeof clear>([
  [inAddress('2'), clear],
  [inAddress('3'), hidden],
  [inAddress('4'), missing],
])
const checkRelease: Calls[string] = (input) => checks.get(Object(Object(input).path).id)

interface SetsProps {
  readonly calls?: Calls
  readonly isViewer?: boolean
  readonly contactType?: 'NCUK' | 'CENTER'
}

/** The list of result sets. */
function Sets({ calls = {}, isViewer = false, contactType = 'NCUK' }: SetsProps) {
  const page = { ...pageAt('/results', 'Results Management', '2', isViewer), contactType }
  const rows = contactType === 'NCUK' ? sets : sets.slice(0, 2).map(({ releaseCheck: _check, ...set }) => set)
  const { list: List } = resultSets
  return (
    <Served answers={{ ...usual, 'GET list': listOf(rows) }} calls={{ checkRelease, ...calls }} path={page.paths.list}>
      <Sheet>
        <List {...page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: Sets, title: 'Results/Sets', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Sets>

export default meta
type Story = StoryObj<typeof meta>
interface Played {
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: { click(element: Element): Promise<void> }
}

/** Chooses all sets, and asks for their release. */
async function askForRelease({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole(...kit.selectPage, { timeout: 5000 }))
  await userEvent.click(within(await canvas.findByRole(...kit.chosenRows)).getByRole(...setList.release))
  return within(await screen.findByRole(...setList.question(3), { timeout: 5000 }))
}

export const Lights: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: may.resultSetName }, { timeout: 5000 })
    const texts = (await canvas.findAllByRole('row')).map((row) => row.textContent)
    await expect(texts[1]).toMatch(/Clear.*Released 12\/04\/2027.*Not released in 18 hours.*Not released in 14 days/)
    await expect(texts[2]).toMatch(/Warnings.*Hidden 12\/04\/2027/)
    await expect(texts[3]).toMatch(/Errors.*Not released No date/)
    await expect(canvas.queryByRole(...kit.exportCsv)).toBeNull()
  },
}

export const LightsPhone: Story = { globals: { viewport: { value: 'w375' } } }

export const OfACentre: Story = {
  args: { contactType: 'CENTER', isViewer: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: may.resultSetName }, { timeout: 5000 })
    await expect(canvas.queryByText('Warnings')).toBeNull()
    await expect(canvas.queryByRole(...setList.checkColumn)).toBeNull()
    await expect(canvas.queryByRole(...kit.selectPage)).toBeNull()
  },
}

const release = fn(() => null)

export const Released: Story = {
  args: { calls: { releaseResults: release } },
  play: async ({ canvas, userEvent }) => {
    release.mockClear()
    const question = await askForRelease({ canvas, userEvent })
    await userEvent.click(question.getByRole(...setList.audience('Centres')))
    await expect(await question.findByText('2 of 3 will be released to centres.')).toBeVisible()
    await expect(question.getByText(resultPages.noMarks)).toBeVisible()
    await userEvent.click(question.getByRole(...setList.release))
    await expect(question.getByText(resultPages.unread)).toBeVisible()
    await waitFor(() => expect(question.getByRole(...setList.acknowledge)).toHaveFocus())
    await userEvent.click(question.getByRole(...setList.acknowledge))
    await userEvent.click(question.getByRole(...setList.release))
    const outcome = await canvas.findByText('2 released, 1 not')
    await waitFor(() => expect(outcome.closest('[tabindex]')).toHaveFocus())
    await expect(canvas.getByText('Not released.', { exact: false })).toHaveTextContent(resultPages.noMarks)
    // The first one was shown without warnings.
    await expect(release.mock.calls).toEqual([
      [expect.objectContaining({ path: { id: inAddress('2') }, body: { audience: 'Centres', isAcknowledged: 0 } })],
      [expect.objectContaining({ path: { id: inAddress('3') }, body: { audience: 'Centres', isAcknowledged: 1 } })],
    ])
  },
}

export const Refused: Story = {
  args: { calls: { releaseResults: refused('refused', 409, 'The results are released to centres already.') } },
  play: async ({ canvas, userEvent }) => {
    const question = await askForRelease({ canvas, userEvent })
    await userEvent.click(question.getByRole(...setList.audience('Centres')))
    await userEvent.click(await question.findByRole(...setList.acknowledge))
    await userEvent.click(question.getByRole(...setList.release))
    await expect(await canvas.findByText('0 released, 3 not')).toBeVisible()
  },
}

export const BeforeCentres: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = await askForRelease({ canvas, userEvent })
    await userEvent.click(question.getByRole(...setList.audience('Students')))
    await expect(await question.findByText('0 of 3 will be released to students.')).toBeVisible()
    await expect(question.getAllByText(resultPages.beforeCentres)).toHaveLength(3)
    await expect(question.getByRole(...setList.release)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(question.getByRole(...kit.cancel))
    await waitFor(() => expect(canvas.getByRole(...setList.release)).toHaveFocus())
  },
}

export const Unchecked: Story = {
  args: { calls: { checkRelease: refused('server', 500, 'Something went wrong!') } },
  play: async ({ canvas, userEvent }) => {
    const question = await askForRelease({ canvas, userEvent })
    await waitFor(() => expect(question.getAllByText('The check could not be read.').length).toBeGreaterThan(0))
  },
}

export const Checking: Story = {
  args: { calls: { checkRelease: unanswered } },
  play: async ({ canvas, userEvent }) => {
    const question = await askForRelease({ canvas, userEvent })
    await expect(question.getByRole(...setList.release)).toHaveAttribute('aria-disabled', 'true')
  },
}
