import { beforeEach, describe, expect, it } from 'vitest'
import { startAttempt } from '#mirage/assessment/sitting.ts'
import { createAggregator } from '#mirage/server.ts'
import type { Snapshot } from '#mirage/snapshot.ts'
import { accessCode, examDelivery, examRecords, examStart, startExam } from '#tests/support/assessment/exam.ts'
import { createDrivenClock, createDrivenRandom, signInOver, startAggregator, testNow, type Caller } from '#tests/support/aggregator.ts'

const [second, minute] = [1000, 60_000]
const attemptId = 900
const student = 'student@student.test'

/** The demo's data with an exam that the seeded student sits a minute from now, made once. */
const snapshot = ((): Snapshot => {
  const kept: Snapshot = JSON.parse(startAggregator().aggregator.dump())
  const records = examRecords(testNow + minute, 3001, 26)
  const resources = Object.entries(records).map(([name, added]) => {
    const others = kept.resources[name as keyof typeof records]?.records ?? []
    return [name, { lastId: 1000, records: [...others, ...added] }]
  })
  return { ...kept, resources: { ...kept.resources, ...Object.fromEntries(resources) } }
})()

async function startSeeded() {
  const clock = createDrivenClock()
  const exam = createAggregator({
    scenario: 'demo',
    tokenSeconds: 36_000,
    latencyMs: 0,
    clock,
    randomBytes: createDrivenRandom(),
    passwordRounds: 1000,
    snapshot,
    logError: (error) => {
      throw error
    },
  })
  const signIn = (username = student) => signInOver((request) => exam.handle(request), username)
  return { clock, signIn, candidate: await signIn() }
}

type Exam = Awaited<ReturnType<typeof startSeeded>>
let exam: Exam
let candidate: Caller

beforeEach(async () => {
  exam = await startSeeded()
  ;({ candidate } = exam)
})

const begin = (who: Caller = candidate, more: { sessionKey?: string; takesOver?: boolean } = {}) =>
  who.succeed('startAttempt', { body: { deliveryId: examDelivery, accessCode, ...more } })
const answer = (questionId: number, value: string, revision = 1) => ({ questionId, value, revision, isFlagged: false })
const save = (who: Caller, sessionKey: string, ...answers: ReturnType<typeof answer>[]) =>
  who.call('saveAttempt', { path: { id: attemptId }, body: { sessionKey, answers } })
const submit = (sessionKey: string, isTimeUp: boolean) =>
  candidate.call('submitAttempt', { path: { id: attemptId }, body: { sessionKey, answers: [], isTimeUp } })
const own = async () => (await candidate.succeed('listOwnAttempts')).attempts.find((one) => one.deliveryId === examDelivery)
const leftOf = ({ endsAt, serverTime }: { endsAt: string; serverTime: string }) =>
  Date.parse(`${endsAt.slice(0, 23)}Z`) - Date.parse(`${serverTime.slice(0, 23)}Z`)

describe('the start of an attempt', () => {
  it('before opening and with a wrong code is refused (CAT-ASR-05)', async () => {
    expect(await candidate.refuse('startAttempt', { body: { deliveryId: examDelivery, accessCode } })).toEqual([
      409,
      'This assessment is not open yet.',
    ])
    exam.clock.advance(2 * minute)
    expect(await candidate.refuse('startAttempt', { body: { deliveryId: examDelivery, accessCode: '000000' } })).toEqual([
      400,
      'The code is not right.',
    ])
    expect((await begin()).state).toBe('Sitting')
  })

  it('gives no key, scheme or feedback to a student (CAT-ASR-05)', async () => {
    exam.clock.advance(2 * minute)
    const text = JSON.stringify([await begin(), await candidate.succeed('listOwnAttempts')])
    for (const secret of ['isCorrect', 'markScheme', 'feedback', 'The point.', accessCode]) expect(text).not.toContain(secret)
  })

  it('after the late entry is refused, and the candidate is absent', async () => {
    exam.clock.advance(32 * minute)
    expect(await candidate.refuse('startAttempt', { body: { deliveryId: examDelivery, accessCode } })).toEqual([
      409,
      'It is too late to begin this assessment.',
    ])
    expect((await own())?.state).toBe('Absent')
  })

  it('is for the registered student alone', async () => {
    exam.clock.advance(2 * minute)
    const other = await exam.signIn('newstudent@student.test')
    expect((await other.call('startAttempt', { body: { deliveryId: examDelivery, accessCode } })).status).toBe(404)
    const centre = await exam.signIn('centre@centre.test')
    expect((await centre.call('startAttempt', { body: { deliveryId: examDelivery, accessCode } })).status).toBe(403)
  })
})

describe('a practice', () => {
  it('brings the formula booklet of its paper, and has no invigilator to be called', async () => {
    const { attempts } = await candidate.succeed('listOwnAttempts')
    const { deliveryId } = attempts.find(({ isPractice }) => isPractice) ?? expect.unreachable()
    const { formulaBooklet, sessionKey, attemptId: id } = await candidate.succeed('startAttempt', { body: { deliveryId } })
    expect(formulaBooklet).toContain('<li>F = ma</li>')
    expect(await candidate.refuse('callInvigilator', { path: { id }, body: { sessionKey, isCalling: true } })).toEqual([
      400,
      'A practice has no invigilator.',
    ])
  })
})

describe('an attempt', () => {
  beforeEach(() => exam.clock.advance(2 * minute))

  it('keeps of each answer the higher revision', async () => {
    const { sessionKey } = await begin()
    await save(candidate, sessionKey, answer(901, '1', 3))
    const { data } = await save(candidate, sessionKey, answer(901, '2', 2), answer(902, '1'))
    expect(data?.revisions).toEqual([
      { questionId: 901, revision: 3 },
      { questionId: 902, revision: 1 },
    ])
    const again = await begin(candidate, { sessionKey })
    expect(again.answers).toEqual([answer(901, '1', 3), answer(902, '1')])
  })

  it('goes on after a killed tab with its answers and the true time (CAT-ASR-06)', async () => {
    const { sessionKey } = await begin()
    await save(candidate, sessionKey, answer(901, '1'))
    exam.clock.advance(10 * minute)
    const again = await begin(candidate, { sessionKey })
    expect([again.answers, leftOf(again)]).toEqual([[answer(901, '1')], 50 * minute])
  })

  it('is taken over by a second tab after the question; the first can no longer write (CAT-ASR-11)', async () => {
    const first = await begin()
    expect(await candidate.refuse('startAttempt', { body: { deliveryId: examDelivery } })).toEqual([
      409,
      'You sit this assessment in another tab or on another computer.',
    ])
    const secondTab = await begin(candidate, { takesOver: true })
    expect((await save(candidate, first.sessionKey, answer(901, '1'))).status).toBe(409)
    expect((await save(candidate, secondTab.sessionKey, answer(901, '2'))).status).toBe(200)
  })

  it('takes what was entered before zero for 60 seconds more; after 61 it answers 409 (CAT-ASR-09)', async () => {
    const { sessionKey } = await begin()
    exam.clock.advance(60 * minute + 59 * second)
    expect((await save(candidate, sessionKey, answer(901, '1'))).status).toBe(200)
    exam.clock.advance(2 * second)
    expect((await save(candidate, sessionKey, answer(902, '1'))).status).toBe(409)
    expect((await own())?.state).toBe('Timed out')
  })

  it('that is handed in in its last second counts as handed in, and says so again where its answer was lost', async () => {
    const { sessionKey } = await begin()
    await save(candidate, sessionKey, answer(901, '1'))
    exam.clock.advance(60 * minute + 20 * second)
    const handed = await submit(sessionKey, false)
    expect(handed.data?.state).toBe('Submitted')
    exam.clock.advance(5 * minute)
    expect((await submit(sessionKey, false)).data?.state).toBe('Submitted')
  })

  it('goes on where the portal saw the end too early', async () => {
    const { sessionKey } = await begin()
    exam.clock.advance(50 * minute)
    expect((await submit(sessionKey, true)).data?.state).toBe('Sitting')
  })

  it('is marked by the machine as far as it can be', async () => {
    const { sessionKey } = await begin()
    await save(candidate, sessionKey, answer(901, '1'), answer(902, '2'), answer(903, '1'))
    await submit(sessionKey, false)
    const admin = await exam.signIn('admin@ncuk.test')
    const { candidates, statistics } = await admin.succeed('monitorDelivery', { path: { id: examDelivery } })
    expect(candidates[0]).toMatchObject({ state: 'Submitted', answered: 3 })
    expect(statistics?.questions.slice(0, 2).map(({ facility }) => facility)).toEqual([1, 0])
  })
})

describe('extra time', () => {
  it('of 50 % makes 60 minutes 90 (CAT-ASR-10)', () => {
    const store = startExam({ now: () => examStart }, { accessArrangements: '50 % extra' })
    const sheet = startAttempt({ deliveryId: examDelivery, accessCode }, store)
    expect([leftOf(sheet), sheet.extraMinutes]).toEqual([90 * minute, 30])
  })
})

describe('invigilation', () => {
  let centre: Caller
  const control = (
    who: Caller,
    act: 'pause' | 'resume' | 'extend' | 'void' | 'note' | 'answer',
    minutes?: number,
    reason = 'The fire alarm rang.',
  ) => who.call('controlAttempt', { path: { id: attemptId }, body: { act, reason, ...(minutes !== undefined && { minutes }) } })

  beforeEach(async () => {
    exam.clock.advance(2 * minute)
    centre = await exam.signIn('centre@centre.test')
  })

  it('is called by the candidate, who is told when the call is answered', async () => {
    const { sessionKey } = await begin()
    const call = (isCalling: boolean) => candidate.succeed('callInvigilator', { path: { id: attemptId }, body: { sessionKey, isCalling } })
    const watched = async () =>
      (await centre.succeed('monitorDelivery', { path: { id: examDelivery } })).candidates.find((one) => one.attemptId === attemptId)
    const { calledAt } = await call(true)
    exam.clock.advance(minute)
    expect([await call(true), (await watched())?.calledAt, (await save(candidate, sessionKey)).data?.calledAt]).toEqual([
      { calledAt },
      calledAt,
      calledAt,
    ])
    // A tab that resumes the attempt knows of it.
    expect((await begin(candidate, { sessionKey })).calledAt).toBe(calledAt)
    const { sessionKey: after } = await begin(candidate, { takesOver: true })
    expect((await control(centre, 'answer', undefined, '')).status).toBe(200)
    expect((await save(candidate, after)).data?.calledAt).toBeUndefined()
    expect((await watched())?.events.map(({ kind, note }) => [kind, note]).slice(-1)).toEqual([
      ['Call answered', '(Oluwaseyifunmi Mensah)'],
    ])
    expect((await control(centre, 'answer', undefined, '')).status).toBe(400)
    const again = (isCalling: boolean) =>
      candidate.succeed('callInvigilator', { path: { id: attemptId }, body: { sessionKey: after, isCalling } })
    await again(true)
    expect([await again(false), (await watched())?.calledAt]).toEqual([{}, undefined])
    // Any other act of the invigilator answers the call too.
    await again(true)
    await control(centre, 'extend', 5)
    expect((await watched())?.calledAt).toBeUndefined()
  })

  it('pauses and resumes: the time stands and goes on (CAT-ASR-10)', async () => {
    const { sessionKey } = await begin()
    exam.clock.advance(10 * minute)
    expect((await control(centre, 'pause')).status).toBe(200)
    exam.clock.advance(30 * minute)
    const paused = await save(candidate, sessionKey)
    expect([paused.data?.state, paused.data && leftOf(paused.data)]).toEqual(['Paused', 50 * minute])
    expect((await control(centre, 'resume')).status).toBe(200)
    exam.clock.advance(10 * minute)
    const resumed = await save(candidate, sessionKey)
    expect([resumed.data?.state, resumed.data && leftOf(resumed.data)]).toEqual(['Sitting', 40 * minute])
  })

  it('adds time and voids, each with a reason that stands among the events', async () => {
    const { sessionKey } = await begin()
    expect((await control(centre, 'extend', 10, ' ')).description).toBe('Reason should not be blank!')
    expect((await control(centre, 'extend', 10)).status).toBe(200)
    const more = await save(candidate, sessionKey)
    expect(more.data && leftOf(more.data)).toBe(70 * minute)
    const { data } = await control(centre, 'void', undefined, 'A phone was found.')
    expect(data?.events.map(({ kind }) => kind)).toEqual(['Started', 'Extended by 10 minutes', 'Void'])
    expect((await save(candidate, sessionKey, answer(901, '1'))).description).toBe('The invigilator has ended your assessment.')
    expect((await control(centre, 'pause')).description).toBe('Only a candidate who is sitting can be paused.')
  })

  it('notes something about a candidate who has not come, and changes nothing else', async () => {
    const { data } = await control(centre, 'note', undefined, 'Is on the way.')
    expect([data?.state, data?.extraMinutes, data?.events]).toEqual([
      'Expected',
      0,
      [expect.objectContaining({ kind: 'Note', note: expect.stringMatching(/^Is on the way\. \(.+\)$/) })],
    ])
  })

  it('shows a centre its own candidates without answers, and the code only shortly before', async () => {
    await begin()
    const seen = await centre.succeed('monitorDelivery', { path: { id: examDelivery } })
    expect([seen.candidates.length, seen.accessCode, seen.statistics]).toEqual([1, accessCode, undefined])
    const university = await exam.signIn('university@university.test')
    expect((await university.call('monitorDelivery', { path: { id: examDelivery } })).status).toBe(403)
    expect((await control(candidate, 'pause')).status).toBe(403)
  })
})
