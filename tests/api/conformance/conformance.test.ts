import { describe, expect, it } from 'vitest'
import { demoPassword } from '#mirage/accounts/passwords.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { checkConformance, reportOf } from '#tests/conformance/conformance.ts'
import type { Send } from '#tests/conformance/caller.ts'
import type { ContractOperation } from '#tests/conformance/operations.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'

const account = (username: string) => ({ username, password: demoPassword })
const partners = ['viewer@ncuk.test', 'centre@centre.test', 'university@university.test', 'student@student.test'].map(account)

const reportOver = async (send: Send, asks?: (operation: ContractOperation) => boolean) =>
  reportOf(
    await checkConformance({
      send,
      origin: 'http://portal.test',
      accounts: [account('admin@ncuk.test'), ...partners],
      encrypt: encryptId,
      mark: 'A1',
      ...(asks && { asks }),
    }),
  )

it(
  'finds that the aggregator of this repository keeps to the whole contract, and leaves nothing behind',
  { timeout: 240_000 },
  async () => {
    const { handle, aggregator } = startAggregator()
    const countsOf = () => {
      const { resources }: { resources: Record<string, { records: readonly unknown[] }> } = JSON.parse(aggregator.dump())
      return Object.fromEntries(Object.entries(resources).map(([name, { records }]) => [name, records.length]))
    }
    const before = countsOf()
    const report = await reportOver(handle)
    expect(report.filter((line) => !line.startsWith('–'))).toEqual([expect.stringMatching(/^(\d+) of \1 operations conform$/)])
    expect(countsOf()).toEqual(before)
  },
)

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Changes the answer of calls to an address; other calls go through. */
const answering =
  (
    path: RegExp,
    change: (answer: { status: number; body: Record<string, unknown> }) => { status: number; body: Record<string, unknown> },
  ) =>
  (handle: Send): Send =>
  async (request) => {
    const response = await handle(request)
    if (!path.test(request.url)) return response
    const { status, body } = change({ status: response.status, body: await response.json() })
    return json(status, body)
  }

/** Changes the requests to an address before they are sent. */
const asking =
  (path: RegExp, change: (request: Request, text: string) => Request) =>
  (handle: Send): Send =>
  async (request) =>
    handle(path.test(request.url) ? change(request.clone(), await request.clone().text()) : request)

const withBody = (request: Request, change: (body: Record<string, unknown>) => object) => (text: string) =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(change(JSON.parse(text))) })

/** Sends the wanted requests to an address with the administrator's session instead of the caller's own. */
const asAdministrator =
  (path: RegExp, isWanted: (request: Request) => boolean) =>
  (handle: Send): Send =>
  async (request) => {
    if (!path.test(request.url) || !isWanted(request)) return handle(request)
    const { session } = await signInOver(handle, 'admin@ncuk.test')
    const headers = new Headers(request.headers)
    headers.set('authorization', `${session?.token_type} ${session?.token}`)
    headers.set('Loguser', String(session?.userId))
    headers.set('Logcontact', String(session?.contactId))
    const body = request.method === 'GET' ? undefined : await request.text()
    return handle(new Request(request.url, { method: request.method, headers, ...(body ? { body } : {}) }))
  }

let made = 0

const faults: readonly (readonly [fault: string, spoiled: (handle: Send) => Send, named: RegExp])[] = [
  [
    'a list without its total',
    answering(/program\/list/, ({ status, body }) => {
      const { totalCount: _left, ...data } = Object(body['data'])
      return { status, body: { ...body, data: status === 200 ? data : body['data'] } }
    }),
    /listProgrammes.*totalCount/s,
  ],
  [
    'a read without a session',
    asAdministrator(/program\/details/, (request) => !request.headers.has('authorization')),
    /getProgram.*visitor without a session, not 401/s,
  ],
  [
    'a right that is not asked for',
    asAdministrator(/program\/create/, (request) => request.headers.has('authorization')),
    /createProgram.*who lacks the right, not 403/s,
  ],
  [
    'an unknown id that breaks the server',
    answering(/program\/history/, ({ status, body }) =>
      status === 404 ? { status: 500, body: { ...body, code: 500 } } : { status, body },
    ),
    /listProgramHistory.*answers 500 for an id that does not exist, not 404/s,
  ],
  [
    'a refusal without its code',
    answering(/program\/usage/, ({ status, body }) => ({ status, body: { ...body, code: 200 } })),
    /listProgramUses.*code is 200 in an answer of 4/s,
  ],
  [
    'a second record for one requestId',
    asking(/program\/create/, (request, text) =>
      withBody(request, (body) => ({
        ...body,
        requestId: `again-${(made += 1)}`,
        programName: `Programme ${made}`,
        programCode: `PG${made}`,
      }))(text),
    ),
    /createProgram.*second record for a requestId/s,
  ],
  [
    'a save over what was saved meanwhile',
    (handle) => async (request) => {
      if (!/program\/update/.test(request.url) || !request.headers.has('authorization')) return handle(request)
      const { url, headers } = request
      const stored = await (await handle(new Request(url.replace('/update/', '/details/'), { headers }))).json()
      return handle(
        withBody(request, (body) => ({ ...body, ...(stored.data && { updatedAt: stored.data.updatedAt }) }))(await request.text()),
      )
    },
    /updateProgram.*saved meanwhile, not 409/s,
  ],
  [
    'a deletion that only says so',
    (handle) => async (request) =>
      /program\/delete/.test(request.url) && (await request.clone().text()).includes('programId') && request.headers.has('authorization')
        ? json(200, { code: 200, message: 'Success', description: 'Programme deleted successfully.', data: null })
        : handle(request),
    /deleteProgrammes.*leaves the record readable/s,
  ],
  [
    'another text for a required field',
    answering(/program\/create/, ({ status, body }) => ({
      status,
      body: JSON.parse(JSON.stringify(body).replaceAll('should not be blank!', 'is required')),
    })),
    /createProgram.*is required/s,
  ],
  [
    'a sort by a field that is none',
    asking(/program\/list/, (request) => new Request(request.url.replace('sortParam=nothing%3Aasc', ''), request)),
    /listProgrammes.*sort by a field that is none, not 400/s,
  ],
]

describe('of a server with one fault', () => {
  it.each(faults)('it names %s', async (_, spoiled, named) => {
    const { handle } = startAggregator()
    const report = await reportOver(spoiled(handle), ({ standard }) => standard?.resource === 'Program')
    expect(report.join('\n')).toMatch(named)
    expect(report.filter((line) => line.startsWith('✗'))).toHaveLength(1)
  })
})
