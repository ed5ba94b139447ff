import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { applications } from '#src/applications/applications.tsx'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { RowOf } from '#src/resources/resource-types.ts'
import { OneEnrollment } from '#src/students/enrolment/OneEnrollment.tsx'
import { leads } from '#src/students/leads.tsx'
import { studentQualifications } from '#src/students/qualifications.tsx'
import { kit } from '#tests/pages/kit.ts'
import type { Field, Part } from '#tests/pages/parts.ts'
import { studentForms } from '#tests/pages/students/forms.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served, type Answers } from '../../../stories/resources/served.tsx'

/** A lead whose follow-up day has passed: the stories' day is 14 April 2027. */
const lead = {
  leadId: 1,
  fullName: 'Amara Eze',
  firstName: 'Amara',
  lastName: 'Eze',
  email: 'amara@example.org',
  countryId: 4,
  source: 'Fair',
  followUpOn: '2027-04-01',
  consentToContact: 1,
  state: 'New',
  ...stamps,
  names: {},
} satisfies RowOf<'Lead'>

const created = (at: RecordPage): RecordPage => ({ ...at, pathId: undefined })

async function open(at: RecordPage, form: ReactNode, answers: Answers = {}, path = `${at.paths.list}/create`) {
  let writes = 0
  const written = () => {
    writes += 1
    return null
  }
  await page.viewport(1440, 900)
  await render(
    <Served answers={{ 'GET dropdown': () => [], 'POST create': written, 'PUT update/{id}': written, ...answers }} path={path}>
      <RecordPageProvider value={at}>{form}</RecordPageProvider>
    </Served>,
  )
  return { writes: () => writes }
}

const labelled = (one: Field) => page.getByLabelText(...one)
const required = async (fields: readonly Field[], isRequired = true) => {
  for (const one of fields) {
    if (isRequired) await expect.element(labelled(one), { timeout: 10_000 }).toHaveAttribute('aria-required', 'true')
    else await expect.element(labelled(one)).not.toHaveAttribute('aria-required')
  }
}
const turnOn = (one: Part<'switch'>) => page.getByRole(...one).click()

it('a follow-up day that is past is refused before it is sent, and one that has passed meanwhile is not', async () => {
  const at = pageAt('/sms/leads', 'Leads', '1')
  const { form: Form } = leads
  const { writes } = await open(at, <Form {...at} />, { 'GET details/{id}': () => lead }, at.paths.edit('1'))
  await labelled(studentForms.followUp).fill('13/04/2027')
  await page.getByRole(...kit.save).click()
  await expect.element(page.getByText(studentForms.pastFollowUp)).toBeVisible()
  expect(writes()).toBe(0)
  await labelled(studentForms.followUp).fill('01/04/2027')
  await labelled(studentForms.firstName).fill('Amaka')
  await expect.element(page.getByText(studentForms.pastFollowUp)).not.toBeInTheDocument()
  await page.getByRole(...kit.save).click()
  await expect.poll(writes).toBe(1)
})

it('a qualification marks what its kind needs', async () => {
  const at = created(pageAt('/student/qualification', 'Qualifications', '1'))
  const { form: Form } = studentQualifications
  await open(at, <Form {...at} />)
  const kind = labelled(studentForms.qualificationKind)
  await expect.element(kind, { timeout: 10_000 }).toBeVisible()
  await kind.selectOptions('Academic')
  await required(studentForms.academic)
  await required([studentForms.notNeeded], false)
  await kind.selectOptions('English test')
  await required(studentForms.english)
  await required([studentForms.reportNumber], false)
  // A choice that has to be made offers no "None".
  await expect.element(labelled(studentForms.test)).toHaveDisplayValue('Choose')
})

it('an enrolment marks the block of its kind, and is not sent without', async () => {
  const at = created(pageAt('/enrollment', 'Enrolments', '1'))
  const { writes } = await open(at, <OneEnrollment {...at} />)
  const kind = labelled(studentForms.blockKind)
  await expect.element(kind, { timeout: 10_000 }).toBeVisible()
  await kind.selectOptions('Exam')
  await expect.element(labelled(studentForms.examBlock)).toHaveAttribute('aria-required', 'true')
  await page.getByRole(...kit.save).click()
  await expect.element(page.getByText(studentForms.noExamBlock).first()).toBeVisible()
  expect(writes()).toBe(0)
})

it('an application marks what its immigration step needs', async () => {
  const at = created(pageAt('/dashboard/ncuk-application-portal', 'Applications', '1'))
  const { form: Form } = applications
  await open(at, <Form {...at} />)
  await expect.element(page.getByRole(...studentForms.visa), { timeout: 10_000 }).toBeVisible()
  await required(studentForms.otherAnswers)
  await turnOn(studentForms.visa)
  await required(studentForms.afterVisa)
  await turnOn(studentForms.refused)
  await required([studentForms.afterRefusal])
})
