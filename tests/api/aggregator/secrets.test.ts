import { describe, expect, test } from 'vitest'
import { createAggregator } from '#mirage/server.ts'
import type { Snapshot } from '#mirage/snapshot.ts'
import { operationTable, type OperationEntry, type OperationId } from '#openapi/generated/operations.ts'
import { createDrivenClock, requestOf, signInOver, startAggregator } from '#tests/support/aggregator.ts'

const read = (text: string): Snapshot => JSON.parse(text)

/** An aggregator as it runs outside tests: it draws its own random bytes. */
function startForReal() {
  const mails: string[] = []
  const aggregator = createAggregator({
    scenario: 'demo',
    tokenSeconds: 1800,
    latencyMs: 0,
    clock: createDrivenClock(),
    sendMail: ({ text }) => void mails.push(text),
  })
  return { aggregator, mails, signIn: () => signInOver((request) => aggregator.handle(request), 'admin@ncuk.test') }
}

/** The key of the link in a mail. */
const keyIn = (mail = ''): string => mail.split('/').at(-1) ?? ''

describe('the secret of a data set', () => {
  test('is its own, and so are its tokens and links', async () => {
    const drawn = await Promise.all(
      [startForReal(), startForReal()].map(async ({ aggregator, mails, signIn }) => {
        const { session } = await signIn()
        await aggregator.handle(requestOf('forgotPassword', { body: { username: 'admin@ncuk.test' } }))
        return [session?.token, session?.refresh_token, keyIn(mails[0])]
      }),
    )
    const texts = drawn.flat()
    expect(new Set(texts).size).toBe(6)
    for (const text of texts) expect(text).toMatch(/^[\da-f]{64}$/)
  })

  test('changes with a reset', () => {
    const { aggregator } = startForReal()
    const secretOf = () => read(aggregator.dump()).secrets.records.map(({ value }) => value)
    const before = secretOf()
    aggregator.reset()
    expect([before.length, secretOf().length]).toEqual([1, 1])
    expect(secretOf()).not.toEqual(before)
  })

  test('and the tokens and links behind it stand in no answer, tokens and links not in the data either', async () => {
    const { aggregator, mails, signIn } = startForReal()
    const { session } = await signIn()
    await aggregator.handle(requestOf('forgotPassword', { body: { username: 'admin@ncuk.test' } }))
    const text = aggregator.dump()
    for (const secret of [session?.token, session?.refresh_token, keyIn(mails[0])]) expect(text).not.toContain(secret)

    const { secrets, tokens, resetKeys } = read(text)
    const kept = [
      ...secrets.records.map(({ value }) => value),
      ...tokens.records.flatMap(({ accessDigest, refreshDigest }) => [accessDigest, refreshDigest]),
      ...resetKeys.records.map(({ digest }) => digest),
    ]
    const reads = (Object.entries(operationTable) as [OperationId, OperationEntry][]).filter(
      ([, { method, path }]) => method === 'GET' && !path.includes('{'),
    )
    const answers = await Promise.all(reads.map(async ([operation]) => (await aggregator.handle(requestOf(operation, {}, session))).text()))
    expect([kept.length, reads.length > 5]).toEqual([5, true])
    for (const secret of kept) expect(answers.join('\n')).not.toContain(secret)
  })
})

describe('data kept by a version without secrets', () => {
  /** The data as that version kept them: no secret, unsalted hashes, tokens and links in plain and by their number. */
  function oldData(): Snapshot {
    const data = read(startAggregator().aggregator.dump())
    const token = { id: 1, userId: 101, family: 1, accessExpiresAt: 9e15, refreshExpiresAt: 9e15, state: 'current' }
    return Object.assign(data, {
      secrets: { lastId: 0, records: [] },
      credentials: {
        lastId: 113,
        records: data.credentials.records.map((user) => ({
          ...user,
          passwordHash: user.id === 102 ? '1246287b2791f46499451226127425a0' : '3a4d999ae70c81e51499a36cf9119e07',
        })),
      },
      tokens: { lastId: 1, records: [{ ...token, access: 'access-1-0f', refresh: 'refresh-1-0f' }] },
      resetKeys: { lastId: 1, records: [{ id: 1, key: 'seeded-reset-key', userId: 104, isUsed: false }] },
    })
  }

  test('get one, and lose their tokens and links', () => {
    const { aggregator } = startAggregator({ snapshot: oldData() })
    const { secrets, tokens, resetKeys } = read(aggregator.dump())
    expect([secrets.records.length, tokens.records, resetKeys.records]).toEqual([1, [], []])
  })

  test('let their people in by the passwords they have, and hash these anew', async () => {
    const { aggregator, signedOut, signIn } = startAggregator({ snapshot: oldData() })
    await signIn()
    await signIn('viewer@ncuk.test', 'Orchard#2027')
    expect((await signedOut.refuse('signIn', { body: { username: 'viewer@ncuk.test', password: 'Portal#2026' } }))[0]).toBe(401)
    await signIn('viewer@ncuk.test', 'Orchard#2027')
    const hashes = read(aggregator.dump()).credentials.records.map(({ passwordHash }) => passwordHash?.split('$')[0])
    expect(hashes.slice(0, 3)).toEqual(['pbkdf2-sha512', 'pbkdf2-sha512', '3a4d999ae70c81e51499a36cf9119e07'])
  })
})

describe('what is kept of a password', () => {
  test('differs between two people who choose the same', async () => {
    const { aggregator, signIn } = startAggregator()
    for (const username of ['admin@ncuk.test', 'viewer@ncuk.test']) {
      const caller = await signIn(username)
      const body = { userId: caller.session?.userId ?? 0, password: 'Portal#2026', newPassword: 'Orchard#2027' }
      await caller.succeed('changePassword', { body })
      await signIn(username, 'Orchard#2027')
    }
    const [first, second] = read(aggregator.dump()).credentials.records.map(({ passwordHash }) => passwordHash)
    expect([typeof first, first === second]).toEqual(['string', false])
  })
})
