import { nextYearPage } from '#tests/pages/block-list.ts'
import { blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { beSignedIn, codec, expect, expectAccessible, test } from '../support.ts'

test('M6: a block is made for next year on the same weekdays, and one that fails half-way goes on', async ({ page, gate }) => {
  await beSignedIn(page)
  await page.goto('/sms/exam-block?search=Autumn Exams 2026')
  await page.getByRole('button', { name: 'Actions of Autumn Exams 2026' }).click()
  await page.getByRole(...nextYearPage.rowEntry).click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Autumn Exams 2027')
  const firstDay = page.getByRole(...nextYearPage.firstDay)
  await expect(firstDay).toContainText('Monday 18/10/2027')
  const clocks = page.getByRole(...nextYearPage.clocks)
  await expect(clocks).toContainText('6 dates')
  await expect(clocks).toContainText('In 2026 clocks change on 25/10/2026, inside the block; in 2027 they change on 31/10/2027, after it.')
  for (const zone of ['UK Time', 'Central European Time'])
    await expect(clocks.getByRole('listitem').filter({ hasText: zone })).toContainText('60 min later → together')
  await expect(page.getByRole(...nextYearPage.hits).getByRole('listitem')).toHaveText(
    /Mon 25\/10\/2027.*Labour Day, New Zealand.*as on 26\/10\/2026.*Engineering Mechanics · Slot 1/,
  )
  await expect(page.getByRole(...nextYearPage.moved).getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)

  await page.getByRole(...nextYearPage.later).press('Enter')
  await expect(page).toHaveURL(/from=2027-10-25/)
  await page.getByRole(...nextYearPage.earlier).press('Enter')
  await expect(firstDay).toContainText('Monday 18/10/2027')
  await expect(page.getByText(nextYearPage.startUnusable)).toHaveCount(0)

  const created: string[] = []
  page.on('request', (request) => request.method() === 'POST' && /examblock\/create/.test(request.url()) && created.push(request.url()))
  gate.allowNetworkErrors()
  await page.route('**/timezone/mapping/*', (route) => route.abort())
  await page.getByRole(...nextYearPage.create).click()
  await expect(page.getByText(nextYearPage.notAllSaved)).toBeVisible()
  await page.reload()
  await expect(page.getByText(nextYearPage.notAllSaved)).toBeVisible()
  await page.unroute('**/timezone/mapping/*')
  await page.getByRole(...nextYearPage.resume).click()
  await page.getByRole(...nextYearPage.openNew).click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Autumn Exams 2027')
  expect(created).toHaveLength(1)
  await page.goto(page.url().replace(/Examcentreadministration/, 'summary'))
  await expect(page.getByText('Engineering Mechanics').first()).toBeVisible()

  await page.goto(`/sms/exam-block/next-year/${codec.encrypt('106')}?from=2028-02-30`)
  await expect(page.getByText(nextYearPage.startUnusable)).toBeVisible()
  await expect(page.getByText(nextYearPage.quietClocks)).toBeVisible()
  await expect(page.getByRole(...nextYearPage.firstDay)).toContainText('Monday 22/05/2028')
  await expect(page.getByRole(...nextYearPage.clocks)).toHaveCount(0)
})
