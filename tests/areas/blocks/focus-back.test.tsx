import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocusBack } from '#src/blocks/use-last-focus.ts'
import { blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'

function Form({ isSaving }: { isSaving: boolean }) {
  useFocusBack(isSaving)
  return (
    <main>
      <h1 tabIndex={-1}>Dates</h1>
      <input aria-label="Name" disabled={isSaving} />
      <button type="button">Save</button>
    </main>
  )
}

const frame = () => new Promise(requestAnimationFrame)

it('gives the focus back to the field that was disabled while it was saved', async () => {
  const { rerender } = await render(<Form isSaving={false} />)
  await page.getByLabelText(...blockDetailsPage.name).click()
  await rerender(<Form isSaving />)
  await frame()
  await expect.poll(() => document.activeElement).toBe(document.body)
  await rerender(<Form isSaving={false} />)
  await expect.element(page.getByLabelText(...blockDetailsPage.name)).toHaveFocus()
})

it('leaves the focus where somebody took it meanwhile', async () => {
  const { rerender } = await render(<Form isSaving={false} />)
  await page.getByLabelText(...blockDetailsPage.name).click()
  await rerender(<Form isSaving />)
  await page.getByRole(...kit.save).click()
  await rerender(<Form isSaving={false} />)
  await expect.element(page.getByRole(...kit.save)).toHaveFocus()
})
