import { describe, expect, it } from 'vitest'
import { keepAheadCalls } from '#src/session/ahead-calls.ts'
import type { Api } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'

const sums = { query: { searchText: '', statusId: '0' } }

/** Calls whose answers are numbered, at a clock that is set by hand; the first ones fail when asked to. */
function start({ failures = 0 } = {}) {
  const asked: string[] = []
  const answer = async (name: string) => {
    asked.push(name)
    if (asked.length <= failures) throw new ApiProblem('network', 0)
    return { data: asked.length, description: '', code: 200 }
  }
  const call = ((operation) => answer(operation)) as Api['call']
  let now = 0
  const { calls, ahead } = keepAheadCalls({ call, send: ({ path }) => answer(path) }, { now: () => now })
  return { asked, calls, ahead, pass: (ms: number) => void (now += ms) }
}

describe('a read that was asked for on the way to a page', () => {
  it('answers the same read on the page, however it is written, and is sent once', async () => {
    const { asked, calls, ahead } = start()
    void ahead.send({ method: 'GET', path: '/finance/invoice/summary' }, { query: { searchText: '', statusId: 0 } })
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 1 })
    expect(asked).toHaveLength(1)
  })

  it('answers once: a later read asks anew', async () => {
    const { calls, ahead } = start()
    void ahead.call('getInvoiceSummary', sums)
    await calls.call('getInvoiceSummary', sums)
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 2 })
  })

  it('answers no read of something else', async () => {
    const { calls, ahead } = start()
    void ahead.call('getInvoiceSummary', sums)
    expect(await calls.call('getInvoiceSummary', { query: { searchText: 'north', statusId: '0' } })).toMatchObject({ data: 2 })
  })

  it('is sent once while the way is taken twice', () => {
    const { asked, ahead } = start()
    void ahead.call('getInvoiceSummary', sums)
    void ahead.call('getInvoiceSummary', sums)
    expect(asked).toHaveLength(1)
  })

  it('counts for five seconds', async () => {
    const { calls, ahead, pass } = start()
    void ahead.call('getInvoiceSummary', sums)
    pass(5000)
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 2 })
  })

  it('counts no longer after a write', async () => {
    const { calls, ahead } = start()
    void ahead.call('getInvoiceSummary', sums)
    await calls.send({ method: 'PUT', path: '/finance/invoice/issue' }, {})
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 3 })
  })

  it('passes no failure on: the page asks by itself', async () => {
    const { calls, ahead } = start({ failures: 1 })
    ahead.call('getInvoiceSummary', sums).catch(() => {})
    expect(await calls.call('getInvoiceSummary', sums)).toMatchObject({ data: 2 })
  })
})
