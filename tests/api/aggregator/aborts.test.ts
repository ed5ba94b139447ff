import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'

/** Has Node collect garbage, between turns of its event loop. */
async function collectGarbage() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('Node gives no way to collect garbage.')
  for (let round = 0; round < 3; round += 1) {
    await new Promise((next) => setImmediate(next))
    collect()
  }
}

it('gives up a call that is never answered when its signal aborts, also after garbage was collected', async () => {
  const { handle } = startAggregator({ faults: [{ operationId: 'listContactRoutes', status: 'hang' }] })
  const controller = new AbortController()
  const answer = handle(new Request('http://portal.test/api/aggregate/v1/contact/routes', { signal: controller.signal }))
  await collectGarbage()
  controller.abort(new Error('The page was left.'))
  await expect(answer).rejects.toThrow('The page was left.')
})
