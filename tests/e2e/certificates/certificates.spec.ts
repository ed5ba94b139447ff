import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, journey, test } from '#tests/e2e/support.ts'
import { certificatePages, validationPage } from '#tests/pages/certificates/certificates.ts'

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
