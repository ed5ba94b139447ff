import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, signIn, test } from '#tests/e2e/support.ts'
import { timeZonesPage } from '#tests/pages/block-wizard.ts'
import { createBlock } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { freePort, killed, startPortal } from '#tests/support/own-portal.ts'

// An aggregator that a header names is kept in memory only; these tests need the default one, which keeps a file.
test.use({ extraHTTPHeaders: {} })

test('a server killed between save and reload loses nothing', async ({ page, gate }) => {
  gate.allowNetworkErrors()
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'))
  const port = await freePort()
  let server = await startPortal(port, join(folder, 'data.json'))
  try {
    await page.goto(`http://127.0.0.1:${port}/login`)
    await signIn(page, 'admin@ncuk.test', `http://127.0.0.1:${port}`)
    await createBlock(page, 'Durable Exams', 'Durable', `http://127.0.0.1:${port}`)
    await page.getByRole(...timeZonesPage.apply).click()
    await page.getByRole(...kit.save).click()
    await expect(page.getByText(kit.saved)).toBeVisible()
    await killed(server)
    server = await startPortal(port, join(folder, 'data.json'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Durable Exams' })).toBeVisible()
    await expect(page).toHaveURL(/step=1$/)
    await expect(page.getByRole('tab', { name: /GMT 0-GMT 0 to \+2/ })).toBeVisible()
  } finally {
    await killed(server)
    await rm(folder, { recursive: true })
  }
})

test('a second server on the same file says so and ends, and the file is free once the first was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'))
  const file = join(folder, 'data.json')
  let server = await startPortal(await freePort(), file)
  try {
    const second = spawn('node', ['mirage/hosts/start.mjs'], { env: { ...process.env, PORT: '0', PORTAL_DATA: file } })
    let said = ''
    second.stderr.setEncoding('utf8').on('data', (part) => (said += String(part)))
    const code = await new Promise((done) => second.once('close', done))
    expect([code, said.trim()]).toEqual([1, `${file} is in use by another portal. Stop that one, or choose another file by PORTAL_DATA.`])
    await killed(server)
    server = await startPortal(await freePort(), file)
  } finally {
    await killed(server)
    await rm(folder, { recursive: true })
  }
})
