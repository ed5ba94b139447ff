import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { contactStagings } from '#src/people/contact-staging.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { contactPages } from '#tests/pages/contacts.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused, stamps } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers } from '../resources/served.tsx'

const staged = (contactStagingId: number, firstName: string, stagingStatus: RowOf<'ContactStaging'>['stagingStatus']) =>
  ({
    contactStagingId,
    firstName,
    fullName: firstName,
    email: `${firstName.toLowerCase()}@example.org`,
    contactTypeId: 2,
    source: 'Website',
    ...(contactStagingId === 1 && { matchContactId: 503 }),
    stagingStatus,
    ...stamps,
    names: {
      ContactType: { 2: { name: 'Centre', status: 1 } },
      Contact: { 503: { name: 'Oluwaseyifunmi Mensah', status: 1 } },
    },
  }) satisfies RowOf<'ContactStaging'>

const all = [staged(1, 'Efua', 9), staged(2, 'Nana', 9), staged(3, 'Sanjay', 10), staged(4, 'Marcus', 8)]

/** One page of those in the status that is asked for, of whom there may be more. */
const listing =
  (rows: readonly RowOf<'ContactStaging'>[], more = 0): Answers['x'] =>
  ({ query }) => {
    const list = rows.filter(({ stagingStatus }) => String(stagingStatus) === query?.['statusId'])
    return { list, totalCount: list.length + (list.length > 0 ? more : 0), statusCounts: {} }
  }

interface BoardProps {
  readonly answers?: Answers
  readonly isViewer?: boolean
}

/** Staged contacts by status. */
function Board({ answers = {}, isViewer = false }: BoardProps) {
  const page = pageAt('/cms/staging', 'Staging', '1', isViewer)
  const { list: Staging } = contactStagings
  return (
    <Served answers={answers} path={page.paths.list}>
      <Sheet>
        <Staging {...page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: Board, title: 'People/Staging', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Board>

export default meta
type Story = StoryObj<typeof meta>

export const ByStatus: Story = {
  args: { answers: { 'GET list': listing(all) } },
  play: async ({ canvas }) => {
    const review = within(await canvas.findByRole(...contactPages.inReview))
    await expect(review.getByRole('link', { name: 'Sanjay' })).toHaveAttribute('href', `/cms/staging/view/${inAddress('3')}`)
    await expect(canvas.getByText('Oluwaseyifunmi Mensah')).toBeVisible()
    await expect(canvas.getByText('No staged contacts')).toBeVisible()
  },
}

export const ByStatusPhone: Story = { args: { answers: { 'GET list': listing(all) } }, globals: { viewport: { value: 'w375' } } }

export const MoreThanShown: Story = {
  args: { answers: { 'GET list': listing(all, 40) }, isViewer: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all 42' })).toHaveAttribute('href', '/cms/staging?view=list&status=9')
    await expect(canvas.queryByRole(...contactPages.createStaged)).toBeNull()
  },
}

export const NobodyWaits: Story = {
  args: { answers: { 'GET list': listing([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No staged contacts')).toHaveLength(4)
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  args: { answers: { 'GET list': refused('server', 500, 'The contacts could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The contacts could not be read.')
  },
}
