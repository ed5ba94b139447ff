import { describe, expect, it } from 'vitest'
import { createApi } from '#src/api/client.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { fallbackText } from '#src/api/problem.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { signedIn } from '#tests/support/client/client.ts'
import { apiRoot, createContractValidator } from '#tests/support/contract-validator.ts'
import { systemClock } from '#src/time/clock.ts'
import { exampleAnswer } from '#tests/support/fake-block-api.ts'

const codec = createIdCodec({ key: '0123456789abcdef', iv: 'fedcba9876543210', logError: () => {} })

/** The real client over an aggregator that answers the contract's example of one operation and judges what reaches it. */
const connect = (operation: OperationId, answer = () => Response.json(exampleAnswer(operation))) => {
  const validator = createContractValidator()
  const breaches: string[] = []
  const urls: URL[] = []
  const api = createApi({
    baseUrl: `http://portal.test${apiRoot}`,
    session: signedIn,
    componentIdOf: () => '82',
    startTimer: () => () => {},
    clock: systemClock,
    fetch: async (request) => {
      const seen = {
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      }
      breaches.push(...validator.request(seen))
      urls.push(new URL(request.url))
      return answer()
    },
  })
  return { api, breaches, urls }
}

describe.each([
  ['Exam', examKind],
  ['Test', testKind],
] as const)('over the real client the %s kind', (Kind, kind) => {
  it('asks for a list with all of its parameters, empty ones too', async () => {
    const { api, breaches, urls } = connect(`list${Kind}Blocks`)
    await kind.createService(api, codec).list({ page: 1, pageSize: 10, search: '', status: 'all', sort: null })
    expect(breaches).toEqual([])
    expect(urls.map(({ search }) => search)).toEqual(['?pageNo=1&pageSize=10&searchText=&statusId=0&sortParam='])
  })

  it('names a block in the path by its encrypted id and a date in the query by its plain one', async () => {
    const { api, breaches, urls } = connect(`get${Kind}BlockSummary`)
    await kind.createService(api, codec).day('21', '4001')
    expect(breaches).toEqual([])
    expect(urls.map(({ pathname, search }) => pathname + search)).toEqual([
      `${apiRoot}/sms/${kind.id}block/summary/${codec.encrypt('21')}?${kind.id}blockdateId=4001`,
    ])
  })

  it.each([
    ['The block has no slots.', 'The block has no slots.'],
    ['', fallbackText],
    [null, fallbackText],
  ])('takes a refused publish’s words from the description %j alone', async (description, expected) => {
    const refusal = { code: 500, message: 'Internal Server Error', description, data: null }
    const { api } = connect(`publish${Kind}Blocks`, () => Response.json(refusal, { status: 500 }))
    await expect(kind.createService(api, codec).publish(['21'])).rejects.toMatchObject({ code: 500, description: expected })
  })

  it('sends a delete with its body', async () => {
    const { api, breaches, urls } = connect(`delete${Kind}Blocks`)
    await kind.createService(api, codec).remove(['21'])
    expect(breaches).toEqual([])
    expect(urls).toHaveLength(1)
  })
})
