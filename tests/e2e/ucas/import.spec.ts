import { beSignedIn, expect, expectAccessible, journey, test } from '#tests/e2e/support.ts'
import { importPage } from '#tests/pages/import.ts'
import { kit } from '#tests/pages/kit.ts'
import { ucasPage } from '#tests/pages/ucas/ucas.ts'

const head = 'Personal ID,Family Name,Given Names,Date of Birth,Choice Number,Provider Code,Course Code,Decision,Reply'
const twin = '9990000001,Eze,A.,14/03/2008,1,N45,G400,Pending,'

test(
  'CAT-STU-20, 21: a UCAS file is checked and kept, its error of several students is settled, and all of it is undone',
  journey,
  async ({ page }) => {
    test.setTimeout(90_000)
    await beSignedIn(page)
    await page.goto('/Ucas/create')
    await page.getByRole(...ucasPage.year).click()
    await page.getByRole(...ucasPage.yearNamed('2026/27')).click()
    await expect(page.getByRole(...importPage.drop)).toBeVisible()
    await expectAccessible(page)
    const buffer = Buffer.from([head, twin].join('\r\n'))
    await page.locator('input[type=file]').setInputFiles({ name: 'decisions.csv', mimeType: 'text/csv', buffer })
    await page.getByRole(...importPage.checkRows).click()
    await expect(page.getByRole(...importPage.wrongTable)).toContainText('Several students')
    await page.getByRole(...ucasPage.keepWrong).click()
    await page.getByRole(...ucasPage.openImport).click()

    const table = page.getByRole(...ucasPage.errorTable)
    await expect(table).toContainText('Adaobi Eze')
    await expect(page.getByRole(...ucasPage.errors)).toHaveAccessibleDescription('1 record')
    await expectAccessible(page)
    await page.getByRole(...ucasPage.type('Several students')).click()
    await expect(page.getByRole(...ucasPage.typeHeading('Several students'))).toBeVisible()
    await page.getByRole(...ucasPage.actions(2)).click()
    await page.getByRole(...ucasPage.choose).click()
    const question = page.getByRole(...ucasPage.chooseDialog)
    await question.getByRole(...ucasPage.importRow).click()
    await expect(question.getByText(ucasPage.studentMissing)).toBeVisible()
    await question.getByRole('button', { name: 'Adaobi Eze' }).click()
    await expectAccessible(page)
    await question.getByRole(...ucasPage.importRow).click()
    await expect(table).toContainText('Fixed')

    await page.getByRole(...ucasPage.undo).click()
    await page.getByRole(...kit.yes).click()
    await expect(page.getByRole('main')).toContainText('Undone')
  },
)
