import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Done } from '#machines/outcome.ts'
import type { RecordChange } from '#machines/records/record-view.machine.ts'
import {
  createResourceView,
  movesOf,
  ownActsOf,
  type OwnAct,
  type RecordVersion,
  type ResourceAct,
  type Viewer,
} from '#machines/records/resource-view.ts'
import { failure, Refusal } from './start.ts'

const everything: Viewer = { contactType: 'NCUK', can: () => true }
const labels = (rules: ResourceRules, status: number | string, viewer = everything) =>
  movesOf(rules, status, viewer).map(({ act, label }) => [act, label])

describe('moves of a record', () => {
  it('are the switch where the resource has no lifecycle', () => {
    expect(labels(year, 1)).toEqual([['status:-1', 'Deactivate']])
    expect(labels(year, -1)).toEqual([['status:1', 'Activate']])
  })

  it('are the steps that leave its status', () => {
    expect(labels(curriculum, 10)).toEqual([
      ['move:approve', 'Approve'],
      ['move:return', 'Return'],
    ])
    expect(movesOf(curriculum, 10, everything).map(({ hasComment }) => hasComment)).toEqual([false, true])
  })

  it('are those that the person holds the right for', () => {
    const mayModify: Viewer = { contactType: 'NCUK', can: (right) => right === 'Modify' }
    expect([labels(curriculum, 2, mayModify), labels(curriculum, 10, mayModify)]).toEqual([[['move:submit', 'Submit']], []])
    expect(labels(year, 1, { contactType: 'NCUK', can: () => false })).toEqual([])
  })

  it('are those of the person’s contact type', () => {
    const rules = { ...curriculum, transitions: { submit: { ...curriculum.transitions.submit, by: ['CENTER'] } } }
    expect([labels(rules, 2), labels(rules, 2, { ...everything, contactType: 'CENTER' })]).toEqual([[], [['move:submit', 'Submit']]])
    expect(labels(rules, 2, { ...everything, contactType: null })).toEqual([])
  })

  it('say what they mean for the person where that is for good', () => {
    const student: Viewer = { contactType: 'STUDENT', can: () => true }
    expect(movesOf(application, 9, student)).toEqual([
      { act: 'move:withdraw', label: 'Withdraw', to: -1, hasComment: false, consequence: 'You cannot apply again in this year.' },
    ])
  })

  it('are none where the status is in another field and has no steps', () => {
    expect(labels({ ...year, statusField: 'state' }, 1)).toEqual([])
  })
})

const start = (rules: ResourceRules, viewer = everything, problem?: Error, ownActs: readonly OwnAct[] = []) => {
  const sent: string[] = []
  const changeRecord = fromPromise<Done, RecordChange<ResourceAct, RecordVersion>>(({ input }) => {
    sent.push(`${input.act} ${input.comment}`.trim())
    return problem ? Promise.reject(problem) : Promise.resolve({ message: 'Done.' })
  })
  const logic = createResourceView(rules, viewer, ownActs).provide({ actors: { changeRecord } })
  const actor = createActor(logic, { input: { recordId: '7', failure } }).start()
  return { actor, sent, value: () => actor.getSnapshot().value, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) }
}

describe('the page of a record', () => {
  it.each([
    ['delete', 2, 'asking'],
    ['move:submit', 2, 'working'],
    ['move:approve', 10, 'working'],
    ['move:return', 10, 'asking'],
    ['move:deactivate', 1, 'asking'],
    ['move:activate', -1, 'working'],
    ['move:approve', 2, 'viewing'],
    ['status:-1', 1, 'viewing'],
  ] as const)('takes %s of status %i to %s', (act, status, wanted) => {
    const { actor, value } = start(curriculum)
    actor.send({ type: 'record.act', act, record: { status } })
    expect(value()).toBe(wanted)
  })

  it('asks before a record is deactivated, and does not before it is activated', () => {
    for (const [act, status, wanted] of [
      ['status:-1', 1, 'asking'],
      ['status:1', -1, 'working'],
    ] as const) {
      const { actor, value } = start(year)
      actor.send({ type: 'record.act', act, record: { status } })
      expect(value()).toBe(wanted)
    }
  })

  it('does an act of its own at once, in its statuses and with the right', async () => {
    const remind: OwnAct = { act: 'own:remind', label: 'Remind', from: [2] }
    const reader: Viewer = { contactType: 'NCUK', can: (right) => right !== 'Modify' }
    expect([ownActsOf([remind], 2, everything), ownActsOf([remind], 1, everything), ownActsOf([remind], 2, reader)]).toEqual([
      [remind],
      [],
      [],
    ])
    for (const [status, viewer, expected] of [
      [2, everything, ['own:remind']],
      [1, everything, []],
      [2, reader, []],
    ] as const) {
      const { actor, sent, settled, value } = start(curriculum, viewer, undefined, [remind])
      actor.send({ type: 'record.act', act: 'own:remind', record: { status } })
      await settled()
      expect([value(), sent]).toEqual(['viewing', expected])
    }
  })

  it('does nothing without the right', () => {
    const { actor, sent, value } = start(year, { contactType: 'NCUK', can: () => false })
    actor.send({ type: 'record.act', act: 'delete', record: { status: 1 } })
    actor.send({ type: 'record.act', act: 'status:-1', record: { status: 1 } })
    expect([value(), sent]).toEqual(['viewing', []])
  })

  it('ends with a deletion alone', async () => {
    const { actor, settled, sent } = start(curriculum)
    actor.send({ type: 'record.act', act: 'move:return', record: { status: 10 } })
    actor.send({ type: 'question.accept', comment: 'A year is missing.' })
    await settled()
    expect([actor.getSnapshot().status, sent]).toEqual(['active', ['move:return A year is missing.']])
    actor.send({ type: 'record.act', act: 'delete', record: { status: 2 } })
    actor.send({ type: 'question.accept' })
    await settled()
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('keeps all that the server said with a refusal until that is closed', async () => {
    const { actor, settled } = start(year, everything, new Refusal(409, 'It is in use.', { name: 'Taken.' }))
    actor.send({ type: 'record.act', act: 'delete', record: { status: 1 } })
    actor.send({ type: 'question.accept' })
    await settled()
    expect(actor.getSnapshot().context.refusal).toEqual({ code: 409, message: 'It is in use.', fields: new Map([['name', 'Taken.']]) })
    actor.send({ type: 'notice.close' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })
})
