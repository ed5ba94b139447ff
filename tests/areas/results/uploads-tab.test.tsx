import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import { resultSets } from '#src/results/result-sets.tsx'
import { kit } from '#tests/pages/kit.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { uploadPage } from '#tests/pages/results/upload.ts'
import { usual } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'
import { may, upload as madeUpload } from '../../../stories/results/fixtures.ts'

const upload = { ...madeUpload, updatedAt: { date: '2026-11-22 10:15:00.000000' } }

/** The uploads of a set; the answer of an undo may be lost. */
async function open(isLost = false) {
  await page.viewport(1440, 900)
  let isUndone = false
  const at = pageAt('/results', 'Results Management', '2')
  const { view: View } = resultSets
  await render(
    <Served
      answers={{ ...usual, 'GET /results/result/details/{id}': () => ({ ...may, rowsTotal: isUndone ? 2 : 308 }) }}
      calls={{
        listUploads: () => [isUndone ? { ...upload, state: 'Undone', isUndoable: 0 } : upload],
        undoUpload: () => {
          isUndone = true
          return isLost ? Promise.reject(new ApiProblem('server', 500, 'It broke.')) : null
        },
      }}
      path={`${at.paths.view(inAddress('2'))}?tab=uploads`}
    >
      <main tabIndex={-1}>
        <View {...at} />
      </main>
    </Served>,
  )
  const button = page.getByRole(...uploadPage.undo('autumn-2026.xlsx'))
  await expect.element(button, { timeout: 15_000 }).toBeVisible()
  await expect.element(page.getByRole(...recordView.facts)).toHaveTextContent('Rows308')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole(...kit.yes).click()
  return button
}

it('an undo leaves the focus at the upload, and its facts are read again', async () => {
  const button = await open()
  await expect.element(button).not.toBeInTheDocument()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'autumn-2026.xlsx' })).toHaveFocus()
  await expect.element(page.getByRole(...recordView.facts)).toHaveTextContent('Rows2')
})

it('so does one whose answer is lost, once its question is closed', async () => {
  await open(true)
  await expect.element(page.getByText('It broke.')).toBeVisible()
  await page.getByRole(...kit.no).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'autumn-2026.xlsx' })).toHaveFocus()
  await expect.element(page.getByRole(...recordView.facts)).toHaveTextContent('Rows2')
})
