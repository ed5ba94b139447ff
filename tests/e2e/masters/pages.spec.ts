import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { mastersPage } from '#tests/pages/masters.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { recordField, recordPicker } from '#tests/pages/records.ts'

const summaryOf = (id: number) => `/sms/curriculum/summary/${encryptId(id)}`

test('the summary of a curriculum counts what its lists show, and says what a draft lacks (CAT-MAS-16, CAT-MAS-18)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(summaryOf(2))
  await expect(page.getByRole(...mastersPage.combos)).toBeVisible()
  await expectAccessible(page)
  for (const [part, count] of [
    [mastersPage.subcurricula, 4],
    [mastersPage.combos, 8],
  ] as const) {
    await expect(page.getByRole(...part)).toContainText(String(count))
    await page
      .getByRole(...part)
      .getByRole('link')
      .click()
    await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(count)
    await page.goBack()
  }

  await page.goto(summaryOf(4))
  await expect(page.getByText(mastersPage.cannotSubmit)).toBeVisible()
  await page.getByRole(...kit.submit).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Add a subcurriculum. Add an active combo route.' })
  await expect(refusal).toBeFocused()
  await expectAccessible(page)
  await page.getByRole(...mastersPage.addSubcurriculum).click()
  await expect(page).toHaveURL(/\/sms\/subcurriculum\/create$/)
  await page.goBack()
  await page.getByRole(...mastersPage.backToEditCurriculum).click()
  await expect(page).toHaveURL(new RegExp(`/sms/curriculum/edit/${encryptId(4)}$`))
})

test('a viewer of a curriculum’s summary has no button (CAT-MAS-16)', async ({ page }) => {
  await beSignedIn(page, 'viewer@ncuk.test')
  await page.goto(summaryOf(3))
  await expect(page.getByRole(...mastersPage.combos)).toBeVisible()
  await expect(page.getByRole(...recordView.approve)).toHaveCount(0)
  await expect(page.getByRole(...mastersPage.backToEditCurriculum)).toHaveCount(0)
})

test('a module in use is not deleted, and its page leads to the streams, blocks and rules that use it (CAT-MAS-03)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`/sms/module/view/${encryptId(moduleNamed('Economics').moduleId)}`)
  await page.getByRole(...kit.moreActions).click()
  await page.getByRole(...kit.deleteInMenu).click()
  await page.getByRole(...kit.yes).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Module cannot be deleted: it is in use.' })
  await expect(refusal).toBeFocused()
  await expect(refusal.getByRole('list', { name: 'Stream' }).getByRole('link', { name: 'Business' })).toBeVisible()
  await expectAccessible(page)
  const uses = [
    [refusal.getByRole(...recordView.usesByBlocks), /\/sms\/exam-block\//],
    [refusal.getByRole('list', { name: 'Module properties' }), /\/sms\/moduleproperties\/summary\//],
  ] as const
  for (const [list, address] of uses) await expect(list.getByRole('link').first()).toHaveAttribute('href', address)
  await uses[0][0].getByRole('link').first().click()
  await expect(page).toHaveURL(uses[0][1])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a block that a curriculum offers is not deleted, and its list and its wizard lead to the curriculum', async ({ page }) => {
  await beSignedIn(page)
  const { paths } = testKind
  const refusal = page.getByRole('alert').filter({ hasText: 'Test Block cannot be deleted: it is in use.' })
  const curriculum = refusal.getByRole('link', { name: 'IFY Business' })
  await page.goto(`${paths.list}?search=EAP%20Speaking`)
  await page.getByRole('checkbox', { name: 'Select EAP Speaking 2027' }).check()
  await page
    .getByRole(...kit.chosenRows)
    .getByRole(...kit.delete)
    .click()
  await page.getByRole(...kit.yes).click()
  await expect(curriculum).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.edit(encryptId(203)))
  await page.getByRole(...kit.delete).click()
  await page.getByRole(...kit.yes).click()
  await curriculum.click()
  await expect(page).toHaveURL(/\/sms\/curriculum\/view\//)
})

test('centres are put into groups by menu and by dragging, and fewer groups ask before they lose some (CAT-MAS-11, CAT-MAS-12)', async ({
  page,
}) => {
  await beSignedIn(page)
  await page.goto(`/sms/centre-groups/edit/${encryptId(2)}`)
  const [africa, asia, none] = [
    page.getByRole('region', { name: 'Africa' }),
    page.getByRole('region', { name: 'Asia' }),
    page.getByRole(...mastersPage.ungrouped),
  ]
  const acacia = mastersPage.moveCentre('Acacia School Nairobi')
  await none.getByRole(...acacia).click()
  await page.getByRole('menuitem', { name: 'Africa' }).click()
  await expect(africa.getByRole(...acacia)).toBeFocused()
  await expect(none.getByRole(...acacia)).toHaveCount(0)
  await africa.getByRole('listitem').filter({ hasText: 'Acacia School Nairobi' }).dragTo(asia.getByRole('list'))
  await expect(asia.getByRole(...acacia)).toBeVisible()
  await expect(africa.getByRole(...acacia)).toHaveCount(0)
  await expectAccessible(page)

  const count = page.getByRole(...mastersPage.groupCount)
  await count.selectOption('3')
  await expect(page.getByRole('region', { name: 'Panel 4' })).toHaveCount(0)
  await count.selectOption('1')
  const question = page.getByRole(...mastersPage.fewerGroups)
  await question.getByRole(...kit.no).click()
  await expect(count).toHaveValue('3')
  await expect(asia.getByRole(...acacia)).toBeVisible()
  await count.selectOption('2')
  await question.getByRole(...kit.yes).click()
  await expect(page.getByRole('region', { name: 'Europe' })).toHaveCount(0)
  await page.getByRole(...kit.save).click()
  await expect(page.getByText('Centre Group updated successfully.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Groups' }).getByRole('row', { name: /^Asia/ })).toContainText('Acacia School Nairobi')
})

test('another start year takes the teaching dates after a Yes, and a stored one is deleted at once (CAT-MAS-08, 09, 10)', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await beSignedIn(page)
  // No selection has chosen the dates of this intake.
  await page.goto(`/sms/intake/edit/${encryptId(407)}`)
  const dates = page.getByRole(...mastersPage.teachingDate)
  await expect(dates).toHaveCount(2)
  await page
    .getByLabel(...recordField('Intake', 'intakeName'))
    .first()
    .fill('Autumn intake')
  const bin = page.getByRole(...mastersPage.removeTeachingDate(1))
  const deletion = page.getByRole(...mastersPage.deleteTeachingDate)
  const deletes: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletes.push(request.url()))
  await bin.click()
  await expectAccessible(page)
  await deletion.getByRole(...kit.no).click()
  await expect(bin).toBeFocused()
  await bin.click()
  await deletion.getByRole(...kit.yes).dblclick()
  await expect(dates).toHaveCount(1)
  await expect(page.getByRole(...mastersPage.addTeachingDate)).toBeFocused()
  expect(deletes).toEqual([expect.stringMatching(/\/sms\/intake\/teachingDate\/delete\/[\w-]+$/)])
  // The last teaching date of an intake cannot be deleted.
  await bin.click()
  await deletion.getByRole(...kit.yes).click()
  await expect(deletion).toContainText(mastersPage.noTeachingDate)
  await deletion.getByRole(...kit.no).click()

  const year = page.getByRole(...recordPicker('Intake', 'startYear'))
  const before = await year.inputValue()
  const question = page.getByRole(...mastersPage.otherYear)
  const chooseAnother = async () => {
    await year.fill('2027/28')
    await page.getByRole('option', { name: '2027/28', exact: true }).click()
  }
  await chooseAnother()
  await question.getByRole(...kit.no).click()
  await expect(year).toHaveValue(before)
  await expect(dates).toHaveCount(1)
  // The deletion of the date has changed the intake; saving it afterwards is no conflict.
  await page.getByRole(...kit.save).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn intake' })).toBeVisible()

  await page.goto(`/sms/intake/edit/${encryptId(406)}`)
  await chooseAnother()
  await question.getByRole(...kit.yes).click()
  await expect(dates).toHaveCount(0)
  const updates: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && updates.push(request.url()))
  await page.getByRole(...kit.save).click()
  await expect(page.getByText(mastersPage.noTeachingDate).first()).toBeVisible()
  expect(updates).toEqual([])
  // Typing goes on in the row that is added.
  await page.getByRole(...mastersPage.addTeachingDate).press('Enter')
  await expect(dates.getByRole('textbox').first()).toBeFocused()
})

test('centres stand by time zone with the hour there, and one leads to its page', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/sms/centres')
  await page.getByRole(...mastersPage.zones).click()
  await expect(page).toHaveURL(/\?view=zones$/)
  const zone = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /East Africa Time/, level: 3 }) })
  await expect(zone.getByRole('heading', { level: 3 })).toHaveText(/^\d\d:\d\dEast Africa Time \d+$/)
  await expectAccessible(page)
  await zone.getByRole('link', { name: 'Savannah College Nairobi' }).click()
  await expect(page.getByRole('heading', { name: 'Savannah College Nairobi', level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByRole(...kit.asList).click()
  await expect(page.getByRole('table')).toBeVisible()
})
