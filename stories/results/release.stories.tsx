import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { resultSets } from '#src/results/result-sets.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { kit } from '#tests/pages/kit.ts'
import { resultPages } from '#tests/pages/results/release.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Calls } from '../resources/served.tsx'
import { may } from './fixtures.ts'

const inOrder = { errors: [], warnings: [], blockDates: {} }
const withWarnings = {
  errors: [],
  warnings: [
    { text: 'Data Validation lasts until 20/04/2027.', count: 1 },
    { text: '2 rows are hidden.', count: 2, address: '/results/student-results?viewFlag=0' },
  ],
  blockDates: {},
}
const withErrors = {
  errors: [
    { text: '14 rows have no mark yet.', count: 14, address: '/results/student-results?isMissing=1' },
    { text: 'The set is not validated.', count: 1 },
  ],
  warnings: withWarnings.warnings,
  blockDates: {},
}

interface ReleaseProps {
  readonly record?: RowOf<'ResultSet'>
  readonly check?: typeof withErrors | typeof withWarnings | typeof inOrder
  readonly calls?: Calls
  readonly isViewer?: boolean
}

/** The tab of a set from which it is released. */
function Release({ record = may, check = inOrder, calls = {}, isViewer = false }: ReleaseProps) {
  const page = pageAt('/results', 'Results Management', '2', isViewer)
  const { view: View } = resultSets
  return (
    <Served
      answers={{ ...usual, 'GET /results/result/details/{id}': () => record }}
      calls={{ checkRelease: () => check, ...calls }}
      path={`${page.paths.view(inAddress('2'))}?tab=release`}
    >
      <Sheet>
        <View {...page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: Release, title: 'Results/Release', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Release>

export default meta
type Story = StoryObj<typeof meta>

export const Warnings: Story = {
  args: { check: withWarnings },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole(...resultPages.findings)).toHaveTextContent('Data Validation lasts until 20/04/2027.')
    await userEvent.click(canvas.getByRole(...resultPages.releaseToCentres))
    const question = within(await within(document.body).findByRole(...resultPages.releaseQuestion))
    await userEvent.click(question.getByRole(...resultPages.release))
    await expect(question.getByText(resultPages.unread)).toBeVisible()
    await waitFor(() => expect(question.getByRole(...resultPages.acknowledge)).toHaveFocus())
  },
}

export const Errors: Story = {
  args: { check: withErrors, record: { ...may, status: 2, releasedTo: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...resultPages.missingRows)).toBeVisible()
    await expect(canvas.getByRole(...resultPages.releaseToCentres)).toHaveAttribute('aria-disabled', 'true')
  },
}

const adopt = fn(() => null)

export const OtherDates: Story = {
  args: {
    check: { ...inOrder, blockDates: { releaseStudents: '2027-04-29 09:00:00.000000' } },
    calls: { updateReleaseDates: adopt },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Students: 29/04/2027 09:00')).toBeVisible()
    await userEvent.click(canvas.getByRole(...resultPages.adopt))
    await waitFor(() =>
      expect(adopt).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ releaseStudents: '2027-04-29 09:00:00.000000' }) }),
      ),
    )
  },
}

export const ErrorsPhone: Story = { ...Errors, globals: { viewport: { value: 'w375' } } }

export const Withdrawal: Story = {
  args: {
    calls: { releaseResults: refused('refused', 409, 'The results are not released to universities.') },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...resultPages.withdrawFromUniversities))
    const question = within(await within(document.body).findByRole(...resultPages.withdrawQuestion))
    await userEvent.click(question.getByRole(...resultPages.withdraw))
    await expect(question.getByText('Reason should not be blank!')).toBeVisible()
    await userEvent.type(question.getByLabelText(...resultPages.reason), 'A paper is marked again.')
    await userEvent.click(question.getByRole(...resultPages.withdraw))
    await expect(await canvas.findByText('The results are not released to universities.')).toBeVisible()
  },
}

const save = fn(() => null)

export const Dates: Story = {
  args: { calls: { updateReleaseDates: save } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...resultPages.changeDates))
    const form = within(await within(document.body).findByRole(...resultPages.datesDialog))
    const day = form.getByLabelText(...resultPages.studentsDate)
    await expect(day).toHaveValue('28/04/2027')
    // Summer time: 09:00 UTC.
    await expect(form.getByLabelText(...resultPages.studentsTime)).toHaveValue('10:00')
    await userEvent.clear(day)
    await userEvent.type(day, '14/04/2027')
    await userEvent.click(form.getByRole(...kit.save))
    await expect(form.getByText(resultPages.beforeCentres)).toBeVisible()
    await userEvent.clear(day)
    await userEvent.type(day, '30/04/2027')
    await userEvent.click(form.getByRole(...kit.save))
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ releaseStudents: '2027-04-30 09:00:00.000000' }) }),
      ),
    )
  },
}

export const LookingOnly: Story = {
  args: { isViewer: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing stands against the release.')).toBeVisible()
    await expect(canvas.queryByRole(...resultPages.releaseToCentres)).toBeNull()
  },
}
