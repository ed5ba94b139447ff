import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#src/api/problem.ts'
import { defaultAcademicDate } from '#src/blocks/kinds/kind.ts'
import { record, startDetails, type, whole, type Answers } from './block-details-start.ts'

const lost = new ApiProblem('network', 0, 'No answer.')
const refused = new ApiProblem('refused', 400, 'Not now.')
const stored = {
  ...record,
  id: '9',
  name: 'Summer',
  shortName: 'Sum',
  code: 'EB-Sum',
  from: '2027-06-01',
  to: '2027-06-03',
  description: '',
}
const sentBlock = { code: 'EB-Sum', name: 'Summer', from: '2027-06-01' }

/** A new block after its first Next failed. */
async function startFailed(problem: ApiProblem, found: NonNullable<Answers['found']> = () => Promise.resolve(null)) {
  const failures = [problem]
  const details = await startDetails(null, {
    found,
    write: async () => {
      const failure = failures.pop()
      if (failure) throw failure
    },
  })
  details.send(...type(whole), { type: 'step.next' })
  await details.settled()
  return details
}

describe('a create whose answer was lost', () => {
  it('is not sent again where it made a block: the form is saved as that block', async () => {
    const { actor, send, sent, searched } = await startFailed(lost, () => Promise.resolve(stored))
    send(...type({ name: 'Summer B' }), { type: 'step.next' })
    await expect.poll(() => actor.getSnapshot().status).toBe('done')
    expect(searched).toEqual([sentBlock])
    expect(sent).toMatchObject([
      { name: 'Summer' },
      { blockId: '9', base: stored, draft: { name: 'Summer B', code: 'EB-Sum', status: 2 }, lacksAcademicDates: true },
    ])
    expect(actor.getSnapshot().output).toEqual({ blockId: '9', message: 'Updated.' })
  })

  it('is sent again where it made none', async () => {
    const { actor, send, sent, searched } = await startFailed(lost)
    send({ type: 'step.next' })
    await expect.poll(() => actor.getSnapshot().status).toBe('done')
    expect([searched, sent]).toMatchObject([[sentBlock], [{ name: 'Summer' }, { name: 'Summer' }]])
  })

  it('is not sent again while nobody can say whether it made a block', async () => {
    const { send, sent, searched, settled, context } = await startFailed(lost, () => Promise.reject(lost))
    for (const name of ['Summer B', 'Summer C']) {
      send(...type({ name }), { type: 'step.next' })
      await settled()
    }
    expect([sent.length, searched, context().notice?.text]).toEqual([1, [sentBlock, sentBlock], 'No answer.'])
  })

  it('is remembered by the draft of its form, already before the answer', async () => {
    const { send, sent, draft } = await startDetails(null, { write: () => new Promise(() => {}) })
    send(...type(whole), { type: 'step.save' })
    await expect.poll(() => sent.length).toBe(1)
    const kept = draft()
    if (kept === null) throw new Error('No draft was kept.')
    expect(kept.mayExist).toEqual(sentBlock)

    const later = await startDetails(null, { draft: kept, found: () => Promise.resolve(stored) })
    later.send({ type: 'draft.restore' }, { type: 'step.save' })
    await later.settled()
    expect([later.searched, later.sent]).toMatchObject([[sentBlock], [{ blockId: '9' }]])
    expect(later.context().facts).toMatchObject({ blockId: '9', isDirty: false })
  })

  it('is forgotten when the form is cleared', async () => {
    const { send, searched, settled } = await startFailed(lost, () => Promise.resolve(stored))
    send({ type: 'step.clear' }, ...type({ ...whole, name: 'Winter' }), { type: 'step.save' })
    await settled()
    expect(searched).toEqual([])
  })
})

describe('a create that was refused', () => {
  it('is sent again without a search, and its draft remembers nothing', async () => {
    const { send, sent, searched, draft, settled } = await startFailed(refused, () => Promise.resolve(stored))
    expect([draft()?.fields?.name, draft()?.mayExist]).toEqual(['Summer', undefined])
    send({ type: 'step.save' })
    await settled()
    expect([searched, sent]).toMatchObject([[], [{ name: 'Summer' }, { name: 'Summer' }]])
  })
})

describe('academic dates of a block that was found again', () => {
  it('are saved with the ids that they have there, each once where two bear one name', async () => {
    const date = (id: number, name: string, isCustom: boolean) => ({ ...defaultAcademicDate(name, 1), id, isCustom })
    const found = { ...stored, academicDates: [date(31, 'Clearing', false), date(32, 'Workshop', true), date(33, 'Workshop', true)] }
    const { send, sent, settled } = await startDetails(null, {
      draft: {
        at: 1,
        mayExist: sentBlock,
        academicDates: ['Workshop', 'Clearing', 'Workshop', 'Workshop'].map((name) => date(0, name, name !== 'Clearing')),
      },
      isReturning: true,
      found: () => Promise.resolve(found),
    })
    send(...type(whole), { type: 'step.save' })
    await settled()
    expect(sent).toMatchObject([{ lacksAcademicDates: true, draft: { academicDates: [{ id: 32 }, { id: 31 }, { id: 33 }, { id: 0 }] } }])
  })
})
