import { describe, expect, test } from 'vitest'
import { seededReset } from '#mirage/fixtures/reset-key.ts'

import { requestOf, startAggregator } from '#tests/support/aggregator.ts'
const hour = 60 * 60 * 1000
const ended = [400, 'This link is not valid any more. Please ask for a new one.']
const requested = 'If this username has an account, a link to reset its password was sent to its e-mail address.'

function start() {
  const mails: string[] = []
  const started = startAggregator({
    portalAddress: 'https://portal.example.org',
    sendMail: ({ to, text }) => void mails.push(`${to}: ${text}`),
  })
  const { signedOut } = started
  const check = (pwdresetkey: string) => signedOut.call('validateResetKey', { path: { pwdresetkey } })
  const isGood = async (key: string) => (await check(key)).status === 200
  const save = (pwdresetkey: string, newPassword: string) =>
    signedOut
      .call('resetPassword', { path: { pwdresetkey }, body: { newPassword } })
      .then(({ status, description }) => [status, description])
  /** Asks for a link, and gives its key. */
  const ask = async (username = 'viewer@ncuk.test'): Promise<string> => {
    await signedOut.succeed('forgotPassword', { body: { username } })
    return mails.at(-1)?.split('/').at(-1) ?? ''
  }
  return { ...started, mails, isGood, save, ask }
}

describe('a link to set a new password', () => {
  test('is mailed under the configured address, whatever host the request names', async () => {
    const { handle, mails } = start()
    const { method, headers, url } = requestOf('forgotPassword', { body: { username: 'viewer@ncuk.test' } })
    const body = JSON.stringify({ username: ' Viewer@NCUK.test ' })
    headers.set('x-forwarded-host', 'evil.example')
    await handle(new Request(url.replace('portal.test', 'evil.example'), { method, headers, body }))
    expect(mails).toEqual([
      expect.stringMatching(
        /^viewer@ncuk\.test: Set a new password within an hour: https:\/\/portal\.example\.org\/updatePassword\/[\da-f]{64}$/,
      ),
    ])
  })

  test('sets it once', async () => {
    const { isGood, save, ask, signIn } = start()
    const key = await ask()
    expect(await save(key, 'short')).toEqual([400, 'Password must have at least 8 characters'])
    expect(await isGood(key)).toBe(true)
    expect(await save(key, 'Orchard#2027')).toEqual([200, 'Password changed'])
    expect((await signIn('viewer@ncuk.test', 'Orchard#2027')).session?.userId).toBe(102)
    expect([await isGood(key), await save(key, 'Orchard#2028')]).toEqual([false, ended])
  })

  test('sets it once for two who use it at the same moment', async () => {
    const { save, ask } = start()
    const key = await ask()
    const both = await Promise.all([save(key, 'Orchard#2027'), save(key, 'Orchard#2028')])
    expect(both).toEqual(expect.arrayContaining([[200, 'Password changed'], ended]))
  })

  test('ends after an hour', async () => {
    const { clock, isGood, save, ask } = start()
    const key = await ask()
    clock.advance(hour - 1)
    expect(await isGood(key)).toBe(true)
    clock.advance(1)
    expect([await isGood(key), await save(key, 'Orchard#2027')]).toEqual([false, ended])
  })

  test('ends with a newer one of the same person, and with that alone', async () => {
    const { isGood, ask } = start()
    const [first, other, newer] = [await ask(), await ask('admin@ncuk.test'), await ask()]
    expect([await isGood(first), await isGood(other), await isGood(newer)]).toEqual([false, true, true])
  })

  test('ends with a change of the password', async () => {
    const { isGood, ask, signIn } = start()
    const key = await ask()
    const viewer = await signIn('viewer@ncuk.test')
    await viewer.succeed('changePassword', { body: { userId: 102, password: 'Portal#2026', newPassword: 'Orchard#2027' } })
    expect(await isGood(key)).toBe(false)
  })

  test('that the demo begins with ends with a newer one, too', async () => {
    const { isGood, ask } = start()
    expect(await isGood(seededReset.key)).toBe(true)
    await ask(seededReset.username)
    expect(await isGood(seededReset.key)).toBe(false)
  })
})

describe('the request for a link', () => {
  test('is answered alike for a name with and without an account, after a write each', async () => {
    const { aggregator, handle, mails } = start()
    let writes = 0
    aggregator.onChange(() => void (writes += 1))
    const answers: { readonly status: number; readonly headers: object; readonly text: string; readonly hasWritten: boolean }[] = []
    for (const username of ['viewer@ncuk.test', 'nobody@ncuk.test']) {
      const answer = await handle(requestOf('forgotPassword', { body: { username } }))
      answers.push({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.text(),
        hasWritten: writes > 0,
      })
      writes = 0
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 200, text: expect.stringContaining(requested), hasWritten: true })
    expect(mails).toHaveLength(1)
  })
})
