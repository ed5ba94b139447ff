import { paths } from '#machines/access/paths.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, openHome, test, visit } from '#tests/e2e/support.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { requestPages } from '#tests/pages/selection/requests.ts'

const edit = `${paths.customRequests}/edit`
/** A request of each kind, by the order of the seeds. */
const requests = [
  [233, 1],
  [234, 2],
  [235, 3],
  [236, 4],
] as const

test('each kind of custom request has a form of its own, at its own address alone (CAT-CUR-10)', async ({ page }) => {
  await openHome(page)
  for (const [code, id] of requests) {
    await visit(page, `${edit}/${code}/${encryptId(id)}`)
    await expect(page.getByLabel(...requestPages.own[code])).toBeVisible()
    for (const [other] of requests.filter(([one]) => one !== code)) await expect(page.getByLabel(...requestPages.own[other])).toHaveCount(0)
  }
  const module = encryptId(2)
  await visit(page, `${edit}/233/${module}`)
  await expect(page).toHaveURL(`${edit}/234/${module}`)
  await expect(page.getByLabel(...requestPages.own[234])).toBeVisible()
  await page.getByRole(...requestPages.talk).click()
  await expect(page).toHaveURL(`${edit}/234/${module}?tab=comments`)
  await expect(page.getByRole(...recordView.addComment)).toBeVisible()
  await page.getByRole(...requestPages.take).click()
  await expect(page.getByRole(...requestPages.approve)).toBeVisible()
  await expect(page.getByRole(...requestPages.reject)).toBeVisible()
})

test('what the provider says of a request internally is not on the page of the centre', async ({ page }) => {
  const address = `${paths.customRequests}/view/${encryptId(1)}?tab=comments`
  await beSignedIn(page)
  await page.goto(address)
  const said = page.getByRole(...recordView.comments).getByRole('listitem')
  await expect(said).toHaveCount(12)
  await page.getByLabel(...recordView.comment).fill('Ask the university first.')
  await page.getByRole(...requestPages.internal).check()
  await page.getByRole(...recordView.addComment).click()
  await expect(said).toHaveCount(13)
  await expectAccessible(page)

  await beSignedIn(page, 'centre@centre.test')
  await page.goto(address)
  await expect(said).toHaveCount(9)
  await expect(page.getByRole(...requestPages.internal)).toHaveCount(0)
})
