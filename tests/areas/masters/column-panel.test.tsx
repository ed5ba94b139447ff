import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ColumnChooser } from '#src/ui/records/column-chooser.tsx'
import { recordList } from '#tests/pages/record-list.ts'

const columns = Array.from({ length: 16 }, (_, index) => ({ id: `${index}`, label: `Column ${index + 1}` }))

it('the columns of a list scroll in a window that is too low for them, with the way out in sight', async () => {
  await page.viewport(375, 500)
  await render(<ColumnChooser columns={columns} hidden={[]} onHide={() => {}} onReset={() => {}} />)
  await userEvent.click(page.getByRole(...recordList.columns))
  const done = page.getByRole('dialog').getByRole(...recordList.done)
  await expect.element(done).toBeVisible()
  // The panel follows the new height of the window in a later frame.
  await expect.poll(() => done.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(500)
})
