import { expect, signIn, test } from '#tests/e2e/support.ts'
import { shell } from '#tests/pages/shell.ts'
import { password } from '#tests/pages/sign-in.ts'
import { recordTrace } from '#tests/support/page-trace.ts'

test('what the machines of a visit do is recorded over a reload and the sign-out, without anything of the person', async ({ page }) => {
  const trace = await recordTrace(page)
  await signIn(page)
  await page.reload()
  await expect(page.getByRole(...shell.profileMenu)).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  await shell.signOut(page)
  await expect.poll(() => trace.steps().map(({ event }) => event.type)).toContain('departure.passed')

  expect(trace.states('session')).toEqual(
    new Set([...trace.states('session'), 'signedOut.submitting', 'signedIn.access.ready', 'signingOut']),
  )
  expect(trace.taken('session')).toContain('session.signedIn|signOut.request|0')
  expect(new Set(trace.steps().map(({ machine }) => machine))).toEqual(
    new Set(['session', 'connectivity', 'privacyPolicy', 'notifications']),
  )
  for (const canary of [password, 'admin@ncuk.test', 'Bearer', 'eyJ']) {
    expect(JSON.stringify(trace.steps())).not.toContain(canary)
    expect(kept).not.toContain(canary)
  }
  // Of a visit that is over nothing stays behind but how it ended.
  const left = await page.evaluate(() =>
    Object.keys(sessionStorage).flatMap((key) => (/\d$/.test(key) ? JSON.parse(sessionStorage[key]) : [])),
  )
  expect(left[0]).toMatchObject({ event: { type: 'signOut.request' }, value: 'signingOut' })
})
