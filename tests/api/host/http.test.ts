import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPortalServer } from '#mirage/hosts/portal-server.ts'
import { readSettings } from '#mirage/hosts/settings.ts'
import { createDrivenClock } from '#tests/support/aggregator.ts'

const api = '/api/aggregate/v1'
let folder = ''
let stop = () => Promise.resolve()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-http-'))
  await mkdir(join(folder, 'portal'))
  await writeFile(join(folder, 'portal', 'index.html'), '<!doctype html><title>Portal</title>')
})
afterEach(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

/** The portal on a free port, with what sends raw bytes or a request to it. */
async function start({ requestTimeoutMs, data = 'memory' }: { requestTimeoutMs?: number; data?: string } = {}) {
  const settings = readSettings({ PORT: '0', PORTAL_DATA: data })
  const timeouts = requestTimeoutMs === undefined ? {} : { requestTimeoutMs }
  const portal = await createPortalServer({
    settings,
    folder: join(folder, 'portal'),
    clock: createDrivenClock(),
    log: () => {},
    ...timeouts,
  })
  await new Promise<void>((resolve) => void portal.server.listen(0, '127.0.0.1', resolve))
  stop = () => portal.close()
  const address = portal.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  /** Sends bytes and gives everything that comes until the server closes. */
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.setEncoding('latin1').on('data', (part) => (answer += String(part)))
      socket.on('close', () => resolve(answer)).on('error', reject)
    })

  const send = async (options: RequestOptions, body = '') => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, ...options }, resolve)
        .on('error', reject)
        .end(body)
    })
    const { localPort } = answer.socket
    answer.resume()
    return { status: answer.statusCode, allow: answer.headers.allow, localPort }
  }
  return { raw, send }
}

describe('a method that is not known', () => {
  test.each([
    ['TRACE', `${api}/user/login`, 'POST'],
    ['PROPFIND', `${api}/user/login`, 'POST'],
    ['TRACE', '/__aggregator/reset', 'POST'],
    ['GET', '/__aggregator/reset', 'POST'],
    ['TRACE', '/login', 'GET, HEAD'],
    ['MKCOL', '/login', 'GET, HEAD'],
  ])('%s %s is answered with 405 and what the address takes', async (method, path, allow) => {
    const { send } = await start()
    const answer = await send({ method, path })
    expect([answer.status, answer.allow]).toEqual([405, allow])
  })

  test('is refused in the same way when no parser knows it, and so is a tunnel', async () => {
    const { raw } = await start()
    expect(await raw('NONSENSE / HTTP/1.1\r\nHost: portal.test\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD\r\n/)
    expect(await raw('CONNECT portal.test:443 HTTP/1.1\r\nHost: portal.test\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /)
  })
})

describe('a request that is no good', () => {
  test('is ended with 408 when its body does not come in time', async () => {
    const { raw } = await start({ requestTimeoutMs: 100 })
    const slow = `POST ${api}/user/login HTTP/1.1\r\nHost: portal.test\r\nContent-Length: 50\r\n\r\n{"user`
    expect(await raw(slow)).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n/)
  })

  test('is ended with 408 when its headers do not come in time', async () => {
    const { raw } = await start({ requestTimeoutMs: 100 })
    expect(await raw('GET / HTTP/1.1\r\nHost: por')).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('is ended with 400 when it is no HTTP, and with 431 when its headers are endless', async () => {
    const { raw } = await start()
    expect(await raw('GET / HTTP/1.1\r\nHost portal.test\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await raw(`GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('leaves the connection for the next one when its body was too large', async () => {
    const { send } = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const large = await send({ agent, method: 'POST', path: `${api}/user/login` }, 'a'.repeat(11 * 1024 * 1024))
    const next = await send({ agent, path: '/login' })
    agent.destroy()
    expect([large.status, next.status, next.localPort]).toEqual([413, 200, large.localPort])
  })
})

describe('the reset call of a server that keeps a file', () => {
  const reset = { method: 'POST', path: '/__aggregator/reset' }
  const json = { 'content-type': 'application/json' }

  test('is done for a tool of the same machine that sends JSON', async () => {
    const { send } = await start({ data: join(folder, 'data.json') })
    expect((await send({ ...reset, headers: json }, '{"scenario":"demo"}')).status).toBe(200)
  })

  test('is refused without the header, under another name of the machine, and to a page of another origin', async () => {
    const { send } = await start({ data: join(folder, 'data.json') })
    const refused = await Promise.all([
      send(reset, '{}'),
      send({ ...reset, headers: { ...json, host: 'evil.test' } }, '{}'),
      send({ ...reset, headers: { ...json, origin: 'http://evil.test' } }, '{}'),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  test('grants no page of another origin anything beforehand', async () => {
    const { send } = await start({ data: join(folder, 'data.json') })
    const answer = await send({
      ...reset,
      method: 'OPTIONS',
      headers: { origin: 'http://evil.test', 'access-control-request-method': 'POST' },
    })
    expect([answer.status, answer.allow]).toEqual([405, 'POST'])
  })

  test('needs no header for a database of its own in memory', async () => {
    const { send } = await start({ data: join(folder, 'data.json') })
    expect((await send({ ...reset, headers: { 'x-portal-db': 'mine' } }, '{"scenario":"empty"}')).status).toBe(200)
  })
})
