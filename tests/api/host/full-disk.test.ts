import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createNodeHost, type NodeHost } from '#mirage/hosts/node.ts'
import { createDrivenClock, requestOf, signInOver, type Caller, type Input, type Session } from '#tests/support/aggregator.ts'
import type { OperationId } from '#openapi/generated/operations.ts'

const notStored = 'The portal cannot store anything at the moment. Nothing was changed; try again in a few minutes.'

let folder = ''
let path = ''
let stop = () => Promise.resolve()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-full-'))
  path = join(folder, 'data.json')
})
afterEach(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

/** The aggregator over HTTP, with a data file. A folder at the path of the file's next version makes every write fail. */
async function start(clock = createDrivenClock()) {
  const lines: string[] = []
  const host: NodeHost = await createNodeHost({
    scenario: 'demo',
    tokenSeconds: 1800,
    latencyMs: 0,
    dataFile: path,
    clock,
    log: (line) => void lines.push(line),
  })
  const server = createServer((incoming, outgoing) => host.handle(incoming, outgoing, () => outgoing.writeHead(418).end()))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  stop = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
    await host.close()
  }
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const over = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    return fetch(`${origin}${pathname}${search}`, { method: request.method, headers: request.headers, ...(body === '' ? {} : { body }) })
  }
  /** Status and description of a call. */
  const answerTo = async <Op extends OperationId>(operation: Op, input: Input<Op>, session: Session | null) => {
    const answer = await over(requestOf(operation, input, session))
    return [answer.status, (await answer.json()).description]
  }
  const fill = () => mkdir(`${path}.tmp`)
  const clear = () => rm(`${path}.tmp`, { recursive: true })
  return { lines, host, origin, over, answerTo, fill, clear, signIn: () => signInOver(over, 'admin@ncuk.test') }
}

const codesOf = async (caller: Caller): Promise<string[]> =>
  (await caller.succeed('listExamBlocks', { query: { pageSize: 100 } })).list.map(({ examblockCode }) => examblockCode)

const draftIn = async (caller: Caller): Promise<number> => {
  const { list } = await caller.succeed('listExamBlocks', { query: { pageSize: 100, statusId: 2 } })
  return list.at(-1)?.examblockId ?? 0
}

describe('a portal whose disk is full', () => {
  test('answers a change with 503, shows the data as they were, and stores the next change once there is room', async () => {
    const { lines, answerTo, fill, clear, signIn } = await start()
    const admin = await signIn()
    const [before, draft] = [await codesOf(admin), await draftIn(admin)]
    const removal = { body: { examblockId: [draft] } }
    await fill()
    expect(await answerTo('deleteExamBlocks', removal, admin.session)).toEqual([503, notStored])
    expect(await codesOf(admin)).toEqual(before)
    await clear()
    await admin.succeed('deleteExamBlocks', removal)
    expect(await codesOf(admin)).toHaveLength(before.length - 1)
    expect(lines.map((line) => line.replace(/\(.*\)/, '(…)'))).toEqual([
      `${path} cannot be written (…). Until it can, people sign in and read, and changes are refused.`,
      `${path} can be written again.`,
    ])
  })

  test('lets people sign in, read and renew their session', async () => {
    const { fill, signIn } = await start()
    await fill()
    const admin = await signIn()
    const { session } = admin
    expect((await codesOf(admin)).length).toBeGreaterThan(0)
    const renewal = { body: { userId: session?.userId ?? 0, refreshToken: session?.refresh_token ?? '' } }
    expect((await admin.call('refreshToken', renewal)).status).toBe(200)
  })

  test('answers for a forgotten password alike whether the name is known or not', async () => {
    const { answerTo, fill } = await start()
    await fill()
    const known = await answerTo('forgotPassword', { body: { username: 'admin@ncuk.test' } }, null)
    const unknown = await answerTo('forgotPassword', { body: { username: 'nobody@ncuk.test' } }, null)
    expect([known, unknown]).toEqual([
      [503, notStored],
      [503, notStored],
    ])
  })

  test('sends no mail of a change that it refused, and one mail of the change that it stored', async () => {
    const { lines, answerTo, fill, clear } = await start()
    const ask = () => answerTo('forgotPassword', { body: { username: 'admin@ncuk.test' } }, null)
    const mails = () => lines.filter((line) => line.startsWith('Mail to admin@ncuk.test'))
    await fill()
    expect((await ask())[0]).toBe(503)
    expect(mails()).toEqual([])
    await clear()
    expect((await ask())[0]).toBe(200)
    expect(mails()).toHaveLength(1)
  })

  test('sends the messages that are due once it can store that they were sent, and once', async () => {
    const clock = createDrivenClock()
    const { lines, host, answerTo, fill, clear } = await start(clock)
    const mails = () => lines.filter((line) => line.startsWith('Mail to'))
    await fill()
    clock.advance(365 * 24 * 60 * 60 * 1000)
    for (let times = 0; times < 2; times++) {
      host.wake()
      expect((await answerTo('forgotPassword', { body: { username: 'nobody@ncuk.test' } }, null))[0]).toBe(503)
    }
    expect(mails()).toEqual([])
    await clear()
    host.wake()
    await expect.poll(() => mails().length).toBeGreaterThan(0)
    expect(new Set(mails()).size).toBe(mails().length)
  })

  test('still says what is wrong with a request', async () => {
    const { answerTo, fill, signIn } = await start()
    const admin = await signIn()
    await fill()
    expect((await answerTo('deleteExamBlocks', { body: { examblockId: [999_999] } }, admin.session))[0]).toBe(404)
  })

  test('takes back a reset as well', async () => {
    const { origin, fill, signIn } = await start()
    const admin = await signIn()
    const before = await codesOf(admin)
    await fill()
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/__aggregator/reset`, { method: 'POST', headers, body: '{"scenario":"empty"}' })
    expect([answer.status, await codesOf(admin)]).toEqual([503, before])
  })

  test('stops with nothing left beside its file', async () => {
    const { fill, clear, signIn } = await start()
    await fill()
    await signIn()
    await stop()
    stop = () => Promise.resolve()
    await clear()
    expect(await readdir(folder)).toEqual(['data.json'])
  })

  test('tells it when it starts', async () => {
    await mkdir(`${path}.tmp`)
    expect((await start()).lines).toHaveLength(1)
  })
})
