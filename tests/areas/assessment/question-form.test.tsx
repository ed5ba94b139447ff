import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { questions } from '#src/assessment/questions.tsx'
import { recordField } from '#tests/pages/records.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

it('asks what a wrong answer costs wherever the machine marks', async () => {
  await page.viewport(1440, 900)
  const at = { ...pageAt('/dap/authoring', 'Questions', '1'), pathId: undefined }
  const { form: Form } = questions
  await render(
    <Served answers={{}} path={at.paths.create}>
      <Form {...at} />
    </Served>,
  )
  const type = page.getByLabelText(...recordField('Question', 'questionType'))
  const wrong = page.getByLabelText(...recordField('Question', 'negativeMarks'))
  for (const marked of ['Single choice', 'Number', 'Short text']) {
    await type.selectOptions(marked)
    await expect.element(wrong).toBeVisible()
  }
  await type.selectOptions('Essay')
  await expect.element(wrong).not.toBeInTheDocument()
})
