import type { Locator } from 'playwright/test'
import { beSignedIn, bodyOf, expect, expectAccessible, holdRequests, journeyIfFirst, signIn, takeClock, test } from '#tests/e2e/support.ts'
import { blockListPage, comparePage } from '#tests/pages/block-list.ts'
import { blockDetailsPage, blockWizard, summaryPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import {
  call,
  chooseVersion,
  createBlock,
  defineTimeZones,
  dragModule,
  exam,
  fillDetails,
  next,
  openNewBlock,
  slotPanel,
  test as testBlock,
} from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { dashboardPage, shell } from '#tests/pages/shell.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'

for (const [index, kind] of [exam, testBlock].entries()) {
  const { texts, id } = kind.spec
  const name = `Summer ${id} A`
  test(
    `the whole job by mouse, ${texts.nouns}: create, time, schedule, read the summary, publish, reload, find it`,
    journeyIfFirst(index),
    async ({ page }) => {
      test.setTimeout(120_000)
      await signIn(page)
      await openNewBlock(page, '', kind)
      await expectAccessible(page)
      await fillDetails(page, name, 'Summer A', kind)
      const created = call(page, 'POST', `${kind.root}/create`)
      await next(page).click()
      expect(bodyOf(await created)).toMatchObject({ name, shortName: 'Summer A', status: 0, description: 'Summer series' })
      await expect(page.getByText(timeZonesPage.prompt)).toBeVisible()
      await expectAccessible(page)

      const mapped = bodyOf(await defineTimeZones(page, kind))
      expect(mapped).toMatchObject({ noOfSlotsPerDay: 2 })
      expect(mapped).toHaveProperty(`${kind.zones}.0.Timeslots`, ['09:00', '00:00'])
      expect(mapped).toHaveProperty(`${kind.zones}.length`, 13)

      await chooseVersion(await dragModule(page, 'Physics', 1), 'V1')
      await expectAccessible(page)
      const saved = call(page, 'PUT', kind.schedule)
      await next(page).click()
      expect(bodyOf(await saved)).toHaveProperty(`${kind.days}.0.timeslots.0.modules.0.version`, ['V1'])

      await expect(page.getByRole('heading', { name: texts.summaryHeading })).toBeVisible()
      await expect(page.getByRole('main').getByText('Physics', { exact: true })).toBeVisible()
      await expectAccessible(page)
      const published = call(page, 'PUT', `${kind.root}/publish`)
      await page.getByRole(...kit.publish).click()
      // The zones keep one wall time each, so that their starts are hours apart, which is an open point.
      await page
        .getByRole(...summaryPage.openPoints)
        .getByRole(...summaryPage.publishAnyway)
        .click()
      expect(bodyOf(await published)).toMatchObject({ status: 1 })

      await expect(page.getByRole('heading', { level: 1, name: new RegExp(texts.listTitle) })).toBeVisible()
      await page.reload()
      await page.getByRole('searchbox', { name: texts.search }).fill(name)
      await expect(page.getByRole('row', { name: new RegExp(`${name}.*Active`) })).toBeVisible()

      await page
        .getByRole(...shell.home)
        .first()
        .click()
      const recent = page.getByRole(...dashboardPage.recent)
      await expect(recent.getByRole('listitem').first()).toContainText(`${name} published`)
      await recent.getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(new RegExp(`${kind.spec.paths.list}/edit/`))
    },
  )
}

test('the address gains the encrypted id 1500 ms after the create, without a new history entry, and opens the block', async ({ page }) => {
  await takeClock(page)
  await beSignedIn(page)
  await openNewBlock(page)
  await fillDetails(page, 'Timed Exams', 'Timed')
  const created = call(page, 'POST', '/sms/examblock/create')
  await page.getByRole(...kit.save).click()
  await created
  await expect(page.getByText(kit.saved)).toBeVisible()
  const length = await page.evaluate(() => history.length)
  expect(page.url()).not.toContain('examBlockId')
  await page.clock.runFor(1600)
  await expect(page).toHaveURL(/examBlockId=[A-Za-z0-9_-]+$/)
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.reload()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Timed Exams')
  await expect(page.getByRole(...kit.delete)).toBeVisible()
})

test('two people see each other’s saved blocks after a reload', async ({ page, browser }, info) => {
  await signIn(page)
  const other = await (
    await browser.newContext({ extraHTTPHeaders: { 'x-portal-db': `${info.testId}-${info.repeatEachIndex}` } })
  ).newPage()
  await beSignedIn(other)
  // A page behind another one waits long for each frame.
  await page.bringToFront()
  await createBlock(page, 'Shared Exams', 'Shared')
  await other.goto('/sms/exam-block')
  await other.getByRole(...blockListPage.search).fill('Shared')
  await expect(other.getByRole('row', { name: /Shared Exams/ })).toBeVisible()
  await other.context().close()
})

test('a block that nothing depends on is deleted after a Yes, a mapped one stays with the reason', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/exam-block')
  await page.getByRole(...blockListPage.search).fill('May Exams 2026')
  const row = page.getByRole('row', { name: /May Exams 2026/ })
  await row.hover()
  await row.getByRole(...kit.deleteRow).click()
  await expect(page.getByRole(...blockListPage.deleteQuestion)).toBeVisible()
  await page.getByRole(...kit.yes).click()
  await expect(page.getByText('Exam Block cannot be deleted due to a existing mapping available.')).toBeVisible()
  await expect(row).toBeVisible()
  await page.getByRole(...blockListPage.search).fill('Zones Only Draft')
  const draft = page.getByRole('row', { name: /Zones Only Draft/ })
  await draft.hover()
  await draft.getByRole(...kit.deleteRow).click()
  await page.getByRole(...kit.yes).click()
  await expect(draft).toHaveCount(0)
})

test('the schedule shows on every date, survives a switch of the date, and opens again where it was', async ({ page }) => {
  await beSignedIn(page)
  await createBlock(page, 'Dated Exams', 'Dated')
  await defineTimeZones(page)
  await chooseVersion(await dragModule(page, 'Chemistry', 1), 'V1')
  const saved = call(page, 'PUT', '/create-exam-block-module/')
  const days = page.getByRole('radiogroup', { name: /date/i }).getByRole('radio')
  await days.nth(1).click({ force: true })
  await saved
  await expect(slotPanel(page, 1).getByRole('article')).toHaveCount(0)
  await days.nth(0).click({ force: true })
  await expect(slotPanel(page, 1).getByRole(...schedulingPage.card('Chemistry'))).toBeVisible()
  const heading = page.getByRole('heading', { level: 2, name: /\d\d\/\d\d\/\d{4}/ })
  const first = (await heading.textContent()) ?? ''
  await days.nth(2).click({ force: true })
  await expect(heading).not.toHaveText(first)
  const third = (await heading.textContent()) ?? ''
  await expect(page).toHaveURL(new RegExp(`step=2&date=${third.replace(/^.*(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')}$`))
  await page.reload()
  await expect(heading).toHaveText(third)
  await expect(slotPanel(page, 1)).toBeVisible()
})

test('M13: a draft with modules that a rule prohibits together says where, and is published only after they were acknowledged', async ({
  page,
}) => {
  await beSignedIn(page)
  const published: string[] = []
  page.on('request', (request) => void (request.url().includes('/publish') && published.push(request.url())))
  await page.goto('/sms/exam-block')
  await page.getByRole('searchbox', { name: exam.spec.texts.search }).fill('Spring Exams 2027')
  await page.getByRole('link', { name: 'Spring Exams 2027' }).click()
  // Fewer slots name first what they would take away.
  await page.getByRole(...blockWizard.timeZonesStep).click()
  await timeZonesPage.build(page, 1)
  const loss = page.getByRole(...timeZonesPage.loss)
  await expect(loss).toContainText('Slot 2 on 24/03/2027: Further Mathematics, Mathematics for Business')
  await loss.getByRole(...kit.no).click()
  await timeZonesPage.choosePerDay(page, 2)
  await page.getByRole(...blockWizard.summaryStep).click()
  await expect(page.getByRole(...comparePage.entry)).toHaveAttribute('href', /\/compare\?left=[^&]+$/)
  const points = page.getByRole('region', { name: /^Before you publish/ })
  await expect(points).toContainText(
    'Mathematics for Business and Further Mathematics · Slot 2, 24/03/2027 · Rule: Further Mathematics needs a full mathematics',
  )
  await expect(points).toContainText('3 open')
  await expect(points).toContainText('All 8 working days have modules; 4 weekend days and holidays are empty')
  await expect(page.getByRole(...summaryPage.impact)).toContainText('10 modules in 9 slots on 8 dates become final for 5 time zones.')
  await page.getByRole(...kit.publish).click()
  const question = page.getByRole(...summaryPage.openPoints)
  await expect(question).toContainText('Further Mathematics needs a full mathematics')
  await question.getByRole(...kit.cancel).click()
  await expect(question).toBeHidden()
  expect(published).toEqual([])
  await points.getByRole('button', { name: /^Show Mathematics for Business: Slot 2/ }).click()
  await expect(slotPanel(page, 2).getByRole(...schedulingPage.card('Further Mathematics'))).toBeVisible()
  await expect(page).toHaveURL(/step=2.*date=2027-03-24/)
})

test('M1 to M3: what the clocks show inside a block, Align with one Undo, and a limit that stays', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/exam-block')
  await page.getByRole('searchbox', { name: exam.spec.texts.search }).fill('Cairo and Beirut')
  await page.getByRole('link', { name: 'Cairo and Beirut Special' }).click()
  await page.getByRole(...blockWizard.timeZonesStep).click()
  await expect(page.getByText('Egypt goes from GMT+2 to GMT+3 on Friday 30/04/2027 at 00:00.')).toBeVisible()
  const together = page.getByRole(...timeZonesPage.together)
  await expect(together.getByRole('row', { name: /^Slot 1 .*no such time$/ })).toBeVisible()
  await expect(together.getByRole('row', { name: /^Slot 2 60 min.* 0 min, within the limit$/ })).toBeVisible()

  await together.getByRole(...timeZonesPage.showDate('Mon 26/04')).click()
  await page.getByRole(...timeZonesPage.align).click()
  await expect(page.getByText('Lebanon Time set to start with Egypt Time on Monday 26/04/2027.')).toBeVisible()
  await expect(page.getByText('This does not hold on 1 date of the block.')).toBeVisible()
  await expect(together.getByRole('row', { name: /^Slot 2 0 min.* 60 min, within the limit, but apart$/ })).toBeVisible()
  await page.getByRole(...timeZonesPage.undoAlign).click()
  await expect(page.getByRole(...timeZonesPage.align)).toBeFocused()
  await expect(together.getByRole('row', { name: /^Slot 2 60 min.* 0 min, within the limit$/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(...timeZonesPage.limit).fill('59')
  await expect(together.getByRole('row', { name: /^Slot 2 60 min, above the limit/ })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(...timeZonesPage.limit)).toHaveValue('59')
})

for (const kind of [exam, testBlock]) {
  const { steps, noun } = { ...kind.spec, ...kind.spec.texts }

  test(`${noun}: Back and Forward lead from step to step, and from the first one out`, async ({ page }) => {
    await beSignedIn(page)
    await createBlock(page, `Steps ${kind.spec.id}`, 'Steps', '', kind)
    await defineTimeZones(page, kind)
    const current = page.getByRole(...blockWizard.steps).locator('[aria-current=step]')
    await expect(current).toContainText(steps[2].title)
    await page.goBack()
    await expect(current).toContainText(steps[1].title)
    await page.goBack()
    await expect(current).toContainText(steps[0].title)
    await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue(`Steps ${kind.spec.id}`)
    await expect(page).toHaveURL(new RegExp(`${kind.spec.paths.idParameter}=`))
    await page.goForward()
    await expect(current).toContainText(steps[1].title)
    // Back, pressed while the schedule's day still loads, is not undone by the day that comes.
    const answerDay = await holdRequests(page, `**${kind.root}/summary/*`)
    await page.goForward()
    await expect(current).toContainText(steps[2].title)
    await expect(page).toHaveURL(/&date=/)
    await page.goBack()
    answerDay()
    await expect(current).toContainText(steps[1].title)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(({ pathname }) => pathname === kind.spec.paths.list)
  })

  test(`${noun}: Back between steps asks as a press on the step’s name does`, async ({ page }) => {
    await beSignedIn(page)
    await createBlock(page, `Asked ${kind.spec.id}`, 'Asked', '', kind)
    const current = page.getByRole(...blockWizard.steps).locator('[aria-current=step]')
    const question = page.getByRole(...kit.leaveUnsaved)
    await page.getByRole(...timeZonesPage.apply).click()
    await page.goBack()
    await question.getByRole(...kit.no).click()
    await expect(current).toContainText(steps[1].title)
    await page.goBack()
    await question.getByRole(...kit.yes).click()
    await expect(current).toContainText(steps[0].title)
    await expect(question).toBeHidden()
  })
}

test('Next before Apply says so where Apply stands, which comes before the zones on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await beSignedIn(page)
  await createBlock(page, 'Phone', 'Phone')
  const apply = page.getByRole(...timeZonesPage.apply)
  await next(page).click()
  await expect(apply).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Press Apply' })).toBeVisible()
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0
  expect(await top(apply)).toBeLessThan(await top(page.getByRole(...timeZonesPage.search)))
})
