import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { courses } from '#src/courses/courses.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { coursePages } from '#tests/pages/courses.ts'
import { kit } from '#tests/pages/kit.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers, type Calls } from '../resources/served.tsx'

const course = {
  courseId: 1,
  courseName: 'BSc Physics',
  courseCode: 'NGU-102',
  institutionId: 12,
  qualificationId: 2,
  degreeId: 2,
  studyMode: 'Full-time',
  deliveryMode: 1,
  durationMonths: 36,
  startMonths: ['September'],
  streamIds: [5],
  validTo: '2028-08-31',
  academicRequirements: [
    { courseAcademicId: 1, programId: 1, streamId: 5, minimumGrade: 'B', modules: [{ moduleId: 305, grade: 'A' }] },
    { courseAcademicId: 2, programId: 2, streamId: 3, minimumGrade: '60' },
  ],
  status: 2,
  ...stamps,
  names: {
    University: { 12: { name: 'Northgate University', status: 1 } },
    InstituteQualification: { 2: { name: 'Undergraduate', status: 1 } },
    InstituteDegree: { 2: { name: 'BSc', status: 1 } },
    Stream: { 3: { name: 'Engineering', status: 1 }, 5: { name: 'Science', status: 1 } },
    Program: { 1: { name: 'International Foundation Year', status: 1 }, 2: { name: 'International Year One', status: 1 } },
    Module: { 305: { name: 'Physics', status: 1 } },
  },
} satisfies RowOf<'Course'>

interface CourseProps {
  readonly screen: 'list' | 'form' | 'view'
  readonly tab?: string
  readonly answers?: Answers
  readonly calls?: Calls
}

/** The pages of a course. */
function Course({ screen, tab = '', answers = {}, calls = {} }: CourseProps) {
  const page = pageAt('/sms/course-management', 'Course Management', '1')
  const Screen = courses[screen]
  const path = { list: page.paths.list, form: page.paths.edit(inAddress('1')), view: `${page.paths.view(inAddress('1'))}${tab}` }[screen]
  return (
    <Served answers={{ ...usual, 'GET /sms/course/details/{id}': () => course, ...answers }} calls={calls} path={path}>
      <Sheet>
        <Screen {...page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: Course, title: 'Courses/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Course>

export default meta
type Story = StoryObj<typeof meta>

const listed = { 'GET list': () => ({ list: [course], totalCount: 1, statusCounts: { all: 1, 2: 1 } }) }

export const Months: Story = {
  args: {
    screen: 'list',
    answers: listed,
    calls: {
      countCoursesByMonth: () => [
        { month: '2027-01', approved: 0, expired: 4 },
        { month: '2027-02', approved: 0, expired: 0 },
        { month: '2027-03', approved: 6, expired: 2 },
        { month: '2027-04', approved: 12, expired: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...coursePages.months)).toBeVisible()
    await expect(canvas.getByRole(...coursePages.monthTable)).toHaveTextContent('All months186')
  },
}

const year = Array.from({ length: 18 }, (_, index) => ({
  month: `${2026 + Math.floor((index + 5) / 12)}-${String(((index + 5) % 12) + 1).padStart(2, '0')}`,
  approved: index,
  expired: 0,
}))

/** On a phone every third month is named, in whole words: the month above its year. */
export const MonthsPhone: Story = {
  args: { screen: 'list', answers: listed, calls: { countCoursesByMonth: () => year } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole(...coursePages.months)
    const names = within(chart).getAllByText(/^\w+ \d\d$/)
    await expect(new Set(names.map(({ scrollHeight }) => scrollHeight))).toEqual(new Set([40]))
  },
}

export const NoMonths: Story = {
  args: { screen: 'list', answers: listed, calls: { countCoursesByMonth: () => [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No course has been approved yet.')).toBeVisible()
  },
}

export const ModulesWithinARequirement: Story = {
  args: { screen: 'form' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole(...kit.addModule)
    if (first) await userEvent.click(first)
    await expect(canvas.getAllByRole('listitem', { name: /^module \d$/ })).toHaveLength(2)
    await userEvent.click(canvas.getByRole(...kit.save))
    await expect(await canvas.findByText('Academic requirement 1: module 2: Module')).toBeVisible()
  },
}

export const NoRequirements: Story = {
  args: { screen: 'view', tab: '?tab=english' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No English requirements')).toBeVisible()
  },
}

export const AcademicRequirements: Story = {
  args: { screen: 'view', tab: '?tab=academic' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Physics, A')).toBeVisible()
  },
}
