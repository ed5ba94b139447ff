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

test('the students of a set are certified in one go, after a preview that tells who is held back', journey, async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/certificate-management/dashboard/create')
  for (const [field, name] of [
    [issuePage.type, 'Foundation Year Certificate'],
    [issuePage.results, 'January Exams 2026'],
  ] as const) {
    await page.getByRole(...field).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await page.getByRole(...issuePage.next).click()
  await expect(page.getByText('A result of the student is withheld.')).toBeVisible()
  await expectAccessible(page)
  const issue = page.getByRole(...issuePage.issue)
  const [count = ''] = /\d+/.exec((await issue.textContent()) ?? '') ?? []
  await issue.click()
  await expect(page.getByText(issuePage.issued(Number(count)))).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole(...issuePage.outcome)).toBeFocused()
  // Who was held back is still told; a second preview certifies no student twice.
  await expect(page.getByText('A result of the student is withheld.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('The student has this certificate. Replace it where it is shown.').first()).toBeVisible()
  await expect(issue).toHaveAccessibleName('Issue 0')
})
