import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { RowOf } from '#src/resources/resource-types.ts'
import { centres } from '#src/masters/centres.tsx'
import { modules } from '#src/masters/modules.tsx'
import type { ResourcePages } from '#src/resources/resource-pages.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { centreRecord, listOf, stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers } from '../resources/served.tsx'

interface MasterProps {
  readonly pages: ResourcePages
  readonly list: string
  readonly id: string
  readonly tab: string
  readonly answers: Answers
}

/** The page of a record of the masters, at one of its tabs. */
function Master({ pages: { view: View, rules }, list, id, tab, answers }: MasterProps) {
  const page = pageAt(list, rules.nouns, id)
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
