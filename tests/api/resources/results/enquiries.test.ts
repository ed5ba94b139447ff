import { describe, expect, it } from 'vitest'
import { textOf } from '#mirage/resources/engine/values.ts'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

const day = 86_400_000
/** A set that its students see from noon of the day after the seeds' day on. */
const mayResits = 3

type Fields = Readonly<Record<string, unknown>>

async function start(days: number) {
  const { clock, handle } = startAggregator()
  clock.advance(days * day)
  const admin = await recordsAs(handle)
  if (!admin.session) throw new Error('Nobody is signed in.')
  const centre = await recordsAs(handle, 'centre@centre.test')
  const { list = [] } = await centre.succeed('Result', 'list', { query: { resultIntakeId: mayResits, pageSize: 100 } })
  const result = list.find(({ rawMark, outcome }) => rawMark !== undefined && outcome === 'Pass') ?? {}
  const resultId = Number(result['resultId'])
  const files = bucketOver(handle, clock, admin.session)
  const consent = await files.store('consent.pdf', bytesLike('pdf'))
  const ask = () =>
    admin.callBadly('ResultEnquiry', 'create', { body: { requestId: 'ask', resultId, service: 'Review of marking', consent } })
  const move = (id: number, status: string) => admin.callBadly('ResultEnquiry', 'move', { id, body: { status, comment: '' } })
  /** Asks, and changes the mark with an explanation. */
  const change = async (outcomeMark: number, explanation: string) => {
    const id = Number((await ask()).data['enquiryId'])
    await move(id, 'Review')
    const { updatedAt } = await admin.succeed<Fields>('ResultEnquiry', 'details', { id })
    const body = { resultId, service: 'Review of marking', consent, outcomeMark, explanation, updatedAt }
    await admin.succeed('ResultEnquiry', 'update', { id, body })
    expect((await move(id, 'Changed')).status).toBe(200)
    return id
  }
  return { handle, admin, centre, files, resultId, before: result, ask, move, change }
}

const refusedAt = (data: unknown): readonly (readonly [string, string])[] =>
  [Object(data).fields].flat().map(({ field, description }: { field: string; description: string }) => [field, description] as const)

describe('an enquiry about a result', () => {
  it('is refused before the students have it, and 21 days after they have got it (CAT-RES-18)', async () => {
    expect(refusedAt((await (await start(0)).ask()).data)).toEqual([['resultId', 'The results are not released to students yet.']])
    expect((await (await start(21)).ask()).status).toBe(200)
    expect(refusedAt((await (await start(22)).ask()).data)).toEqual([['resultId', 'Enquiries closed on 12/12/2026.']])
  })

  it('that changes the mark shows both marks in the history of the result, with its explanation (CAT-RES-18)', async () => {
    const { admin, resultId, before, move, change } = await start(2)
    const id = await change(71.5, 'One answer was not marked.')
    expect(await admin.succeed<Fields>('Result', 'details', { id: resultId })).toMatchObject({
      moderatedMark: 71.5,
      changeReason: 'One answer was not marked.',
    })
    const history = await admin.succeed<readonly { act: string; changes: readonly Fields[] }[]>('Result', 'history', { id: resultId })
    expect(history[0]?.act).toBe('changed by an enquiry')
    // Nobody had moderated it: until then the mark of the markers counted.
    expect(before).not.toHaveProperty('moderatedMark')
    expect(history[0]?.changes).toEqual([
      { field: 'Moderated', before: textOf(before['rawMark']), after: '71.5' },
      { field: 'Reason', before: '', after: 'One answer was not marked.' },
    ])
    expect((await move(id, 'Review')).status).toBe(409)
  })

  it('that changes the mark changes what it comes to, where the student has sat', async () => {
    const { admin, resultId, change } = await start(2)
    await change(30, 'Two answers were marked twice.')
    expect(await admin.succeed('Result', 'details', { id: resultId })).toMatchObject({ finalMark: 30, grade: 'U', outcome: 'Fail' })
  })

  it('that is in review is asked once, and needs a mark to be changed', async () => {
    const { ask, move } = await start(2)
    const id = Number((await ask()).data['enquiryId'])
    expect((await ask()).data['enquiryId']).toBe(id)
    expect((await move(id, 'Review')).status).toBe(200)
    expect((await move(id, 'Changed')).status).toBe(400)
  })

  it.each(['hidden', 'withheld', 'withdrawn'])('tells a centre no mark of a result that is %s since (CAT-RES-09)', async (how) => {
    const { handle, admin, centre, resultId, before, change } = await start(2)
    const id = await change(71.5, 'One answer of 71.5 was not marked.')
    const answers = async () => {
      const slip = await createCaller(handle, centre.session).succeed('getResultSlip', { path: { id: Number(before['studentId']) } })
      return {
        details: JSON.stringify(await centre.succeed('ResultEnquiry', 'details', { id })),
        list: JSON.stringify(await centre.succeed('ResultEnquiry', 'list')),
        history: JSON.stringify(await centre.succeed('ResultEnquiry', 'history', { id })),
        slip: JSON.stringify(slip.enquiries),
      }
    }
    const mark = expect.stringContaining('71.5')
    expect(await answers()).toEqual({ details: mark, list: mark, history: mark, slip: mark })
    const provider = createCaller(handle, admin.session)
    if (how === 'hidden') await provider.succeed('updateViewFlags', { body: { resultId: [resultId], flag: 0 } })
    if (how === 'withdrawn') {
      for (const audience of ['Students', 'Centres'] as const)
        await provider.succeed('releaseResults', {
          path: { id: mayResits },
          body: { audience, isWithdrawn: 1, reason: 'Looked at again.' },
        })
    }
    if (how === 'withheld') {
      const row = await admin.succeed('Result', 'details', { id: resultId })
      expect((await changeResult(admin, row, { outcome: 'Withheld', changeReason: 'Looked at again.' })).status).toBe(200)
    }
    const none = expect.not.stringContaining('71.5')
    expect(await answers()).toEqual({ details: none, list: none, history: none, slip: none })
  })

  it('takes no consent that was cut while it was sent', async () => {
    const { admin, files, resultId } = await start(2)
    const consent = await files.store('consent.pdf', bytesLike('pdf', 4000).slice(0, 3000))
    const body = { requestId: 'cut', resultId, service: 'Review of marking', consent }
    const { data } = await admin.callBadly('ResultEnquiry', 'create', { body })
    expect(refusedAt(data)).toEqual([['consent', 'The file is cut short: its end is missing.']])
  })

  it('is asked about a result once at a time', async () => {
    const { admin, resultId, ask } = await start(2)
    await ask()
    const seeded = await admin.succeed<Fields>('ResultEnquiry', 'details', { id: 4 })
    const again = { requestId: 'again', resultId, service: 'Clerical check', consent: seeded['consent'] }
    expect((await admin.callBadly('ResultEnquiry', 'create', { body: again })).status).toBe(400)
  })
})
