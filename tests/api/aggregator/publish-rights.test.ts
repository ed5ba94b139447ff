import { describe, expect, it } from 'vitest'
import { createCaller, signInOver, startAggregator, type Caller } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const releaseDates = {
  releaseUniversities: '2027-02-06 09:00:00.000000',
  releaseCentres: '2027-02-06 09:00:00.000000',
  releaseStudents: '2027-02-07 10:00:00.000000',
}

/** Calls that change what others see, so that Modify is not enough for them. */
const publishing: Readonly<Record<string, (caller: Caller) => Promise<[status: number, description: string]>>> = {
  'to credit an invoice': ({ refuse }) => refuse('creditInvoice', { path: { id: 1 }, body: { reason: 'Charged twice.', lines: [] } }),
  'to release results': ({ refuse }) => refuse('releaseResults', { path: { id: 2 }, body: { audience: 'Centres', isAcknowledged: 1 } }),
  'to set release dates': ({ refuse }) => refuse('updateReleaseDates', { path: { id: 2 }, body: releaseDates }),
  'to release what is held back': ({ refuse }) =>
    refuse('releaseHeldBack', { body: { resultIntakeId: 1, studentId: [3005], reason: 'The identity is confirmed.' } }),
  'to issue certificates': ({ refuse }) =>
    refuse('issueCertificates', { body: { certificateTypeId: 1, resultIntakeId: 2, mode: 'check' } }),
}

/** Calls that let something staged in, with the id of a record in review. */
const decisions = [
  ['decideStagedContact', 4],
  ['decideStagedCentre', 3],
  ['decideStagedUniversity', 3],
] as const

const refused = [403, 'You do not have permission to do this.']

/** The scheduler may add and modify everything, but publish nothing. */
async function start() {
  const { handle } = startAggregator()
  const { session } = await signInOver(handle, 'scheduler@ncuk.test')
  return { handle, scheduler: createCaller(handle, session) }
}

describe('who may modify, but not publish,', () => {
  it.each(Object.entries(publishing))('is refused %s', async (_what, call) => {
    const { scheduler } = await start()
    expect(await call(scheduler)).toEqual(refused)
  })

  it.each(decisions)('lets nothing in by %s, but may reject it', async (operation, id) => {
    const { scheduler } = await start()
    expect(await scheduler.refuse(operation, { path: { id }, body: { decision: 'create' } })).toEqual(refused)
    await scheduler.succeed(operation, { path: { id }, body: { decision: 'reject', comment: 'Not accredited.' } })
  })

  it('issues no certificate', async () => {
    const { handle } = await start()
    const records = await recordsAs(handle, 'scheduler@ncuk.test')
    const body = { studentId: 3240, certificateTypeId: 1, resultIntakeId: 2, requestId: 'issue' }
    expect(await records.call('Certificate', 'create', { body })).toMatchObject({ status: refused[0], description: refused[1] })
  })
})
