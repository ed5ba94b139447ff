import { describe, expect, it } from 'vitest'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const [student, other] = [3001, 3003]
const all = { pageNo: 1, pageSize: 1000, searchText: '' }
const { submitted, approved } = courseStatus
const [released, planned] = [[1, 2, 3, 7], 6]
const physics = moduleNamed('Physics').moduleId

async function start() {
  const { handle, signIn } = startAggregator()
  const [admin, own] = [await signIn(), await signIn('student@student.test')]
  const records = await recordsAs(handle)
  const found = (query: object = {}, caller = own) => caller.succeed('findCourses', { query: { ...all, studentId: student, ...query } })
  return { handle, admin, own, records, found }
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

  it('finds a course as it was approved while a change of its university waits (CAT-CUR-16)', async () => {
    const { handle, admin, own, records, found } = await start()
    const university = await recordsAs(handle, 'university@university.test')
    const centre = await recordsAs(handle, 'centre@centre.test')
    const changed = (await found()).list.find(({ universityName }) => universityName === 'Northgate University')
    const id = changed?.courseId ?? 0
    const {
      courseId: _id,
      status: _status,
      createdAt: _at,
      updatedBy: _by,
      names: _names,
      ...fields
    } = await university.succeed('Course', 'details', { id })
    await university.succeed('Course', 'update', { id, body: { ...fields, courseName: 'BA Trade' } })
    expect((await records.succeed('Course', 'details', { id }))['status']).toBe(submitted)

    const seen = async (caller = own) => (await found({}, caller)).list.find(({ courseId }) => courseId === id)
    expect([await seen(), (await seen(admin))?.courseName]).toEqual([changed, changed?.courseName])
    const student = await recordsAs(handle, 'student@student.test')
    for (const person of [student, centre]) {
      const { data } = await person.callBadly('Course', 'options', { query: { pageSize: 1000 } })
      expect(data).toContainEqual({ id, name: `${changed?.courseName}, Northgate University`, status: approved })
    }
    await own.succeed('keepFavouriteCourse', { path: { id }, body: { studentId: 3001, isFavourite: 1 } })

    await records.succeed('Course', 'move', { id, body: { status: approved, comment: '' } })
    expect((await seen())?.courseName).toBe('BA Trade')
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

  it('narrows by every filter to the courses that have it, and offers what one of them has', async () => {
    const { found, records } = await start()
    const { list: whole, options } = await found()
    const { list: kept = [] } = await records.succeed('Course', 'list', { query: { pageSize: 1000 } })
    const fieldsOf = (id: number) => kept.find((one) => one['courseId'] === id)
    const narrowed = async (query: object) => (await found(query)).list.map(({ courseId }) => courseId)
    const those = (fits: (course: (typeof whole)[number]) => boolean) => whole.filter(fits).map(({ courseId }) => courseId)
    const [country, university, qualification] = [options.countries, options.universities, options.qualifications].map((all) => all[0])
    const currency = options.currencies[0] ?? ''
    expect(await narrowed({ institutionId: String(university?.id) })).toEqual(
      those(({ universityName }) => universityName === university?.name),
    )
    expect(await narrowed({ qualificationId: String(qualification?.id) })).toEqual(
      those(({ courseId }) => fieldsOf(courseId)?.['qualificationId'] === qualification?.id),
    )
    expect(await narrowed({ currency })).toEqual(those((course) => course.currency === currency))
    expect(await narrowed({ countryId: String(country?.id) })).toEqual(those(({ countryName }) => countryName === country?.name))
    const [first, second] = options.countries.slice(-2)
    const both = await narrowed({ countryId: `${first?.id},${second?.id}` })
    expect(both).toEqual(those(({ countryName }) => [first?.name, second?.name].includes(countryName)))
    expect(both.length).toBeGreaterThan(0)
    const [from, to] = [2_000_000, 2_500_000]
    expect(await narrowed({ feeFrom: from, feeTo: to })).toEqual(those(({ feeMinor = 0 }) => feeMinor >= from && feeMinor <= to))
    expect(options.startMonths.length).toBeGreaterThan(0)
  })

  it('keeps the favourites of the student alone, each once, until they are taken away', async () => {
    const { own, admin, found } = await start()
    const [course] = (await found()).list
    const id = course?.courseId ?? 0
    const keep = (isFavourite: 0 | 1) => ({ path: { id }, body: { studentId: student, isFavourite } })
    const favourites = async (caller = own) => (await found({ isFavourite: 1 }, caller)).list.map(({ courseId }) => courseId)
    expect(await favourites()).toEqual([])
    await own.succeed('keepFavouriteCourse', keep(1))
    await own.succeed('keepFavouriteCourse', keep(1))
    expect(await favourites()).toEqual([course?.courseId])
    expect((await found()).list.filter(({ isFavourite }) => isFavourite === 1).map(({ courseId }) => courseId)).toEqual([course?.courseId])
    expect((await found({ studentId: other, isFavourite: 1 }, admin)).list).toEqual([])

    expect((await admin.refuse('keepFavouriteCourse', keep(0)))[0]).toBe(403)
    expect((await own.refuse('keepFavouriteCourse', { path: { id }, body: { studentId: other, isFavourite: 1 } }))[0]).toBe(404)
    expect((await own.refuse('keepFavouriteCourse', { ...keep(1), path: { id: 999_999 } }))[0]).toBe(404)
    await own.succeed('keepFavouriteCourse', keep(0))
    expect(await favourites()).toEqual([])
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
