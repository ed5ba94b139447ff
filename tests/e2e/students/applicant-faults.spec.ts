import type { Locator, Page, Route } from 'playwright/test'
import { beSignedIn, expect, test } from '#tests/e2e/support.ts'
import { applicantPages as screen } from '#tests/pages/applications/portal.ts'
import { kit } from '#tests/pages/kit.ts'
import { fileField } from '#tests/pages/records.ts'
import { createCaller } from '#tests/support/aggregator.ts'
import { bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

const applicant = 'student@student.test'
const portal = '/dashboard/application-portal'
const statement = 'I would like to find out how things work, and to build some that do. '.repeat(9)

test.use({ viewport: { width: 375, height: 812 } })

/** Calls beside the page, as the student. */
async function asStudent(page: Page) {
  const over = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const answer = await page.request.fetch(`${pathname}${search}`, {
      method,
      headers: Object.fromEntries(headers),
      data: await request.text(),
    })
    return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers: answer.headers() })
  }
  const records = await recordsAs(over, applicant)
  const list = async (name: 'Application' | 'StudentDocument') =>
    (await records.succeed(name, 'list', { query: { pageSize: 100 } })).list ?? []
  return { list, calls: createCaller(over, records.session) }
}

const failing = (status: number, description: string) => (route: Route) =>
  route.fulfill({ status, json: { code: status, message: 'Error', description, data: null } })

/** The server does as it is asked, and its answer is lost. */
const unheard = async (route: Route) => {
  await route.fetch()
  await route.abort('connectionreset')
}

test('documents and the submission outlast failing calls by keyboard: nothing is lost, and nothing sent twice', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  const { list, calls } = await asStudent(page)
  const [application] = await list('Application')
  const id = Number(application?.['applicationId'])
  const save = (step: 'immigration' | 'academic-details', values: Record<string, unknown>) =>
    calls.succeed('saveApplicationStep', { path: { id }, body: { step, values } })
  await save('immigration', { hasVisa: 0, wasRefused: 0, residenceCountryId: 2, needsCas: 0, fundedBy: 'Self' })
  await save('academic-details', { personalStatement: statement })
  const transcripts = async () => (await list('StudentDocument')).filter(({ documentType }) => documentType === 'Transcript').length
  const before = await transcripts()

  await beSignedIn(page, applicant)
  await page.goto(`${portal}/key-documentation`)
  await page.getByRole(...screen.replacePaper('Transcript')).press('Enter')
  let parts = 0
  await page.route('**/portal-demo/**', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    parts += 1
    return parts === 2 ? route.abort('connectionreset') : parts === 4 ? route.fulfill({ status: 500 }) : route.continue()
  })
  const buffer = Buffer.from(bytesLike('pdf', 1_500_000))
  await page.setInputFiles('input[type=file]', { name: 'marks.pdf', mimeType: 'application/pdf', buffer })
  const goOn = page.getByRole(...fileField.tryNow)
  await goOn.press('Enter')
  await expect(page.getByRole(...fileField.replace)).toBeVisible()
  // Each part that was stored once was not sent again.
  expect(parts).toBeLessThanOrEqual(6)

  const press = async (button: Locator) => {
    await expect(button).toBeEnabled()
    await button.press('Enter')
  }
  /** Lets the next of these calls fail, presses a button, and waits for the message to have the focus. */
  const failsOnce = async (path: string, how: (route: Route) => Promise<void>, button: Locator) => {
    await page.route(`**/api/aggregate/v1${path}`, how, { times: 1 })
    await press(button)
    await expect(page.getByRole('alert').last()).toBeFocused()
  }
  const document = '/student/document/update/*'
  const saving = page.getByRole(...kit.save)
  await failsOnce(document, failing(500, 'The server failed.'), saving)
  await failsOnce(document, (route) => route.abort('connectionreset'), saving)
  await expect(page.getByText('marks.pdf', { exact: true })).toBeVisible()
  await failsOnce(document, unheard, saving)
  await expect(page.getByText('marks.pdf', { exact: true })).toBeVisible()
  await press(saving)
  await expect(page).toHaveURL(new RegExp(`${portal}/key-documentation$`))
  await expect(page.getByText('marks.pdf', { exact: true })).toBeVisible()
  // The answer that was lost had stored the file already: there is one newer version of it.
  expect(await transcripts()).toBe(before + 1)

  await press(page.getByRole(...screen.toNext))
  const declaration = page.getByRole(...screen.declaration)
  await expect(declaration).toBeVisible()
  await page.route('**/api/aggregate/v1/application-portal/application/step/*', failing(500, 'The server failed.'), { times: 1 })
  await declaration.press('Space')
  await expect(page.getByRole('alert').last()).toBeFocused()
  await expect(declaration).not.toBeChecked()
  await declaration.press('Space')
  await expect(declaration).toBeChecked()
  const submit = page.getByRole(...kit.submit)
  await failsOnce('/application-portal/application/status/*', failing(500, 'The server failed.'), submit)
  await failsOnce('/application-portal/application/status/*', failing(409, 'The application was changed.'), submit)
  await failsOnce('/application-portal/application/status/*', (route) => route.abort('connectionreset'), submit)
  let sent = 0
  await page.route(
    '**/api/aggregate/v1/application-portal/application/status/*',
    (route) => {
      sent += 1
      return unheard(route)
    },
    { times: 1 },
  )
  await press(submit)
  await expect(page.getByRole('status').filter({ hasText: screen.isFixed })).toBeFocused()
  expect([sent, (await list('Application')).map(({ status }) => status)]).toEqual([1, [9]])
})
