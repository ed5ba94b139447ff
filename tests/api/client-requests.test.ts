import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#src/api/client.ts'
import { connect, noSession } from './client-start.ts'
import { good, startFaultServer } from './fault-server.ts'

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
    const api = createApi({
      baseUrl: server.baseUrl,
      session: noSession,
      startTimer: () => () => {},
      componentIdOf: () => null,
      fetch: (request) => {
        requests.push(request)
        return fetch(request)
      },
    })
    await api.call('listContactRoutes', {})
    expect(requests.map(({ credentials, cache, redirect }) => [credentials, cache, redirect])).toEqual([['omit', 'no-store', 'error']])
  })
})

describe('a good answer', () => {
  it('is its data, its words and the whole of it', async () => {
    server.answerWith(good([{ route: '/x' }], { addToClearingToggle: true }))
    const { data, description, code, body } = await connect(server.baseUrl).call('listContactRoutes', {})
    expect([data, description, code, body?.['addToClearingToggle']]).toEqual([[{ route: '/x' }], 'Success', 200, true])
  })
})
