import { describe, expect, it } from 'vitest'
import { markingFields } from '#mirage/assessment/marking/script.ts'
import type { Caller } from '#tests/support/aggregator.ts'
import { startAssessment } from './assessment-start.ts'

type Started = Awaited<ReturnType<typeof startAssessment>>
type Script = Awaited<ReturnType<typeof read>>
type Mark = Script['marks'][number]

const [university, admissions, administrator] = ['university@university.test', 'admissions@university.test', 'admin@ncuk.test']
const accountOf: Readonly<Record<number, string>> = { 9: university, 10: administrator, 11: admissions }
const [physics, management, accounting, programming] = [2, 4, 10, 5]

const read = (caller: Caller, id: number) => caller.succeed('getMarkingScript', { path: { id } })
const bodyOf = ({ updatedAt, overallComment }: Pick<Script, 'updatedAt' | 'overallComment'>, marks: readonly Mark[]) => ({
  updatedAt,
  overallComment,
  marks: [...marks],
})
/** The first essay gets a mark, the other one none: one of the two counts. */
const marksOf = ({ sections }: Script, mark: number): Mark[] =>
  sections.flatMap(({ questions }) => questions.map(({ questionId }, index) => ({ questionId, marks: index === 0 ? mark : 0 })))

const markings = ({ db }: Started) => db.records('ScriptMarking').where()
const ofScript = (started: Started, candidateNumber: string) =>
  markings(started)
    .map((one) => ({ id: one.id, state: one.status, ...markingFields(one) }))
    .filter((one) => one.candidateNumber === candidateNumber)

/** A script of the double blind delivery that both markers still have, as "2041 0773". */
function untouched(started: Started) {
  const waiting = (candidate: string) => ofScript(started, candidate).every(({ state }) => state === 'Waiting')
  const found = markings(started).find((one) => markingFields(one).deliveryId === management && waiting(markingFields(one).candidateNumber))
  const own = ofScript(started, markingFields(found ?? expect.unreachable()).candidateNumber)
  const [first, second] = [own.find(({ role }) => role === 'First'), own.find(({ role }) => role === 'Second')]
  return { first: first ?? expect.unreachable(), second: second ?? expect.unreachable() }
}

const attemptOf = ({ db }: Started, { deliveryId, candidateNumber }: { deliveryId: number; candidateNumber: string }) =>
  db.records('Attempt').findBy(({ fields }) => fields['deliveryId'] === deliveryId && fields['candidateNumber'] === candidateNumber)
    ?.fields ?? expect.unreachable()

/** Both markers submit their marks of a script; answers what the second was told. */
async function mark(started: Started, first: number, second: number) {
  const script = untouched(started)
  const [one, two] = [await started.calls(accountOf[script.first.markerId]), await started.calls(accountOf[script.second.markerId])]
  const opened = await read(one, script.first.id)
  const outcome = await one.succeed('submitMarking', { path: { id: script.first.id }, body: bodyOf(opened, marksOf(opened, first)) })
  expect([outcome.outcome, outcome.state]).toEqual(['open', 'Submitted'])
  const other = await read(two, script.second.id)
  const settled = await two.succeed('submitMarking', { path: { id: script.second.id }, body: bodyOf(other, marksOf(other, second)) })
  return { ...script, settled }
}

describe('a marker of a university', () => {
  it("sees own scripts only, by candidate number, without the other's marks (CAT-ASR-13)", async () => {
    const started = await startAssessment()
    const marker = await started.as(university)
    const { list = [], totalCount } = await marker.succeed('ScriptMarking', 'list', { query: { pageNo: 1, pageSize: 500 } })
    const own = markings(started).filter((one) => markingFields(one).markerId === 9)
    expect([totalCount, new Set(list.map((one) => one['markerId']))]).toEqual([own.length, new Set([9])])
    const foreign = markings(started).find((one) => markingFields(one).markerId !== 9) ?? expect.unreachable()
    expect((await marker.call('ScriptMarking', 'details', { id: foreign.id })).status).toBe(404)
    const calls = await started.calls(university)
    expect(await calls.refuse('getMarkingScript', { path: { id: foreign.id } })).toEqual([404, 'The script was not found.'])
    const blind = own.find((one) => markingFields(one).role === 'Second' && one.status === 'Waiting') ?? expect.unreachable()
    const script = await read(calls, blind.id)
    expect([script.candidateNumber, script.others]).toEqual([markingFields(blind).candidateNumber, []])
    const { studentId } = attemptOf(started, markingFields(blind))
    const student = started.db.records('Student').find(Number(studentId))?.fields ?? expect.unreachable()
    expect(JSON.stringify([script, list])).not.toMatch(new RegExp(`studentId|centre|autoMarks|${String(student['lastName'])}`, 'i'))
  })

  it('who is of the provider sees no marks of the other in list, record and script before both have submitted', async () => {
    const started = await startAssessment()
    const mine = markings(started).find((one) => {
      const { markerId, candidateNumber, role } = markingFields(one)
      return (
        markerId === 10 &&
        role !== 'Third' &&
        one.status === 'Waiting' &&
        ofScript(started, candidateNumber).some(({ state }) => state === 'Submitted')
      )
    })
    const { candidateNumber } = markingFields(mine ?? expect.unreachable())
    const other = ofScript(started, candidateNumber).find(({ state }) => state === 'Submitted') ?? expect.unreachable()
    expect(other.total).toBeGreaterThan(0)
    const { list = [] } = await started.admin.succeed('ScriptMarking', 'list', { query: { searchText: candidateNumber } })
    const details = await started.admin.succeed('ScriptMarking', 'details', { id: other.id })
    const script = await read(await started.calls(), other.id)
    expect([
      list.flatMap((one) => (one['deliveryId'] === management ? (one['total'] ?? []) : [])),
      details['total'],
      script.others,
    ]).toEqual([[], undefined, []])
    expect(script.marks).toEqual([])
  })
})

describe('marks', () => {
  it('are saved while a script is marked, and told again where the answer was lost', async () => {
    const started = await startAssessment()
    const { first } = untouched(started)
    const calls = await started.calls(accountOf[first.markerId])
    const script = await read(calls, first.id)
    const body = bodyOf(script, marksOf(script, 6.5))
    const saved = await calls.succeed('saveMarking', { path: { id: first.id }, body })
    expect([saved.state, saved.total]).toEqual(['Marking', 6.5])
    // The same call once more, as after an answer that was lost.
    expect(await calls.succeed('saveMarking', { path: { id: first.id }, body })).toEqual(saved)
    const submitted = await calls.succeed('submitMarking', { path: { id: first.id }, body: { ...body, updatedAt: saved.updatedAt } })
    expect(await calls.succeed('submitMarking', { path: { id: first.id }, body })).toEqual(submitted)
  })

  it('of an older tab are refused once another one has saved, and so are all once they are submitted', async () => {
    const started = await startAssessment()
    const { first } = untouched(started)
    const calls = await started.calls(accountOf[first.markerId])
    const script = await read(calls, first.id)
    const { updatedAt } = await calls.succeed('saveMarking', { path: { id: first.id }, body: bodyOf(script, marksOf(script, 6)) })
    const stale = await calls.call('saveMarking', { path: { id: first.id }, body: bodyOf(script, marksOf(script, 7)) })
    expect(stale).toMatchObject({ status: 409, data: { kind: 'changed', state: 'Marking', updatedAt } })
    await calls.succeed('submitMarking', { path: { id: first.id }, body: bodyOf({ ...script, updatedAt }, marksOf(script, 7)) })
    const late = await calls.call('saveMarking', { path: { id: first.id }, body: bodyOf(script, marksOf(script, 8)) })
    expect(late).toMatchObject({ status: 409, data: { kind: 'state', state: 'Submitted' } })
  })

  it('are refused beyond those of the question, between half marks, and where one is missing at the end', async () => {
    const started = await startAssessment()
    const { first } = untouched(started)
    const calls = await started.calls(accountOf[first.markerId])
    const script = await read(calls, first.id)
    for (const [wrong, description] of [
      [10.5, 'Enter a mark from 0 to 10.'],
      [-1, 'Enter a mark from 0 to 10.'],
      [3.25, 'Enter a value in steps of 0.5.'],
    ] as const)
      expect((await calls.call('saveMarking', { path: { id: first.id }, body: bodyOf(script, marksOf(script, wrong)) })).data).toEqual({
        fields: [{ field: 'marks.0.marks', description }],
      })
    const half = marksOf(script, 5).slice(0, 1)
    expect((await calls.call('submitMarking', { path: { id: first.id }, body: bodyOf(script, half) })).data).toEqual({
      fields: [{ field: 'marks.1.marks', description: 'Enter a mark from 0 to 10.' }],
    })
  })

  it('keep notes at passages of the answer, in their order, and refuse one beyond its end', async () => {
    const started = await startAssessment()
    const { first } = untouched(started)
    const calls = await started.calls(accountOf[first.markerId])
    const script = await read(calls, first.id)
    const answered = script.sections.flatMap(({ questions }) => questions).find(({ answer }) => answer !== '') ?? expect.unreachable()
    const noted = (notes: Mark['notes'] & {}) => bodyOf(script, [{ questionId: answered.questionId, notes }])
    const end = answered.answer.length
    for (const [from, to] of [
      [0, end + 1],
      [4, 4],
      [9, 4],
    ] as const)
      expect((await calls.call('saveMarking', { path: { id: first.id }, body: noted([{ from, to }]) })).data).toEqual({
        fields: [{ field: 'marks.0.notes', description: 'This passage is not in the answer.' }],
      })
    const sent = noted([
      { from: 9, to: end, text: ' Who says so? ' },
      { from: 0, to: 4, text: '' },
    ])
    await calls.succeed('saveMarking', { path: { id: first.id }, body: sent })
    expect((await read(calls, first.id)).marks).toEqual([
      {
        questionId: answered.questionId,
        notes: [
          { from: 0, to: 4 },
          { from: 9, to: end, text: 'Who says so?' },
        ],
      },
    ])
  })

  it('are given by the own marker alone', async () => {
    const started = await startAssessment()
    const { first } = untouched(started)
    const other = markings(started).find((one) => markingFields(one).markerId !== 10) ?? expect.unreachable()
    const calls = await started.calls()
    const script = await read(calls, other.id)
    expect([script.mayMark, first.id > 0]).toEqual([false, true])
    expect(await calls.refuse('saveMarking', { path: { id: other.id }, body: bodyOf(script, []) })).toEqual([
      403,
      'Another marker marks this script.',
    ])
  })
})

describe('two totals', () => {
  it('within the tolerance agree at their mean, also exactly at it, and are the final marks (CAT-ASR-14)', async () => {
    const started = await startAssessment()
    // Five per cent of thirty marks.
    const { first, second, settled } = await mark(started, 6, 7.5)
    expect(settled).toMatchObject({ outcome: 'agreed', state: 'Agreed', agreed: 7 })
    expect(ofScript(started, first.candidateNumber).map(({ state }) => state)).toEqual(['Agreed', 'Agreed'])
    const { autoMarks, finalMarks } = attemptOf(started, second)
    expect(finalMarks).toBe(Number(autoMarks) + 7)
  })

  it('of a script in a sample wait for the second marker who was given it', async () => {
    const started = await startAssessment()
    const delivery = started.db.records('Delivery').find(management) ?? expect.unreachable()
    started.db.records('Delivery').update(management, { fields: { ...delivery.fields, markingMode: 'Sample 20 %' } })
    expect((await mark(started, 6, 7.5)).settled.state).toBe('Agreed')
  })

  it('beyond it ask the one marker who has no role in the script, who sees both and decides with a reason (CAT-ASR-14)', async () => {
    const started = await startAssessment()
    const { first, second, settled } = await mark(started, 5, 8)
    expect(settled).toMatchObject({ outcome: 'third', state: 'Submitted' })
    const third = ofScript(started, first.candidateNumber).find(({ role }) => role === 'Third') ?? expect.unreachable()
    expect(new Set([first.markerId, second.markerId, third.markerId])).toEqual(new Set([9, 10, 11]))
    const calls = await started.calls(accountOf[third.markerId])
    const script = await read(calls, third.id)
    expect(script.others.map(({ role, total }) => [role, total])).toEqual([
      ['First', 5],
      ['Second', 8],
    ])
    const decide = (overallComment: string) =>
      calls.call('agreeMarking', { path: { id: third.id }, body: { ...bodyOf(script, marksOf(script, 7.5)), overallComment } })
    expect((await decide(' ')).data).toEqual({
      fields: [{ field: 'overallComment', description: 'Enter the reason for the agreed mark.' }],
    })
    expect((await decide('The example fits.')).data).toMatchObject({ outcome: 'agreed', agreed: 7.5 })
    expect(ofScript(started, first.candidateNumber).map(({ state }) => state)).toEqual(['Agreed', 'Agreed', 'Agreed'])
    const { autoMarks, finalMarks } = attemptOf(started, first)
    expect(finalMarks).toBe(Number(autoMarks) + 7.5)
  })
})

describe('a reopened script', () => {
  it('needs a reason and Publish, loses what was agreed, and is settled anew', async () => {
    const started = await startAssessment()
    const { first, second } = await mark(started, 6, 7)
    const reopen = (comment: string) => started.admin.call('ScriptMarking', 'move', { id: first.id, body: { status: 'Marking', comment } })
    expect((await reopen('')).status).toBe(400)
    const scheduler = await started.as('scheduler@ncuk.test')
    expect((await scheduler.call('ScriptMarking', 'move', { id: first.id, body: { status: 'Marking', comment: 'x' } })).status).toBe(403)
    expect((await reopen('A page was overlooked.')).status).toBe(200)
    expect(ofScript(started, first.candidateNumber).map(({ state }) => state)).toEqual(['Marking', 'Submitted'])
    expect(attemptOf(started, first)).not.toHaveProperty('finalMarks')
    const calls = await started.calls(accountOf[first.markerId])
    const script = await read(calls, first.id)
    const again = await calls.succeed('submitMarking', { path: { id: first.id }, body: bodyOf(script, marksOf(script, 8)) })
    expect(again).toMatchObject({ outcome: 'agreed', agreed: 7.5 })
    expect(ofScript(started, second.candidateNumber).map(({ state }) => state)).toEqual(['Agreed', 'Agreed'])
  })

  it('of marks that were sent keeps the next sending waiting until it is agreed again', async () => {
    const started = await startAssessment()
    const sent = markings(started).find((one) => markingFields(one).deliveryId === physics) ?? expect.unreachable()
    await started.admin.succeed('ScriptMarking', 'move', { id: sent.id, body: { status: 'Marking', comment: 'An appeal.' } })
    expect(await (await started.calls()).refuse('sendDelivery', { path: { id: physics } })).toEqual([
      400,
      'Not every script is agreed yet.',
    ])
  })
})

describe('allocation', () => {
  it('says who would get how many before it gives them, evenly and none twice', async () => {
    const started = await startAssessment()
    for (const one of markings(started))
      if (markingFields(one).deliveryId === management) started.db.records('ScriptMarking').remove(one.id)
    const calls = await started.calls()
    const allocate = (mode: 'check' | 'apply', markerIds: readonly number[]) =>
      calls.call('allocateMarking', { body: { deliveryId: management, markerIds: [...markerIds], mode, dueOn: '2027-01-10' } })
    expect((await allocate('check', [9])).data).toEqual({
      fields: [{ field: 'markerIds', description: 'Choose at least 2 markers: none marks a script twice.' }],
    })
    const { deliveries } = await calls.succeed('getMarkingAllocation')
    const { scripts = 0, toGive } = deliveries.find(({ deliveryId }) => deliveryId === management) ?? {}
    expect(toGive).toBe(2 * scripts)
    const checked = (await allocate('check', [9, 10, 11])).data
    expect(markings(started).filter((one) => markingFields(one).deliveryId === management)).toEqual([])
    const applied = (await allocate('apply', [9, 10, 11])).data
    expect(applied).toEqual(checked)
    const given = markings(started)
      .map(markingFields)
      .filter(({ deliveryId }) => deliveryId === management)
    expect([given.length, new Set(given.map(({ candidateNumber, markerId }) => `${candidateNumber}/${markerId}`)).size]).toEqual([
      2 * scripts,
      2 * scripts,
    ])
    const loads = [9, 10, 11].map((id) => given.filter(({ markerId }) => markerId === id).length)
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
    expect(new Set(given.map(({ dueOn }) => dueOn))).toEqual(new Set(['2027-01-10']))
    const [told] = await (await started.calls(university)).succeed('listNotifications', { query: { contactId: 0, status: 0 } })
    expect(told?.communicationSubject).toBe(`${loads[0]} scripts of Introduction to Management Autumn 2026 to mark until 10/01/2027`)
    expect((await allocate('apply', [9, 10, 11])).data).toMatchObject({ given: 0 })
  })

  it('is refused for a paper that the machine marks, and to a marker', async () => {
    const started = await startAssessment()
    const body = { deliveryId: programming, markerIds: [9], mode: 'check' as const }
    expect(await (await started.calls()).refuse('allocateMarking', { body })).toEqual([400, 'The machine marks the whole of this paper.'])
    expect((await (await started.calls(university)).refuse('allocateMarking', { body }))[0]).toBe(403)
  })
})

describe('the queue', () => {
  it('counts the own scripts and names the one that is due first', async () => {
    const started = await startAssessment()
    const queue = await (await started.calls(university)).succeed('getMarkingQueue')
    const own = markings(started).filter((one) => markingFields(one).markerId === 9)
    const { waiting, marking, submitted, agreed } = queue
    expect([queue.markerId, waiting + marking + submitted + agreed]).toEqual([9, own.length])
    const due = own.filter(({ status }) => status === 'Waiting' || status === 'Marking').map((one) => markingFields(one).dueOn ?? '')
    expect(queue.dueOn).toBe(due.toSorted()[0])
    expect(markingFields(own.find(({ id }) => id === queue.nextId) ?? expect.unreachable()).dueOn).toBe(queue.dueOn)
  })

  it('of a person without a marker number is empty', async () => {
    const { calls } = await startAssessment()
    expect(await (await calls('viewer@ncuk.test')).succeed('getMarkingQueue')).toEqual({
      waiting: 0,
      marking: 0,
      submitted: 0,
      agreed: 0,
      overdue: 0,
    })
  })
})

describe('the seeds', () => {
  it('have 160 attempts and about 220 markings, with six scripts beyond the tolerance and one exactly at it', async () => {
    const started = await startAssessment()
    const { db, admin } = started
    const attempts = db.records('Attempt').where()
    expect(attempts).toHaveLength(160)
    expect(markings(started).length).toBeGreaterThan(200)
    expect(new Set(attempts.map(({ fields }) => `${String(fields['deliveryId'])}/${String(fields['studentId'])}`)).size).toBe(160)
    const { markers, deliveries } = await (await started.calls()).succeed('getMarkingAllocation')
    expect(markers.map(({ markerId }) => markerId)).toEqual([9, 10, 11])
    const open = deliveries.filter(({ toGive, thirds }) => toGive + thirds > 0)
    expect(open).toEqual([expect.objectContaining({ deliveryName: 'Financial Accounting Autumn 2026', toGive: 8 })])
    const thirds = markings(started)
      .map(markingFields)
      .filter(({ role, deliveryId }) => role === 'Third' && deliveryId === management)
    expect(thirds).toHaveLength(6)
    const totals = (candidate: string) => ofScript(started, candidate).flatMap(({ role, total }) => (role === 'Third' ? [] : (total ?? [])))
    const gaps = thirds.map(({ candidateNumber }) => totals(candidateNumber)).map(([one = 0, two = 0]) => Math.abs(one - two))
    expect(Math.min(...gaps)).toBeGreaterThan(1.5)
    const agreed = markings(started).filter((one) => markingFields(one).deliveryId === management && one.status === 'Agreed')
    const apart = agreed.map((one) => totals(markingFields(one).candidateNumber)).map(([one = 0, two = 0]) => Math.abs(one - two))
    expect(Math.max(...apart)).toBe(1.5)
    const states = await Promise.all(
      [physics, management, accounting].map(async (id) => (await admin.succeed('Delivery', 'details', { id }))['state']),
    )
    expect(states).toEqual(['Sent', 'Closed', 'Closed'])
  })

  it('hold an essay of no words, one of 5,000, and the sums that the marks of machine and people come to', async () => {
    const { db } = await startAssessment()
    const values = db
      .records('Attempt')
      .where()
      .flatMap(({ fields }) => (fields['answers'] ?? []) as readonly { value: string }[])
    expect(Math.max(...values.map(({ value }) => value.split(/\s+/).length))).toBe(5000)
    for (const one of markings({ db } as Started).filter(({ status }) => status === 'Agreed')) {
      const { deliveryId, candidateNumber } = markingFields(one)
      const { autoMarks, finalMarks } = attemptOf({ db } as Started, { deliveryId, candidateNumber })
      const all = ofScript({ db } as Started, candidateNumber)
      const [first, second, third] = ['First', 'Second', 'Third'].map((role) => all.find((each) => each.role === role)?.total)
      const agreed = third ?? (second === undefined ? first : Math.floor((first ?? 0) + second + 0.5) / 2)
      expect(finalMarks).toBe(Number(autoMarks) + (agreed ?? 0))
    }
  })
})
