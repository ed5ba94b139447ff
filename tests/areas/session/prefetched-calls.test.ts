import { describe, expect, it } from 'vitest'
import { withPrefetch } from '#src/session/prefetched-calls.ts'
import type { Api } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'

const sums = { query: { searchText: '', statusId: '0' } }

/** A client whose answers are numbered, with a clock that the test sets; its first `failures` calls fail. */
function start({ failures = 0 } = {}) {
  const asked: string[] = []
  const answer = async (name: string) => {
    asked.push(name)
    if (asked.length <= failures) throw new ApiProblem('network', 0)
    return { data: asked.length, description: '', code: 200 }
  }
  const call = ((operation) => answer(operation)) as Api['call']
  let now = 0
  const { calls, prefetch } = withPrefetch({ call, send: ({ path }) => answer(path) }, { now: () => now })
  return { asked, calls, prefetch, pass: (ms: number) => void (now += ms) }
}

describe('a prefetched read', () => {
  it('answers the identical read of the page, however it is written', async () => {
    const { asked, calls, prefetch } = start()
    void prefetch.send({ method: 'GET', path: '/finance/invoice/summary' }, { query: { searchText: '', statusId: 0 } })
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 1 })
    expect(asked).toHaveLength(1)
  })

  it('answers once: a later read is sent', async () => {
    const { calls, prefetch } = start()
    void prefetch.call('getInvoiceSummary', sums)
    await calls.call('getInvoiceSummary', sums)
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 2 })
  })

  it('does not answer a different read', async () => {
    const { calls, prefetch } = start()
    void prefetch.call('getInvoiceSummary', sums)
    expect(await calls.call('getInvoiceSummary', { query: { searchText: 'north', statusId: '0' } })).toMatchObject({ data: 2 })
  })

  it('is sent once when it is prefetched twice', () => {
    const { asked, prefetch } = start()
    void prefetch.call('getInvoiceSummary', sums)
    void prefetch.call('getInvoiceSummary', sums)
    expect(asked).toHaveLength(1)
  })

  it('expires after five seconds', async () => {
    const { calls, prefetch, pass } = start()
    void prefetch.call('getInvoiceSummary', sums)
    pass(5000)
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 2 })
  })

  it('is discarded by a write', async () => {
    const { calls, prefetch } = start()
    void prefetch.call('getInvoiceSummary', sums)
    await calls.send({ method: 'PUT', path: '/finance/invoice/issue' }, {})
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 3 })
  })

  it('does not pass a failure on: the read of the page is sent', async () => {
    const { calls, prefetch } = start({ failures: 1 })
    prefetch.call('getInvoiceSummary', sums).catch(() => {})
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 2 })
  })
})
