import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPageHost } from '#mirage/hosts/page.ts'
import { createPortalServer, type PortalServer } from '#mirage/hosts/portal-server.ts'
import { readSettings } from '#mirage/hosts/settings.ts'
import { createDrivenClock, signInOver } from '#tests/support/aggregator.ts'

let folder = ''
let portal: PortalServer | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-server-'))
  await mkdir(join(folder, 'portal'))
  await writeFile(join(folder, 'portal', 'index.html'), '<!doctype html><title>Portal</title>')
})
afterEach(async () => {
  await portal?.close()
  portal = null
  await rm(folder, { recursive: true })
})

/** The portal on a free port; resolves to its origin. */
async function start(environment: Record<string, string>): Promise<string> {
  const settings = readSettings({ PORT: '0', PORTAL_DATA: 'memory', ...environment })
  const started = await createPortalServer({ settings, folder: join(folder, 'portal'), clock: createDrivenClock(), log: () => {} })
  portal = started
  await new Promise<void>((resolve) => void started.server.listen(settings.port, settings.host, resolve))
  const address = started.server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

const signIn = (origin: string) =>
  fetch(`${origin}/api/aggregate/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@ncuk.test', password: 'Portal#2026' }),
  })

describe('the portal’s server', () => {
  test('gives the page and answers calls on one origin, no answer’s type to be guessed', async () => {
    const origin = await start({})
    const [page, session] = [await fetch(`${origin}/login`), await signIn(origin)]
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Portal</title>'])
    expect([session.status, (await session.json()).data.username]).toEqual([200, 'admin@ncuk.test'])
    expect([page, session].map(({ headers }) => headers.get('x-content-type-options'))).toEqual(['nosniff', 'nosniff'])
  })

  test('tells the page that the aggregator is on its own origin', async () => {
    const origin = await start({})
    expect((await (await fetch(`${origin}/config.json`)).json()).aggregatorUrl).toBe('')
  })

  test('starts no aggregator where there is a real one, and tells the page which', async () => {
    const origin = await start({ PORTAL_AGGREGATOR: 'https://aggregator.example.org/' })
    expect((await (await fetch(`${origin}/config.json`)).json()).aggregatorUrl).toBe('https://aggregator.example.org')
    expect((await signIn(origin)).status).toBe(405)
    expect((await fetch(`${origin}/api/aggregate/v1/contact/routes`)).status).toBe(404)
    expect((await fetch(`${origin}/__aggregator/reset`)).status).toBe(404)
  })

  test('lets nobody keep an answer, frame it or run anything from it', async () => {
    const origin = await start({})
    const wanted = {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    }
    for (const answer of [await signIn(origin), await fetch(`${origin}/api/aggregate/v1/contact/routes`)])
      expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, answer.headers.get(name)]))).toEqual(wanted)
  })

  test('has its data on disk when it has closed', async () => {
    const data = { PORTAL_DATA: join(folder, 'data.json') }
    const first = await start(data)
    const { data: session } = await (await signIn(first)).json()
    await portal?.close()
    const second = await start(data)
    const headers = { authorization: `Bearer ${session.token}`, loguser: String(session.userId), logcontact: String(session.contactId) }
    expect((await fetch(`${second}/api/aggregate/v1/contact/routes`, { headers })).status).toBe(200)
  })
})

describe('the aggregator inside a page', () => {
  test('answers the client by a fetch of its own, and knows nothing else', async () => {
    const host = createPageHost({ scenario: 'empty', clock: createDrivenClock() })
    const admin = await signInOver(host.fetch, 'admin@ncuk.test')
    expect((await admin.succeed('listExamBlocks')).totalCount).toBe(0)
    await expect(host.fetch('http://portal.test/before-paint.js')).rejects.toThrow(
      'GET http://portal.test/before-paint.js is no call of the aggregator.',
    )
  })

  test('passes on what is no call where it is told how', async () => {
    const host = createPageHost({ fetch: ({ url }) => Promise.resolve(new Response(`from the network: ${url}`)) })
    expect(await (await host.fetch(new URL('http://portal.test/before-paint.js'))).text()).toBe(
      'from the network: http://portal.test/before-paint.js',
    )
  })
})
