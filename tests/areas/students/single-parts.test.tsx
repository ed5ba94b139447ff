import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { CourseFinder } from '#src/applications/finder/CourseFinder.tsx'
import { AnswerStep } from '#src/applications/portal/AnswerStep.tsx'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import type { RowOf } from '#src/resources/resource-types.ts'
import { centerOperations } from '#src/students/center-operations.tsx'
import { students } from '#src/students/students.tsx'
import { TestDate } from '#src/students/TestDate.tsx'
import { applicantPages } from '#tests/pages/applications/portal.ts'
import { kit } from '#tests/pages/kit.ts'
import { studentParts } from '#tests/pages/students/small.ts'
import { listOf, stamps, usual } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'
import { own } from './own-application.ts'

// Today is 14 April 2027 there.
it.each([
  ['2025-04-14', '14/04/2025'],
  ['2025-04-13', `13/04/2025${studentParts.oldTest}`],
])('a test of English of %s reads %s', async (value, text) => {
  await render(
    <Served answers={{}} path="/">
      <p>
        <TestDate value={value} />
      </p>
    </Served>,
  )
  expect(page.getByRole('paragraph').element().textContent).toBe(text)
})

it('the list of operations leads to the calendar of their due days', async () => {
  const at = pageAt('/lead-management/center-operations', 'Centre Operations', '1')
  const { list: List } = centerOperations
  await page.viewport(1440, 900)
  await render(
    <Served answers={{ ...usual, 'GET list': listOf([]) }} path={at.paths.list}>
      <List {...at} />
    </Served>,
  )
  await expect.element(page.getByRole(...studentParts.byDueDate), { timeout: 10_000 }).toHaveAttribute('href', '/event?sources=operations')
})

const course = (courseId: number) => ({
  courseId,
  courseName: `Course ${courseId}`,
  universityName: 'Northgate',
  city: 'Leeds',
  countryName: 'United Kingdom',
  startMonths: ['September'],
  durationMonths: 36,
  deliveryMode: 1,
  match: 'met',
  requirements: [],
  isFavourite: 0,
})

it('two or three courses are compared: one alone is not, and a fourth is not marked', async () => {
  await page.viewport(1440, 900)
  const options = { countries: [], universities: [], qualifications: [], streams: [], startMonths: [], currencies: [] }
  const found = { list: [1, 2, 3, 4].map(course), totalCount: 4, openCount: 4, options }
  await render(
    <Served answers={{}} calls={{ findCourses: () => found }} path="/dashboard/application-portal/course-finder">
      <CourseFinder studentId="3001" chosen={new Set()} count={0} most={5} onToggle={() => {}} />
    </Served>,
  )
  const mark = (id: number) => page.getByRole(...applicantPages.compare(`Course ${id}`))
  const compare = page.getByRole(...studentParts.compare)
  await expect.element(mark(1), { timeout: 10_000 }).toBeVisible()
  const press = async (id: number) => {
    await mark(id).click({ force: true })
  }
  await expect.element(compare).toHaveAttribute('aria-disabled', 'true')
  await press(1)
  await expect.element(compare).toHaveAttribute('aria-disabled', 'true')
  await expect.element(compare).toHaveAccessibleDescription(studentParts.compareHint)
  await press(2)
  await expect.element(compare).not.toHaveAttribute('aria-disabled')
  await press(3)
  await expect.element(mark(4)).toHaveAttribute('aria-disabled', 'true')
  await press(4)
  await expect.element(mark(4)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole(...applicantPages.compareThem(3))).toBeVisible()
  // One that is marked can be taken back.
  await press(1)
  await expect.element(mark(4)).not.toHaveAttribute('aria-disabled')
})

it('a personal statement says how many characters it has, as a person counts them', async () => {
  const at = pageAt('/dashboard/application-portal', 'Application', '1')
  await render(
    <Served answers={{}} path="/dashboard/application-portal/academic-details">
      <RecordPageProvider value={at}>
        <AnswerStep step="academic-details" page={at} own={own} />
      </RecordPageProvider>
    </Served>,
  )
  const statement = page.getByLabelText(...studentParts.statement)
  await expect.element(page.getByText(studentParts.statementLength(0)), { timeout: 10_000 }).toBeVisible()
  await statement.fill(' né 🎓 ')
  await expect.element(page.getByText(studentParts.statementLength(4))).toBeVisible()
})

const registered = (studentId: number, status: 1 | -1) =>
  ({
    studentId,
    fullName: `Student ${studentId}`,
    firstName: 'Student',
    email: `s${studentId}@example.org`,
    yearId: 22,
    placementType: 'Regular',
    accessArrangements: 'None',
    status,
    ...stamps,
    names: {},
  }) satisfies RowOf<'Student'>

it('links are sent to the chosen students but for inactive ones', async () => {
  await page.viewport(1440, 900)
  const sent: number[] = []
  const at = pageAt('/lead-management/regular-registration', 'Students', '1')
  const { list: List } = students
  const calls = {
    createRegistrationLink: (input: unknown) => {
      // The list sends this shape.
      sent.push((input as { body: { studentId: number } }).body.studentId)
      return { link: '', expiresAt: { date: '2027-04-28 14:32:00.000000' } }
    },
  }
  const rows = [registered(1, 1), registered(2, -1)]
  await render(
    <Served answers={{ ...usual, 'GET list': listOf(rows) }} calls={calls} path={at.paths.list}>
      <List {...at} />
    </Served>,
  )
  const bar = page.getByRole(...kit.chosenRows)
  const send = bar.getByRole(...studentParts.sendLink)
  await page.getByRole(...kit.selectPage).click({ timeout: 15_000 })
  await send.click()
  await page.getByRole(...kit.yes).click()
  await expect.poll(() => sent).toEqual([1])
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await expect.element(send).toHaveAccessibleDescription(studentParts.noneReached)
})
