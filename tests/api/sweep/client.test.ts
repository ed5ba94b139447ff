import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { startClientSweep } from '#tests/sweep/client-sweep.ts'
import { createFaultCatalogue, hostileWords, isReadable, type FaultSpec } from '#tests/sweep/fault-catalogue.ts'
import { isRead, operationIds } from '#tests/sweep/operation-inputs.ts'

const ownCredentials: readonly OperationId[] = ['signIn', 'refreshToken', 'signOut']
const quietKinds: readonly string[] = ['timeout', 'unauthorized']

/** Each fault meets one call of three, by turns; in the sweep every one. */
const turns = process.env['SWEEP_ROUNDS'] === undefined ? 3 : 1
const callsFor = (fault: number) => operationIds.filter((_, at) => at % turns === fault % turns)

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
const injections = { count: 0 }

let sweep: Awaited<ReturnType<typeof startClientSweep>>
beforeAll(async () => {
  process.on('unhandledRejection', note)
  sweep = await startClientSweep()
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await sweep.close()
  process.stdout.write(`\nFault sweep of the client: ${injections.count} injections, ${unhandled.length} unhandled rejections\n`)
})

/** What must come of a fault, by the rules of the client. */
function expected(fault: FaultSpec, operation: OperationId) {
  const isRenewed = !ownCredentials.includes(operation)
  const ends = fault.ends === 'well' && !isRenewed ? (['unauthorized', 401] as const) : fault.ends
  const [kind = 'well'] = ends === 'well' ? [] : ends
  const isRejected = fault.name.startsWith('401')
  const isAskedAgain = isRead(operation) && !isRejected && !quietKinds.includes(kind) && fault.name !== '429 absurd Retry-After'
  return {
    ends,
    sends: (isRejected && isRenewed) || isAskedAgain ? 2 : 1,
    refreshes: isRejected && isRenewed ? 1 : 0,
    retryAfter: fault.name === '429 absurd Retry-After' ? 30 : fault.name.endsWith('Retry-After') ? 2 : null,
    left: 0,
    isSignedIn: true,
    foreignCalls: 0,
  }
}

describe.each(createFaultCatalogue('').map(({ name }, index) => [name, index] as const))('%s', (_, index) => {
  it('ends calls of the contract with words, the right kind and no more sends than allowed', async () => {
    const fault = sweep.faults[index]
    if (!fault) throw new Error('The catalogue has changed.')
    for (const [at, operation] of callsFor(index).entries()) {
      const { words, longestWait, ...outcome } = await sweep.inject(fault, operation, hostileWords[at % hostileWords.length])
      injections.count += 1
      expect({ operation, ...outcome }).toEqual({ operation, ...expected(fault, operation) })
      expect([operation, longestWait <= 15_000, words, outcome.ends === 'well' || isReadable(words)]).toEqual([
        operation,
        true,
        words,
        true,
      ])
    }
  }, 60_000)
})

it('has been through every call of the contract, with each of the 24 faults in the sweep', () => {
  const injected = Array.from({ length: 24 }, (_, fault) => callsFor(fault))
  expect([sweep.faults.length, injections.count]).toEqual([24, injected.flat().length])
  expect(new Set(injected.flat()).size).toBe(operationIds.length)
  expect(unhandled).toEqual([])
})
