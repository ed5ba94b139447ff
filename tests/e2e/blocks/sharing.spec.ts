import { readFile } from 'node:fs/promises'
import { sharingPage, summaryPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { beSignedIn, codec, expect, expectAccessible, test } from '../support.ts'

const springExams = codec.encrypt('104')
/** A block without time zones. */
const augustResits = codec.encrypt('107')

test('M11: leads from the summary to the calendar file, prints the sheet of a country and saves its sittings as a calendar file', async ({
  page,
}) => {
  await beSignedIn(page)
  await page.goto(`/sms/exam-block/Examcentreadministration?examBlockId=${springExams}&step=3`)
  await page.getByRole(...summaryPage.calendarFile).click()
  await expect(page.getByRole(...sharingPage.calendarPart)).toBeFocused()
  await page.getByRole(...sharingPage.audience).selectOption('country:Nigeria')
  await page.reload()
  await expect(page.getByRole(...sharingPage.calendarPart)).toBeFocused()
  const sheet = page.getByRole(...sharingPage.sheet('Spring Exams 2027', 'Nigeria'))
  await expect(sheet.getByText(sharingPage.provisional)).toBeVisible()
  await expectAccessible(page)

  const coming = page.waitForEvent('download')
  await page.getByRole(...sharingPage.download).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('spring-exams-2027-nigeria.ics')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('UID:exam-104.20270330.1.106@pathway')
  expect(text).toContain('STATUS:TENTATIVE')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole(...sharingPage.download)).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(sheet.getByRole('row', { name: /10:00 09:00 09:00–11:00 Business Studies/ })).toBeVisible()
})

test('a block without time zones cannot be shared yet, and leads to where it gets them', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`/sms/exam-block/share/${augustResits}`)
  await page.getByRole(...sharingPage.goToTimeZones).click()
  await expect(page.getByText(timeZonesPage.prompt)).toBeVisible()
})

test('M12: opens a snapshot link in a browser that knows nothing, without a call and without anything to edit', async ({
  page,
  browser,
}) => {
  await beSignedIn(page)
  await page.goto(`/sms/exam-block?search=Spring Exams`)
  await page.getByRole('button', { name: 'Actions of Spring Exams 2027' }).click()
  await page.getByRole(...sharingPage.rowEntry).click()
  const link = page.getByLabel(...sharingPage.link)
  await expect(link).toHaveValue(/\/snapshot#1\./)
  const address = await link.inputValue()

  const stranger = await browser.newContext()
  const reader = await stranger.newPage()
  const asked: string[] = []
  reader.on('request', (request) => asked.push(request.url()))
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1, name: 'Spring Exams 2027' })).toBeVisible()
  await expect(reader.getByText(/^made \d\d\/\d\d\/\d{4} \d\d:\d\d GMT, /)).toBeVisible()
  await expectAccessible(reader)
  expect(asked.filter((url) => /\/api\/|#|snapshot\//.test(url.replace(address, '')))).toEqual([])
  expect(await reader.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie])).toEqual([[], [], ''])
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(reader.getByRole('textbox')).toHaveCount(0)
  await expect(reader.getByRole('link')).toHaveCount(0)

  await reader.goto(address.slice(0, -30))
  await expect(reader.getByText(sharingPage.damaged)).toBeVisible()
  await stranger.close()
})
