import type { Locator, Page } from 'playwright/test'
import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { bulkUpload } from '#tests/pages/assets/bulk-upload.ts'
import { choose } from '#tests/pages/forms/choose.ts'
import { folderBrowser as browser } from '#tests/pages/assets/folder-browser.ts'

/** Drops files as they come from outside of the browser; tells whether the page takes them. */
async function dropFiles(page: Page, target: Locator, names: readonly string[]): Promise<boolean> {
  const dataTransfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const name of given) data.items.add(new File([`This is ${name}.`], name, { type: 'text/plain' }))
    return data
  }, names)
  const isTaken = await target.evaluate(
    (element, data) => !element.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true })),
    dataTransfer,
  )
  await target.dispatchEvent('drop', { dataTransfer })
  return isTaken
}

test('files dropped on an empty folder, or on a folder of the list, open the upload with them', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(browser.address)
  await page.getByRole(...browser.folder(/^Finance/)).click()
  await expect(page.getByText(browser.isEmpty)).toBeVisible()
  expect(await dropFiles(page, page.getByText(browser.isEmpty), ['one.txt', 'two.txt'])).toBe(true)
  await expect(page.getByText(bulkUpload.chosen(2))).toBeVisible()
  await expect(page.getByRole(...bulkUpload.folder)).toHaveValue('Finance')
  await expectAccessible(page)

  await page.goto(browser.address)
  expect(await dropFiles(page, page.getByRole(...browser.item(/^Policies/)), ['three.txt', 'four.txt'])).toBe(true)
  await expect(page.getByText(bulkUpload.chosen(2))).toBeVisible()
  await expect(page.getByRole(...bulkUpload.folder)).toHaveValue('Policies')
})

test('a file whose name is taken by another one of the same upload goes up under a name of its own', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(browser.address)
  await page.getByRole(...browser.folder(/^Finance/)).click()
  await expect(page.getByText(browser.isEmpty)).toBeVisible()
  await dropFiles(page, page.getByText(browser.isEmpty), ['Fees of 2027.txt', 'Fees of 2027.csv'])
  // The page of folders has a filter called Type as well, and stays until the upload can be drawn.
  await expect(page.getByText(bulkUpload.chosen(2))).toBeVisible()
  await choose(page, bulkUpload.type, 'Price List')
  await page.getByRole(...bulkUpload.upload(2)).click()
  await expect(page.getByText(bulkUpload.outcome(1, 1))).toBeVisible()
  const name = page.getByRole(...bulkUpload.newName)
  await expect(name).toHaveAccessibleDescription('This Name is already in use.')
  await expectAccessible(page)
  await name.fill('Fees of 2027, table')
  await name.press('Enter')
  await expect(page.getByText(bulkUpload.outcome(2, 0))).toBeVisible()
})
