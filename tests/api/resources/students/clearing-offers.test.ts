import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Fields = Readonly<Record<string, unknown>>
type Caller = Awaited<ReturnType<typeof recordsAs>>

const northgate = 12
/** A course of Northgate University, approved and changed since. */
const changedCourse = 59
const day = 86_400_000

async function start() {
  const { handle, clock, signIn } = startAggregator()
  const admin = await recordsAs(handle)
  const entry = async (studentId = 3001) => {
    const body = { requestId: `entry of ${studentId}`, studentId, yearId: 22, reason: 'Late', subjects: 'Economics' }
    const found = (await admin.succeed('ClearingEntry', 'list', { query: { studentId } })).list ?? []
    for (const { clearingId } of found) await admin.call('ClearingEntry', 'remove', { body: { clearingId: [clearingId] } })
    const { clearingId } = await admin.succeed<Fields>('ClearingEntry', 'create', { body })
    return Number(clearingId)
  }
  const courses = async (institutionId: number) =>
    (await admin.succeed('Course', 'list', { query: { institutionId, statusId: '8', pageSize: 100 } })).list ?? []
  const offer = async (caller: Caller, clearingId: number, more: Fields = {}, institutionId = northgate) => {
    const [course = {}] = await courses(institutionId)
    const body = {
      requestId: `${clearingId} ${institutionId} ${JSON.stringify(more)}`,
      clearingId,
      institutionId,
      courseId: course['courseId'],
      expiresOn: '2026-11-28',
      ...more,
    }
    return caller.callBadly('ClearingOffer', 'create', { body })
  }
  const made = async (clearingId: number, institutionId = northgate) =>
    Number((await offer(admin, clearingId, {}, institutionId)).data['clearingOfferId'])
  const stateOf = async (id: number) => (await admin.succeed<Fields>('ClearingOffer', 'details', { id }))['state']
  const entryState = async (id: number) => (await admin.succeed<Fields>('ClearingEntry', 'details', { id }))['state']
  const applications = async () => (await admin.succeed('DirectPlacement', 'list', { query: { studentId: 3001 } })).list ?? []
  return { handle, clock, signIn, admin, entry, applications, offer, made, stateOf, entryState }
}

describe('an offer of clearing', () => {
  it('is made to who looks for a place, within 14 days, and withdrawn; the entry follows', async () => {
    const { admin, entry, offer, made, stateOf, entryState } = await start()
    const clearingId = await entry()
    const late = await offer(admin, clearingId, { expiresOn: '2026-12-07' })
    expect(late.data).toEqual({ fields: [{ field: 'expiresOn', description: 'Choose a date within 14 days.' }] })
    expect((await offer(admin, clearingId, { expiresOn: '2026-11-20' })).status).toBe(400)
    expect((await offer(admin, clearingId, { institutionId: 1 })).status).toBe(400)
    const id = await made(clearingId)
    expect([await stateOf(id), await entryState(clearingId)]).toEqual(['Offered', 'Offered'])
    await admin.succeed('ClearingOffer', 'move', { id, body: { status: 'Withdrawn' } })
    expect([await stateOf(id), await entryState(clearingId)]).toEqual(['Withdrawn', 'Open'])
  })

  it('is made for courses that are open for applications, which the form offers alone', async () => {
    const { handle, entry, offer } = await start()
    const university = await recordsAs(handle, 'university@university.test')
    const options = async (statusId: string) =>
      university.succeed<readonly { readonly id: number; readonly status: number }[]>('Course', 'options', {
        query: { institutionId: northgate, statusId, pageSize: 1000 },
      })
    const clearingId = await entry()
    const [closed] = (await options('')).filter(({ id, status }) => status !== 8 && id !== changedCourse)
    expect((await offer(university, clearingId, { courseId: closed?.id })).data).toEqual({
      fields: [{ field: 'courseId', description: 'This course is not open for applications.' }],
    })
    const open = await options('8')
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([8]))
    expect((await offer(university, clearingId, { courseId: open[0]?.id })).status).toBe(200)
  })

  it('is made for a course of which a change waits as it was approved, which the form offers under its approved name', async () => {
    const { handle, entry, offer } = await start()
    const university = await recordsAs(handle, 'university@university.test')
    expect((await university.succeed('Course', 'details', { id: changedCourse }))['status']).toBe(9)
    const query = { institutionId: northgate, statusId: '8', pageSize: 1000 }
    const open = await university.succeed<readonly { readonly id: number; readonly name: string }[]>('Course', 'options', { query })
    expect(open.find(({ id }) => id === changedCourse)?.name).not.toMatch(/with Placement/)
    expect((await offer(university, await entry(), { courseId: changedCourse })).status).toBe(200)
  })

  it('that a student accepts declines the others and places the entry (CAT-STU-19)', async () => {
    const { admin, signIn, entry, offer, made, stateOf, entryState } = await start()
    const clearingId = await entry()
    const [first, second] = [await made(clearingId), await made(clearingId, 1)]
    const student = await signIn('student@student.test')
    const own = await student.succeed('listOwnClearingOffers')
    expect(own.filter(({ state }) => state === 'Offered').map(({ clearingOfferId }) => clearingOfferId)).toEqual([second, first])
    await student.succeed('replyToClearingOffer', { path: { id: first }, body: { reply: 'Accepted' } })
    expect([await stateOf(first), await stateOf(second), await entryState(clearingId)]).toEqual(['Accepted', 'Declined', 'Placed'])
    expect(await student.refuse('replyToClearingOffer', { path: { id: second }, body: { reply: 'Accepted' } })).toEqual([
      409,
      'This offer is closed.',
    ])
    expect((await offer(admin, clearingId, { expiresOn: '2026-11-27' })).data).toEqual({
      fields: [{ field: 'clearingId', description: 'The student is not in clearing any more.' }],
    })
    const again = { requestId: 'again', studentId: 3001, yearId: 22, reason: 'Late', subjects: 'Economics' }
    expect((await admin.callBadly('ClearingEntry', 'create', { body: again })).data).toEqual({
      fields: [{ field: 'studentId', description: 'The student has a firm place.' }],
    })
  })

  it('cannot be accepted while its entry is closed, and can again once that is open', async () => {
    const { admin, signIn, entry, made, stateOf, applications } = await start()
    const clearingId = await entry()
    const id = await made(clearingId)
    const before = (await applications()).length
    const student = await signIn('student@student.test')
    const accept = { path: { id }, body: { reply: 'Accepted' } } as const
    await admin.succeed('ClearingEntry', 'move', { id: clearingId, body: { status: 'Closed' } })
    expect(await student.refuse('replyToClearingOffer', accept)).toEqual([409, 'Your entry in clearing is closed.'])
    expect([await stateOf(id), (await applications()).length]).toEqual(['Offered', before])
    const refusal = async () =>
      (await student.succeed('listOwnClearingOffers', {})).find((one) => one.clearingOfferId === id)?.acceptRefusal
    expect(await refusal()).toBe('Your entry in clearing is closed.')
    await admin.succeed('ClearingEntry', 'move', { id: clearingId, body: { status: 'Open' } })
    expect(await refusal()).toBeUndefined()
    await student.succeed('replyToClearingOffer', accept)
    expect(await stateOf(id)).toBe('Accepted')
  })

  it('that a student accepts becomes the firm choice, in a new application to its course', async () => {
    const { admin, signIn, entry, offer, applications } = await start()
    const before = await applications()
    const conditions = [{ subject: 'Overall', minimum: 'B' }]
    const { data } = await offer(admin, await entry(), { conditions })
    const student = await signIn('student@student.test')
    await student.succeed('replyToClearingOffer', { path: { id: Number(data['clearingOfferId']) }, body: { reply: 'Accepted' } })
    const made = (await applications()).filter(
      (one) => !before.some(({ directPlacementId }) => directPlacementId === one['directPlacementId']),
    )
    expect(made).toMatchObject([
      { institutionId: northgate, route: 'Clearing', decision: 'Conditional', reply: 'Firm', appliedOn: '2026-11-21', conditions },
    ])
  })

  it('that a student accepts changes the application to the same course, unless another choice is firm', async () => {
    const { admin, signIn, entry, offer, applications } = await start()
    const [first = {}, second = {}] = await applications()
    const { institutionId, courseId } = second
    const { data } = await offer(admin, await entry(), { institutionId, courseId })
    const id = Number(data['clearingOfferId'])
    const student = await signIn('student@student.test')
    const reply = { path: { id: Number(first['directPlacementId']) } }
    await student.succeed('replyToOffer', { ...reply, body: { reply: 'Firm' } })
    expect(await student.refuse('replyToClearingOffer', { path: { id }, body: { reply: 'Accepted' } })).toEqual([
      409,
      'Only one choice can be firm.',
    ])
    await student.succeed('replyToOffer', { ...reply, body: { reply: 'Declined' } })
    await student.succeed('replyToClearingOffer', { path: { id }, body: { reply: 'Accepted' } })
    const after = await applications()
    expect(after).toHaveLength(2)
    expect(after.find((one) => one['courseId'] === courseId)).toMatchObject({ route: 'Clearing', decision: 'Unconditional', reply: 'Firm' })
  })

  it('that is declined leaves the others open', async () => {
    const { signIn, entry, made, stateOf, entryState } = await start()
    const clearingId = await entry()
    const [first, second] = [await made(clearingId), await made(clearingId, 1)]
    const student = await signIn('student@student.test')
    await student.succeed('replyToClearingOffer', { path: { id: first }, body: { reply: 'Declined' } })
    expect([await stateOf(first), await stateOf(second), await entryState(clearingId)]).toEqual(['Declined', 'Offered', 'Offered'])
  })

  it("expires by the server's clock, and is not accepted then", async () => {
    const { clock, signIn, entry, made } = await start()
    const id = await made(await entry())
    clock.advance(8 * day)
    const student = await signIn('student@student.test')
    expect((await student.succeed('listOwnClearingOffers')).find(({ clearingOfferId }) => clearingOfferId === id)?.state).toBe('Expired')
    expect(await student.refuse('replyToClearingOffer', { path: { id }, body: { reply: 'Accepted' } })).toEqual([
      409,
      'This offer has expired.',
    ])
  })

  it('leaves its entry open again when the last one has expired', async () => {
    const { handle, clock, entry, made } = await start()
    const clearingId = await entry()
    await made(clearingId)
    await made(clearingId, 1)
    const seen = async (statusId: string) => {
      const admin = await recordsAs(handle)
      const { list = [] } = await admin.succeed('ClearingEntry', 'list', { query: { studentId: 3001, statusId } })
      return list.map(({ state }) => state)
    }
    clock.advance(7 * day)
    expect([await seen('Offered'), await seen('Open')]).toEqual([['Offered'], []])
    clock.advance(day)
    expect([await seen('Offered'), await seen('Open')]).toEqual([[], ['Open']])
  })

  it('is replied to by its own student alone', async () => {
    const { signIn, entry, made } = await start()
    const id = await made(await entry(3320))
    const body = { reply: 'Accepted' } as const
    expect((await (await signIn('student@student.test')).refuse('replyToClearingOffer', { path: { id }, body }))[0]).toBe(404)
    expect((await (await signIn()).refuse('replyToClearingOffer', { path: { id }, body }))[0]).toBe(403)
  })

  it('is made by a university for itself alone, which sees no other ones', async () => {
    const { handle, entry, offer, made } = await start()
    const clearingId = await entry()
    const foreign = await made(clearingId, 1)
    const university = await recordsAs(handle, 'university@university.test')
    expect((await offer(university, clearingId)).status).toBe(200)
    expect((await offer(university, clearingId, { expiresOn: '2026-11-26' }, 1)).status).toBe(400)
    const { list = [] } = await university.succeed('ClearingOffer', 'list', { query: { pageSize: 1000 } })
    expect(new Set(list.map(({ institutionId }) => institutionId))).toEqual(new Set([northgate]))
    expect((await university.call('ClearingOffer', 'details', { id: foreign })).status).toBe(404)
  })
})

describe('the marks beside the offers', () => {
  it('show a university no mark before its release to universities (CAT-STU-18)', async () => {
    const { signIn, admin } = await start()
    const university = await signIn('university@university.test')
    const shown = async () => {
      const { list } = await university.succeed('listClearingMarks', { query: { pageSize: 100 } })
      const predicted = await university.succeed('listPredictedGrades', { query: { pageSize: 1000 } })
      return {
        marks: list.reduce((sum, { marks }) => sum + marks.length, 0),
        achieved: predicted.list.filter(({ achievedMark }) => achievedMark !== undefined).length,
      }
    }
    const provider = await (await signIn()).succeed('listClearingMarks', { query: { pageSize: 100 } })
    const before = await shown()
    expect(before.marks).toBeGreaterThan(0)
    expect(before.achieved).toBeGreaterThan(0)
    expect(provider.list.reduce((sum, { marks }) => sum + marks.length, 0)).toBeGreaterThan(before.marks)

    const { list: sets = [] } = await admin.succeed('ResultSet', 'list', { query: { pageSize: 100 } })
    const caller = await signIn()
    for (const { resultIntakeId, releasedTo = [] } of sets)
      if (Array.isArray(releasedTo) && releasedTo.includes('Universities'))
        await caller.succeed('releaseResults', {
          path: { id: Number(resultIntakeId) },
          body: { audience: 'Universities', isWithdrawn: 1, reason: 'An error was found.' },
        })
    expect(await shown()).toEqual({ marks: 0, achieved: 0 })
  })

  it('stand against the conditions of the open offers, as far as the person may see the marks', async () => {
    const { signIn, admin, offer } = await start()
    const provider = await signIn()
    const rows = async (caller: typeof provider) => (await caller.succeed('listClearingMarks', { query: { pageSize: 100 } })).list
    const marked = (await rows(provider)).find(({ marks }) => marks.some(({ grade = 'A*' }) => grade !== 'A*'))
    const { moduleId, moduleName = '', grade = '' } = marked?.marks.find((one) => one.grade !== 'A*') ?? {}
    const clearingId = Number(marked?.clearingId)
    const asked = (minimum: string) => ({ subject: 'Module', moduleId, minimum })
    const conditions = [asked(grade), asked('A*'), { subject: 'English', minimum: 'XYZ 9' }]
    const { data } = await offer(admin, clearingId, { requestId: 'judged', conditions })
    const judged = async (caller: typeof provider) => {
      const row = (await rows(caller)).find((one) => one.clearingId === clearingId)
      return row?.openOffers.find(({ clearingOfferId }) => clearingOfferId === data['clearingOfferId'])?.conditions
    }
    const english = { text: 'English: XYZ 9', own: '', state: 'unknown' }
    expect(await judged(provider)).toEqual([
      { text: `${moduleName}: ${grade}`, own: grade, state: 'met' },
      { text: `${moduleName}: A*`, own: grade, state: 'below' },
      english,
    ])
    const university = await signIn('university@university.test')
    const { list: sets = [] } = await admin.succeed('ResultSet', 'list', { query: { pageSize: 100 } })
    for (const { resultIntakeId, releasedTo = [] } of sets)
      if (Array.isArray(releasedTo) && releasedTo.includes('Universities'))
        await provider.succeed('releaseResults', {
          path: { id: Number(resultIntakeId) },
          body: { audience: 'Universities', isWithdrawn: 1, reason: 'An error was found.' },
        })
    expect(await judged(university)).toEqual([
      { text: `${moduleName}: ${grade}`, own: '', state: 'unknown' },
      { text: `${moduleName}: A*`, own: '', state: 'unknown' },
      english,
    ])
  })

  it('stand beside what was predicted, of which a university sees only what was approved', async () => {
    const { signIn } = await start()
    const admin = await (await signIn()).succeed('listPredictedGrades', { query: { pageSize: 1000 } })
    const university = await (await signIn('university@university.test')).succeed('listPredictedGrades', { query: { pageSize: 1000 } })
    expect(admin.totalCount).toBeGreaterThan(university.totalCount)
    expect(university.totalCount).toBeGreaterThan(0)
  })

  it('say of each course of the stream whether it can be met', async () => {
    const { signIn } = await start()
    const admin = await signIn()
    const { list, totalCount } = await admin.succeed('listClearingCourses', { query: { studentId: 3001, pageSize: 1000 } })
    expect([list.length > 0, list.length]).toEqual([true, totalCount])
    const wrong = list.filter(({ match, requirements }) => {
      const missing = requirements.filter(({ isMet }) => isMet === 0).length
      return match !== (missing === 0 ? 'met' : missing === 1 ? 'nearly' : 'not')
    })
    expect(wrong).toEqual([])
    expect((await (await signIn('university@university.test')).refuse('listClearingCourses', { query: { studentId: 3001 } }))[0]).toBe(403)
  })
})
