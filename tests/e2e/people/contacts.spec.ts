import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test, visit } from '#tests/e2e/support.ts'
import { contactPages, stagingPage } from '#tests/pages/contacts.ts'
import { kit } from '#tests/pages/kit.ts'
import { userPages } from '#tests/pages/users.ts'
import { recordField, recordPages, recordPicker, rulesNamed } from '#tests/pages/records.ts'

const contacts = '/cms/contacts'
const ghanaGroup = 4
const accountManager = 704

test('the count of a group by rule follows its contacts (CAT-PPL-14)', async ({ page }) => {
  test.setTimeout(60_000)
  await beSignedIn(page)
  await page.goto(`/cms/contact-group/edit/${encryptId(ghanaGroup)}`)
  const found = page.getByText(contactPages.found)
  await expect(found).toBeVisible()
  const before = Number.parseInt((await found.textContent()) ?? '', 10)
  await expect(page.getByRole(...contactPages.firstFound).getByRole('listitem')).toHaveCount(Math.min(before, 10))
  await expectAccessible(page)

  await visit(page, `${contacts}/create`)
  await page.getByLabel(...recordField('Contact', 'firstName')).fill('Akua')
  await page.getByLabel(...recordField('Contact', 'email')).fill('akua@example.org')
  for (const [field, name] of [
    ['countryId', 'Ghana'],
    ['contactTypeId', 'NCUK'],
  ] as const) {
    await page.getByRole(...recordPicker('Contact', field)).click()
    await page.keyboard.type(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await page.getByRole(...kit.save).click()
  await expect(page.getByRole(...recordPages(rulesNamed('Contact')).named('Akua'))).toBeVisible()

  await visit(page, `/cms/contact-group/view/${encryptId(ghanaGroup)}`)
  await page.getByRole(...contactPages.members).click()
  await expect(page.getByText(`1–10 of ${before + 1}`)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Country is Ghana and Contact type is not Student' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('two contacts become one, with what it takes over, and the history names both (CAT-PPL-16)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`${contacts}/view/${encryptId(accountManager)}?tab=merge`)
  await page.getByRole(...contactPages.mergeInto).click()
  await page.keyboard.type('Alexandrina')
  const administrator = page.getByRole('option', { name: /^Alexandrina/ })
  const kept = (await administrator.textContent()) ?? ''
  await administrator.click()
  // The page of the contact is there by now.
  const dropped = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page
    .getByRole(...contactPages.takes('E-mail'))
    .getByRole(...contactPages.incoming)
    .check()
  await expectAccessible(page)
  await page.getByRole(...contactPages.mergeNow).click()
  await page
    .getByRole(...contactPages.mergeQuestion)
    .getByRole(...kit.yes)
    .click()
  const screen = recordPages(rulesNamed('Contact'))
  await expect(page.getByRole(...screen.named(kept))).toBeVisible()
  await page.getByRole(...screen.history).click()
  await expect(page.getByText(`${dropped} was merged into ${kept}.`)).toBeVisible()
})

test('a staged contact in review becomes a contact, and the contact a user', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/cms/staging')
  const review = page.getByRole(...contactPages.inReview)
  await expect(review.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await review.getByRole('link', { name: 'Sanjay Rao' }).click()
  await page.getByRole(...stagingPage.decide).click()
  await expectAccessible(page, 'main')
  await page.getByRole(...contactPages.createContact).click()
  await expect(page.getByText('Staged Contact approved successfully.')).toBeVisible()
  await expect(page.getByRole(...contactPages.createContact)).toHaveCount(0)
  await visit(page, `${contacts}?search=sanjay.rao`)
  await page.getByRole('link', { name: 'Sanjay Rao' }).click()
  await page.getByRole(...contactPages.user).click()
  await expectAccessible(page)
  await page.getByRole(...contactPages.makeUser).click()
  await expect(page.getByLabel(...recordField('User', 'username'))).toHaveValue('sanjay.rao@example.org')
  await expect(page.getByRole(...recordPicker('User', 'contactId'))).toHaveValue('Sanjay Rao')
  await page.getByRole(...kit.save).click()
  await expect(page.getByRole(...userPages.named('sanjay.rao@example.org'))).toBeVisible()
  await page.getByRole('link', { name: 'Sanjay Rao' }).click()
  await page.getByRole(...contactPages.user).click()
  await expect(page.getByRole('link', { name: 'sanjay.rao@example.org' })).toBeVisible()
})

test('a contact of a centre needs one, and is asked for before a second Principal takes over (CAT-PPL-15)', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`${contacts}/create`)
  const choose = async (name: string) => {
    await page.getByRole(...recordPicker('Contact', 'contactTypeId')).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  const centre = page.getByRole(...recordPicker('Contact', 'centreId'))
  const university = page.getByRole(...recordPicker('Contact', 'institutionId'))
  await expect(centre.or(university)).toHaveCount(0)
  await choose('University')
  await expect(university).toBeVisible()
  await choose('Centre')
  await expect(centre).toBeVisible()
  await expect(university).toHaveCount(0)
  await page.getByRole(...kit.save).click()
  await expect(page.getByText(userPages.noCentre)).toBeVisible()

  await centre.fill('Baobab')
  await page.getByRole('option', { name: 'Baobab College Accra' }).click()
  await page.getByLabel(...recordField('Contact', 'firstName')).fill('Efua')
  await page.getByLabel(...recordField('Contact', 'email')).fill('efua@example.org')
  await page.getByRole(...contactPages.addRole).click()
  await page.getByRole(...userPages.role).fill('Principal')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole(...contactPages.principal).click()
  await page.getByRole(...kit.save).click()
  const question = page.getByRole(...contactPages.handOver)
  await expect(question).toContainText(/ is Principal of Baobab College Accra\. /)
  await expectAccessible(page)
  await question.getByRole(...kit.no).click()
  await expect(page.getByText(/^.+ is Principal of Baobab College Accra\.$/)).toBeVisible()
  await page.getByRole(...kit.save).click()
  await question.getByRole(...kit.yes).click()
  await expect(page.getByRole(...recordPages(rulesNamed('Contact')).named('Efua'))).toBeVisible()
})
