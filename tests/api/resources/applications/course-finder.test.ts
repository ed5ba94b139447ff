import { describe, expect, it } from 'vitest'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const [student, other] = [3001, 3003]
const all = { pageNo: 1, pageSize: 1000, searchText: '' }
const [released, planned] = [[1, 2, 3, 7], 6]
const physics = moduleNamed('Physics').moduleId

async function start() {
  const { handle, signIn } = startAggregator()
  const [admin, own] = [await signIn(), await signIn('student@student.test')]
  const records = await recordsAs(handle)
  const found = (query: object = {}, caller = own) => caller.succeed('findCourses', { query: { ...all, studentId: student, ...query } })
  return { admin, own, records, found }
}

describe('the course finder of a student', () => {
  it('finds the courses open to the own stream, those that fit first, with the reasons', async () => {
    const { found } = await start()
    const { list, totalCount, openCount } = await found()
    expect([totalCount, openCount]).toEqual([list.length, list.length])
    const order = list.map(({ match }) => ['met', 'nearly', 'not'].indexOf(match))
    expect(order).toEqual(order.toSorted((one, another) => one - another))
    for (const { match, requirements } of list) {
      const missing = requirements.filter(({ state }) => state !== 'met').length
      expect([match, missing]).toEqual([missing === 0 ? 'met' : missing === 1 ? 'nearly' : 'not', missing])
      for (const { own, state } of requirements) expect(own === '').toBe(state === 'unknown')
    }
  })

  it('leaves those alone that the filters ask for', async () => {
    const { found } = await start()
    const { list: whole } = await found()
    const [wanted] = whole
    expect((await found({ searchText: wanted?.courseName ?? '' })).list.map(({ courseName }) => courseName)).toContain(wanted?.courseName)
    expect((await found({ startMonth: 'January' })).list).toEqual(whole.filter(({ startMonths }) => startMonths.includes('January')))
    expect((await found({ deliveryMode: 2 })).list).toEqual(whole.filter(({ deliveryMode }) => deliveryMode === 2))
    expect((await found({ isFitting: 1 })).list).toEqual(whole.filter(({ match }) => match !== 'not'))
  })

  it('judges by released results, by no mark before its time, and by what is predicted where there is no result', async () => {
    const { admin, found, records } = await start()
    const ofPhysics = async () =>
      (await found()).list.flatMap(({ requirements }) =>
        requirements.filter(({ text }) => text.startsWith('Physics')).map(({ own }) => own),
      )
    const before = new Set(await ofPhysics())
    expect(before.size).toBe(1)
    const mark = { resultIntakeId: planned, studentId: student, moduleId: physics, version: 'V1', attempt: 'First', rawMark: 97.3 }
    expect((await records.callBadly('Result', 'create', { body: { ...mark, outcome: 'Pass', requestId: 'early' } })).status).toBe(200)
    expect(new Set(await ofPhysics())).toEqual(before)

    for (const id of released)
      await admin.succeed('releaseResults', { path: { id }, body: { audience: 'Students', isWithdrawn: 1, reason: 'Marked again.' } })
    const { list = [] } = await records.succeed('AcademicDetail', 'list', {
      query: { studentId: student, moduleId: physics, pageSize: 10 },
    })
    expect(new Set(await ofPhysics())).toEqual(new Set([list[0]?.['predictedGrade']]))
  })

  it('is not for the courses of another student', async () => {
    const { own, admin, found } = await start()
    expect((await own.refuse('findCourses', { query: { ...all, studentId: other } }))[0]).toBe(404)
    expect((await found({ studentId: other }, admin)).openCount).toBeGreaterThan(0)
  })
})
