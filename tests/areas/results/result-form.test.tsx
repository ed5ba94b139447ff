import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { RowOf } from '#src/resources/resource-types.ts'
import { results } from '#src/results/results.tsx'
import { kit } from '#tests/pages/kit.ts'
import { resultForm } from '#tests/pages/results/result-form.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { may } from '../../../stories/results/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'

const stored = {
  resultId: 1,
  resultName: 'Chidi Okafor, Physics',
  resultIntakeId: 2,
  studentId: 3001,
  moduleId: 305,
  version: 'V1',
  attempt: 'Resit',
  rawMark: 39,
  outcome: 'Fail',
  viewFlag: 1,
  certificateDownload: 1,
  status: 1,
  ...stamps,
  names: {},
} satisfies RowOf<'Result'>

const physics = {
  moduleId: 305,
  moduleName: 'Physics',
  moduleCode: 'PHY',
  programId: 1,
  colourId: 7,
  evaluations: ['exam'],
  status: 1,
  ...stamps,
  names: {},
} satisfies RowOf<'Module'>

const foundation = {
  programId: 1,
  programName: 'International Foundation Year',
  programCode: 'IFY',
  programShortName: 'IFY',
  level: 'Foundation',
  durationWeeks: 30,
  semesters: 2,
  gradingScale: 'A*–E',
  status: 1,
  ...stamps,
  names: {},
} satisfies RowOf<'Program'>

/** The form of the stored result; saves are counted. */
async function open() {
  let saves = 0
  await page.viewport(1440, 900)
  const at = pageAt('/results/student-results', 'Results', '1')
  const { form: Form } = results
  await render(
    <Served
      answers={{
        'GET /results/student-result/details/{id}': () => stored,
        'GET /results/result/details/{id}': () => ({ ...may, kind: 'Resit', resitCap: 65 }),
        'GET /sms/module/details/{id}': () => physics,
        'GET /sms/program/details/{id}': () => foundation,
        'GET dropdown': () => [],
        'PUT update/{id}': () => {
          saves += 1
          return null
        },
      }}
      path={at.paths.list}
    >
      <RecordPageProvider value={at}>
        <Form {...at} />
      </RecordPageProvider>
    </Served>,
  )
  const mark = page.getByLabelText(...resultForm.mark)
  await expect.element(mark, { timeout: 10_000 }).toHaveValue('39')
  return { mark, saves: () => saves }
}

it('a mark that is typed shows what it comes to, with the cap of a resit', async () => {
  const { mark } = await open()
  await expect.element(page.getByText(resultForm.comesTo(39, 'E', 40))).toBeVisible()
  await mark.fill('72.5')
  await expect.element(page.getByText(resultForm.comesTo(65, 'B', 100))).toBeVisible()
  await mark.fill('many')
  await expect.element(page.getByText(/^Final/)).not.toBeInTheDocument()
})

it('a mark that is typed decides about a pass, but for what people have decided', async () => {
  const { mark } = await open()
  const outcome = page.getByLabelText(...resultForm.outcome)
  await expect.element(page.getByText(resultForm.comesTo(39, 'E', 40))).toBeVisible()
  await mark.fill('41')
  await expect.element(outcome).toHaveDisplayValue('Pass')
  await mark.fill('12')
  await expect.element(outcome).toHaveDisplayValue('Fail')
  await outcome.selectOptions('Withheld')
  await mark.fill('55')
  await expect.element(page.getByText(resultForm.comesTo(55, 'C', 80))).toBeVisible()
  await expect.element(outcome).toHaveDisplayValue('Withheld')
})

it('a mark of two decimals is refused at its field, before it is sent', async () => {
  const { mark, saves } = await open()
  await mark.fill('45.25')
  await page.getByRole(...kit.save).click()
  await expect.element(page.getByText(resultForm.oneDecimal)).toBeVisible()
  expect(saves()).toBe(0)
})
