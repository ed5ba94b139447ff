import { describe, expect, it } from 'vitest'
import { startAssessment } from './assessment-start.ts'

type Started = Awaited<ReturnType<typeof startAssessment>>

const dayMs = 24 * 60 * 60 * 1000
const [biologyPaper, managementPaper, biologyDraft, programming] = [7, 4, 7, 5]
const january = 101
const delivery = {
  deliveryName: 'New delivery',
  paperId: biologyPaper,
  blockKind: 'exam',
  examBlockId: january,
  date: '2027-01-15',
  slot: 1,
  centreIds: [26],
  markingMode: 'Single',
}
const handedIn = (db: Started['db'], deliveryId: number) =>
  db.records('Attempt').where(({ fields, status }) => fields['deliveryId'] === deliveryId && status === 'Submitted')

/** A scheduled delivery whose sitting is over, with everybody's marks agreed. */
async function marked({ db, clock, admin, create }: Started) {
  const id = Number((await create('Delivery', delivery)).data['deliveryId'])
  await admin.succeed('Delivery', 'move', { id, body: { status: 'Scheduled' } })
  clock.advance(60 * dayMs)
  const attempts = db.records('Attempt').where(({ fields }) => fields['deliveryId'] === id)
  for (const [index, { id: attemptId, fields }] of attempts.entries())
    db.records('Attempt').update(attemptId, { status: 'Submitted', fields: { ...fields, autoMarks: 20, finalMarks: 20 + (index % 10) } })
  return { id, count: attempts.length }
}

/** Enrols the students of attempts in another version of their modules. */
function enrolOtherwise(db: Started['db'], attempts: readonly Readonly<Record<string, unknown>>[]) {
  const students = new Set(attempts.map(({ studentId }) => studentId))
  for (const one of db.records('Enrollment').where(({ fields }) => students.has(fields['studentId'])))
    db.records('Enrollment').update(one.id, { fields: { ...one.fields, version: 'V9' } })
}

describe('a delivery', () => {
  it('offers only the published blocks, dates and slots to come that hold the module of its paper (CAT-ASR-04)', async () => {
    const { calls, create } = await startAssessment()
    const sittings = await (await calls()).succeed('listSittings', { query: { paperId: biologyPaper } })
    // May Exams 2026 held it too, and are over.
    expect(sittings.map(({ blockName, days }) => [blockName, days])).toEqual([['January Exams 2027', [{ date: '2027-01-15', slots: [1] }]]])
    const refused = async (more: object) => (await create('Delivery', { ...delivery, ...more })).data['fields']
    expect(await refused({ date: '2027-01-14' })).toEqual([{ field: 'date', description: 'The module is not scheduled on this date.' }])
    expect(await refused({ slot: 2 })).toEqual([{ field: 'slot', description: 'The module is not scheduled in this slot.' }])
    expect(await refused({ examBlockId: 102 })).toEqual([{ field: 'examBlockId', description: 'Choose a published block.' }])
    expect(await refused({ paperId: managementPaper })).toEqual([
      { field: 'examBlockId', description: 'The block does not hold the module of the paper.' },
    ])
    expect(await refused({ paperId: 12, date: '2027-01-18' })).toEqual([{ field: 'paperId', description: 'Choose a sealed paper.' }])
  })

  it('gets a candidate by hand once, under a number of its own and with the extra time of the student', async () => {
    const started = await startAssessment()
    const { db, admin, create } = started
    const id = Number((await create('Delivery', delivery)).data['deliveryId'])
    const enter = async (studentId: number, deliveryId = id) => (await create('Attempt', { deliveryId, studentId })).data
    const refusal = (field: string, description: string) => ({ fields: [{ field, description }] })
    const students = db.records('Student').where(({ fields }) => fields['centreId'] === 26)
    const elsewhere = db.records('Student').findBy(({ fields }) => typeof fields['centreId'] === 'number' && fields['centreId'] !== 26)
    expect(await enter(Number(students[0]?.id))).toEqual(refusal('deliveryId', 'Choose a delivery that is scheduled or open.'))
    await admin.succeed('Delivery', 'move', { id, body: { status: 'Scheduled' } })
    const candidates = () => db.records('Attempt').where(({ fields }) => fields['deliveryId'] === id)
    const expected = new Set(candidates().map(({ fields }) => fields['studentId']))
    const late = students.find(({ id: studentId }) => !expected.has(studentId))
    if (!late) throw new Error('All students of the centre are expected.')
    db.records('Student').update(late.id, { fields: { ...late.fields, accessArrangements: '25 %' } })
    const { attemptId } = await enter(late.id)
    const minutes = Number(db.records('Paper').find(biologyPaper)?.fields['durationMinutes'])
    const entered = await admin.succeed('Attempt', 'details', { id: Number(attemptId) })
    expect(entered).toMatchObject({ state: 'Expected', centreId: 26, extraMinutes: Math.ceil(minutes / 4) })
    expect(entered['candidateNumber']).toMatch(/^\d{4} \d{4}$/)
    const numbers = candidates().map(({ fields }) => fields['candidateNumber'])
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(await enter(late.id)).toEqual(refusal('studentId', 'This student is a candidate of the delivery already.'))
    expect(await enter(Number(elsewhere?.id))).toEqual(refusal('studentId', 'Choose a student of a centre of the delivery.'))
    const practice = db.records('Delivery').findBy(({ fields }) => fields['isPractice'] === 1)
    expect(await enter(late.id, Number(practice?.id))).toEqual(refusal('deliveryId', 'Students begin a practice by themselves.'))
  })

  it('says in its check what stands against it, and is not scheduled before', async () => {
    const { admin, calls, create } = await startAssessment()
    const id = Number((await create('Delivery', { ...delivery, centreIds: [26, 37] })).data['deliveryId'])
    const { errors, candidates } = await (await calls()).succeed('checkDelivery', { path: { id } })
    expect(errors).toEqual([{ text: 'Harbour View College Sydney has no time in this block.', count: 1 }])
    expect(candidates).toBeGreaterThan(0)
    expect((await admin.call('Delivery', 'move', { id, body: { status: 'Scheduled' } })).data).toEqual({
      fields: [{ field: 'state', description: 'Harbour View College Sydney has no time in this block.' }],
    })
  })

  it('whose sitting has begun is not scheduled, nor is that sitting offered', async () => {
    const { clock, as, calls, create } = await startAssessment()
    const id = Number((await create('Delivery', delivery)).data['deliveryId'])
    const seen = async () => {
      const caller = await calls()
      const { errors } = await caller.succeed('checkDelivery', { path: { id } })
      const sittings = await caller.succeed('listSittings', { query: { paperId: biologyPaper } })
      return [errors.map(({ text }) => text), sittings.length]
    }
    clock.advance(Date.UTC(2027, 0, 15, 7, 59) - clock.now())
    expect(await seen()).toEqual([[], 1])
    clock.advance(24 * 60 * 60_000)
    expect(await seen()).toEqual([['The sitting has begun already.'], 0])
    expect((await (await as()).call('Delivery', 'move', { id, body: { status: 'Scheduled' } })).data).toEqual({
      fields: [{ field: 'state', description: 'The sitting has begun already.' }],
    })
  })

  it('with absent candidates only is Marked once it is over, and sends them as Absent', async () => {
    const { db, clock, admin, calls, create, as } = await startAssessment()
    const id = Number((await create('Delivery', delivery)).data['deliveryId'])
    await admin.succeed('Delivery', 'move', { id, body: { status: 'Scheduled' } })
    clock.advance(60 * dayMs)
    expect((await (await as()).succeed('Delivery', 'details', { id }))['state']).toBe('Marked')
    const { batch } = await (await calls()).succeed('sendDelivery', { path: { id } })
    const results = db.records('Result').where(({ fields }) => fields['resultIntakeId'] === 6)
    expect(results.map(({ fields }) => fields['outcome'])).toEqual(Array<string>(batch.rowsTotal).fill('Absent'))
    expect(results.length).toBeGreaterThan(0)
  })

  it('once scheduled expects its candidates under numbers of their own, opens at the time of the centre and closes by itself', async () => {
    const { db, clock, admin, create, as } = await startAssessment()
    const id = Number((await create('Delivery', delivery)).data['deliveryId'])
    await admin.succeed('Delivery', 'move', { id, body: { status: 'Scheduled' } })
    const attempts = db.records('Attempt').where(({ fields }) => fields['deliveryId'] === id)
    const scheduled = await admin.succeed('Delivery', 'details', { id })
    expect(scheduled).toMatchObject({ state: 'Scheduled', candidates: attempts.length, opensAt: '2027-01-15 08:00:00.000000' })
    expect(new Set(attempts.map(({ fields }) => fields['candidateNumber'])).size).toBe(attempts.length)
    const stateAt = async (at: number) => {
      clock.advance(at - clock.now())
      return (await (await as()).succeed('Delivery', 'details', { id }))['state']
    }
    const opens = Date.UTC(2027, 0, 15, 8)
    expect(await stateAt(opens - 1)).toBe('Scheduled')
    expect(await stateAt(opens)).toBe('Open')
    // 120 minutes, and 30 for those who are late; no candidate has extra time.
    expect(await stateAt(opens + 150 * 60_000 - 1)).toBe('Open')
    // Nobody came.
    expect(await stateAt(opens + 181 * 60_000)).toBe('Marked')
  })

  it('counts attempts whose time is over, without an invigilator or a candidate opening them', async () => {
    const { db, clock, admin, create, as } = await startAssessment()
    const id = Number((await create('Delivery', delivery)).data['deliveryId'])
    await admin.succeed('Delivery', 'move', { id, body: { status: 'Scheduled' } })
    const states = () =>
      db
        .records('Attempt')
        .where(({ fields }) => fields['deliveryId'] === id)
        .map(({ status }) => status)
    const [first, ...others] = db.records('Attempt').where(({ fields }) => fields['deliveryId'] === id)
    if (!first) throw new Error('Nobody is expected.')
    const at = { startedAt: '2027-01-15 08:00:00.000000', endsAt: '2027-01-15 10:00:00.000000' }
    db.records('Attempt').update(first.id, { status: 'Sitting', fields: { ...first.fields, ...at } })
    clock.advance(Date.UTC(2027, 0, 15, 8, 30) - clock.now())
    const submitted = async () => (await (await as()).succeed('Delivery', 'details', { id }))['submitted']
    expect([await submitted(), new Set(states())]).toEqual([0, new Set(['Sitting', 'Expected'])])
    // A minute after the last entry, and after the end.
    clock.advance(60_000)
    await submitted()
    expect(states()).toEqual(['Sitting', ...others.map(() => 'Absent')])
    clock.advance(91 * 60_000)
    expect([await submitted(), states()[0]]).toEqual([1, 'Timed out'])
  })

  it('loses its candidates when it goes back to draft, and gets new ones by its present paper when it is scheduled again', async () => {
    const { db, admin, create } = await startAssessment()
    const id = Number((await create('Delivery', delivery)).data['deliveryId'])
    const move = (status: string) => admin.succeed('Delivery', 'move', { id, body: { status, comment: 'Other centres.' } })
    const expected = () => db.records('Attempt').where(({ fields }) => fields['deliveryId'] === id)
    await move('Scheduled')
    const extra = expected().map(({ fields }) => Number(fields['extraMinutes'] ?? 0))
    await move('Draft')
    expect(expected()).toEqual([])
    const paper = db.records('Paper').find(biologyPaper) ?? expect.unreachable()
    db.records('Paper').update(paper.id, { fields: { ...paper.fields, durationMinutes: 2 * Number(paper.fields['durationMinutes']) } })
    await move('Scheduled')
    expect(Math.max(...extra)).toBeGreaterThan(0)
    expect(expected().map(({ fields }) => Number(fields['extraMinutes'] ?? 0))).toEqual(extra.map((minutes) => 2 * minutes))
  })

  it('shows its code to a centre fifteen minutes before, and to no other person of its own', async () => {
    const { clock, admin, create, as } = await startAssessment()
    const id = Number((await create('Delivery', delivery)).data['deliveryId'])
    await admin.succeed('Delivery', 'move', { id, body: { status: 'Scheduled' } })
    const code = async () => (await (await as('centre@centre.test')).succeed('Delivery', 'details', { id }))['accessCode']
    clock.advance(Date.UTC(2027, 0, 15, 7, 44, 59) - clock.now())
    expect(await code()).toBeUndefined()
    clock.advance(1000)
    expect(await code()).toMatch(/^\d{6}$/)
  })

  it('is not changed by a centre, which holds Modify of the candidates', async () => {
    const { change, as } = await startAssessment()
    expect((await change('Delivery', 6, { deliveryName: 'Mine' }, await as('centre@centre.test'))).status).toBe(403)
  })
})

describe('a corrected key', () => {
  it('says whose marks it changes before it changes them (CAT-ASR-15)', async () => {
    const started = await startAssessment()
    const { db, admin, calls, change } = started
    const paper = await (await calls()).succeed('getPaperContent', { path: { id: programming } })
    const first = paper.sections[0]?.questions[0] ?? expect.unreachable()
    const [right, wrong] = [
      first.options.findIndex(({ isCorrect }) => isCorrect === 1) + 1,
      first.options.findIndex(({ isCorrect }) => isCorrect === 0) + 1,
    ]
    for (const one of db.records('Attempt').where(({ fields }) => fields['deliveryId'] === programming))
      db.records('Attempt').remove(one.id)
    const attempt = (candidateNumber: string, studentId: number, value: number) => ({
      status: 'Submitted',
      createdAt: '',
      updatedAt: '',
      updatedBy: '',
      fields: {
        candidateNumber,
        deliveryId: programming,
        studentId,
        autoMarks: value === right ? 5 : 4,
        answers: [{ questionId: first.questionId, value: String(value), revision: 1 }],
      },
    })
    db.records('Attempt').insert(attempt('1111 0001', 3301, right))
    db.records('Attempt').insert(attempt('1111 0002', 3302, wrong))
    const options = first.options.map(({ text }, index) => ({ text, isCorrect: index + 1 === wrong ? 1 : 0 }))
    await change('Question', first.questionId, { options })
    const send = async (mode: 'check' | 'apply') =>
      (await calls()).call('regradeDelivery', { path: { id: programming }, body: { questionId: first.questionId, mode } })
    expect(await send('check')).toMatchObject({ status: 400, description: `${first.questionCode} is not approved.` })
    db.records('Question').update(first.questionId, { status: 8 })
    const marks = () => handedIn(db, programming).map(({ fields }) => fields['autoMarks'])
    const changes = [
      { candidateNumber: '1111 0001', before: 5, after: 4 },
      { candidateNumber: '1111 0002', before: 4, after: 5 },
    ]
    expect((await send('check')).data).toEqual({ versionNo: 2, changes })
    expect(marks()).toEqual([5, 4])
    expect((await send('apply')).data).toEqual({ versionNo: 2, changes })
    expect(marks()).toEqual([4, 5])
    expect((await send('apply')).data).toEqual({ versionNo: 2, changes: [] })
    expect((await admin.succeed('Delivery', 'details', { id: programming }))['regraded']).toEqual([
      { questionId: first.questionId, versionNo: 2 },
    ])
  })
})

describe('a key of a section of which one answer counts', () => {
  it('changes no marks of a candidate whose counted answer is to another question', async () => {
    const { db, calls, change } = await startAssessment()
    const record = db.records('Delivery').find(programming) ?? expect.unreachable()
    const paper = db.records('Paper').find(Number(record.fields['paperId'])) ?? expect.unreachable()
    const content = await (await calls()).succeed('getPaperContent', { path: { id: paper.id } })
    const rightOf = ({ options }: { readonly options: readonly { readonly isCorrect?: number }[] }) =>
      options.findIndex(({ isCorrect }) => isCorrect === 1) + 1
    const [first, second] = (content.sections[0]?.questions ?? []).filter(({ questionType }) => questionType === 'Single choice')
    if (!first || !second) throw new Error('There are no two questions with options.')
    const wrong = first.options.findIndex(({ isCorrect }) => isCorrect === 0) + 1
    db.records('Paper').update(paper.id, {
      fields: {
        ...paper.fields,
        sections: [{ title: 'A', instructions: '', questions: [first.questionId, second.questionId], choose: 1 }],
      },
    })
    for (const one of db.records('Attempt').where(({ fields }) => fields['deliveryId'] === programming))
      db.records('Attempt').remove(one.id)
    const answers = [
      { questionId: first.questionId, value: String(wrong), revision: 1 },
      { questionId: second.questionId, value: String(rightOf(second)), revision: 1 },
    ]
    db.records('Attempt').insert({
      status: 'Submitted',
      createdAt: '',
      updatedAt: '',
      updatedBy: '',
      fields: { candidateNumber: '1111 0001', deliveryId: programming, studentId: 3301, autoMarks: second.marks, answers },
    })
    await change('Question', first.questionId, {
      options: first.options.map(({ text }, index) => ({ text, isCorrect: index + 1 === wrong ? 1 : 0 })),
    })
    db.records('Question').update(first.questionId, { status: 8 })
    const { changes } = await (
      await calls()
    ).succeed('regradeDelivery', {
      path: { id: programming },
      body: { questionId: first.questionId, mode: 'check' },
    })
    expect([first.marks, changes]).toEqual([second.marks, []])
  })
})

describe('agreed marks', () => {
  it('become one result of each candidate; sent again without changes they add none, with one they send it (CAT-ASR-16)', async () => {
    const started = await startAssessment()
    const { db } = started
    const { id, count } = await marked(started)
    const calls = await started.calls()
    const results = () => db.records('Result').where(({ fields }) => fields['resultIntakeId'] === 6)
    expect(results()).toHaveLength(0)
    const { batch, problems, resultSetName } = await calls.succeed('sendDelivery', { path: { id } })
    expect([resultSetName, problems, batch]).toMatchObject(['January Exams 2027', [], { rowsTotal: count, rowsNew: count, rowsFailed: 0 }])
    expect(results()).toHaveLength(count)
    expect(db.resultUploads.find(batch.uploadId ?? 0)).toMatchObject({ kind: 'Marking', fileName: delivery.deliveryName, rowsNew: count })
    expect((await calls.succeed('sendDelivery', { path: { id } })).batch).toEqual({
      rowsTotal: count,
      rowsNew: 0,
      rowsChanged: 0,
      rowsSame: count,
      rowsFailed: 0,
    })
    expect(results()).toHaveLength(count)
    const [first] = db.records('Attempt').where(({ fields }) => fields['deliveryId'] === id)
    if (first) db.records('Attempt').update(first.id, { fields: { ...first.fields, finalMarks: 12 } })
    expect((await calls.succeed('sendDelivery', { path: { id } })).batch).toMatchObject({ rowsNew: 0, rowsChanged: 1, rowsSame: count - 1 })
    expect((await (await started.as()).succeed('Delivery', 'details', { id }))['state']).toBe('Sent')
  })

  it('that cannot be written are told by candidate', async () => {
    const started = await startAssessment()
    const { db } = started
    const { id, count } = await marked(started)
    const calls = await started.calls()
    const attempts = db.records('Attempt').where(({ fields }) => fields['deliveryId'] === id)
    const [, ...others] = attempts.map(({ fields }) => fields)
    enrolOtherwise(db, others)
    const { description } = await calls.call('sendDelivery', { path: { id } })
    const second = String(others[0]?.['candidateNumber'])
    expect(description).toMatch(new RegExp(`^1 result sent\\. ${count - 1} could not be: ${second}: .+ And ${count - 4} more\\.$`))
  })

  it('of which none can be written are not sent', async () => {
    const started = await startAssessment()
    const { id } = await marked(started)
    const { db } = started
    enrolOtherwise(
      db,
      db
        .records('Attempt')
        .where()
        .map(({ fields }) => fields),
    )
    const [status, text] = await (await started.calls()).refuse('sendDelivery', { path: { id } })
    expect([status, text.startsWith('No result was sent. ')]).toEqual([400, true])
    // Marked is read by the clock: what is stored is as it was scheduled.
    expect(db.records('Delivery').find(id)?.status).toBe('Scheduled')
  })

  it('are not sent before every script is agreed, nor of a practice, nor without Publish', async () => {
    const { calls } = await startAssessment()
    expect(await (await calls()).refuse('sendDelivery', { path: { id: biologyDraft } })).toEqual([400, 'Not every script is agreed yet.'])
    expect(await (await calls()).refuse('sendDelivery', { path: { id: 8 } })).toEqual([400, 'A practice is not sent.'])
    expect((await (await calls('scheduler@ncuk.test')).refuse('sendDelivery', { path: { id: biologyDraft } }))[0]).toBe(403)
  })
})
