import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { assetLibrary as library } from '#tests/pages/assets/library.ts'

test('assets shared at once show as new at the centre, and go when they are archived (CAT-AST-10, CAT-AST-13)', async ({
  page: provider,
  browser,
}, info) => {
  const centre = await (
    await browser.newContext({ extraHTTPHeaders: { 'x-portal-db': `${info.testId}-${info.repeatEachIndex}` } })
  ).newPage()
  await Promise.all([beSignedIn(provider), beSignedIn(centre, 'centre@centre.test')])
  await centre.goto(library.sharedWithMe)
  await expect(centre.getByRole('main').getByRole('article').first()).toBeVisible()

  await provider.bringToFront()
  await provider.goto(library.listing)
  await provider.getByRole(...library.active).check({ force: true })
  await expect(provider).toHaveURL(/status=/)
  const rows = provider.getByRole('table').locator('tbody tr')
  // The first one is the picture of certificates, and stays.
  await rows
    .nth(1)
    .getByRole(...library.choose)
    .check()
  await rows
    .nth(2)
    .getByRole(...library.choose)
    .check()
  const names = [await rows.nth(1).getByRole('link').first().textContent(), await rows.nth(2).getByRole('link').first().textContent()]
  await provider.getByRole(...library.share).click()
  const dialog = provider.getByRole(...library.shareDialog)
  await dialog.getByText(...library.withKind).click()
  await dialog.getByRole(...library.share).click()
  await expect(dialog.getByText(library.missingKind)).toBeVisible()
  await expectAccessible(provider)
  await dialog.getByRole(...library.kind).selectOption(library.allCentres)
  await dialog.getByRole(...library.message).fill('For the next term.')
  await dialog.getByRole(...library.share).click()
  await expect(provider.getByText(library.shared(2))).toBeVisible()

  await centre.bringToFront()
  const noted = centre.waitForResponse((response) => response.url().endsWith(library.seen))
  await centre.reload()
  await noted
  await expect(centre.getByRole('status').filter({ hasText: library.since(2) })).toBeVisible()
  for (const name of names) {
    const shown = centre.getByRole('listitem').filter({ has: centre.getByRole(...library.asset(name ?? '')) })
    await expect(shown.filter({ hasText: library.isNew }).first()).toBeVisible()
  }
  await centre.reload()
  await expect(centre.getByRole(...library.asset(names[0] ?? '')).first()).toBeVisible()
  await expect(centre.getByText(library.isNew, { exact: true })).toHaveCount(0)

  await provider.bringToFront()
  await provider.getByRole(...library.archive).click()
  await provider
    .getByRole('alertdialog')
    .getByRole(...library.archive)
    .click()
  await expect(provider.getByText(library.archived(2))).toBeVisible()
  await centre.bringToFront()
  await centre.reload()
  await expect(centre.getByRole('main').getByRole('article').first()).toBeVisible()
  for (const name of names) await expect(centre.getByRole(...library.asset(name ?? ''))).toHaveCount(0)
})
