import { readFile } from 'node:fs/promises'
import { beSignedIn, expect, expectAccessible, journey, test } from '#tests/e2e/support.ts'
import { calendarPage } from '#tests/pages/calendar/calendar.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordField, recordPages, rulesNamed } from '#tests/pages/records.ts'

test(
  'the calendar is walked by keys, an entry opens its source, and a range fills a new event (CAT-COM-11, 17)',
  journey,
  async ({ page }) => {
    test.setTimeout(60_000)
    await beSignedIn(page)
    await page.goto('/calendar-management?view=month&day=2027-01-08')
    await expect(page.getByRole(...calendarPage.title('January 2027'))).toBeVisible()
    await page.getByRole(...calendarPage.anyDay('Friday 08/01/2027')).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole(...calendarPage.anyDay('Monday 11/01/2027'))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole(...calendarPage.dayHeading('Monday'))).toBeFocused()
    await expectAccessible(page)
    await page
      .getByRole('region')
      .getByRole(...calendarPage.entry('January Exams 2027'))
      .click()
    await expect(page).toHaveURL(/\/sms\/exam-block\/edit\//)

    await page.goto('/calendar-management?view=month&day=2027-02-03')
    await page.getByRole(...calendarPage.anyDay('Wednesday 03/02/2027')).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole(...calendarPage.createOn('03/02/2027–04/02/2027')).click()
    await expect(page.getByLabel(...recordField('Event', 'startDate'))).toHaveValue('03/02/2027')
    await expect(page.getByLabel(...recordField('Event', 'endDate'))).toHaveValue('04/02/2027')
  },
)

test('one day of a series is changed by itself, and the address of the feed is made', async ({ page }) => {
  test.setTimeout(60_000)
  await beSignedIn(page)
  await page.goto('/calendar-management?view=agenda&day=2027-03-15')
  await expect(page.getByRole(...calendarPage.title('March 2027'))).toBeVisible()
  await page
    .getByRole(...calendarPage.entry('Weekly exam desk'))
    .nth(2)
    .click()
  await page.getByRole(...calendarPage.changeOne).click()
  await page.getByRole(...calendarPage.proceed).click()
  await page.getByLabel(...calendarPage.name).fill('Desk in the afternoon')
  await page.getByRole(...kit.save).click()
  await expect(page.getByRole(...recordPages(rulesNamed('Event')).named('Desk in the afternoon'))).toBeVisible()

  await page.goto('/calendar-management?view=agenda&day=2027-03-15')
  await expect(page.getByRole(...calendarPage.entry('Desk in the afternoon'))).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole(...calendarPage.more).click()
  await page.getByRole(...calendarPage.download).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('SUMMARY:Desk in the afternoon')
  await page.getByRole(...calendarPage.subscribe).click()
  await page.getByRole(...calendarPage.createAddress).click()
  await expect(page.getByLabel(...calendarPage.address)).toHaveValue(/\/api\/aggregate\/v1\/calendar-management\/feed\/\w+\.ics$/)
  await expectAccessible(page)
})
