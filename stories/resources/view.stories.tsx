import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { intake } from '#openapi/generated/resources/masters/intake.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import type { RowOf } from '#src/resources/resource-types.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { relatedTo } from '#src/resources/view/related-records.ts'
import { kit } from '#tests/pages/kit.ts'
import type { Part } from '#tests/pages/parts.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { chooseByKeys } from '../menu-keys.ts'
import { centreRecord, curriculumOf, intakeRecord, refused, stamps, uses, usual } from './fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Answers } from './served.tsx'

interface CentreProps {
  readonly answers?: Answers
  readonly isViewer?: boolean
  readonly tab?: string
  /** The form of a message about it, for who may write one. */
  readonly message?: string | null
}

/** The page of a centre. */
function Centre({ answers = {}, isViewer = false, tab = '', message = null }: CentreProps) {
  const page = { ...pageAt('/sms/centres', 'Centres', '26', isViewer), messageAbout: () => message }
  return (
    <Served answers={{ ...usual, ...answers }} path={`${page.paths.view(inAddress('26'))}${tab}`}>
      <Sheet>
        <RecordView
          of={centre}
          page={page}
          facts={['capacity', 'countryId', 'contractEnd']}
          parts={{
            Centre: ['legalName', 'countryId', 'city', 'timezoneId', 'deliveryModes', 'address'],
            Contact: ['email', 'phone', 'website'],
            Contract: ['currency', 'capacity', 'contractStart', 'contractEnd'],
          }}
        />
      </Sheet>
    </Served>
  )
}

const meta = {
  component: Centre,
  title: 'Resources/View',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Centre>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>

/** What opens over the page has its time, also on a busy machine. */
const opened = (part: Part) => screen.findByRole(...part, { timeout: 5000 })

/** A question that takes answers: the focus is on the safe one. */
async function asked(part: Part) {
  const question = await opened(part)
  await waitFor(() => expect(within(question).getByRole(...kit.no)).toHaveFocus())
  return question
}

/** Chooses from the menu of the page by keys. */
async function choose(canvas: Canvas, item: Part): Promise<void> {
  await userEvent.click(await canvas.findByRole(...kit.moreActions))
  await chooseByKeys(item)
}

const title = { name: centreRecord.centreName, level: 1 } as const

export const ArabicText: Story = {
  args: { answers: { 'GET details/{id}': () => ({ ...centreRecord, city: 'القاهرة' }) } },
  play: async ({ canvas }) => {
    const directionOf = (text: HTMLElement) => getComputedStyle(text).direction
    await expect(directionOf(await canvas.findByText('القاهرة'))).toBe('rtl')
    await expect(directionOf(canvas.getByText(centreRecord.legalName))).toBe('ltr')
  },
}

export const Viewing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    const valueOf = (label: string) => values[terms.indexOf(label)]
    await expect(valueOf('Delivery')).toBe('On Campus, Online')
    await expect(valueOf('Time Zone')).toBe('East Africa Time (inactive)')
    await expect(valueOf('Places a year')).toBe('1,180')
    await expect(valueOf('Contract from')).toBe('01/10/2025')
    const facts = within(canvas.getByRole(...recordView.facts))
    await expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Places a year',
      'Country',
      'Contract until',
      'Created',
      'Last changed',
      'Changed by',
    ])
    await expect(canvas.getByRole(...recordView.edit)).toHaveAttribute('href', `/sms/centres/edit/${inAddress('26')}`)
  },
}

export const MessageAboutIt: Story = {
  args: { message: '/communications/content/create?recordId=26' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...kit.moreActions))
    await expect(await opened(recordView.messageAbout)).toHaveAttribute('href', '/communications/content/create?recordId=26')
  },
}

export const ViewerOnly: Story = {
  args: { isViewer: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.queryByRole(...recordView.edit)).toBeNull()
    await expect(canvas.queryByRole(...kit.moreActions)).toBeNull()
  },
}

export const Loading: Story = { args: { answers: { 'GET details/{id}': unanswered } } }

export const Failed: Story = {
  args: { answers: { 'GET details/{id}': refused('server', 500, 'The centre could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The centre could not be read.')
    await expect(canvas.getByRole(...kit.tryAgain)).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { answers: { 'GET details/{id}': refused('notFound', 404, 'The centre was not found.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...recordView.toList)).toHaveAttribute('href', '/sms/centres')
  },
}

export const Uses: Story = {
  args: { tab: '?tab=uses' },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole(...recordView.usesByGroups)
    await expect(within(group).getByRole('link')).toHaveAttribute('href', `/centregroup/view/${inAddress('3')}`)
    await expect(within(canvas.getByRole('list', { name: 'Contact' })).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }))
    await expect(within(canvas.getByRole('list', { name: 'Contact' })).getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.getByText('2 more that you cannot see.')).toBeVisible()
  },
}

export const NoUses: Story = {
  args: { tab: '?tab=uses', answers: { 'GET usage/{id}': () => ({ uses: [], hiddenCount: 0 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No record uses this centre.')).toBeVisible()
  },
}

export const History: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...recordView.history))
    const list = await canvas.findByRole('list', { name: 'History' })
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(
        /^UpdatedAlexandrina Lindqvist04\/09\/2026 \d\d:\d\dPlaces a yearfrom900to1180Last visitedfrom—to03\/09\/2026 \d\d:30$/,
      ),
      expect.stringMatching(/^CreatedAlex Novak01\/09\/2026 \d\d:\d\d$/),
    ])
  },
}

export const HistoryFailed: Story = {
  args: { tab: '?tab=history', answers: { 'GET history/{id}': refused('server', 500, 'The history could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The history could not be read.')
  },
}

const yearRecord = {
  yearId: 3,
  yearDesc: '2027-28',
  startDate: '2027-08-01',
  endDate: '2028-07-31',
  isCurrent: 1,
  status: 1,
  ...stamps,
  names: {},
} satisfies RowOf<'Year'>

const curriculaOfYear = lazyRelated(async () =>
  relatedTo(curriculum, 'yearId', ['curriculumName', 'curriculumCode', 'programId', 'status']),
)

/** The page of a year, with a tab of its own. */
const years = (list: Answers[string]): Story => ({
  render: () => {
    const page = pageAt('/sms/years', 'Years', '3')
    return (
      <Served
        answers={{ ...usual, 'GET details/{id}': () => yearRecord, 'GET list': list }}
        path={`${page.paths.view(inAddress('3'))}?tab=curricula`}
      >
        <Sheet>
          <RecordView of={year} page={page}>
            <ViewTab id="curricula" title="Curricula" related={curriculaOfYear} />
          </RecordView>
        </Sheet>
      </Served>
    )
  },
})

export const RelatedRecords: Story = {
  ...years(({ query }) => {
    const from = (Number(query?.['pageNo']) - 1) * 10
    const list = Array.from({ length: 23 }, (_, index) => curriculumOf(index)).slice(from, from + 10)
    return { list: query?.['yearId'] === '3' ? list : [], totalCount: 23, statusCounts: { all: 23 } }
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Foundation Year 2020' })).toHaveAttribute(
      'href',
      `/curriculum/view/${inAddress('1')}`,
    )
    await expect(canvas.getByRole(...recordView.curricula)).toHaveAccessibleDescription('23 records')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(await canvas.findByRole('link', { name: 'Foundation Year 2042' })).toBeVisible()
    await expect(canvas.getByText('21–23 of 23')).toBeVisible()
  },
}

export const NoRelatedRecords: Story = {
  ...years(() => ({ list: [], totalCount: 0, statusCounts: { all: 0 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No curricula')).toBeVisible()
  },
}

export const Deleting: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, kit.deleteInMenu)
    await expect(await asked(recordView.deleteCentre)).toHaveTextContent(centreRecord.centreName)
    await userEvent.click(screen.getByRole(...kit.yes))
    await waitFor(() => expect(screen.getByRole(...kit.yes)).toHaveAttribute('aria-busy', 'true'))
  },
}

export const NotDeleted: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, kit.deleteInMenu)
    await userEvent.click(within(await asked(recordView.deleteCentre)).getByRole(...kit.no))
    await waitFor(() => expect(canvas.getByRole(...kit.moreActions)).toHaveFocus())
  },
}

export const InUse: Story = {
  args: {
    answers: { 'DELETE delete': refused('refused', 409, 'Centre cannot be deleted: it is in use.', { kind: 'used', ...uses }) },
  },
  play: async ({ canvas }) => {
    await choose(canvas, kit.deleteInMenu)
    await userEvent.click(within(await asked(recordView.deleteCentre)).getByRole(...kit.yes))
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(alert).toHaveTextContent('Centre cannot be deleted: it is in use.')
    await expect(await within(alert).findByRole(...recordView.firstUse)).toBeVisible()
  },
}

export const NoRight: Story = {
  args: { answers: { 'DELETE delete': refused('forbidden', 403, 'You do not have permission to do this.') } },
  play: async ({ canvas }) => {
    await choose(canvas, kit.deleteInMenu)
    await userEvent.click(within(await asked(recordView.deleteCentre)).getByRole(...kit.yes))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You do not have permission to do this.')
    await expect(canvas.queryByRole(...recordView.edit)).toBeNull()
  },
}

export const DeactivatingOneInUse: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, recordView.deactivate)
    const question = await asked(recordView.deactivateCentre)
    await waitFor(() =>
      expect(question).toHaveTextContent(
        'Savannah International College Nairobi is used by 15 records. They keep it, new ones cannot choose it. Do you wish to continue?',
      ),
    )
  },
}

export const LookingForUses: Story = {
  args: { answers: { 'GET usage/{id}': unanswered } },
  play: async ({ canvas }) => {
    await choose(canvas, recordView.deactivate)
    const question = await asked(recordView.deactivateCentre)
    await expect(question).toHaveTextContent(recordView.lookingForUses)
    await expect(within(question).getByRole(...kit.yes)).toHaveAttribute('aria-busy', 'true')
  },
}

export const Inactive: Story = {
  args: { answers: { 'GET details/{id}': () => ({ ...centreRecord, status: -1 }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...kit.moreActions))
    const entry = await opened(recordView.activate)
    await waitFor(() => expect(entry).toBeVisible())
  },
}

export const Tablet: Story = {
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...recordView.showFacts))
    await expect(await screen.findByRole(...recordView.factDrawer)).toHaveTextContent('1,180')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }

const curriculumRecord = { ...curriculumOf(0), description: 'x'.repeat(300), status: 10 }

/** The page of a curriculum, which has a life of its own. */
const lifecycle = (answers: Answers = {}): Story => ({
  render: () => {
    const page = pageAt('/qam/curricula', 'Curricula', '1')
    const given = { ...usual, 'GET details/{id}': () => curriculumRecord, 'PUT status/{id}': () => null, ...answers }
    return (
      <Served answers={given} path={page.paths.view(inAddress('1'))}>
        <Sheet>
          <RecordView of={curriculum} page={page} />
        </Sheet>
      </Served>
    )
  },
})

export const InReview: Story = {
  ...lifecycle(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...recordView.approve)).toBeVisible()
    await userEvent.click(canvas.getByRole(...recordView.sendBack))
    const dialog = within(await opened(recordView.sendBackDialog))
    await waitFor(() => expect(dialog.getByLabelText(...recordView.comment)).toHaveFocus())
    await userEvent.click(dialog.getByRole(...recordView.sendBack))
    await expect(dialog.getByText('Comment should not be blank!')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(...recordView.comment)).toHaveFocus())
  },
}

export const Approving: Story = {
  ...lifecycle({ 'PUT status/{id}': unanswered }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...recordView.approve))
    await waitFor(() => expect(canvas.getByRole(...recordView.approve)).toHaveAttribute('aria-busy', 'true'))
  },
}

export const PhoneInReview: Story = { ...lifecycle(), globals: { viewport: { value: 'w375' } } }

export const WithRows: Story = {
  render: () => {
    const page = pageAt('/sms/intakes', 'Intakes', '401')
    return (
      <Served answers={{ ...usual, 'GET details/{id}': () => intakeRecord }} path={page.paths.view(inAddress('401'))}>
        <Sheet>
          <RecordView of={intake} page={page} />
        </Sheet>
      </Served>
    )
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Teaching Dates' })
    await expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['NameStart dateEnd date', 'Semester 114/09/202608/01/2027', 'Semester 225/01/202721/05/2027'])
  },
}
