import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { resultSets } from '#src/results/result-sets.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { kit } from '#tests/pages/kit.ts'
import { resultPages } from '#tests/pages/results/release.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers, type Calls } from '../resources/served.tsx'
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
const unreadWarning = 'Acknowledge the warnings first: Data Validation lasts until 20/04/2027.'
const withErrors = {
  errors: [
    { text: resultPages.noMarks, count: 14, address: '/results/student-results?isMissing=1' },
    { text: 'The set is not validated.', count: 1 },
  ],
  warnings: withWarnings.warnings,
  blockDates: {},
}

interface ReleaseProps {
  /** What differs from the usual set. */
  readonly record?: Partial<RowOf<'ResultSet'>>
  readonly check?: typeof withErrors | typeof withWarnings | typeof inOrder
  readonly calls?: Calls
  readonly answers?: Answers
  readonly isViewer?: boolean
}

/** The tab of a set from which it is released. */
function Release({ record = {}, check = inOrder, calls = {}, answers = {}, isViewer = false }: ReleaseProps) {
  const page = pageAt('/results', 'Results Management', '2', isViewer)
  const { view: View } = resultSets
  return (
    <Served
      answers={{ ...usual, 'GET /results/result/details/{id}': () => ({ ...may, ...record }), ...answers }}
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

const release = fn(() => null)

export const Warnings: Story = {
  args: { check: withWarnings, calls: { releaseResults: release } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole(...resultPages.findings)).toHaveTextContent('Data Validation lasts until 20/04/2027.')
    await userEvent.click(canvas.getByRole(...resultPages.releaseToCentres))
    const question = within(await within(document.body).findByRole(...resultPages.releaseQuestion))
    await userEvent.click(question.getByRole(...resultPages.release))
    await expect(question.getByText(resultPages.unread)).toBeVisible()
    await waitFor(() => expect(question.getByRole(...resultPages.acknowledge)).toHaveFocus())
    release.mockClear()
    await userEvent.click(question.getByRole(...resultPages.acknowledge))
    await userEvent.click(question.getByRole(...resultPages.release))
    const body = { audience: 'Centres', isAcknowledged: 1 }
    await waitFor(() => expect(release).toHaveBeenCalledWith(expect.objectContaining({ body })))
  },
}

let isWarnedSince = false

/** A warning that came up after the check was shown: the server refuses the release and names it, and the check is read again. */
export const WarningsSince: Story = {
  beforeEach: () => {
    isWarnedSince = false
  },
  args: {
    calls: {
      checkRelease: () => (isWarnedSince ? withWarnings : inOrder),
      releaseResults: (input) => {
        isWarnedSince = true
        return Object(input).body.isAcknowledged === 1 ? null : refused('refused', 400, unreadWarning)()
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing stands against the release.')).toBeVisible()
    await userEvent.click(canvas.getByRole(...resultPages.releaseToCentres))
    const question = within(await within(document.body).findByRole(...resultPages.releaseQuestion))
    await userEvent.click(question.getByRole(...resultPages.release))
    await expect(await canvas.findByText(unreadWarning)).toBeVisible()
    await expect(await canvas.findByText('2 rows are hidden.')).toBeVisible()
  },
}

export const Errors: Story = {
  args: { check: withErrors, record: { status: 2, releasedTo: [] } },
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

export const OtherDatesOfSome: Story = {
  args: { check: { ...inOrder, blockDates: { releaseCentres: '2027-04-10 09:00:00.000000' } } },
  play: async ({ canvas }) => {
    const moved = 'The block has no date for universities; Adopt moves theirs to 10/04/2027 09:00.'
    await expect(await canvas.findByText(moved)).toBeVisible()
  },
}

const { releaseUniversities: _universities, ...withoutUniversities } = may

/** Without a date for everybody nothing is adopted: the notice says where the missing one is set. */
export const OtherDatesWithoutAll: Story = {
  args: {
    check: { ...inOrder, blockDates: { releaseStudents: '2027-04-29 09:00:00.000000' } },
    answers: { 'GET /results/result/details/{id}': () => withoutUniversities },
  },
  play: async ({ canvas }) => {
    const undated = 'Neither the set nor the block has a date for universities. Set it by Change dates.'
    await expect(await canvas.findByText(undated)).toBeVisible()
    await expect(canvas.queryByRole(...resultPages.adopt)).toBeNull()
  },
}

/** What the server would refuse is not offered: the notice says why. */
export const OtherDatesOutOfOrder: Story = {
  args: {
    check: {
      ...inOrder,
      blockDates: { releaseCentres: '2027-04-28 09:00:00.000000', releaseStudents: '2027-04-27 09:00:00.000000' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultPages.blockOutOfOrder)).toBeVisible()
    await expect(canvas.queryByRole(...resultPages.adopt)).toBeNull()
  },
}

/** A set that becomes another one by a write. */
function changing(before: Partial<RowOf<'ResultSet'>>, after: Partial<RowOf<'ResultSet'>>) {
  let isWritten = false
  return {
    begin: () => {
      isWritten = false
    },
    write: () => {
      isWritten = true
      return null
    },
    read: { 'GET /results/result/details/{id}': () => ({ ...may, ...(isWritten ? after : before) }) },
  }
}

const later = { releaseStudents: '2027-04-29 09:00:00.000000' }
const redated = changing({}, later)

export const Adopted: Story = {
  beforeEach: redated.begin,
  args: { check: { ...inOrder, blockDates: later }, answers: redated.read, calls: { updateReleaseDates: redated.write } },
  play: async ({ canvas, userEvent }) => {
    const adoptButton = await canvas.findByRole(...resultPages.adopt)
    adoptButton.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole(...resultPages.adopt)).toBeNull())
    await waitFor(() => expect(canvas.getByRole(...resultPages.changeDates)).toHaveFocus())
  },
}

const draft = changing({ status: 2 }, { status: 10 })

export const Validated: Story = {
  beforeEach: draft.begin,
  args: { answers: { ...draft.read, 'PUT status/{id}': draft.write, 'PUT status': draft.write } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole(...resultPages.validate)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole(...resultPages.approve)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** The refusal leads to the rows it speaks of. */
export const NotValidated: Story = {
  args: {
    record: { status: 2, rowsMissing: 14 },
    answers: { 'PUT status/{id}': refused('refused', 400, resultPages.noMarks) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...resultPages.validate))
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText(resultPages.noMarks)).toBeVisible()
    await expect(alert.getByRole(...resultPages.refusedRows)).toHaveAttribute(
      'href',
      `/results/student-results?resultIntakeId=${inAddress('2')}&isMissing=1`,
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
    const { top } = form.getByLabelText(...resultPages.universitiesDate).getBoundingClientRect()
    await expect(form.getByLabelText(...resultPages.universitiesTime).getBoundingClientRect().top).toBe(top)
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

/** The right was taken away meanwhile: what was typed stays, and there is nothing to save by. */
export const ForbiddenDates: Story = {
  args: { calls: { updateReleaseDates: refused('forbidden', 403, 'You do not have permission to do this.') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...resultPages.changeDates))
    const form = within(await within(document.body).findByRole(...resultPages.datesDialog))
    await userEvent.click(form.getByRole(...kit.save))
    await waitFor(() => expect(form.getByRole('alert')).toHaveFocus())
    await expect(form.queryByRole(...kit.save)).toBeNull()
    await userEvent.click(form.getByRole(...kit.close))
    await waitFor(() => expect(canvas.getByRole(...resultPages.audiences)).toHaveFocus())
  },
}

export const LookingOnly: Story = {
  args: { isViewer: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing stands against the release.')).toBeVisible()
    await expect(canvas.queryByRole(...resultPages.releaseToCentres)).toBeNull()
  },
}
