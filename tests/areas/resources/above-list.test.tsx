import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { scripts } from '#src/assessment/scripts.tsx'
import { courses } from '#src/courses/courses.tsx'
import { invoiceOverview } from '#src/money/invoice-overview.tsx'
import { savedReports } from '#src/reports/saved-reports.tsx'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'
import { listOf, stamps } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const queue = { waiting: 1, marking: 0, submitted: 0, agreed: 0, overdue: 0, markerId: 5 }

const course = {
  courseCode: 'C-1',
  institutionId: 1,
  qualificationId: 1,
  degreeId: 1,
  studyMode: 'Full-time',
  deliveryMode: 1,
  durationMonths: 36,
  startMonths: ['September'],
  streamIds: [1],
  validTo: '2028-08-31',
  status: 2,
}
const invoice = { variant: 'Fixed', yearId: 1, currency: 'GBP', dueDate: '2027-05-01', lines: [], paymentStatus: 'Draft' }
const script = { deliveryId: 1, candidateNumber: '2657', markerId: 5, role: 'First', state: 'Waiting' }

const lists = [
  { name: 'Course', pages: courses, fields: course, call: 'countCoursesByMonth', data: [] },
  { name: 'Invoice', pages: invoiceOverview, fields: invoice, call: 'getInvoiceSummary', data: [] },
  { name: 'SavedReport', pages: savedReports, fields: { report: 'leads', status: 1 }, call: 'listReports', data: [] },
  { name: 'ScriptMarking', pages: scripts, fields: script, call: 'getMarkingQueue', data: queue },
] as const

const never: StartTimer = () => () => {}

/** A list of one row, whose answer comes at once; what stands above it comes when `settle` is called, as an answer or a failure. */
async function open({ name, pages, fields, call, data }: (typeof lists)[number], startTimer = never) {
  await page.viewport(1440, 900)
  const { id, title, nouns } = resourceRules[name]
  const listed = { ...stamps, names: {}, ...fields, [id]: 1, [title]: 'The only one' }
  let settle = (_by: 'answer' | 'failure'): void => {}
  const settled = new Promise<'answer' | 'failure'>((resolve) => (settle = resolve))
  let isBroken = true
  const mend = () => void (isBroken = false)
  const answer = async () => {
    if ((await settled) === 'failure' && isBroken) throw new ApiProblem('refused', 400, 'Broken.', null)
    return data
  }
  const at = pageAt('/list', nouns, '1')
  await render(
    <Served answers={{ 'GET list': listOf([listed]) }} calls={{ [call]: answer }} path={at.paths.list} startTimer={startTimer}>
      <RecordPageProvider value={at}>
        <main tabIndex={-1}>
          <pages.list {...at} />
        </main>
      </RecordPageProvider>
    </Served>,
  )
  // The answer of the list is there.
  await expect.element(page.getByRole('radio', { name: 'All 1' }), { timeout: 15_000 }).toBeInTheDocument()
  const table = page.getByRole(...recordPages(rulesNamed(name)).table)
  return { settle, mend, row: table.getByRole('link').first() }
}

it.each(lists)('rows of $name wait for what stands above them', async (list) => {
  const { settle, row } = await open(list)
  await expect.element(row).not.toBeInTheDocument()
  settle('answer')
  await expect.element(row).toBeVisible()
})

it.each(lists)('what stands above $name and could not be loaded says so beside the rows, and is tried again', async (list) => {
  const { settle, mend, row } = await open(list)
  settle('failure')
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await expect.element(row).toBeVisible()
  mend()
  alert.element().querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('rows wait for what stands above them no longer than a second', async () => {
  const timers: [ms: number, due: () => void][] = []
  const { row } = await open(lists[0], (ms, due) => {
    timers.push([ms, due])
    return () => {}
  })
  await expect.element(row).not.toBeInTheDocument()
  const [, due] = timers.find(([ms]) => ms === 1000) ?? []
  due?.()
  await expect.element(row).toBeVisible()
})
