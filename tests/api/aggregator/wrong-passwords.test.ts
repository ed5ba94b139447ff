import { describe, expect, test } from 'vitest'
import { createWrongPasswords } from '#mirage/accounts/wrong-passwords.ts'
import { createDrivenClock, requestOf, startAggregator } from '#tests/support/aggregator.ts'

const minute = 60 * 1000
const right = 'Portal#2026'

function start() {
  const started = startAggregator()
  /** Tries to sign in; gives the status. */
  const attempt = async (username: string, password: string, address = '10.0.0.1') =>
    (await started.aggregator.handle(requestOf('signIn', { body: { username, password } }), address)).status
  /** Ten wrong passwords of a name, each from another address. */
  const guessName = async (username: string) => {
    for (let number = 1; number <= 10; number += 1) expect(await attempt(username, `Wrong#${number}`, `10.0.1.${number}`)).toBe(401)
  }
  return { ...started, attempt, guessName }
}

describe('ten wrong passwords in ten minutes', () => {
  test.each(['admin@ncuk.test', 'nobody@ncuk.test'])(
    'of %s put off every further one, with a reason and the time to wait',
    async (name) => {
      const { aggregator, clock, guessName } = start()
      await guessName(name)
      clock.advance(minute + 1)
      const answer = await aggregator.handle(requestOf('signIn', { body: { username: ` ${name.toUpperCase()} `, password: right } }))
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        429,
        '540',
        { code: 429, message: 'Too Many Requests', description: 'Too many wrong passwords. Try again in 9 minutes.', data: null },
      ])
    },
  )

  test('of a name leave the names of others alone, and let the right one in after the pause', async () => {
    const { attempt, clock, guessName } = start()
    await guessName('admin@ncuk.test')
    expect([await attempt('viewer@ncuk.test', right), await attempt('admin@ncuk.test', right)]).toEqual([200, 429])
    clock.advance(10 * minute - 1)
    expect(await attempt('admin@ncuk.test', right)).toBe(429)
    clock.advance(1)
    expect(await attempt('admin@ncuk.test', right)).toBe(200)
  })

  test('from an address put off that address alone', async () => {
    const { attempt } = start()
    for (let number = 1; number <= 10; number += 1) expect(await attempt(`name${number}@ncuk.test`, 'Wrong#2026')).toBe(401)
    expect([await attempt('admin@ncuk.test', right), await attempt('admin@ncuk.test', right, '10.0.0.2')]).toEqual([429, 200])
  })

  test('are no more than ten when they come at once', async () => {
    const { attempt, signIn } = start()
    const admin = await signIn()
    await admin.succeed('changePassword', { body: { userId: 101, password: right, newPassword: 'Orchard#2027' } })
    const guesses = [...Array.from({ length: 19 }, (_, number) => `Wrong#${number}`), 'Orchard#2027']
    const statuses = await Promise.all(guesses.map((guess, number) => attempt('admin@ncuk.test', guess, `10.0.2.${number}`)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  test('count when they are given as the current password, too', async () => {
    const { signedOut, signIn } = start()
    const admin = await signIn()
    const change = (password: string) => admin.refuse('changePassword', { body: { userId: 101, password, newPassword: 'Orchard#2027' } })
    for (let number = 1; number <= 10; number += 1) expect((await change(`Wrong#${number}`))[0]).toBe(400)
    const refusal = [429, 'Too many wrong passwords. Try again in 10 minutes.']
    expect(await change(right)).toEqual(refusal)
    expect(await signedOut.refuse('signIn', { body: { username: 'admin@ncuk.test', password: right } })).toEqual(refusal)
  })
})

describe('nobody waits', () => {
  test('after any number of right ones and nine wrong ones', async () => {
    const { attempt } = start()
    for (let number = 1; number <= 9; number += 1) await attempt(`name${number}@ncuk.test`, 'Wrong#2026')
    for (let number = 1; number <= 30; number += 1) expect(await attempt('admin@ncuk.test', right)).toBe(200)
  })

  test('where a right one came between nine wrong ones and nine more', async () => {
    const { attempt } = start()
    for (let number = 1; number <= 9; number += 1) await attempt('admin@ncuk.test', 'Wrong#2026', `10.0.1.${number}`)
    expect(await attempt('admin@ncuk.test', right)).toBe(200)
    for (let number = 1; number <= 9; number += 1) await attempt('admin@ncuk.test', 'Wrong#2026', `10.0.2.${number}`)
    expect(await attempt('admin@ncuk.test', right)).toBe(200)
  })

  test('after a reset', async () => {
    const { aggregator, attempt, guessName } = start()
    await guessName('admin@ncuk.test')
    aggregator.reset()
    expect(await attempt('admin@ncuk.test', right)).toBe(200)
  })
})

describe('the memory of wrong passwords', () => {
  test('is bounded: of ten thousand names and more the oldest is forgotten', () => {
    const wrong = createWrongPasswords(createDrivenClock())
    for (let number = 1; number <= 10; number += 1) wrong.note(['first', 'second'])
    for (let number = 2; number <= 10_000; number += 1) wrong.note([`name ${number}`])
    expect([wrong.pauseOf(['first']), wrong.pauseOf(['second'])]).toEqual([0, 600])
  })
})
