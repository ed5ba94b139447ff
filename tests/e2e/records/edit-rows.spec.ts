import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { recordList } from '#tests/pages/record-list.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'

const names = ['Acacia School Nairobi', 'Apple Orchard Institute', 'Aso Rock Sixth Form'] as const

test('CAT-ENG-17: of three rows that get one value, the one that somebody changed meanwhile stays chosen with its reason', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await beSignedIn(page)
  await page.goto('/sms/centres')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  for (const name of names) await row(name).getByRole('checkbox').check()

  const other = await page.context().newPage()
  await other.goto('/sms/centres')
  await other.getByRole('link', { name: names[1] }).click()
  const screen = recordPages(rulesNamed('Centre'))
  await other.getByRole(...screen.edit).click()
  await other.getByRole('textbox', { name: 'City' }).fill('Astana')
  await other.getByRole(...screen.save).click()
  await expect(other.getByRole(...screen.edit)).toBeVisible()
  await other.close()

  await page.getByRole(...recordList.editRows).click()
  const dialog = page.getByRole('dialog', { name: 'Edit these 3 Centres' })
  await dialog.getByRole(...recordList.editedField).selectOption('Places a year')
  await dialog.getByRole(...recordList.newPlaces).fill('77')
  await expect(dialog.getByText('3 of 3 centres will change.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole(...screen.save).click()

  await expect(page.getByText('2 changed, 1 not')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(names[1])
  await expect(row(names[1]).getByRole('checkbox')).toBeChecked()
  await expect(row(names[0]).getByRole('checkbox')).not.toBeChecked()
  await expect(row(names[1])).toContainText('Astana')
  await expectAccessible(page)

  // Read again, it takes the value, and no other of its fields goes back.
  await page.getByRole(...recordList.editRows).click()
  const again = page.getByRole('dialog', { name: 'Edit this Centre' })
  await again.getByRole(...recordList.editedField).selectOption('Places a year')
  await again.getByRole(...recordList.newPlaces).fill('77')
  await again.getByRole(...screen.save).click()
  await expect(again).toBeHidden()
  await expect(row(names[1])).toContainText('Astana')
})
