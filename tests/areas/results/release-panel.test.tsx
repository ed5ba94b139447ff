import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import { resultSets } from '#src/results/result-sets.tsx'
import { kit } from '#tests/pages/kit.ts'
import { resultPages } from '#tests/pages/results/release.ts'
import { usual } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'
import { may } from '../../../stories/results/fixtures.ts'

beforeEach(() => page.viewport(1440, 900))

/** The tab from which a set is released; an act on what is seen is answered when the test says so. */
async function open(errors: readonly object[] = []) {
  const held: { resolve(): void; reject(problem: unknown): void }[] = []
  const at = pageAt('/results', 'Results Management', '2')
  const { view: View } = resultSets
  await render(
    <Served
      answers={{ ...usual, 'GET /results/result/details/{id}': () => may }}
      calls={{
        checkRelease: () => ({ errors, warnings: [], blockDates: {} }),
        updateViewFlags: () => new Promise((resolve, reject) => void held.push({ resolve: () => resolve(null), reject })),
      }}
      path={`${at.paths.view(inAddress('2'))}?tab=release`}
    >
      <View {...at} />
    </Served>,
  )
  const hide = page.getByRole(...resultPages.hideFromUniversities)
  await expect.element(hide, { timeout: 15_000 }).toBeVisible()
  return { held, hide }
}

/** Opens the dialog of dates while universities are being hidden from, and types a day. */
async function typeDay({ held, hide }: Awaited<ReturnType<typeof open>>) {
  await hide.click()
  await expect.poll(() => held.length).toBe(1)
  // Behind the dialog it has no role.
  const button = hide.element()
  await page.getByRole(...resultPages.changeDates).click()
  const dialog = page.getByRole(...resultPages.datesDialog)
  const day = dialog.getByLabelText(...resultPages.studentsDate)
  await day.fill('30/04/2027')
  const isOver = () => expect.poll(() => button.ariaBusy).toBeNull()
  return { dialog, day, isOver }
}

it('the dates that are being typed stay when another act is done', async () => {
  const panel = await open()
  const { dialog, day, isOver } = await typeDay(panel)
  await expect.element(dialog.getByRole(...kit.save)).not.toHaveAttribute('aria-busy')
  panel.held[0]?.resolve()
  await isOver()
  await expect.element(day).toHaveValue('30/04/2027')
})

it('why another act was refused is said on the page, once the dialog of dates is closed', async () => {
  const panel = await open()
  const { dialog, isOver } = await typeDay(panel)
  panel.held[0]?.reject(new ApiProblem('refused', 400, 'The set was changed.'))
  await isOver()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await dialog.getByRole(...kit.cancel).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The set was changed.')
})

it('a release that the check forbids asks nothing, and says why', async () => {
  await open([{ text: resultPages.noMarks, count: 14 }])
  const release = page.getByRole(...resultPages.releaseToCentres)
  await expect.element(release).toHaveAccessibleDescription(resultPages.hasErrors)
  release.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole(...resultPages.releaseQuestion)).not.toBeInTheDocument()
})

it('an act waits for the one under way, and says so', async () => {
  const { held, hide } = await open()
  const withdraw = page.getByRole(...resultPages.withdrawFromUniversities)
  await hide.click()
  await expect.element(withdraw).toHaveAccessibleDescription(kit.wait)
  held[0]?.resolve()
  await expect.element(withdraw).not.toHaveAttribute('aria-disabled')
})
