import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { CurriculumSummaryPage } from '#src/masters/summary/CurriculumSummaryPage.tsx'
import { mastersPage } from '#tests/pages/masters.ts'
import { curriculumOf, usual } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served, unanswered } from '../../../stories/resources/served.tsx'

/** The summary of an active curriculum, which has a step beside the way to its form. */
async function open(width: number) {
  await page.viewport(width, 812)
  await render(
    <Served
      answers={{ ...usual, 'GET details/{id}': () => curriculumOf(0) }}
      calls={{ getCurriculumSummary: unanswered }}
      path={`/sms/curriculum/summary/${inAddress('1')}`}
    >
      <CurriculumSummaryPage {...pageAt('/sms/curriculum', 'Curricula', '1')} />
    </Served>,
  )
  const edit = page.getByRole(...mastersPage.backToEditCurriculum)
  await expect.element(edit).toBeVisible()
  return edit.element()
}

it.each([375, 320])('a page of %i px says where its form leads as a wide one does, within its edges', async (width) => {
  const { right, left } = (await open(width)).getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(width)
  expect(right - left).toBeGreaterThan(width / 3)
})
