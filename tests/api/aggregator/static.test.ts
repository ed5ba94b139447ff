import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStaticHost } from '#mirage/hosts/static-files.ts'

let above = ''
let folder = ''
let port = 0
let stop = async () => {}

/** Serves a built portal of a few files. */
async function start(aggregatorUrl: string | null = null): Promise<void> {
  await stop()
  const server = createServer(createStaticHost({ folder, config: '{"aggregatorUrl":""}', aggregatorUrl }))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  stop = () => new Promise((resolve) => void server.close(() => resolve()))
}

/** One request by hand: fetch would tidy the path and undo the compression. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => void parts.push(part))
      answer.on('end', () => resolve(Object.assign(answer, { text: Buffer.concat(parts).toString() })))
    })
    call.on('error', reject)
    call.end()
  })

beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'portal-static-'))
  folder = join(above, 'portal')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, 'policy'))
  await mkdir(join(folder, '.vite'))
  await Promise.all(
    Object.entries({
      'index.html': '<!doctype html><title>Portal</title>',
      'before-paint.js': 'theme()',
      'favicon.svg': '<svg/>',
      'assets/main-1a2b.js': 'main()',
      'assets/main-1a2b.js.br': 'brotli of main',
      'assets/main-1a2b.js.gz': 'gzip of main',
      'policy/privacy-policy.html': '<h1>Privacy Policy</h1>',
      '.vite/manifest.json': '{}',
    }).map(([name, text]) => writeFile(join(folder, name), text)),
  )
  await start()
})
afterEach(async () => {
  await stop()
  stop = async () => {}
  await rm(above, { recursive: true })
})

describe('the static host', () => {
  test('gives the page at every address of a page, never from a store', async () => {
    for (const path of ['/', '/login', '/sms/exam-block', '/updatePassword/reset-1', '/sms/exam-block?page=2']) {
      const answer = await get(path)
      expect([path, answer.statusCode, answer.headers['content-type'], answer.headers['cache-control'], answer.text]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
        'no-store',
        '<!doctype html><title>Portal</title>',
      ])
    }
  })

  test('gives the page at addresses that cannot be decoded, because the portal says that they do not exist', async () => {
    for (const path of ['/100%', '/sms/%E9', '/sms/exam-block/%zz?page=2']) {
      const answer = await get(path)
      expect([path, answer.statusCode, answer.text]).toEqual([path, 200, '<!doctype html><title>Portal</title>'])
    }
    const files = ['/assets/main-%E9.js', '/assets/%', '/picture-%E9.png', '/policy/%E9', '/api/%E9', '/__aggregator/%']
    expect(await Promise.all(files.map(async (path) => (await get(path)).statusCode))).toEqual(files.map(() => 404))
  })

  test('answers 404 for files that are not there, and for calls when there is no aggregator', async () => {
    const paths = [
      '/assets/main-0000.js',
      '/assets/',
      '/missing.png',
      '/policy/none',
      '/api/aggregate/v1/contact/routes',
      '/__aggregator/reset',
    ]
    expect(await Promise.all(paths.map(async (path) => (await get(path)).statusCode))).toEqual(paths.map(() => 404))
  })

  test('lets built assets be kept for a year, other files be asked for again, and confirms those by their tag', async () => {
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const first = await get('/before-paint.js')
    expect([first.headers['cache-control'], first.headers['content-type']]).toEqual(['no-cache', 'text/javascript; charset=utf-8'])
    const again = await get('/before-paint.js', { 'if-none-match': first.headers.etag ?? '' })
    expect([again.statusCode, again.text]).toEqual([304, ''])
  })

  test.each([
    ['br, gzip', 'br', 'brotli of main'],
    ['gzip, deflate', 'gzip', 'gzip of main'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip of main'],
    ['identity', undefined, 'main()'],
  ])('sends the form that the caller takes best: %s', async (accepts, encoding, text) => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': accepts })
    expect([answer.headers['content-encoding'], answer.text, answer.headers.vary]).toEqual([encoding, text, 'accept-encoding'])
  })

  test('answers HEAD without a body and refuses other methods', async () => {
    const head = await get('/before-paint.js', {}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.text]).toEqual([200, '7', ''])
    const post = await get('/login', {}, 'POST')
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('never leaves its folder nor shows hidden or compressed files', async () => {
    await writeFile(join(above, 'secret.txt'), 'secret')
    const paths = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%']
    for (const path of [...paths, '/.vite/manifest.json', '/assets/main-1a2b.js.br']) {
      const answer = await get(path)
      expect(answer.text).not.toMatch(/secret|brotli|\{\}/)
    }
  })

  test('serves the configuration it was given, never from a store', async () => {
    const answer = await get('/config.json')
    expect([answer.text, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      '{"aggregatorUrl":""}',
      'no-store',
      'application/json',
    ])
  })

  test('sends the part of a file that a player asks for, and the whole of it for what is no part', async () => {
    const part = await get('/favicon.svg', { range: 'bytes=1-3' })
    expect([part.statusCode, part.headers['content-range'], part.text]).toEqual([206, 'bytes 1-3/6', 'svg'])
    const rest = await get('/favicon.svg', { range: 'bytes=4-' })
    expect([rest.statusCode, rest.text]).toEqual([206, '/>'])
    const none = await get('/favicon.svg', { range: 'bytes=9-12' })
    expect([none.statusCode, none.text]).toEqual([200, '<svg/>'])
  })

  test('forbids the page everything that it does not need', async () => {
    const { headers } = await get('/login')
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types portal dompurify',
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    })
  })

  test('allows calls to the real aggregator’s origin, and to no other', async () => {
    await start('https://aggregator.example.org/base')
    const { headers } = await get('/')
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self' https://aggregator.example.org;")
  })

  test('lets only the portal itself show the policy’s document in a frame', async () => {
    const { headers, text } = await get('/policy/privacy-policy.html')
    expect(text).toBe('<h1>Privacy Policy</h1>')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'")
    expect(String(headers['content-security-policy'])).not.toContain('script-src')
  })
})
