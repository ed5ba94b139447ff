import { describe, expect, it } from 'vitest'
import { addDays } from '#machines/time/days.ts'
import { requestOf, sendChecked, type Caller } from '#tests/support/aggregator.ts'
import { kinds } from '../../blocks/kinds.ts'
import { startMasters } from '../masters/start.ts'
import { answerAll, baobab, begun, closed, confirm, fresh, idOf, read, returned, save, start, submitted } from './selection-start.ts'

const [exam] = kinds
const september = 401

/** The first exam block that a selection has chosen. */
async function examBlockOf(caller: Caller, curriculum: number): Promise<number> {
  const [row] = (await read(caller, curriculum)).answers.blocks ?? []
  return row?.examblockIds?.[0] ?? 0
}

/** Changes an exam block as the provider does; gives what it was before, with the day after its last. */
async function changeExamBlock(admin: Caller, id: number, { to, status }: { readonly to?: string | null; readonly status?: 0 }) {
  const blocks = exam.of(admin)
  const before = await blocks.record(id)
  const after = { ...before, ...(to !== undefined && { to }), status: status ?? 1 } as const
  expect((await blocks.update(id, after))[0]).toBe(200)
  return { ...before, dayLater: addDays(before.to ?? '', 1) }
}

describe('the seeded selections', () => {
  it('have combo routes to choose from in every curriculum, whose modules may be taught together', async () => {
    const { centre } = await start()
    for (const curriculum of [begun, submitted, returned, fresh, closed]) {
      const { combos, prohibited } = (await read(centre, curriculum)).choices
      expect(combos.length).toBeGreaterThan(0)
      for (const { moduleIds } of combos)
        expect(prohibited.filter(({ moduleId, otherId }) => moduleIds.includes(moduleId) && moduleIds.includes(otherId))).toEqual([])
    }
  })

  it('are 20 drafts, 44 completed and 20 incomplete, 30 accepted and 8 rejected', async () => {
    const { records } = await start()
    const { list = [], statusCounts } = await records.succeed('CentreSelection', 'list', { query: { pageSize: 1000 } })
    expect(statusCounts).toEqual({ all: 84, 3: 20, 4: 44, 5: 20 })
    const count = (decision: string) => list.filter((one) => one['decision'] === decision).length
    expect([count('Accepted'), count('Rejected')]).toEqual([30, 8])
  })

  it('are not confirmed after they changed last', async () => {
    const { records } = await start()
    const { list = [] } = await records.succeed('CentreSelection', 'list', { query: { pageSize: 1000 } })
    const confirmed = list.filter(({ confirmedAt }) => confirmedAt !== undefined)
    expect(confirmed).toHaveLength(64)
    expect(confirmed.filter(({ confirmedAt, updatedAt }) => String(confirmedAt) > Object(updatedAt).date)).toEqual([])
  })

  it('are filtered by the number of their status (CAT-CUR-13)', async () => {
    const { records } = await start()
    const { totalCount } = await records.succeed('CentreSelection', 'list', { query: { statusId: 5 } })
    expect(totalCount).toBe(20)
  })

  it('say of one that its intake was deactivated', async () => {
    const { records } = await start()
    const { list = [] } = await records.succeed('CentreSelection', 'list', { query: { pageSize: 1000, statusId: 5 } })
    expect(list.filter(({ reason }) => reason === 'July 2027 was deactivated.')).toHaveLength(1)
  })
})

describe('what a centre is offered', () => {
  it('is its own alone, with how far each selection is', async () => {
    const { centre } = await start()
    const mine = await centre.succeed('listOfferedCurricula', { query: { centreId: baobab } })
    expect(mine.map(({ curriculumId, selectionStatus }) => [curriculumId, selectionStatus])).toEqual([
      [begun, 3],
      [closed, 4],
      [returned, 5],
      [fresh, 0],
      [submitted, 4],
    ])
    expect(mine.find(({ curriculumId }) => curriculumId === closed)?.daysLeft).toBe(0)
    expect(await centre.succeed('listOfferedCurricula', { query: { centreId: 1 } })).toEqual([])
    expect(await centre.refuse('getSelection', { path: { id: begun }, query: { centreId: 1 } })).toEqual([
      404,
      'The selection was not found.',
    ])
  })

  it('names what may be chosen: active combo routes, published blocks, intakes of the year that are active', async () => {
    const { centre } = await start()
    const { choices } = await read(centre, begun)
    expect(choices.combos.map(({ comboId }) => comboId)).toEqual([1, 2, 3, 4, 5])
    expect(choices.intakes.map(({ intakeName }) => intakeName)).not.toContain('July 2027')
    // The curriculum names drafts beside these.
    const namesOf = (kind: string) => choices.blocks.filter((block) => block.kind === kind).map(({ blockName }) => blockName)
    expect(namesOf('exam')).toEqual(['January Exams 2027', 'Autumn Exams 2026'])
    expect(namesOf('test')).toEqual(['Mid-term Tests November 2026'])
  })

  it('names no block of a kind of which the curriculum names drafts only, and all of the year where it names none', async () => {
    const { change, signIn } = await startMasters()
    const centre = await signIn('centre@centre.test')
    const offered = async () => (await read(centre, fresh)).choices.blocks.map(({ kind, blockName }) => `${kind}: ${blockName}`)
    const all = [
      'exam: January Exams 2027',
      'exam: Autumn Exams 2026',
      'test: Mid-term Tests November 2026',
      'test: Locked Edit Tests May 2027',
    ]
    expect(await offered()).toEqual(all)
    expect(await change('Curriculum', fresh, { examblockIds: [103, 104] })).toMatchObject({ status: 200 })
    expect(await offered()).toEqual(all.filter((name) => name.startsWith('test')))
  })
})

describe('the answers of a step', () => {
  it('begin a draft with the first save', async () => {
    const { centre } = await start()
    const [combo] = (await read(centre, begun)).choices.combos
    const answer = await save(centre, begun, 'combo', { comboIds: [combo?.comboId ?? 0] })
    expect([answer.status, answer.data?.selectionStatus, answer.data?.answers.comboIds]).toEqual([200, 3, [combo?.comboId]])
  })

  it('are refused at their places, and before the steps that they rest on (CAT-CUR-02)', async () => {
    const { centre } = await start()
    expect(await save(centre, begun, 'combo', { comboIds: [] })).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'comboIds', description: 'Choose at least one combo.' }] },
    })
    const early = await save(centre, begun, 'delivery', { delivery: [] })
    expect([early.status, early.description]).toEqual([400, 'Complete Stream, Module, Intake, Test Block and Exam Block Dates first.'])
    expect((await save(centre, begun, 'combo', { streamIds: [1] })).description).toBe('streamIds is no answer of Combo.')
  })

  it('name each id once', async () => {
    const { handle, centre } = await start()
    const { updatedAt, answers } = await read(centre, begun)
    const [comboId = 0] = answers.comboIds ?? []
    const body = { centreId: baobab, step: 'combo' as const, values: { comboIds: [comboId, comboId] }, ...(updatedAt && { updatedAt }) }
    const answer = await sendChecked(handle, requestOf('saveSelectionStep', { path: { id: begun }, body }, centre.session), 'answer')
    expect([answer.status, await answer.json()]).toMatchObject([400, { description: 'values.comboIds must name each entry only once.' }])
  })

  it('that would replace those of another person are refused, with what is stored now (CAT-CUR-09)', async () => {
    const { admin, centre, clock } = await start()
    const seen = (await read(centre, begun)).updatedAt
    clock.advance(1000)
    expect((await save(admin, begun, 'combo', { comboIds: [2] })).status).toBe(200)
    const mine = await save(centre, begun, 'combo', { comboIds: [3] }, seen)
    expect(mine).toMatchObject({ status: 409, data: { kind: 'changed', record: { answers: { comboIds: [2] } } } })
    expect((await read(centre, begun)).answers.comboIds).toEqual([2])
  })

  it('lose what rested on a combo route that is chosen no more', async () => {
    const { admin } = await start()
    const before = await read(admin, returned)
    const [kept, ...left] = before.answers.comboIds ?? []
    expect(before.answers.delivery?.length).toBe(1 + left.length)
    const other = before.choices.combos.find(({ comboId }) => comboId !== kept)?.comboId ?? 0
    const { data } = await save(admin, returned, 'combo', { comboIds: [other] })
    expect(data?.answers.delivery?.every(({ comboId }) => comboId === other)).toBe(true)
  })

  it('of a centre end with its window, those of the provider do not (CAT-CUR-08)', async () => {
    const { admin, centre } = await start()
    await admin.succeed('reopenSelection', { path: { id: await idOf(centre, closed) }, body: { comment: 'The laboratory moves.' } })
    const [combo] = (await read(centre, closed)).choices.combos
    const values = { comboIds: [combo?.comboId ?? 0] }
    const { closedText, isReadOnly } = await read(centre, closed)
    expect([closedText, isReadOnly]).toEqual(['The selection closed on 20/11/2026.', true])
    const late = await save(centre, closed, 'combo', values)
    expect([late.status, late.description]).toEqual([400, closedText])
    expect((await save(admin, closed, 'combo', values)).status).toBe(200)
  })
})

describe('a selection that is submitted', () => {
  it('reads Completed once every step is done and every finding acknowledged (CAT-CUR-05)', async () => {
    const { centre } = await start()
    expect((await confirm(centre, begun)).description).toMatch(/^Complete Stream/)
    await answerAll(centre, begun)
    const { choices, answers } = await read(centre, begun)
    const [combo] = answers.comboIds ?? []
    const intakeId = choices.intakes[0]?.intakeId ?? 0
    const crowded = [{ comboId: combo ?? 0, intakeId, deliveryMode: 1 as const, students: 4000 }]
    expect((await save(centre, begun, 'delivery', { delivery: crowded })).status).toBe(200)
    expect([(await confirm(centre, begun)).description, (await read(centre, begun)).selectionStatus]).toEqual([
      'Acknowledge every finding before you submit.',
      3,
    ])
    expect((await confirm(centre, begun, ['places:4000'])).description).toBe('Selection submitted successfully.')
    const stored = await read(centre, begun)
    expect([stored.selectionStatus, stored.decision]).toEqual([4, 'Open'])
  })

  it('keeps for the review which findings were acknowledged at its last confirmation (CAT-CUR-05)', async () => {
    const { centre, records } = await start()
    await answerAll(centre, begun)
    const id = await idOf(centre, begun)
    const delivery = ((await read(centre, begun)).answers.delivery ?? []).map((row) => ({ ...row, students: 4000 }))
    await save(centre, begun, 'delivery', { delivery })
    const { capacity = 0 } = (await read(centre, begun)).choices
    expect((await confirm(centre, begun, ['places:4000'])).status).toBe(200)
    expect((await records.succeed('CentreSelection', 'details', { id })).acknowledged).toEqual([
      { finding: `4000 students are more than the ${capacity} places of the centre.` },
    ])
    await save(centre, begun, 'delivery', { delivery: delivery.map((row) => ({ ...row, students: 1 })) })
    expect((await confirm(centre, begun)).status).toBe(200)
    expect((await records.succeed('CentreSelection', 'details', { id })).acknowledged ?? []).toEqual([])
  })

  it('is rejected with a comment only, which the centre is told (CAT-CUR-06)', async () => {
    const { admin, centre, records } = await start()
    const id = await idOf(centre, submitted)
    const reject = (comment: string) => admin.call('rejectSelection', { path: { id }, body: { comment } })
    expect(await reject('  ')).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'comment', description: 'Comment should not be blank!' }] },
    })
    const told = async () => centre.succeed('listNotifications', { query: { contactId: centre.session?.contactId ?? 0, status: 0 } })
    const before = JSON.stringify(await told())
    expect((await reject('Lab seats: 16 today.')).status).toBe(200)
    const { selectionStatus, decision, reason, decisionComment } = await read(centre, submitted)
    expect([selectionStatus, decision, reason, decisionComment]).toEqual([
      5,
      'Rejected',
      'The selection was rejected.',
      'Lab seats: 16 today.',
    ])
    const [last] = await records.succeed<readonly { act: string; comment: string }[]>('CentreSelection', 'history', { id })
    expect([last?.act, last?.comment]).toEqual(['rejected', 'Lab seats: 16 today.'])
    const after = JSON.stringify(await told())
    expect([before.includes('Lab seats: 16 today.'), after.includes('Lab seats: 16 today.')]).toEqual([false, true])
    expect((await reject('Again.')).status).toBe(409)
  })

  it('says why it was rejected until it is submitted again, and then what has changed since (CAT-CUR-06)', async () => {
    const { admin, centre } = await start()
    const id = await idOf(centre, submitted)
    const { answers: before } = await read(centre, submitted)
    await admin.succeed('rejectSelection', { path: { id }, body: { comment: 'Fewer students.' } })
    const delivery = (before.delivery ?? []).map((row) => ({ ...row, students: 1 }))
    expect((await save(centre, submitted, 'delivery', { delivery })).status).toBe(200)
    const mended = await read(centre, submitted)
    expect([mended.reason, mended.decisionComment, mended.confirmed]).toEqual([undefined, 'Fewer students.', before])
    const findings = [
      ...(await admin.succeed('getSelection', { path: { id: submitted }, query: { centreId: baobab } })).choices.blocks,
    ].map(({ blockId }) => `early:${september}:${blockId}`)
    expect((await confirm(centre, submitted, findings)).description).toBe('Selection submitted successfully.')
    const again = await read(admin, submitted)
    expect([again.decisionComment, again.confirmed, again.answers.delivery]).toEqual([undefined, before, delivery])
  })

  it('is accepted by the provider alone, and then changed by nobody until it is opened again (CAT-CUR-07)', async () => {
    const { admin, centre } = await start()
    const id = await idOf(centre, submitted)
    expect((await centre.refuse('acceptSelection', { path: { id }, body: { comment: '' } }))[0]).toBe(403)
    expect((await admin.call('acceptSelection', { path: { id }, body: { comment: '' } })).status).toBe(200)
    const { isReadOnly, decision, answers } = await read(centre, submitted)
    expect([isReadOnly, decision]).toEqual([true, 'Accepted'])
    const values = { comboIds: answers.comboIds }
    for (const person of [centre, admin])
      expect(await save(person, submitted, 'combo', values)).toMatchObject({ status: 409, data: { kind: 'state' } })
    expect((await admin.call('reopenSelection', { path: { id }, body: { comment: 'The laboratory moves.' } })).status).toBe(200)
    expect((await save(centre, submitted, 'combo', values)).status).toBe(200)
  })

  it('is not accepted in another state than the one that was reviewed', async () => {
    const { admin, centre, clock } = await start()
    const id = await idOf(centre, submitted)
    const { updatedAt: seen = expect.unreachable(), answers, choices } = await read(admin, submitted)
    clock.advance(1000)
    const delivery = answers.delivery?.map((row) => ({ ...row, students: 3 })) ?? []
    expect((await save(centre, submitted, 'delivery', { delivery })).status).toBe(200)
    const findings = (answers.intakes ?? []).flatMap(({ intakeId }) => choices.blocks.map(({ blockId }) => `early:${intakeId}:${blockId}`))
    expect((await confirm(centre, submitted, findings)).status).toBe(200)
    const accept = (updatedAt: typeof seen) => admin.call('acceptSelection', { path: { id }, body: { comment: '', updatedAt } })
    expect(await accept(seen)).toMatchObject({ status: 409, data: { kind: 'changed' } })
    const { updatedAt: now = expect.unreachable() } = await read(admin, submitted)
    expect((await accept(now)).status).toBe(200)
  })

  it('is not submitted over what another person saved since it was read (CAT-CUR-09)', async () => {
    const { admin, centre, clock } = await start()
    await answerAll(centre, begun)
    const seen = (await read(centre, begun)).updatedAt ?? expect.unreachable()
    const { answers, choices } = await read(centre, begun)
    const other = choices.combos.find(({ comboId }) => !answers.comboIds?.includes(comboId))?.comboId ?? 0
    clock.advance(1000)
    expect((await save(admin, begun, 'combo', { comboIds: [other] })).status).toBe(200)
    const id = await idOf(centre, begun)
    const late = await centre.call('confirmSelection', { path: { id }, body: { findings: [], updatedAt: seen } })
    expect(late).toMatchObject({ status: 409, data: { kind: 'changed' } })
    expect((await read(centre, begun)).selectionStatus).toBe(3)
  })

  it('names what was chosen and is gone, and is submitted only without it', async () => {
    const { centre, records } = await start()
    await answerAll(centre, begun)
    const [combo = 0] = (await read(centre, begun)).answers.comboIds ?? []
    const name = (await read(centre, begun)).choices.combos.find(({ comboId }) => comboId === combo)?.comboName
    await records.succeed('Combo', 'setStatus', { body: { comboId: [combo], status: -1 } })
    expect((await read(centre, begun)).choices.gone).toEqual([{ kind: 'combo', id: combo, name }])
    expect((await confirm(centre, begun)).description).toBe('Complete Combo first.')
  })

  it('is incomplete again once a combo route of it is deactivated, and says so', async () => {
    const { centre, records } = await start()
    const [combo] = (await read(centre, submitted)).answers.comboIds ?? []
    await records.succeed('Combo', 'setStatus', { body: { comboId: [combo], status: -1 } })
    const { selectionStatus, reason, decision } = await read(centre, submitted)
    expect([selectionStatus, decision]).toEqual([5, 'Open'])
    expect(reason).toMatch(/ was deactivated\.$/)
  })

  it('is incomplete again once an exam block of it is not published any more, and says so', async () => {
    const { admin, centre } = await start()
    const blockId = await examBlockOf(centre, submitted)
    const { name } = await changeExamBlock(admin, blockId, { status: 0 })
    const { selectionStatus, reason, decision } = await read(centre, submitted)
    expect([selectionStatus, reason, decision]).toEqual([5, `${name} is not published any more.`, 'Open'])
  })

  it('of which an exam block was withdrawn meanwhile is neither saved by its centre nor accepted by the provider with it', async () => {
    const { admin, centre } = await start()
    await answerAll(centre, begun)
    const blockId = await examBlockOf(centre, begun)
    await confirm(centre, begun)
    // The centre has the step open, and the provider the review.
    const { answers, updatedAt } = await read(centre, begun)
    const id = await idOf(centre, begun)
    const { name } = await changeExamBlock(admin, blockId, { status: 0 })
    expect(await save(centre, begun, 'test-exam-block-dates', { blocks: answers.blocks ?? [] }, updatedAt)).toMatchObject({
      status: 400,
      data: { fields: [{ field: `blocks.${september}`, description: 'This Exam Block is no longer available.' }] },
    })
    const accepted = await admin.call('acceptSelection', { path: { id }, body: { comment: '' } })
    expect(accepted).toMatchObject({ status: 409, data: { kind: 'state', status: 5 } })
    expect((await read(centre, begun)).choices.gone).toEqual([{ kind: 'exam', id: blockId, name }])
    const other = (await read(centre, begun)).choices.blocks.find(({ kind }) => kind === 'exam')?.blockId ?? 0
    const blocks = [{ intakeId: september, testblockIds: [], examblockIds: [other] }]
    expect((await save(centre, begun, 'test-exam-block-dates', { blocks })).status).toBe(200)
    expect((await read(centre, begun)).reason).toBeUndefined()
  })

  it('is told of an exam block that was moved since it was chosen, and submitted only once that is acknowledged', async () => {
    const { admin, centre } = await start()
    await answerAll(centre, begun)
    const blockId = await examBlockOf(centre, begun)
    const { from, to, dayLater } = await changeExamBlock(admin, blockId, {})
    expect((await read(centre, begun)).choices.moved).toEqual([])
    await changeExamBlock(admin, blockId, { to: dayLater })
    const moved = [{ kind: 'exam', blockId, startDate: from, endDate: to }]
    for (const curriculum of [begun, submitted]) expect((await read(centre, curriculum)).choices.moved).toEqual(moved)
    expect((await confirm(centre, begun)).description).toBe('Acknowledge every finding before you submit.')
    expect((await confirm(centre, begun, [`moved:exam:${blockId}:${from}:${dayLater}`])).description).toBe(
      'Selection submitted successfully.',
    )
  })
})
