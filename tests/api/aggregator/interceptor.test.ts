import { createServer, Response as MirageResponse } from 'miragejs'
import { describe, expect, test } from 'vitest'
import { FetchInterceptor, type RouteRequest } from '#mirage/interceptor.ts'

const json = { 'Content-Type': 'application/json' }

/** A Mirage server with a few routes, reached by the interceptor alone. */
function start(timing = 0) {
  const interceptor = new FetchInterceptor()
  const transport = { interceptor }
  createServer({
    ...transport,
    environment: 'development',
    timing,
    namespace: 'api/v1',
    routes() {
      this.get(
        '/echo',
        (_schema, { queryParams, requestHeaders }) => new MirageResponse(200, json, JSON.stringify({ queryParams, requestHeaders })),
      )
      this.get('/things/:id', (_schema, { params }) => new MirageResponse(200, json, JSON.stringify({ id: params['id'] })))
      this.get('/things/list', () => new MirageResponse(200, json, '"the list"'))
      this.delete('/things/:id', (_schema, { requestBody }) => new MirageResponse(200, json, requestBody))
      this.post('/slow', async (_schema, { requestBody }) => {
        await Promise.resolve()
        return new MirageResponse(201, json, requestBody)
      })
      this.get('/gone', () => new MirageResponse(204))
    },
  })
  const call = (path: string, init?: RequestInit) => interceptor.handle(new Request(`http://portal.test/api/v1${path}`, init))
  return { interceptor, call }
}

describe('the interceptor', () => {
  test('hands over every value of a repeated query parameter, decoded', async () => {
    const answer = await start().call('/echo?id=1&id=2&name=a%20b')
    expect((await answer.json()).queryParams).toEqual({ id: ['1', '2'], name: 'a b' })
  })

  test('takes a Request with headers and gives a Response with headers, and touches no global', async () => {
    const before = [globalThis.fetch, globalThis.Request, globalThis.Response, globalThis.XMLHttpRequest]
    const answer = await start().call('/echo', { headers: { Loguser: '101' } })
    expect((await answer.json()).requestHeaders).toEqual({ loguser: '101' })
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect([globalThis.fetch, globalThis.Request, globalThis.Response, globalThis.XMLHttpRequest]).toEqual(before)
  })

  test('prefers an address that is written out over one with a parameter', async () => {
    const { call } = start()
    expect(await (await call('/things/list')).json()).toBe('the list')
    expect(await (await call('/things/a%2Fb')).json()).toEqual({ id: 'a/b' })
  })

  test('passes the body of a DELETE on', async () => {
    const answer = await start().call('/things/7', { method: 'DELETE', body: '{"reason":"test"}' })
    expect(await answer.json()).toEqual({ reason: 'test' })
  })

  test('answers 404 for an address that is none and 405, with what it takes, for a wrong method', async () => {
    const { call } = start()
    const missing = await call('/nothing')
    expect([missing.status, (await missing.json()).description]).toEqual([404, 'There is no call GET /api/v1/nothing.'])
    const wrong = await call('/things/7', { method: 'PUT', body: '{}' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, DELETE'])
  })

  test('gives an answer without content no body', async () => {
    const answer = await start().call('/gone')
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  })

  test('keeps calls that run side by side apart', async () => {
    const { call } = start()
    const bodies = Array.from({ length: 20 }, (_, number) => JSON.stringify({ number }))
    const answers = await Promise.all(bodies.map(async (body) => (await call('/slow', { method: 'POST', body })).text()))
    expect(answers).toEqual(bodies)
  })

  test('rejects with the reason of the signal when the call is given up before or while it waits', async () => {
    const { call } = start(60_000)
    const reason = new Error('the page was left')
    await expect(call('/echo', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    const controller = new AbortController()
    const waiting = call('/echo', { signal: controller.signal })
    controller.abort(reason)
    await expect(waiting).rejects.toBe(reason)
  })

  test('owns what stands below its prefix and nothing beside', () => {
    const { interceptor } = start()
    const owned = ['/api/v1', '/api/v1/echo', '/api/v10/echo', '/api', '/'].filter((path) =>
      interceptor.owns(new URL(path, 'http://portal.test')),
    )
    expect(owned).toEqual(['/api/v1', '/api/v1/echo'])
  })

  test('gives handlers what Mirage promises of a request', async () => {
    const seen: RouteRequest[] = []
    const interceptor = new FetchInterceptor()
    const transport = { interceptor }
    createServer({
      ...transport,
      environment: 'development',
      routes() {
        this.put('/things/:id', (_schema, request) => {
          seen.push(request as RouteRequest)
          return new MirageResponse(200, json, '{}')
        })
      },
    })
    await interceptor.handle(
      new Request('http://portal.test/things/7?full=1', { method: 'PUT', body: 'text', headers: { 'content-type': 'text/plain' } }),
    )
    expect(seen).toEqual([
      {
        method: 'PUT',
        url: 'http://portal.test/things/7?full=1',
        params: { id: '7' },
        queryParams: { full: '1' },
        requestHeaders: { 'content-type': 'text/plain' },
        requestBody: 'text',
        clientAddress: '',
      },
    ])
  })
})
