import type { Locator, Page } from 'playwright/test'
import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, journey, test } from '#tests/e2e/support.ts'
import { certificatePages, issuePage, validationPage } from '#tests/pages/certificates/certificates.ts'

const certificateId = 77
const code = /code ([0-9A-Z-]{14})/

/** The pages of a printed document. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test(
  'a certificate prints on one page with its code and QR code (CAT-RES-19), which anybody can validate (CAT-RES-15)',
  journey,
  async ({ page }) => {
    await beSignedIn(page)
    await page.goto(`/certificate-management/dashboard/view/${encryptId(certificateId)}?tab=download`)
    const paper = page.getByRole('article')
    await expect(paper.getByRole(...certificatePages.qrCode)).toBeVisible()
    const [, printed = ''] = code.exec((await paper.textContent()) ?? '') ?? []
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(paper.getByRole(...certificatePages.qrCode)).toBeVisible()
    await expect(page.getByRole(...certificatePages.downloadView)).toBeHidden()
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)

    await page.emulateMedia({ media: 'screen' })
    await page.context().setStorageState({ cookies: [], origins: [] })
    await page.goto(`/certificate-management/validate-certificate-link/${printed.replaceAll('-', '')}`)
    await expect(page.getByRole(...validationPage.valid)).toBeVisible()
    await expect(page.getByText('E. E.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/certificate-management/validate-certificate')
    await page.getByLabel(...validationPage.code).fill(printed)
    await page.getByLabel(...validationPage.familyName).fill('Mensah')
    await page.getByRole(...validationPage.validate).click()
    await expect(page.getByText(validationPage.noMatch)).toBeVisible()
    await page.getByLabel(...validationPage.familyName).fill('Eze')
    await page.getByRole(...validationPage.validate).click()
    await expect(page.getByText('Emeka Eze', { exact: true })).toBeVisible()
    await expectAccessible(page)
  },
)

async function choose(page: Page, field: 'type' | 'results', name: string) {
  await page.getByRole(...issuePage[field]).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

async function chooseBoth(page: Page) {
  await choose(page, 'type', 'Foundation Year Certificate')
  await choose(page, 'results', 'January Exams 2026')
}

/** How many certificates the button promises. */
async function countOf(issue: Locator): Promise<number> {
  return Number(/\d+/.exec((await issue.textContent()) ?? '')?.[0])
}

test('the students of a set are certified in one go, after a preview that tells who is held back', journey, async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/certificate-management/dashboard/create')
  await chooseBoth(page)
  await page.getByRole(...issuePage.next).click()
  await expect(page.getByText('A result of the student is withheld.')).toBeVisible()
  await expectAccessible(page)
  const issue = page.getByRole(...issuePage.issue)
  const count = await countOf(issue)
  await issue.click()
  await expect(page.getByText(issuePage.issued(count))).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole(...issuePage.outcome)).toBeFocused()
  // Who was held back is still told; a second preview certifies no student twice.
  await expect(page.getByText('A result of the student is withheld.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('The student has this certificate. Replace it where it is shown.').first()).toBeVisible()
  await expect(issue).toHaveAccessibleName('Issue 0')
})

test('an issue that the network ends can be checked and finished, and another one begun', journey, async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await beSignedIn(page)
  let failing: 'check' | 'apply' | null = 'check'
  await page.route(
    ({ pathname }) => pathname.endsWith('/certificate-management/certificate/issue'),
    (route) => {
      const { mode } = route.request().postDataJSON() as { readonly mode: 'check' | 'apply' }
      return mode === failing ? route.fulfill({ status: 500, json: {} }) : route.fallback()
    },
  )
  await page.goto('/certificate-management/dashboard/create')
  await chooseBoth(page)
  await page.getByRole(...issuePage.next).click()
  // Before anything is checked, nothing is said of who can be certified.
  await expect(page.getByRole(...issuePage.retry)).toBeVisible()
  await expect(page.getByRole(...issuePage.issue)).toBeHidden()
  failing = 'apply'
  await page.getByRole(...issuePage.retry).press('Enter')
  const issue = page.getByRole(...issuePage.issue)
  const count = await countOf(issue)
  await issue.press('Enter')
  await expect(page.getByText(issuePage.partlyIssued(0, count))).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(issuePage.partlyIssued(0, count))).toBeInViewport()
  failing = null
  await page.getByRole(...issuePage.checkAgain).press('Enter')
  await expect(page.getByRole(...issuePage.preview)).toBeFocused()
  await expect(issue).toHaveAccessibleName(`Issue ${count}`)
  await issue.press('Enter')
  await expect(page.getByText(issuePage.issued(count))).toBeVisible({ timeout: 60_000 })

  await page.goBack()
  await choose(page, 'type', 'Foundation Year Transcript')
  await page.getByRole(...issuePage.next).click()
  await expect(issue).toBeVisible()
  await expect(page.getByText(issuePage.issued(count))).toBeHidden()
})
