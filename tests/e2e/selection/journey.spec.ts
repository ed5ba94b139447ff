import { paths } from '#machines/access/paths.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, journey, test, visit } from '#tests/e2e/support.ts'
import { generatePages, moneyPages as money, payingPages as paying } from '#tests/pages/money.ts'
import { choose } from '#tests/pages/forms/choose.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { selectionWizard as wizard } from '#tests/pages/selection/wizard.ts'
import { userPages } from '#tests/pages/users.ts'

/** The selection that Baobab College Accra has submitted: its curriculum, and its own id. */
const [curriculum, selection] = [encryptId(5), encryptId(2)]
const comment = 'Expect fewer students.'

test(
  'a selection is rejected, mended, accepted and billed, and both see the invoice paid (CAT-CUR-05, CAT-CUR-06, CAT-CUR-07, CAT-MON-04)',
  journey,
  async ({ page: centre, browser }, info) => {
    const provider = await (
      await browser.newContext({ extraHTTPHeaders: { 'x-portal-db': `${info.testId}-${info.repeatEachIndex}` } })
    ).newPage()
    await Promise.all([beSignedIn(centre, 'centre@centre.test'), beSignedIn(provider)])

    await provider.goto(`/sms/centre-selection/edit/${selection}`)
    await provider.getByRole(...wizard.reject).click()
    await provider.getByLabel(...recordView.comment).fill(comment)
    await provider
      .getByRole(...wizard.rejectDialog)
      .getByRole(...wizard.reject)
      .click()
    await expect(provider.getByRole(...wizard.accept)).toBeHidden()

    await centre.bringToFront()
    await centre.goto(`${paths.curriculumCentres}/${curriculum}/combo`)
    await centre.getByRole(...wizard.searchCombos).fill('marketing')
    await expect(centre.getByRole(...wizard.choice(/^Route/))).toHaveCount(1)
    await visit(centre, `${paths.curriculumCentres}/${curriculum}/delivery`)
    await expect(centre.getByText(comment)).toBeVisible()
    await centre
      .getByLabel(...wizard.students)
      .first()
      .fill('10')
    await centre.getByRole(...wizard.next).click()
    await expect(centre.getByRole(...wizard.submit)).toBeVisible()
    for (const box of await centre.getByRole('checkbox').all()) await box.check()
    await centre.getByRole(...wizard.submit).click()
    await expect(centre.getByRole(...wizard.submit)).toBeHidden()

    await provider.bringToFront()
    await provider.reload()
    await provider.getByRole(...wizard.accept).click()
    await expect(provider.getByRole(...wizard.reopen)).toBeVisible()
    await visit(provider, '/sms/invoicing/fixed-invoices-masters/generate')
    await choose(provider, userPages.year, '2026/27')
    await choose(provider, generatePages.masters, 'Centre licence')
    await choose(provider, generatePages.centres, 'Baobab College Accra')
    await provider.getByRole(...generatePages.preview).click()
    await provider.getByRole(...generatePages.create).click()
    await provider
      .getByRole(...generatePages.table)
      .getByRole('link')
      .click()
    await provider.getByRole(...money.ready).click()
    await provider.getByRole(...money.issue).click()
    await expect(provider.locator(money.statusNow)).toHaveText(/^Pending/)
    // An issued invoice has no form: the address of its form leads to its page in its own list.
    const issued = new URL(provider.url()).pathname
    await visit(provider, issued.replace('/view/', '/edit/'))
    await expect(provider).toHaveURL(issued.replace('/sms/invoicing/', '/sms/invoicing/fixed-invoices-centres/'))
    const [, number = ''] = /(PW-\d{4}-\d{5})/.exec(await provider.getByRole('heading', { level: 1 }).innerText()) ?? []

    await centre.bringToFront()
    await visit(centre, paths.paymentStatus)
    const billed = centre.getByRole(...paying.invoiceOf(number))
    await expect(billed).toContainText('Pending')
    await billed.getByRole(...paying.payInvoice).click()
    await centre.getByRole(...paying.wholeBalance).check()
    await centre.getByRole(...paying.pay).click()
    await centre.getByRole(...paying.approve).click()
    await expect(centre.getByRole(...paying.receipt)).toContainText('Paid')
    await visit(centre, paths.paymentStatus)
    await expect(billed).toContainText('Paid')

    await provider.bringToFront()
    await provider.reload()
    await expect(provider.locator(money.statusNow)).toHaveText(/^Paid/)
    await provider.context().close()
  },
)
