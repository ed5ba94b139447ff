import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ResourceInput } from '#src/api/client.ts'
import type { RowOf } from '#src/resources/resource-types.ts'
import { centres } from '#src/masters/centres.tsx'
import { modules } from '#src/masters/modules.tsx'
import type { ResourcePages } from '#src/resources/resource-pages.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { centreRecord, listOf, refused, stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers } from '../resources/served.tsx'

interface MasterProps {
  readonly isViewer?: boolean
  readonly pages: ResourcePages
  readonly list: string
  readonly id: string
  readonly tab: string
  readonly answers: Answers
}

/** The page of a record of the masters, at one of its tabs. */
function Master({ pages: { view: View, rules }, list, id, tab, answers, isViewer = false }: MasterProps) {
  const page = pageAt(list, rules.nouns, id, isViewer)
  return (
    <Served answers={{ ...usual, ...answers }} path={`${page.paths.view(inAddress(id))}?tab=${tab}`}>
      <Sheet>
        <View {...page} />
      </Sheet>
    </Served>
  )
}

const biology = {
  moduleId: 307,
  moduleName: 'Biology',
  moduleCode: 'BI-307',
  programId: 1,
  colourId: 7,
  evaluations: ['exam'],
  versions: ['V1', 'V2'],
  credits: 10,
  passMark: 40,
  status: 1,
  ...stamps,
  names: { Program: { 1: { name: 'International Foundation Year', status: 1 } }, Colour: { 7: { name: 'Ochre', status: 1 } } },
} satisfies RowOf<'Module'>

const papersWith = (weights: readonly number[]) => () => ({
  list: weights.map((weight, index): RowOf<'Submodule'> => ({
    submoduleId: index + 1,
    submoduleName: `Paper ${index + 1}`,
    moduleId: 307,
    versions: ['V1'],
    weight,
    durationMinutes: 60,
    status: 1,
    ...stamps,
    names: {},
  })),
  totalCount: weights.length,
  statusCounts: { all: weights.length },
})

const ofBiology = { pages: modules, list: '/sms/module', id: '307', tab: 'submodules' }
const details = { 'GET details/{id}': () => biology }

const meta = { component: Master, title: 'Masters/Views', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Master>

export default meta
type Story = StoryObj<typeof meta>

export const WeightsThatLack: Story = {
  args: { ...ofBiology, answers: { ...details, 'GET list': papersWith([30, 30, 30.5]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Weights make 90.5 %.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Paper 3' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All submodules' })).toHaveAttribute('href', `/submodule?moduleId=${inAddress('307')}`)
  },
}

export const WholeWeights: Story = {
  args: { ...ofBiology, answers: { ...details, 'GET list': papersWith([33.3, 33.3, 33.4]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Paper 3' })).toBeVisible()
    await expect(canvas.queryByText(/^Weights make/)).toBeNull()
  },
}

export const BlocksOfModule: Story = {
  args: {
    ...ofBiology,
    tab: 'blocks',
    answers: {
      ...details,
      'GET usage/{id}': () => ({
        uses: [
          { resource: 'Examblock', id: 106, name: 'May Exams 2027', field: 'Schedule', days: ['2027-05-25', '2027-05-26'] },
          { resource: 'Stream', id: 5, name: 'Science', field: 'Core Modules' },
        ],
        hiddenCount: 0,
      }),
    },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole(...recordView.usesByBlocks)
    await expect(within(list).getByRole('listitem')).toHaveTextContent('May Exams 2027Schedule · 25/05/2027 · 26/05/2027')
    await expect(canvas.queryByText('Science')).toBeNull()
  },
}

const groupings = [
  {
    centreGroupId: 1,
    centreGroupName: 'Exam waves',
    groups: [
      { groupName: 'Wave A', centreIds: [1] },
      { groupName: 'Wave B', centreIds: [26, 30] },
    ],
  },
  { centreGroupId: 2, centreGroupName: 'Pilot', groups: [{ groupName: 'Control', centreIds: [3] }] },
  { centreGroupId: 3, centreGroupName: 'Planned' },
].map((one): RowOf<'CentreGroup'> => ({ ...one, yearId: 22, noOfGroups: 2, status: 1, ...stamps, names: {} }))

const ofCentre = { pages: centres, list: '/sms/centres', id: '26', tab: 'groups' }

export const GroupsOfCentre: Story = {
  args: { ...ofCentre, answers: { 'GET details/{id}': () => centreRecord, 'GET list': listOf(groupings) } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole(...recordView.usesByGroups)
    await expect(within(list).getByRole('listitem')).toHaveTextContent('Exam wavesWave B')
    await expect(await canvas.findByText('2 hours ahead of London')).toBeVisible()
    await expect(await canvas.findByRole(...recordView.contract)).toBeVisible()
  },
}

export const NoGroupsOfCentre: Story = {
  args: { ...ofCentre, answers: { 'GET details/{id}': () => centreRecord, 'GET list': listOf(groupings.slice(1)) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No centre groups')).toBeVisible()
  },
}

const selection = {
  selectionId: 7,
  centreSelectionId: 7,
  curriculumId: 3,
  centreId: 26,
  yearId: 22,
  selectionName: 'Savannah: Foundation Year',
  decision: 'Accepted',
  comboIds: [1, 2, 3, 4],
  streamIds: [1, 2],
  blocks: [{ intakeId: 401, examblockIds: [106] }],
  intakes: [{ intakeId: 401, teachingDateIds: [1] }],
  selectionStatus: 4,
  ...stamps,
  names: { Curriculum: { 3: { name: 'Foundation Year 2026-27', status: 1 } } },
}

const person = (contactId: number, fullName: string, jobTitle: string) => ({
  contactId,
  fullName,
  firstName: fullName,
  email: `${contactId}@savannah.example`,
  contactTypeId: 2,
  centreId: 26,
  jobTitle,
  allowMessages: 1,
  status: 1,
  ...stamps,
  names: {},
})

const dated = (title: string, resource: string, recordId: number, startDate: string, endDate = startDate) => ({
  source: resource === 'Intake' ? 'teachingDates' : 'examBlocks',
  key: `${title} ${startDate}`,
  title,
  label: resource,
  isAllDay: 1,
  startDate,
  endDate,
  state: 'Confirmed',
  sequence: 0,
  resource,
  recordId,
})

const overview = {
  'GET details/{id}': () => ({ ...centreRecord, examsContactId: 3 }),
  'GET /sms/centre-selection/list': listOf([selection]),
  // The first page of everyone has none of the staff.
  'GET /contact-management/contact/list': ({ query }: ResourceInput) =>
    query?.['contactTypeId'] === undefined
      ? listOf([{ ...person(4, 'Abena Boateng', ''), contactTypeId: 4 }], 12)()
      : listOf([person(1, 'Wanjiru Otieno', 'Centre director'), person(2, 'Tesfaye Mbeki', ''), person(3, 'Leilani Kai', 'Admissions')])(),
  'GET /calendar-management/event/list': () => ({
    occurrences: [
      dated('Semester 2', 'Intake', 401, '2027-01-25', '2027-05-21'),
      dated('May Exams 2027', 'Examblock', 106, '2027-05-24', '2027-06-04'),
      dated('August Resits 2027', 'Examblock', 109, '2027-08-16', '2027-08-20'),
    ],
  }),
}

export const OverviewOfCentre: Story = {
  args: { ...ofCentre, tab: '', answers: overview },
  play: async ({ canvas }) => {
    const dates = within(await canvas.findByRole(...recordView.nextDates, { timeout: 5000 }))
    await expect(canvas.getByRole(...recordView.details)).toHaveAttribute('aria-selected', 'true')
    await expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '21/05/2027Semester 2 ends',
      '24/05/2027May Exams 2027 begins',
      '30/09/2027Contract ends',
    ])
    const [first] = within(await canvas.findByRole(...recordView.contacts)).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Leilani KaiAdmissions')
    await expect(first).toHaveTextContent('Exams Officer')
    await expect(await canvas.findByRole('link', { name: 'Foundation Year 2026-27' })).toBeVisible()
    await expect(canvas.getByRole(...recordView.allCurricula)).toHaveAttribute('href', `/sms/centres/view/${inAddress('26')}?tab=curricula`)
    await expect(canvas.getByRole(...recordView.message)).toHaveAttribute('href', `/communication/create?centreId=${inAddress('26')}`)
  },
}

export const EmptyOverviewForViewer: Story = {
  args: {
    ...ofCentre,
    tab: '',
    isViewer: true,
    answers: {
      'GET details/{id}': () => ({ ...centreRecord, contractEnd: '2029-07-31' }),
      'GET list': listOf([]),
      'GET /calendar-management/event/list': () => ({ occurrences: [] }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(recordView.noNextDates, {}, { timeout: 5000 })).toBeVisible()
    await expect(await canvas.findByText('No contacts')).toBeVisible()
    await expect(canvas.queryByRole(...recordView.message)).toBeNull()
    await expect(canvas.queryByRole(...recordView.addContact)).toBeNull()
  },
}

export const OverviewThatFails: Story = {
  args: {
    ...ofCentre,
    tab: '',
    answers: {
      'GET details/{id}': () => centreRecord,
      'GET list': refused('server', 500, 'The records could not be read.'),
      'GET /calendar-management/event/list': refused('server', 500, 'The calendar could not be read.'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The calendar could not be read.', {}, { timeout: 5000 })).toBeVisible()
    await expect(await canvas.findAllByText('The records could not be read.')).toHaveLength(2)
    await expect(canvas.getAllByRole(...kit.tryAgain)).toHaveLength(3)
  },
}
