import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#src/time/clock.ts'
import { ada, connect, createTimers, noSession, problemOf, signedIn } from '#tests/support/client/client.ts'
import { faults, good, refusal, startFaultServer } from '#tests/support/client/fault-server.ts'

let server: Awaited<ReturnType<typeof startFaultServer>>
beforeEach(async () => {
  server = await startFaultServer(good([]))
})
afterEach(() => server.close())

const last = () => {
  const seen = server.seen.at(-1)
  if (!seen) throw new Error('Nothing was sent.')
  return seen
}

describe('a request', () => {
  it('goes to the operation of the contract, below the common path', async () => {
    await connect(server.baseUrl).call('listNotifications', { query: { contactId: 501, status: 0 } })
    expect([last().method, last().path]).toEqual(['GET', '/api/aggregate/v1/communications/notification/list?contactId=501&status=0'])
  })

  it('says who calls', async () => {
    await connect(server.baseUrl).call('listContactRoutes', {})
    const { authorization, loguser, logcontact } = last().headers
    expect([authorization, loguser, logcontact]).toEqual(['Bearer token-1', '101', '501'])
  })

  it('says nothing of the sort while nobody is signed in', async () => {
    await connect(server.baseUrl, { session: noSession }).call('forgotPassword', { body: { username: 'a@b.c' } })
    expect(Object.keys(last().headers).filter((name) => /^(authorization|log)/.test(name))).toEqual([])
  })

  it('carries JSON', async () => {
    await connect(server.baseUrl).call('forgotPassword', { body: { username: 'ü@b.c' } })
    expect([last().headers['content-type'], JSON.parse(last().body)]).toEqual(['application/json', { username: 'ü@b.c' }])
  })

  it('has no body and names no type of one where the operation takes none', async () => {
    await connect(server.baseUrl).call('listContactRoutes', {})
    expect([last().headers['content-type'], last().body]).toEqual([undefined, ''])
  })

  it('names the component and the right that an administration call is about', async () => {
    const asked: string[] = []
    const componentIdOf = (name: string) => {
      asked.push(name)
      return '82'
    }
    await connect(server.baseUrl, { componentIdOf }).call(
      'getTimeZoneAdminDetails',
      {},
      { log: { component: 'ExamBlock', permission: 'View' } },
    )
    expect([last().headers['logcomponentid'], last().headers['logpermission'], asked]).toEqual(['82', 'View', ['ExamBlock']])
  })

  it('leaves the component out when the tree has none, and both on other calls', async () => {
    const nowhere = connect(server.baseUrl, { componentIdOf: () => null })
    await nowhere.call('getTimeZoneAdminDetails', {}, { log: { component: 'ExamBlock', permission: 'Modify' } })
    expect([last().headers['logcomponentid'], last().headers['logpermission']]).toEqual([undefined, 'Modify'])
    await nowhere.call('listContactRoutes', {})
    expect([last().headers['logcomponentid'], last().headers['logpermission']]).toEqual([undefined, undefined])
  })

  it('sends no cookies and asks no cache', async () => {
    const requests: Request[] = []
    const api = connect(server.baseUrl, {
      fetch: (request) => {
        requests.push(request)
        return fetch(request)
      },
    })
    await api.call('listContactRoutes', {})
    expect(requests.map(({ credentials, cache, redirect }) => [credentials, cache, redirect])).toEqual([['omit', 'no-store', 'error']])
  })
})

describe('a call of a resource', () => {
  const route = { method: 'PUT', path: '/sms/year/update/{id}' } as const

  it('goes to its own address, with the headers of the session', async () => {
    server.answerWith(good(null))
    const reply = await connect(server.baseUrl).send(route, { path: { id: 'AbC' }, body: { yearDesc: '2027/28' } })
    const { method, path, body, headers } = last()
    expect([method, path, body, headers['authorization'], headers['content-type'], reply.code]).toEqual([
      'PUT',
      '/api/aggregate/v1/sms/year/update/AbC',
      '{"yearDesc":"2027/28"}',
      'Bearer token-1',
      'application/json',
      200,
    ])
  })

  it('names the first of its components that the tree of the person has', async () => {
    const componentIdOf = (name: string) => (name === 'Centres' ? '57' : null)
    const log = { component: ['FixedInvoices', 'Centres', 'Year'], permission: 'View' } as const
    await connect(server.baseUrl, { componentIdOf }).send({ method: 'GET', path: '/sms/year/list' }, { query: { pageNo: 1 } }, { log })
    expect([last().path, last().headers['logcomponentid']]).toEqual(['/api/aggregate/v1/sms/year/list?pageNo=1', '57'])
  })

  it.each([
    ['/sms/centre', '57'],
    ['/sms/elsewhere', '161'],
  ])('names the component of the page %s', async (page, id) => {
    const componentIdOf = (name: string, at?: string) =>
      at === undefined ? ({ FixedInvoices: '161', Centres: '57' }[name] ?? null) : name === 'Centres' && at === '/sms/centre' ? '57' : null
    const log = { component: ['FixedInvoices', 'Centres'], page, permission: 'View' } as const
    await connect(server.baseUrl, { componentIdOf }).send({ method: 'GET', path: '/sms/year/list' }, { query: { pageNo: 1 } }, { log })
    expect(last().headers['logcomponentid']).toBe(id)
  })

  it('is sent again with the new token after a 401', async () => {
    const session = { ...signedIn, renew: () => Promise.resolve(true) }
    server.answerWith((response, seen) => (server.seen.length === 1 ? refusal(401) : good(null))(response, seen))
    await connect(server.baseUrl, { session }).send(route, { path: { id: 'AbC' }, body: {} })
    expect(server.seen.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
  })

  it('never leaves for an id that is no part of a path', async () => {
    const { kind } = await problemOf(connect(server.baseUrl).send(route, { path: { id: '../list' }, body: {} }))
    expect([kind, server.seen]).toEqual(['notFound', []])
  })
})

describe('the requests of a tab that is closed', () => {
  it('are given up, but for the one that signs out', async () => {
    const kept: [string, boolean][] = []
    const api = connect(server.baseUrl, {
      fetch: (request) => {
        kept.push([request.method, request.keepalive])
        return fetch(request)
      },
    })
    await api.call('signOut', { path: { userId: 'abc' }, body: { refreshToken: 'x' } })
    await api.call('listContactRoutes', {})
    expect(kept).toEqual([
      ['PUT', true],
      ['GET', false],
    ])
  })
})

describe('the wait for an answer', () => {
  it('is shorter where the caller says so', async () => {
    server.answerWith(faults.hang)
    const timers = createTimers()
    const call = connect(server.baseUrl, { startTimer: timers.startTimer }).call('listContactRoutes', {}, { deadlineMs: 3000 })
    await server.arrived()
    expect(timers.waits()).toEqual([3000])
    timers.run()
    expect((await problemOf(call)).kind).toBe('timeout')
  })

  it('begins again where the page was frozen: an answer that has come meanwhile is read', async () => {
    const timers = createTimers()
    let elapsed = 0
    const clock = { ...systemClock, elapsed: () => elapsed }
    let answer: (response: Response) => void = () => {}
    const fetch = ({ signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        answer = resolve
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const call = connect(server.baseUrl, { startTimer: timers.startTimer, clock, fetch }).call('listContactRoutes', {})
    elapsed = 60_000
    timers.run()
    expect(timers.waits()).toEqual([15_000])
    answer(Response.json({ code: 200, message: 'OK', description: '', data: [] }))
    expect((await call).data).toEqual([])
    expect(timers.waits()).toEqual([])
  })

  it('ends at the deadline where the page was only busy', async () => {
    server.answerWith(faults.hang)
    const timers = createTimers()
    let elapsed = 0
    const clock = { ...systemClock, elapsed: () => elapsed }
    const call = connect(server.baseUrl, { startTimer: timers.startTimer, clock }).call('listContactRoutes', {})
    await server.arrived()
    elapsed = 15_900
    timers.run()
    expect((await problemOf(call)).kind).toBe('timeout')
  })
})

describe('a rejected token', () => {
  /** A session in which Ada's token is renewed as the test says; keeps what it was asked and told. */
  const rejected = (isRenewed: boolean, who: typeof ada | null = ada) => {
    const asked: string[] = []
    const told: boolean[] = []
    let headers = who
    const renew = (token: string) => {
      asked.push(token)
      headers = isRenewed ? { ...ada, token: 'token-2' } : headers
      return Promise.resolve(isRenewed)
    }
    server.answerWith((response, { headers: { authorization } }) =>
      (authorization === 'Bearer token-2' ? good([]) : refusal(401))(response, last()),
    )
    const session = { current: () => headers, renew, noteReplay: (isLetIn: boolean) => void told.push(isLetIn) }
    return { call: (options = {}) => connect(server.baseUrl, { session }).call('listContactRoutes', {}, options), asked, told }
  }
  const authorizations = () => server.seen.map(({ headers }) => headers.authorization)

  it('is named to whoever renews it, and the call is sent again with the new one', async () => {
    const { call, asked, told } = rejected(true)
    await call()
    expect([asked, told, authorizations()]).toEqual([['token-1'], [true], ['Bearer token-1', 'Bearer token-2']])
  })

  it('is renewed before the call is sent when the session has none', async () => {
    const { call, asked } = rejected(true, null)
    await call()
    expect([asked, authorizations()]).toEqual([[''], ['Bearer token-2']])
  })

  it('that is missing and cannot be renewed makes the call fail unsent', async () => {
    const { call, told } = rejected(false, null)
    expect(await problemOf(call())).toMatchObject({ kind: 'unauthorized', code: 401 })
    expect([told, authorizations()]).toEqual([[], []])
  })

  it('that is not renewed leaves it at one try', async () => {
    const { call, told } = rejected(false)
    expect((await problemOf(call())).kind).toBe('unauthorized')
    expect([told, server.seen.length]).toEqual([[], 1])
  })

  it('that is followed by another rejected one is told, too', async () => {
    const { call, told } = rejected(true)
    server.answerWith(refusal(401))
    expect((await problemOf(call())).kind).toBe('unauthorized')
    expect([told, server.seen.length]).toEqual([[false], 2])
  })

  it('is renewed alike for a caller who could give up but does not', async () => {
    const { call } = rejected(true)
    const { signal } = new AbortController()
    await call({ signal })
    expect(authorizations()).toEqual(['Bearer token-1', 'Bearer token-2'])
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('keeps no caller waiting who gives up just as it comes back, whatever becomes of the renewal', async () => {
    server.answerWith(refusal(401))
    const caller = new AbortController()
    const renew = () => {
      caller.abort()
      return new Promise<boolean>(() => {})
    }
    const api = connect(server.baseUrl, { session: { ...signedIn, renew } })
    expect((await problemOf(api.call('listContactRoutes', {}, { signal: caller.signal }))).kind).toBe('aborted')
  })
})

describe('a good answer', () => {
  it.each([
    ['Wed, 21 Oct 2026 07:28:00 GMT', Date.UTC(2026, 9, 21, 7, 28)],
    ['soon', null],
  ])('says when the server gave it, by its own clock: %s', async (date, servedAt) => {
    server.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json', date })
      response.end('{"data":1}')
    })
    expect((await connect(server.baseUrl).call('listContactRoutes', {})).servedAt).toBe(servedAt)
  })

  it('says nothing of that where the server names no time', async () => {
    server.answerWith((response) => {
      response.sendDate = false
      response.end('{"data":1}')
    })
    expect((await connect(server.baseUrl).call('listContactRoutes', {})).servedAt).toBeNull()
  })

  it('is its data, its words and the whole of it', async () => {
    server.answerWith(good([{ route: '/x' }], { addToClearingToggle: true }))
    const { data, description, code, body } = await connect(server.baseUrl).call('listContactRoutes', {})
    expect([data, description, code, body?.['addToClearingToggle']]).toEqual([[{ route: '/x' }], 'Success', 200, true])
  })
})
