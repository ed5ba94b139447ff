import { describe, expect, it } from 'vitest'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** The university of the account. */
const northgate = 12
/** The student of the account, with two offers. */
const [student, first, second] = [3001, 1, 2]
const all = { pageSize: 1000 }

async function start() {
  const { handle } = startAggregator()
  const [admin, university] = await Promise.all([recordsAs(handle), recordsAs(handle, 'university@university.test')])
  const caller = createCaller(handle, university.session)
  const provider = createCaller(handle, admin.session)
  const seenOf = async (studentId: number) => (await university.succeed('Result', 'list', { query: { ...all, studentId } })).list ?? []
  const taken = await admin.succeed('DirectPlacement', 'list', { query: { ...all, institutionId: northgate, reply: 'Firm,Insurance' } })
  const withdraw = (id: number) => admin.succeed('DirectPlacement', 'move', { id, body: { status: 'Withdrawn' } })
  /** A taken offer of the university whose student has results that it sees. */
  const seen = new Set((await university.succeed('Result', 'list', { query: all })).list?.map(({ studentId }) => studentId))
  const found = taken.list?.find(({ studentId }) => seen.has(studentId)) ?? expect.unreachable()
  const offers = (taken.list ?? []).filter(({ studentId }) => studentId === found['studentId'])
  const taker = Number(found['studentId'])
  const withdrawAll = async () => {
    for (const { directPlacementId } of offers) await withdraw(Number(directPlacementId))
  }
  return { handle, admin, university, caller, provider, seenOf, withdraw, withdrawAll, taker }
}

describe('an offer that was withdrawn', () => {
  it('takes results and slip of its student away from the university', async () => {
    const { university, caller, seenOf, withdrawAll, taker } = await start()
    const [row] = await seenOf(taker)
    const resultId = Number(row?.['resultId'])
    expect((await caller.call('getResultSlip', { path: { id: taker } })).status).toBe(200)
    await withdrawAll()
    expect(await seenOf(taker)).toEqual([])
    expect((await university.callBadly('Result', 'details', { id: resultId })).status).toBe(404)
    expect((await caller.call('getResultSlip', { path: { id: taker } })).status).toBe(404)
  })

  it('is no firm reply of the dashboard', async () => {
    const { caller, withdrawAll } = await start()
    const firm = async () => Number((await caller.succeed('listFigures')).find(({ text }) => text.startsWith('firm repl'))?.value)
    const before = await firm()
    await withdrawAll()
    expect(await firm()).toBe(before - 1)
  })

  it('is not what the results are used for', async () => {
    const { handle, provider, withdraw } = await start()
    const own = createCaller(handle, (await recordsAs(handle, 'student@student.test')).session)
    const usedFor = async () => (await provider.succeed('getResultSlip', { path: { id: student } })).offer
    await own.succeed('replyToOffer', { path: { id: first }, body: { reply: 'Firm' } })
    const before = await usedFor()
    expect(before).toBeDefined()
    await withdraw(first)
    expect(await usedFor()).toBeUndefined()
    await own.succeed('replyToOffer', { path: { id: second }, body: { reply: 'Firm' } })
    const after = await usedFor()
    expect(after?.decision).toBe('Conditional')
    expect(after).not.toEqual(before)
  })
})
