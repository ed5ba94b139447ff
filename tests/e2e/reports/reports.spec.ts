import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { beSignedIn, expect, expectAccessible, journey, test } from '#tests/e2e/support.ts'
import { reportPages } from '#tests/pages/reports/reports.ts'
import { kit } from '#tests/pages/kit.ts'

/** The number of modules of the latest exams. */
const modules = 9

test(
  'a report of the catalogue is read by arrows, as a table and as a file, all with the same numbers (CAT-ASR-21)',
  journey,
  async ({ page }) => {
    await beSignedIn(page)
    await page.goto('/reports')
    await page.getByRole(...reportPages.card('Module Outcomes')).click()
    await expect(page).toHaveURL(/\/reports\/view\/module-outcomes$/)
    const reader = page.getByRole(...reportPages.reader('Predicted and achieved'))
    await expect(reader).toBeVisible()
    await expectAccessible(page)

    const read: string[] = []
    await reader.focus()
    for (let place = 0; place < modules; place += 1) {
      read.push((await reader.getAttribute('aria-valuetext')) ?? '')
      await page.keyboard.press('ArrowRight')
    }
    await page
      .getByRole(...kit.showTable)
      .nth(1)
      .check({ force: true })
    const rows = page.getByRole(...reportPages.chartTable('Predicted and achieved')).locator('tbody tr')
    await expect(rows).toHaveCount(modules)
    const cells = await rows.evaluateAll((found) => found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)))
    expect(cells.map(([name, predicted, achieved]) => `${name} · Predicted ${predicted} · Achieved ${achieved}`)).toEqual(read)
    await expectAccessible(page)

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole(...kit.csv).click()])
    const text = await readFile(await download.path(), 'utf8')
    const { data } = Papa.parse<string[]>(text.replace('\uFEFF', '').trimEnd())
    const table = page.getByRole(...reportPages.rows).locator('tr')
    expect(data).toEqual(
      await table.evaluateAll((found) => found.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))),
    )
  },
)
