import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CurriculumSummaryPage } from '#src/masters/summary/CurriculumSummaryPage.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { kit } from '#tests/pages/kit.ts'
import { mastersPage } from '#tests/pages/masters.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { curriculumOf, refused, stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, unanswered } from '../resources/served.tsx'

interface SummaryProps {
  readonly summary: () => unknown
  readonly isViewer?: boolean
}

/** The summary of a curriculum. */
function Summary({ summary, isViewer = false }: SummaryProps) {
  const page = pageAt('/sms/curriculum', 'Curricula', '1', isViewer)
  return (
    <Served
      answers={{ ...usual, 'GET details/{id}': () => draft }}
      calls={{ getCurriculumSummary: summary }}
      path={`/sms/curriculum/summary/${inAddress('1')}`}
    >
      <Sheet>
        <CurriculumSummaryPage {...page} />
      </Sheet>
    </Served>
  )
}

const draft = { ...curriculumOf(0), status: 2 } satisfies RowOf<'Curriculum'>
const modules = { Module: { 1: { name: 'Economics', status: 1 }, 2: { name: 'Business Studies', status: 1 } } }

const business = {
  streamId: 1,
  streamName: 'Business',
  streamCode: 'BUS',
  programId: 1,
  minModules: 2,
  maxModules: 4,
  status: 1,
  ...stamps,
  names: {},
} satisfies RowOf<'Stream'>
const subcurriculumOf = (semester: number): RowOf<'Subcurriculum'> => ({
  subcurriculumId: semester,
  subcurriculumName: `Business ${semester}`,
  subcurriculumCode: `BUS-S${semester}`,
  curriculumId: 1,
  streamId: 1,
  semester,
  moduleIds: [1, 2],
  status: 1,
  ...stamps,
  names: modules,
})
const route = {
  comboId: 1,
  comboName: 'Route 01: Economics and Business Studies',
  comboCode: 'CR-001',
  curriculumId: 1,
  subcurriculumIds: [1, 2],
  moduleIds: [1, 2],
  studentCount: 1200,
  status: -1,
  ...stamps,
  names: modules,
} satisfies RowOf<'Combo'>

const whole = () => ({
  curriculum: draft,
  streams: [business, { ...business, streamId: 2, streamName: 'Law' }],
  subcurricula: [2, 1].map(subcurriculumOf),
  combos: [route],
  centres: [
    { centreSelectionId: 1, centreId: 7, centreName: 'Lagoon College Lagos', status: 3 },
    { centreSelectionId: 5, centreId: 4, centreName: 'Acacia School Nairobi', status: 4 },
    { centreSelectionId: 6, centreId: 2, centreName: 'Thames College London', status: 4 },
  ],
  missing: [],
})
const bare = () => ({
  ...whole(),
  streams: [business],
  subcurricula: [],
  combos: [],
  centres: [],
  missing: [{ text: 'Add a subcurriculum.', address: '/sms/subcurriculum/create' }],
})

const meta = { component: Summary, title: 'Masters/Curriculum summary', parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Summary
>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  args: { summary: whole },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...mastersPage.subcurricula)).toHaveTextContent('Subcurricula2')
    await expect(canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Semester 1', 'Semester 2'])
    await expect(canvas.getAllByText('1,200 expected students')).toHaveLength(2)
    const combos = canvas.getByRole(...mastersPage.combos)
    await expect(within(combos).getByRole('link')).toHaveAttribute('href', `/combo?curriculumId=${inAddress('1')}`)
    const centres = canvas.getByRole(...mastersPage.chosenBy)
    await expect(centres).toHaveTextContent('Centres3')
    const list = `/centreselection?curriculumId=${inAddress('1')}`
    await expect(within(centres).getByRole('link')).toHaveAttribute('href', list)
    const completed = canvas.getByRole(...mastersPage.chosenAndCompleted)
    await expect(completed).toHaveTextContent('Completed2')
    await expect(within(completed).getByRole('link')).toHaveAttribute('href', `${list}&status=4`)
    await expect(canvas.getByRole('link', { name: 'Lagoon College Lagos' })).toBeVisible()
    await expect(canvas.queryByText(mastersPage.cannotSubmit)).toBeNull()
  },
}

export const Phone: Story = {
  args: { summary: whole },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const badges = await canvas.findAllByText(mastersPage.active)
    // No wider than its word.
    for (const badge of badges) await expect(badge.getBoundingClientRect().width).toBeLessThan(100)
  },
}

export const Lacking: Story = {
  args: { summary: bare },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(mastersPage.cannotSubmit)).toBeVisible()
    await expect(canvas.getByRole(...mastersPage.addSubcurriculum)).toHaveAttribute('href', '/sms/subcurriculum/create')
    await expect(canvas.getByText('No centre has chosen this curriculum yet.')).toBeVisible()
  },
}

export const LackingForViewers: Story = {
  args: { summary: bare, isViewer: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Add a subcurriculum.')).toBeVisible()
    await expect(canvas.queryByRole(...mastersPage.addSubcurriculum)).toBeNull()
    await expect(canvas.queryByRole(...kit.submit)).toBeNull()
  },
}

export const Loading: Story = { args: { summary: unanswered } }

export const Failed: Story = {
  args: { summary: refused('server', 500, 'The summary could not be read.') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The summary could not be read.')
  },
}
