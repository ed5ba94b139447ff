import { encryptId } from '#mirage/id-codec.ts'
import { beSignedIn, expect, expectAccessible, test } from '#tests/e2e/support.ts'
import { fileField } from '#tests/pages/records.ts'
import { kit } from '#tests/pages/kit.ts'
import { bytesLike } from '#tests/support/client/files.ts'

const northgate = encryptId(12)
const bytes = Buffer.from(bytesLike('png', 2_500_000))

test('a logo whose sending breaks goes on where it stopped, and is read back byte for byte (CAT-AST-01)', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  await beSignedIn(page)
  await page.goto(`/sms/university/edit/${northgate}`)
  const ranges: string[] = []
  await page.route('**/portal-demo/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    ranges.push((await route.request().headerValue('content-range')) ?? '')
    // The second part never arrives.
    const breaks = ranges.length === 2
    return breaks ? route.abort('connectionreset') : route.continue()
  })
  await page.setInputFiles('input[type=file]', { name: 'program.png', mimeType: 'image/png', buffer: Buffer.from(bytesLike('program')) })
  await expect(page.getByText('The content is not of type PNG.').first()).toBeVisible()
  expect(ranges).toEqual([])

  await page.setInputFiles('input[type=file]', { name: 'logo.png', mimeType: 'image/png', buffer: bytes })
  await page.getByRole(...fileField.tryNow).click()
  await expect(page.getByRole(...fileField.replace)).toBeVisible()
  expect(ranges).toEqual([
    'bytes 0-1048575/2500000',
    'bytes 1048576-2097151/2500000',
    'bytes */2500000',
    'bytes 1048576-2097151/2500000',
    'bytes 2097152-2499999/2500000',
  ])
  await expectAccessible(page)
  await page.getByRole(...kit.save).click()
  await expect(page).toHaveURL(new RegExp(`/sms/university/view/${northgate}`))
  const link = await page.getByRole(...fileField.picture('Logo', 'logo.png')).getAttribute('src')
  const read = await page.request.get(link ?? '')
  expect((await read.body()).equals(bytes)).toBe(true)
})
