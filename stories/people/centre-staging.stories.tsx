import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { centreStagings } from '#src/centres/staging.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { contactPages, stagingPage } from '#tests/pages/contacts.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { centreRecord, refused, stamps } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers } from '../resources/served.tsx'

const [submitted, review, approved] = [9, 10, 8] as const

interface ReviewProps {
  readonly status: RowOf<'CentreStaging'>['stagingStatus']
  readonly isViewer?: boolean
  /** No centre is nearly the same. */
  readonly isWithoutMatch?: boolean
  readonly decide?: (input: unknown) => unknown
  /** What the pickers offer. */
  readonly offer?: Answers[string]
}

/** A staged centre at the address where it is decided on, beside the centre that it may be. */
function Review({ status, isViewer = false, isWithoutMatch = false, decide = () => ({}), offer = () => [] }: ReviewProps) {
  const staged = {
    stagingId: 3,
    centreName: 'Savannah International College',
    countryId: 4,
    city: 'Nairobi',
    email: 'office@savannah.example',
    source: 'Import',
    matchIds: isWithoutMatch ? [] : [26],
    stagingStatus: status,
    ...stamps,
    names: { Country: { 4: { name: 'Kenya', status: 1 } }, Centre: { 26: { name: centreRecord.centreName, status: 1 } } },
  } satisfies RowOf<'CentreStaging'>
  const page = pageAt('/center-staging', 'Staged Centres', '3', isViewer)
  const { form: Form } = centreStagings
  return (
    <Served
      answers={{
        'GET /sms/centre-staging/details/{id}': () => staged,
        'GET /sms/centre/details/{id}': () => centreRecord,
        'GET dropdown': offer,
      }}
      calls={{ decideStagedCentre: decide }}
      path={page.paths.edit(inAddress('3'))}
    >
      <Sheet>
        <Form {...page} />
      </Sheet>
      <Toaster />
    </Served>
  )
}

const meta = { title: 'People/Centre staging', component: Review, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Review>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>

/** Opens the tab of its form. */
const openDetails = async (canvas: Canvas) => userEvent.click(await canvas.findByRole(...recordView.details, { timeout: 5000 }))

/** Takes the incoming name, and merges. */
async function merge(canvas: Canvas): Promise<void> {
  const table = await canvas.findByRole(...stagingPage.compared, { timeout: 5000 })
  await expect(table).toHaveTextContent('Name DiffersSavannah International CollegeSavannah International College Nairobi')
  await expect(table).toHaveTextContent('City NairobiNairobiThe same')
  await userEvent.click(within(within(table).getByRole(...contactPages.takes('Name'))).getByRole(...contactPages.incoming))
  await userEvent.click(canvas.getByRole(...contactPages.mergeNow))
  const question = await screen.findByRole(...contactPages.mergeQuestion)
  await userEvent.click(within(question).getByRole(...kit.yes))
}

const decided = fn(() => ({}))

export const Merged: Story = {
  args: { status: review, decide: decided },
  play: async ({ canvas }) => {
    decided.mockClear()
    await merge(canvas)
    const body = { decision: 'merge', mergeIntoId: 26, fields: ['centreName'] }
    await expect(decided).toHaveBeenCalledWith({ path: { id: inAddress('3') }, body })
    await expect(canvas.getByRole(...stagingPage.createCentre)).toBeVisible()
  },
}

/** The incoming centre is shown before a centre is chosen to merge it into. */
export const WithoutMatch: Story = {
  args: { status: review, isWithoutMatch: true },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole(...stagingPage.compared, { timeout: 5000 })
    await expect(table).toHaveTextContent('City Nairobi')
    await expect(table).not.toHaveTextContent('Differs')
  },
}

export const DecidedMeanwhile: Story = {
  args: { status: review, decide: refused('refused', 409, 'Only a centre in review can be decided on.') },
  play: async ({ canvas }) => {
    await merge(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Only a centre in review can be decided on.')
  },
}

export const Submitted: Story = {
  args: { status: submitted },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stagingPage.onlyInReview, {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.queryByRole(...stagingPage.createCentre)).toBeNull()
  },
}

export const Decided: Story = {
  args: { status: approved },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(stagingPage.decided, {}, { timeout: 5000 })).toBeVisible()
    await userEvent.click(canvas.getByRole(...recordView.details))
    await expect(await canvas.findByText(stagingPage.decided)).toBeVisible()
  },
}

/** A centre is created as it is stored: what is typed on the tab would be left out. */
export const TypedFirst: Story = {
  args: { status: review, decide: decided },
  play: async ({ canvas }) => {
    decided.mockClear()
    await openDetails(canvas)
    await userEvent.type(await canvas.findByLabelText(...stagingPage.city), ' West')
    await userEvent.click(canvas.getByRole(...stagingPage.createCentre))
    await expect(await screen.findByText(stagingPage.saveFirst)).toBeVisible()
    await expect(decided).not.toHaveBeenCalled()
  },
}

const offered = fn<Answers[string]>(() => [])

export const ZonesOfItsCountry: Story = {
  args: { status: review, offer: offered },
  play: async ({ canvas }) => {
    offered.mockClear()
    await openDetails(canvas)
    await userEvent.type(await canvas.findByRole(...stagingPage.timeZone), 'Nai')
    await waitFor(() =>
      expect(offered).toHaveBeenCalledWith(
        expect.objectContaining({ query: expect.objectContaining({ searchText: 'Nai', countryIds: '4' }) }),
      ),
    )
  },
}
