import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createRecordView, type RecordViewPorts } from '#machines/records/record-view.machine.ts'
import { failure, noteView, Refusal, type NoteAct } from './start.ts'

const open = { isOpen: true }

const start = (problem?: Error) => {
  const sent: string[] = []
  const facts: unknown[] = []
  const records: unknown[] = []
  const ports: RecordViewPorts<NoteAct, typeof open> = {
    changeRecord: fromPromise(({ input: { act, id, comment, record } }) => {
      records.push(record)
      sent.push(`${act} ${id} ${comment}`.trim())
      return problem ? Promise.reject(problem) : Promise.resolve({ message: `${act}.` })
    }),
  }
  const logic = createRecordView(noteView).provide({ actors: ports })
  const actor = createActor(logic, { input: { recordId: '7', failure } })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return {
    actor,
    sent,
    records,
    facts,
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  }
}

describe('an act that leaves the record where it is', () => {
  it('is done at once, and the page stays for another one', async () => {
    const { actor, sent, facts, settled, context, value } = start()
    actor.send({ type: 'record.act', act: 'close', record: open })
    expect([value(), context().act]).toEqual(['working', 'close'])
    await settled()
    actor.send({ type: 'record.act', act: 'close', record: open })
    await settled()
    expect([value(), context().act, sent]).toEqual(['viewing', null, ['close 7', 'close 7']])
    expect(facts).toEqual([
      { type: 'record.changed', message: 'close.' },
      { type: 'record.changed', message: 'close.' },
    ])
  })

  it('sends what was said with the Yes, and nothing of an earlier one', async () => {
    const { actor, sent, settled } = start()
    actor.send({ type: 'record.act', act: 'reject', record: open })
    actor.send({ type: 'question.accept', comment: 'Too late.' })
    await settled()
    actor.send({ type: 'record.act', act: 'reject', record: open })
    actor.send({ type: 'question.accept' })
    await settled()
    expect(sent).toEqual(['reject 7 Too late.', 'reject 7'])
  })
})

describe('the record of an act', () => {
  it('is the one that was shown when it was asked for, and is kept no longer', async () => {
    const { actor, records, settled, context } = start()
    for (const act of ['close', 'reject'] as const) {
      actor.send({ type: 'record.act', act, record: open })
      actor.send({ type: 'question.accept' })
      await settled()
    }
    expect([records, context().record]).toEqual([[open, open], null])
  })
})

describe('an act that ends the page', () => {
  it('asks first, and a No leaves everything', () => {
    const { actor, sent, context, value } = start()
    actor.send({ type: 'record.act', act: 'delete', record: open })
    expect([value(), context().act]).toEqual(['asking', 'delete'])
    actor.send({ type: 'question.cancel' })
    expect([value(), context().act, sent]).toEqual(['viewing', null, []])
  })

  it('is sent once, with the question open meanwhile, and leads away', async () => {
    const { actor, sent, facts, settled, context } = start()
    actor.send({ type: 'record.act', act: 'delete', record: open })
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'question.accept' })
    expect(context().act).toBe('delete')
    await settled()
    expect([actor.getSnapshot().status, sent, facts]).toEqual(['done', ['delete 7'], [{ type: 'record.left', message: 'delete.' }]])
  })
})

describe('an act that the record does not allow', () => {
  it.each(['close', 'reject'] as const)('is not begun: %s', (act) => {
    const { actor, sent, value } = start()
    actor.send({ type: 'record.act', act, record: { isOpen: false } })
    expect([value(), sent]).toEqual(['viewing', []])
  })
})

describe('a refusal', () => {
  it('says why until it is closed, and can be tried again', async () => {
    const { actor, sent, settled, context } = start(new Refusal(409, 'It is in use.'))
    for (const _ of [1, 2]) {
      actor.send({ type: 'record.act', act: 'close', record: open })
      expect(context().notice).toBeNull()
      await settled()
    }
    expect([sent.length, context().act, context().notice]).toEqual([2, null, { id: 1, text: 'It is in use.' }])
    actor.send({ type: 'notice.close' })
    expect(context().notice).toBeNull()
  })

  it('for want of a right ends the writing', async () => {
    const { actor, sent, settled, value, context } = start(new Refusal(403, 'You do not have permission to do this.'))
    actor.send({ type: 'record.act', act: 'close', record: open })
    await settled()
    actor.send({ type: 'record.act', act: 'delete', record: open })
    expect([sent, value(), context().isForbidden]).toEqual([['close 7'], 'viewing', true])
  })
})
