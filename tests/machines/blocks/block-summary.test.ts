import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { blockSummaryMachine } from '#machines/blocks/summary/block-summary.machine.ts'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'

const record: BlockRecord = {
  id: '7',
  name: 'May Exams',
  shortName: 'May',
  code: 'EBMAY-1',
  from: '2027-05-24',
  to: '2027-05-28',
  description: '',
  status: 2,
  revision: 3,
  publishedAt: null,
  academicDates: [],
}

const start = (answers: (BlockRecord | Error)[], points: readonly OpenPoint[] = [], asked: string[] = []) => {
  const actor = createActor(
    blockSummaryMachine.provide({
      actors: {
        loadSummary: fromPromise(({ input: { blockId } }) => {
          asked.push(blockId)
          const answer = answers.shift()
          return answer instanceof Error || answer === undefined
            ? Promise.reject(answer)
            : Promise.resolve({ record: answer, openPoints: points, settled: [] })
        }),
      },
    }),
    {
      input: {
        blockId: '7',
        isEditMode: true,
        isErrorClosable: true,
        failure: (problem) => ({ code: 500, message: problem instanceof Error ? problem.message : '' }),
      },
    },
  )
  actor.start()
  return actor
}
const rest = (actor: ReturnType<typeof start>) => waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))

describe('the summary step', () => {
  it('shows the record that the frame needs for Publish', async () => {
    const asked: string[] = []
    const { value, context } = await rest(start([record], [], asked))
    expect([value, context.facts.record?.status, asked]).toEqual([{ shown: 'closed' }, 2, ['7']])
  })

  it('says why the summary cannot be read and tries again', async () => {
    const actor = start([new Error('No such block.'), record])
    const unread = await rest(actor)
    expect([unread.value, unread.context.notice]).toEqual([
      'unavailable',
      { id: 1, tone: 'error', text: 'No such block.', isClosable: true },
    ])
    expect(unread.hasTag('unavailable')).toBe(true)
    actor.send({ type: 'summary.retry' })
    const again = await rest(actor)
    expect([again.value, again.context.notice]).toEqual([{ shown: 'closed' }, null])
    expect(again.context.facts).toEqual({ isDirty: false, savedAt: null, blockId: '7', record, openPoints: [] })
  })

  it('closes the message about what cannot be read, and can still read it again', async () => {
    const actor = start([new Error('No such block.'), record])
    await rest(actor)
    actor.send({ type: 'notice.close' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.notice]).toEqual(['unavailable', null])
    actor.send({ type: 'summary.retry' })
    expect((await rest(actor)).value).toEqual({ shown: 'closed' })
  })

  it('opens the drawer on one slot, moves to another date, and closes', async () => {
    const actor = start([record])
    await rest(actor)
    actor.send({ type: 'detail.open', dateId: '3', slot: 2 })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.detail]).toEqual([{ shown: 'open' }, { dateId: '3', slot: 2 }])
    actor.send({ type: 'detail.open', dateId: '4', slot: null })
    expect(actor.getSnapshot().context.detail).toEqual({ dateId: '4', slot: null })
    actor.send({ type: 'detail.close' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.detail]).toEqual([{ shown: 'closed' }, null])
  })

  it('opens nothing while it has nothing to show', async () => {
    const actor = start([new Error('x')])
    await rest(actor)
    actor.send({ type: 'detail.open', dateId: '3', slot: null })
    expect(actor.getSnapshot().value).toBe('unavailable')
  })

  it('tells the frame what is open, and reads everything again when it is asked to', async () => {
    const points: OpenPoint[] = [
      { kind: 'finding', finding: { id: 'F16 rules', level: 'ask', subject: { kind: 'unread', source: 'rules' } } },
    ]
    const actor = start([record, { ...record, status: 1 }], points)
    expect((await rest(actor)).context.facts.openPoints).toEqual(points)
    actor.send({ type: 'detail.open', dateId: '3', slot: null })
    actor.send({ type: 'summary.retry' })
    const { value, context } = await rest(actor)
    expect([value, context.detail, context.facts.record?.status]).toEqual([{ shown: 'closed' }, null, 1])
  })
})
