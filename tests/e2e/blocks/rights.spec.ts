import type { Page } from 'playwright/test'
import { beSignedIn, expect, test } from '#tests/e2e/support.ts'
import { academicDatesPage, blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { exam, fillDetails, test as testBlock } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { pageTitle } from '#tests/pages/shell.ts'

/** The person has these labels on a kind's entry of the permission tree, and no other. */
async function holdOnly(page: Page, component: string, labels: readonly string[]): Promise<void> {
  await page.route('**/contact/route/permission/details/*', async (route) => {
    const answer = await route.fetch()
    const body: unknown = JSON.parse(await answer.text(), (_, value: unknown) => {
      const name: unknown = Object(value).componentName
      return typeof name === 'string' && name.replaceAll(' ', '') === component ? { ...Object(value), permissions: labels } : value
    })
    await route.fulfill({ response: answer, json: body })
  })
}

const lastDay = '2030-05-09'
const denied = (page: Page) => expect(page.getByRole(...pageTitle.refused)).toBeVisible()

for (const kind of [exam, testBlock]) {
  const { paths, texts, componentName } = kind.spec

  test(`who may only add ${texts.nouns} creates one, is back at the list, and opens none that is saved`, async ({ page }) => {
    await holdOnly(page, componentName, ['list', 'Add'])
    await beSignedIn(page)
    await page.goto(paths.list)
    await page.getByRole('link', { name: texts.create }).click()
    await fillDetails(page, `Added ${kind.spec.id}`, 'Added', kind)
    await page.getByRole(...kit.save).click()
    await expect(page).toHaveURL(new RegExp(`${paths.list}$`))
    const row = page.getByRole('row', { name: new RegExp(`Added ${kind.spec.id}`) })
    await page.getByRole('searchbox', { name: texts.search }).fill(`Added ${kind.spec.id}`)
    await expect(row).toContainText('Draft')
    await expect(row.getByRole('link')).toHaveCount(0)
    await expect(row.getByRole('button')).toHaveCount(0)
    await page.goto(paths.academicDates('0', lastDay, lastDay))
    await expect(page.getByRole(...academicDatesPage.title)).toBeVisible()
    await page.goto(paths.wizardOf('AONhRCZ2wZT4wjmKPMAyrQ'))
    await denied(page)
  })

  test(`who may only change ${texts.nouns} opens them, and finds no way to make or delete one`, async ({ page }) => {
    await holdOnly(page, componentName, ['list', 'Modify'])
    await beSignedIn(page)
    await page.goto(paths.list)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('link', { name: texts.create })).toHaveCount(0)
    await expect(page.getByRole(...kit.deleteRow)).toHaveCount(0)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByLabel(...blockDetailsPage.name)).not.toHaveValue('')
    for (const address of [paths.create, paths.wizard, paths.academicDates('0', lastDay, lastDay)]) {
      await page.goto(address)
      await denied(page)
    }
  })
}
