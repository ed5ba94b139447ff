import { beSignedIn, expect, test } from '#tests/e2e/support.ts'
import { academicDatesPage, blockDetailsPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { createBlock, defineTimeZones, dragModule, fillDetails, next, openNewBlock, save, slotPanel } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { paletteDialog, shell } from '#tests/pages/shell.ts'
import { password, signInPage } from '#tests/pages/sign-in.ts'

const api = '**/api/aggregate/v1'

test('a wrong password shows the server’s words, keeps what was typed and stores nothing', async ({ page }) => {
  await page.goto('/login')
  await signInPage.enter(page, 'admin@ncuk.test', 'Wrong#2026')
  await expect(page.getByRole('alert')).toContainText('Invalid username or password.')
  await expect(page.getByLabel(...signInPage.username)).toHaveValue('admin@ncuk.test')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  await page.getByLabel(...signInPage.password).fill(password)
  await page.getByRole(...signInPage.submit).click()
  await expect(page).toHaveURL(/\/dashboard\/ncuk-admin/)
})

test('a lost network on each call of the journey says so, keeps everything typed, and sends once on retry', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await beSignedIn(page)
  await openNewBlock(page)

  await page.route(`${api}/code-by-master-type`, (route) => route.abort(), { times: 2 })
  await page.getByLabel(...blockDetailsPage.shortName).fill('Lost')
  await page.getByLabel(...blockDetailsPage.shortName).blur()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(...blockDetailsPage.code)).toHaveValue('')
  await page.unroute(`${api}/code-by-master-type`)

  await fillDetails(page, 'Lost Exams', 'Lost A')
  let creates = 0
  await page.route(`${api}/sms/examblock/create`, async (route) => {
    creates += 1
    await (creates === 1 ? route.abort() : route.continue())
  })
  await next(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Lost Exams')
  await next(page).click()
  await expect(page.getByText(timeZonesPage.prompt)).toBeVisible()
  expect(creates).toBe(2)

  await page.getByRole(...timeZonesPage.apply).click()
  await page.route(`${api}/sms/examblock/timezone/mapping/*`, (route) => route.abort(), { times: 1 })
  await next(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole(...timeZonesPage.hour).first()).toBeVisible()
  await next(page).click()
  await expect(slotPanel(page, 1)).toBeVisible()

  const card = await dragModule(page, 'Physics', 1)
  await page.route(`${api}/create-exam-block-module/*`, (route) => route.abort(), { times: 1 })
  await save(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(card).toBeVisible()
  await save(page).click()
  await expect(page.getByText(kit.saved)).toBeVisible()
})

test('a double click on Next, Save and Sign In sends one call each', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/aggregate/'))
      sent.push(new URL(request.url()).pathname.split('/').slice(4, 7).join('/'))
  })
  await beSignedIn(page)
  await openNewBlock(page)
  await fillDetails(page, 'Twice Exams', 'Twice')
  await save(page).dblclick()
  await expect(page.getByText(kit.saved)).toBeVisible()
  await expect(page).toHaveURL(/examBlockId=/)
  await next(page).dblclick()
  await expect(page.getByText(timeZonesPage.prompt)).toBeVisible()
  expect(sent.filter((path) => path.includes('examblock/create'))).toHaveLength(1)
})

test('an id in the address that is not one gives a plain message, not a blank page', async ({ page }) => {
  await beSignedIn(page)
  for (const id of ['nonsense', '%2e%2e', 'AAAAAAAAAAAAAAAAAAAAAA']) {
    await page.goto(`/sms/exam-block/Examcentreadministration?examBlockId=${id}`)
    await expect(page.getByRole('main')).toContainText(/not (be )?found|does not exist|could not/i)
    await expect(
      page
        .getByRole('link', { name: /list/i })
        .or(page.getByRole('button', { name: /list/i }))
        .first(),
    ).toBeVisible()
  }
})

test('every rule of the details form shows its text, and nothing is sent', async ({ page }) => {
  await beSignedIn(page)
  await openNewBlock(page)
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  await next(page).click()
  for (const text of [
    'Name should not be blank!',
    'Short Name should not be blank!',
    'Exam Code should not be blank!',
    'Exam Start date should not be blank!',
    'Exam End date should not be blank!',
  ])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel(...blockDetailsPage.name)).toBeFocused()
  await page.getByLabel(...blockDetailsPage.name).fill('Block #1')
  await page.getByLabel(...blockDetailsPage.from).fill('45/13/2030')
  await page.getByLabel(...blockDetailsPage.to).fill('01/01/2020')
  await page.getByLabel(...blockDetailsPage.to).blur()
  await expect(page.getByText(kit.wrongCharacters)).toBeVisible()
  await expect(page.getByText(kit.invalidDate)).toBeVisible()
  await page.getByLabel(...blockDetailsPage.from).fill('01/02/2020')
  await page.getByLabel(...blockDetailsPage.from).blur()
  await expect(page.getByText(blockDetailsPage.startsBeforeToday)).toBeVisible()
  await expect(page.getByText(academicDatesPage.endsBeforeStart)).toBeVisible()
  await page.getByLabel(...blockDetailsPage.name).fill('x'.repeat(101))
  await page.getByLabel(...blockDetailsPage.name).blur()
  await expect(page.getByText(kit.tooLong)).toBeVisible()
  expect(sent).toEqual([])
})

test('leaving unsaved work asks once, on the button, the browser’s Back, Logout and the palette, and No keeps every value', async ({
  page,
}) => {
  await beSignedIn(page)
  await openNewBlock(page)
  await page.getByLabel(...blockDetailsPage.name).fill('Half done')
  await page.getByRole(...kit.backToList).click()
  const question = page.getByRole(...kit.leaveForList)
  await expect(question).toContainText('Are you sure you want to exit without saving?')
  await question.getByRole(...kit.no).click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Half done')
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole(...kit.no).click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Half done')
  const anywhere = page.getByRole(...kit.leaveUnsaved)
  await page.getByRole(...shell.profileMenu).click()
  await page.getByRole(...shell.logout).click()
  await anywhere.getByRole(...kit.no).click()
  await expect(anywhere).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.getByRole(...paletteDialog.search).fill('Change Password')
  await page.getByRole('option', { name: /Change Password/ }).click()
  await anywhere.getByRole(...kit.no).click()
  await expect(page.getByLabel(...blockDetailsPage.name)).toHaveValue('Half done')
  await page.getByRole(...kit.backToList).click()
  await question.getByRole(...kit.yes).click()
  await expect(page).toHaveURL(/\/sms\/exam-block$/)
})

test('saved zones that cannot be read are not overwritten by the default group', async ({ page, gate }) => {
  await beSignedIn(page)
  await createBlock(page, 'Guarded Exams', 'Guarded')
  await defineTimeZones(page)
  gate.allowNetworkErrors()
  const writes: string[] = []
  page.on(
    'request',
    (request) => void (request.method() === 'PUT' && request.url().includes('/timezone/mapping/') && writes.push(request.url())),
  )
  await page.route(`${api}/sms/examblock/timeslot/details/*`, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await page.getByRole(...kit.back).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong!')
  await save(page).click()
  await next(page).click()
  expect(writes).toEqual([])
})
