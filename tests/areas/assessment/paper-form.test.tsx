import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import { papers } from '#src/assessment/papers.tsx'
import { authoring } from '#tests/pages/assessment/authoring.ts'
import { recordField, recordPages, rulesNamed } from '#tests/pages/records.ts'
import { listOf, stamps } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers } from '../../../stories/resources/served.tsx'

const question = (questionId: number) => ({
  questionId,
  questionCode: `PHY-00${questionId}`,
  moduleId: 3,
  questionType: 'Essay',
  stem: '<p>Explain it.</p>',
  marks: 10,
  difficulty: 2,
  topics: [],
  versionNo: 1,
  status: 8,
  ...stamps,
  names: {},
})
const paper = {
  paperId: 1,
  paperName: 'Physics',
  paperCode: 'PHY',
  moduleId: 3,
  version: 'V1',
  evaluation: 'exam',
  durationMinutes: 60,
  passMark: 4,
  sections: [{ title: 'Essays', choose: 1, questions: [1, 2] }],
  status: 2,
  ...stamps,
  names: { Module: { 3: { name: 'Physics', status: 1 } } },
}
const submodules = [45, 75].map((durationMinutes, index) => ({
  submoduleId: index + 1,
  submoduleName: `Paper ${index + 1}`,
  moduleId: 3,
  durationMinutes,
  status: 1,
  ...stamps,
  names: {},
}))
const usual: Answers = {
  'GET details/{id}': () => paper,
  'GET dropdown': () => [{ id: 3, name: 'Physics', status: 1 }],
  [`GET ${rulesNamed('Question').path}/list`]: listOf([question(1), question(2)]),
  [`GET ${rulesNamed('Submodule').path}/list`]: listOf(submodules),
}

/** The form of a stored paper, or of a new one for a module. */
async function open(answers: Answers, isNew = false) {
  await page.viewport(1440, 900)
  const at = pageAt('/dap/authoring', 'Papers', '1')
  const { form: Form } = papers
  const path = isNew ? `${at.paths.create}?moduleId=${inAddress('3')}` : at.paths.edit(inAddress('1'))
  await render(
    <Served answers={{ ...usual, ...answers }} path={path}>
      <Form {...at} pathId={isNew ? undefined : at.pathId} />
    </Served>,
  )
}

it('adds up the marks that can be reached where some questions of a section are answered', async () => {
  await open({})
  const totals = page.getByRole(...authoring.totals)
  await expect.element(totals.getByText(authoring.totalOf('10 marks', '2 questions'))).toBeVisible()
  await page.getByLabelText(...authoring.answerOnly).fill('')
  await expect.element(totals.getByText(authoring.totalOf('20 marks', '2 questions'))).toBeVisible()
})

it('is saved with its pass mark while the questions cannot be read', async () => {
  const sent: unknown[] = []
  const failing = () => {
    throw new ApiProblem('network', 0, null)
  }
  const update = ({ body }: { readonly body?: unknown }) => void sent.push(body)
  await open({ [`GET ${rulesNamed('Question').path}/list`]: failing, 'PUT update/{id}': update })
  await page.getByLabelText(...recordField('Paper', 'passMark')).fill('5')
  await page.getByRole(...recordPages(rulesNamed('Paper')).save).click()
  await expect.poll(() => sent).toMatchObject([{ passMark: 5 }])
})

it('takes the minutes of its module’s papers where it is new', async () => {
  await open({}, true)
  await expect.element(page.getByLabelText(...recordField('Paper', 'durationMinutes'))).toHaveValue('120')
})
