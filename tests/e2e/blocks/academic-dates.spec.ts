import { beSignedIn, bodyOf, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { academicDatesPage, blockDetailsPage, blockWizard } from '#tests/pages/block-wizard.ts'
import { call, createBlock, exam, fillDetails, next, openNewBlock, save, test as testBlock } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { shell } from '#tests/pages/shell.ts'

for (const kind of [exam, testBlock]) {
  const { texts, paths, hasStartTime } = kind.spec

  test(`${texts.noun}: academic dates of a new block wait with its form and are created with it`, async ({ page }) => {
    await beSignedIn(page)
    await openNewBlock(page, '', kind)
    const open = page.getByRole(...blockDetailsPage.addDates)
    await expect(open).toHaveAttribute('aria-disabled', 'true')
    await fillDetails(page, `Dated ${kind.spec.id}`, 'Dated', kind)
    await open.click()
    await expect(page).toHaveURL(new RegExp(`${paths.wizard}/academic-dates/0/\\d{4}-\\d\\d-\\d\\d/\\d{4}-\\d\\d-\\d\\d$`))
    await expect(page.getByRole(...academicDatesPage.title)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole(...academicDatesPage.active('Data Validation')).click()
    await page.getByRole(...academicDatesPage.start('Data Validation')).fill('16/07/2027')
    await page.getByRole(...academicDatesPage.end('Data Validation')).fill('15/07/2027')
    await page.getByRole('checkbox', { name: 'For centre, Data Validation' }).check()
    await page.getByRole(...academicDatesPage.addCustom).click()
    await page.keyboard.type('Open day')
    await save(page).click()
    await expect(page.getByText(academicDatesPage.endsBeforeStart)).toBeVisible()
    await page.getByRole(...academicDatesPage.end('Data Validation')).fill('17/07/2027')
    await save(page).click()

    await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue(`Dated ${kind.spec.id}`)
    await expect(page.getByLabel(...blockDetailsPage.description)).toHaveValue('Summer series')
    const created = call(page, 'POST', `${kind.root}/create`)
    await next(page).click()
    const body = bodyOf(await created)
    const dates: unknown[] = Object(body).academicDates
    expect(dates).toHaveLength(kind.spec.defaultAcademicDates.length + 1)
    expect(dates).toContainEqual(
      expect.objectContaining({
        academicDateName: 'Data Validation',
        status: 1,
        custom: 0,
        startDate: '2027-07-16',
        endDate: '2027-07-17',
        forCentre: 1,
      }),
    )
    expect(dates.at(-1)).toMatchObject({
      academicDateName: 'Open day',
      custom: 1,
      startDate: null,
      ...(hasStartTime ? { startTime: '' } : {}),
    })
  })

  test(`${texts.noun}: a saved date that was removed is deleted once, after the block’s update`, async ({ page }) => {
    await beSignedIn(page)
    await createBlock(page, `Removed ${kind.spec.id}`, 'Removed', '', kind)
    await page.getByRole('button', { name: new RegExp(kind.spec.steps[0].title) }).click()
    await page.getByRole(...blockDetailsPage.addDates).click()
    await page.getByRole(...academicDatesPage.addCustom).click()
    await page.keyboard.type('Open day')
    const updated = call(page, 'POST', `${kind.root}/academicDate/update`)
    await save(page).click()
    expect(bodyOf(await updated)).toHaveProperty('academicDates.length', kind.spec.defaultAcademicDates.length + 1)

    await page.getByRole(...blockDetailsPage.addDates).click()
    await page.getByRole(...academicDatesPage.remove('Open day')).click()
    await page.getByRole('button', { name: 'Undo the removal of Open day' }).click()
    await page.getByRole(...academicDatesPage.remove('Open day')).click()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname.replace(/[\w-]{20,}/, 'id')}`)
    })
    await save(page).click()
    await expect(page.getByText(academicDatesPage.removed('Open day'))).toBeVisible()
    expect(calls.filter((line) => line.startsWith('DELETE'))).toEqual([])
    await save(page).dblclick()
    await expect(page.getByText(/Removed academic dates: Open day\./).first()).toBeAttached()
    await expect(page.getByText(academicDatesPage.removed('Open day'))).toHaveCount(0)
    const last = calls.filter((line) => !line.includes('code-by-master-type')).slice(-2)
    expect(last.map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE'])
    await page.getByRole(...blockDetailsPage.addDates).click()
    await expect(page.getByRole(...academicDatesPage.active('Data Validation'))).toBeVisible()
    await expect(page.getByRole(...academicDatesPage.remove('Open day'))).toHaveCount(0)
  })
}

test('unsaved academic dates ask before they are left, by the button and by Back, and No keeps them', async ({ page }) => {
  await beSignedIn(page)
  await createBlock(page, 'Guarded Dates', 'Guarded')
  await page.getByRole(...blockWizard.detailsStep).click()
  await page.getByRole(...blockDetailsPage.addDates).click()
  await page.getByRole(...academicDatesPage.active('Moderation')).click()
  await page.getByRole(...academicDatesPage.start('Moderation')).fill('05/07/2027')
  const question = page.getByRole(...kit.leaveUnsaved)
  for (const leave of [() => page.getByRole(...kit.back).click(), () => page.goBack()]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole(...kit.no).click()
    await expect(page).toHaveURL(/academic-dates/)
    await expect(page.getByRole(...academicDatesPage.start('Moderation'))).toHaveValue('05/07/2027')
  }
  await page.getByRole(...kit.back).click()
  await question.getByRole(...kit.yes).click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Guarded Dates')
})

test('the trail of the academic dates names the block, and leads back to it', async ({ page }) => {
  await beSignedIn(page)
  await openNewBlock(page)
  await fillDetails(page, 'Trailed Block', 'Trailed')
  const trail = page.getByRole(...shell.trail).getByRole('listitem')
  const dates = page.getByRole(...blockDetailsPage.addDates)
  await dates.click()
  await expect(trail.filter({ hasText: 'Academic dates' })).toBeVisible()
  await expect(trail.nth(-2)).toContainText('Create Exam Block')
  await trail.nth(-2).getByRole('link').click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Trailed Block')
  await save(page).click()
  await expect(page).toHaveURL(/examBlockId=/)
  await dates.click()
  await expect(trail.nth(-2)).toContainText('Trailed Block')
  await trail.nth(-2).getByRole('link').click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Trailed Block')
})
