import type { Page } from 'playwright/test'
import { expect, expectAccessible, journey, openHome, test, visit } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { createAddress, listAddress, madeWithoutForm, recordPages, requiredTexts, rulesNamed, shownByReport } from '#tests/pages/records.ts'
import { resourceEntries } from '#src/app/resources.ts'

const firstRecord = (page: Page, screen: ReturnType<typeof recordPages>) =>
  page
    .getByRole(...screen.table)
    .locator('tbody')
    .getByRole('link')
    .first()

// The resources are shared out among several tests, which run in parallel.
const parts = 4
const size = Math.ceil(resourceEntries.length / parts)
for (const part of Array.from({ length: parts }, (_, index) => index)) {
  const entries = resourceEntries.slice(part * size, (part + 1) * size)

  test(`every resource has its list (${part + 1} of ${parts})`, journey, async ({ page }) => {
    test.setTimeout(120_000)
    await openHome(page)
    for (const [name, { paths }] of entries) {
      const rules = rulesNamed(name)
      await test.step(rules.nouns, async () => {
        await visit(page, listAddress(name, paths.list))
        await expect(firstRecord(page, recordPages(rules))).toBeVisible()
      })
    }
  })

  test(`list, page and form of every resource are whole and accessible (${part + 1} of ${parts})`, async ({ page }) => {
    test.setTimeout(240_000)
    await openHome(page)
    await expectAccessible(page)
    for (const [name, { paths }] of entries) {
      const rules = rulesNamed(name)
      const screen = recordPages(rules)
      await test.step(`${rules.nouns}: list`, async () => {
        await visit(page, listAddress(name, paths.list))
        await expect(firstRecord(page, screen)).toBeVisible()
        // A tip under the pointer fades while the page is judged.
        await page.mouse.move(0, 0)
        await expectAccessible(page, 'main')
      })
      await test.step(`${rules.nouns}: page of the first record`, async () => {
        const first = firstRecord(page, screen)
        const called = (await first.textContent()) ?? ''
        await first.click()
        await expect(page.getByRole(...screen.named(called))).toBeFocused()
        if (!shownByReport.includes(name)) {
          await page.getByRole(...screen.usedBy).click()
          await page.getByRole(...screen.history).click()
        }
        await expect(page.getByRole('main').getByText(kit.wentWrong)).toHaveCount(0)
        await expectAccessible(page, 'main')
      })
      if (madeWithoutForm.includes(name)) continue
      await test.step(`${rules.nouns}: CAT-ENG-03, an empty form says what it needs and sends nothing`, async () => {
        await visit(page, createAddress(name, paths.create))
        await expect(page.getByRole(...screen.createTitle)).toBeFocused()
        const sent: string[] = []
        page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
        await page.getByRole(...screen.save).click()
        for (const text of requiredTexts(rules)) await expect(page.getByRole('main').getByText(text, { exact: true })).toHaveCount(1)
        await expect(page.getByRole('main').locator('[aria-invalid=true]:focus')).toHaveCount(1)
        expect(sent).toEqual([])
        await expectAccessible(page, 'main')
      })
    }
  })
}
