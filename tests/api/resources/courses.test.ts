import { describe, expect, it } from 'vitest'
import { encryptId } from '#mirage/id-codec.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { sendChecked, sessionHeaders, startAggregator, type Session } from '#tests/support/aggregator.ts'
import { apiRoot } from '#tests/support/contract-validator.ts'
import { recordsAs } from '#tests/support/records.ts'

const { draft, submitted, approved, expired, rejected, inactive } = courseStatus
const university = 'university@university.test'
const northgate = 12
/** Courses of Northgate University: approved, and approved but changed since. */
const [ownApproved, ownChanged] = [56, 59]
const ofAnother = 1
const withoutRequirements = 3

/** A course as its form would send it. */
const fieldsOfCourse = {
  courseName: 'BSc Robotics',
  courseCode: 'ROB-1',
  institutionId: northgate,
  qualificationId: 2,
  degreeId: 2,
  studyMode: 'Full-time',
  deliveryMode: 1,
  durationMonths: 36,
  startMonths: ['September'],
  streamIds: [5],
  validTo: '2028-08-31',
  englishRequirements: [{ testType: 'IELTS', overall: 6.5 }],
  academicRequirements: [{ programId: 1, streamId: 5, minimumGrade: 'B' }],
}

const stamps = ['courseId', 'status', 'createdAt', 'updatedAt', 'updatedBy', 'names']

/** What an update of a record sends, with something else in it. */
const updateOf = (record: object, change: object) => ({
  ...Object.fromEntries(Object.entries(record).filter(([name]) => !stamps.includes(name))),
  updatedAt: Object(record).updatedAt,
  ...change,
})

async function people() {
  const { handle } = startAggregator()
  const [admin, own] = await Promise.all([recordsAs(handle), recordsAs(handle, university)])
  const read = async (session: Session | null, path: string, component = 'CourseManagement') => {
    const headers = { ...(session && sessionHeaders(session)), logPermission: 'View', logComponent: component }
    const response = await sendChecked(handle, new Request(`http://portal.test${apiRoot}${path}`, { headers }), 'both')
    return { status: response.status, data: Object(await response.json()).data }
  }
  const student = await recordsAs(handle, 'student@student.test')
  const asStudent = async (id: number) => {
    const { status, data } = await read(student.session, `/sms/course/functional/details/${encryptId(id)}`, 'MyApplication')
    return status === 200 ? Object(data).courseName : status
  }
  const create = async (change: object = {}) =>
    Number(
      (await admin.succeed('Course', 'create', { body: { ...fieldsOfCourse, ...change, requestId: JSON.stringify(change) } }))['courseId'],
    )
  const statusOf = async (id: number) => (await admin.succeed('Course', 'details', { id }))['status']
  const move = (by: typeof admin, id: number, status: number, comment = '') => by.call('Course', 'move', { id, body: { status, comment } })
  return { admin, own, read, asStudent, create, statusOf, move }
}

const refusals = ({ data }: { readonly data: object }) =>
  Object.fromEntries(
    (Object(data).fields as { field: string; description: string }[]).map(({ field, description }) => [field, description]),
  )

describe('courses', () => {
  it('are 160, five of each university, in every status', async () => {
    const { admin } = await people()
    const { totalCount, statusCounts } = await admin.succeed('Course', 'list')
    expect([totalCount, statusCounts]).toEqual([
      160,
      { all: 160, [draft]: 9, [submitted]: 8, [approved]: 128, [expired]: 12, [rejected]: 3, [inactive]: 0 },
    ])
  })

  it('of another university are not found by a university (CAT-CUR-15)', async () => {
    const { own } = await people()
    const { list = [] } = await own.succeed('Course', 'list')
    expect(list.map(({ institutionId }) => institutionId)).toEqual(Array(5).fill(northgate))
    const change = { id: ofAnother, body: { ...fieldsOfCourse, updatedAt: { date: '2026-09-01 09:00:00.000000' } } }
    expect((await own.call('Course', 'details', { id: ofAnother })).status).toBe(404)
    expect((await own.call('Course', 'update', change)).status).toBe(404)
    expect((await own.call('Course', 'remove', { body: { courseId: [ofAnother] } })).status).toBe(404)
    const elsewhere = await own.call('Course', 'create', { body: { ...fieldsOfCourse, institutionId: 1, requestId: 'r' } })
    expect(refusals(elsewhere)).toEqual({ institutionId: 'This University is no longer available.' })
  })

  it('stay with the university that they were made for', async () => {
    const { admin } = await people()
    const before = await admin.succeed('Course', 'details', { id: ownApproved })
    const moved = await admin.call('Course', 'update', { id: ownApproved, body: updateOf(before, { institutionId: 1 }) })
    expect(refusals(moved)).toEqual({ institutionId: 'University cannot be changed.' })
  })

  it('that their university changes wait, and students see them as they were until they are published (CAT-CUR-16)', async () => {
    const { admin, own, asStudent, statusOf, move } = await people()
    const before = await own.succeed('Course', 'details', { id: ownApproved })
    await own.succeed('Course', 'update', { id: ownApproved, body: updateOf(before, { courseName: 'BA Trade' }) })
    expect([await statusOf(ownApproved), await asStudent(ownApproved)]).toEqual([submitted, before['courseName']])
    const { status, data } = await move(own, ownApproved, approved)
    expect([status, data]).toEqual([409, { kind: 'state', status: submitted }])
    expect((await move(admin, ownApproved, approved)).status).toBe(200)
    expect([await statusOf(ownApproved), await asStudent(ownApproved)]).toEqual([approved, 'BA Trade'])
  })

  it('of the seeds that were changed show students what was approved', async () => {
    const { admin, asStudent, move } = await people()
    const waiting = (await admin.succeed('Course', 'details', { id: ownChanged }))['courseName']
    expect(waiting).toBe(`${await asStudent(ownChanged)} with Placement`)
    await move(admin, ownChanged, rejected, 'The placement is not described.')
    expect(`${await asStudent(ownChanged)} with Placement`).toBe(waiting)
  })

  it('that the provider changes stay approved', async () => {
    const { admin, asStudent, statusOf } = await people()
    const before = await admin.succeed('Course', 'details', { id: ownApproved })
    await admin.succeed('Course', 'update', { id: ownApproved, body: updateOf(before, { courseName: 'BA Trade' }) })
    expect([await statusOf(ownApproved), await asStudent(ownApproved)]).toEqual([approved, 'BA Trade'])
  })

  it('are not shown to students while they are inactive, over or never approved', async () => {
    const { admin, own, asStudent, create, move, statusOf } = await people()
    const over = 6
    expect([await statusOf(over), await asStudent(over), await asStudent(await create())]).toEqual([expired, 404, 404])
    await move(admin, ownApproved, inactive)
    expect(await asStudent(ownApproved)).toBe(404)
    const before = await own.succeed('Course', 'details', { id: ownApproved })
    await own.succeed('Course', 'update', { id: ownApproved, body: updateOf(before, { courseName: 'BA Trade' }) })
    expect([await statusOf(ownApproved), await asStudent(ownApproved)]).toEqual([submitted, 404])
  })

  it('that are over are approved again once they are valid for longer', async () => {
    const { admin, statusOf } = await people()
    const before = await admin.succeed('Course', 'details', { id: 6 })
    await admin.succeed('Course', 'update', { id: 6, body: updateOf(before, { validTo: '2028-08-31' }) })
    expect(await statusOf(6)).toBe(approved)
    const [entry] = await admin.succeed<readonly { changes: readonly object[] }[]>('Course', 'history', { id: 6 })
    expect(entry?.changes).toContainEqual({ field: 'Status', before: 'Expired', after: 'Approved' })
  })

  it('are submitted with one English and one academic requirement, rejected with a comment and revised', async () => {
    const { admin, move, create, statusOf } = await people()
    expect(refusals(await move(admin, withoutRequirements, submitted))).toEqual({
      status: 'Add an English requirement. Add an academic requirement.',
    })
    const id = await create()
    await move(admin, id, submitted)
    expect(refusals(await move(admin, id, rejected))).toEqual({ comment: 'Comment should not be blank!' })
    await move(admin, id, rejected, 'Too dear.')
    expect(await statusOf(id)).toBe(rejected)
    await move(admin, id, draft)
    expect(await statusOf(id)).toBe(draft)
  })

  it('are published several at once, each with its own outcome', async () => {
    const { admin, create, move, statusOf } = await people()
    const ids = [await create(), await create({ courseCode: 'ROB-2' })]
    for (const id of ids) await move(admin, id, submitted)
    expect((await admin.call('Course', 'setStatus', { body: { courseId: ids, status: approved } })).status).toBe(200)
    expect(await Promise.all(ids.map(statusOf))).toEqual([approved, approved])
  })

  it('have codes that are unique in their university alone', async () => {
    const { admin, create } = await people()
    await create()
    const again = await admin.call('Course', 'create', { body: { ...fieldsOfCourse, courseCode: ' rob-1', requestId: 'again' } })
    expect(refusals(again)).toEqual({ courseCode: 'This Code is already in use.' })
    expect(await create({ institutionId: 1 })).toBeGreaterThan(0)
  })

  it('take scores of their test and no others (CAT-CUR-17)', async () => {
    const { admin, create } = await people()
    const refusalOf = async (requirement: object, change: object = {}) => {
      const body = { ...fieldsOfCourse, englishRequirements: [requirement], ...change, requestId: 'r' }
      return Object.values(refusals(await admin.callBadly('Course', 'create', { body })))
    }
    expect(await refusalOf({ testType: 'IELTS', overall: 6.3 })).toEqual(['Enter a value in steps of 0.5.'])
    expect(await refusalOf({ testType: 'IELTS', overall: 9.5 })).toEqual(['Enter a value from 0 to 9.'])
    expect(await refusalOf({ testType: 'PTE', overall: 9 })).toEqual(['Enter a value from 10 to 90.'])
    expect(await refusalOf({ testType: 'TOEFL', overall: 90, writing: 121 })).toEqual(['Enter a value from 0 to 120.'])
    const twice = { englishRequirements: [6, 7].map((overall) => ({ testType: 'IELTS', overall })) }
    expect(await refusalOf({}, twice)).toEqual(['IELTS is there already.'])
    const id = await create()
    const stored = await admin.succeed('Course', 'details', { id })
    expect(stored['englishRequirements']).toEqual([{ courseEnglishId: expect.any(Number), testType: 'IELTS', overall: 6.5 }])
  })

  it.each([
    ['a stream of another programme', { streamId: 2 }, 'streamId', 'Choose a stream of International Foundation Year.'],
    ['a grade of another scale', { minimumGrade: '60' }, 'minimumGrade', 'Choose one of A*, A, B, C, D, E.'],
    ['a percentage beyond 100', { programId: 2, streamId: 2, minimumGrade: '101' }, 'minimumGrade', 'Enter a value from 0 to 100.'],
    ['a module of another stream', { modules: [{ moduleId: 310, grade: 'B' }] }, 'modules.0.moduleId', 'Choose a module of Science.'],
  ])('refuse %s in an academic requirement', async (_, change, field, text) => {
    const { admin } = await people()
    const [requirement] = fieldsOfCourse.academicRequirements
    const body = { ...fieldsOfCourse, academicRequirements: [{ ...requirement, ...change }], requestId: 'r' }
    expect(refusals(await admin.call('Course', 'create', { body }))).toEqual({ [`academicRequirements.0.${field}`]: text })
  })

  it('ask for a fee and its currency together', async () => {
    const { admin } = await people()
    const body = { ...fieldsOfCourse, feeMinor: 1_500_000, requestId: 'r' }
    expect(refusals(await admin.callBadly('Course', 'create', { body }))).toEqual({ currency: 'Currency should not be blank!' })
  })

  it('are counted by month as their list has them, by the same search and filters (CAT-CUR-18)', async () => {
    const { admin, read } = await people()
    const sums = async (query: string) => {
      const { data } = await read(admin.session, `/sms/course/graph/count${query}`)
      const months: readonly { month: string; approved: number; expired: number }[] = data
      const gaps = months.filter(({ month }, index) => index > 0 && month <= (months[index - 1]?.month ?? ''))
      const sum = (name: 'approved' | 'expired') => months.reduce((total, month) => total + month[name], 0)
      return { gaps, counts: [sum('approved'), sum('expired')] }
    }
    const listed = async (filters: Record<string, string | number>) => {
      const { statusCounts } = await admin.succeed('Course', 'list', { query: filters })
      return [approved, expired].map((status) => Object(statusCounts)[status])
    }
    expect(await sums('')).toEqual({ gaps: [], counts: await listed({}) })
    const narrowed: Record<string, string | number>[] = [
      { institutionId: 12 },
      { studyMode: 'Part-time' },
      { startMonths: 'January,February' },
      { searchText: 'Engineering' },
      { validToFrom: '2027-01-01', validToTo: '2027-12-31' },
    ]
    const whole = await listed({})
    for (const query of narrowed) {
      const counts = await listed(query)
      expect(counts).not.toEqual(whole)
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      expect(await sums(`?${search}`)).toEqual({ gaps: [], counts })
    }
    const year = { validToFrom: '2026-09-01', validToTo: '2027-08-31' }
    expect(await sums('?yearId=22')).toEqual({ gaps: [], counts: await listed(year) })
  })

  it('come from a file with their requirements in the same line; an unknown university is wrong (CAT-CUR-19)', async () => {
    const { admin } = await people()
    const lineOf = (line: number) => ({
      line,
      fields: {
        courseName: `BSc Robotics ${line}`,
        courseCode: `ROB-${line}`,
        institutionId: line === 7 ? 'Nowhere University' : 'Northgate University',
        qualificationId: 'Undergraduate',
        degreeId: 'BSc',
        studyMode: 'Full-time',
        deliveryMode: 'On Campus',
        durationMonths: '36',
        startMonths: 'January; September',
        streamIds: 'Science',
        validTo: '31/08/2028',
        'englishRequirements.0.testType': 'IELTS',
        'englishRequirements.0.overall': '6.5',
        'academicRequirements.0.programId': 'IFY',
        'academicRequirements.0.streamId': 'Science',
        'academicRequirements.0.minimumGrade': 'B',
      },
    })
    const rows = Array.from({ length: 10 }, (_, index) => lineOf(index + 2))
    const outcomes = async (mode: string) =>
      admin.succeed<readonly { line: number; outcome: string }[]>('Course', 'import', { body: { mode, rows } })
    const checked = await outcomes('check')
    expect(checked.filter(({ outcome }) => outcome === 'new')).toHaveLength(9)
    expect(checked.filter(({ outcome }) => outcome === 'wrong')).toEqual([
      {
        line: 7,
        outcome: 'wrong',
        problems: [{ field: 'institutionId', value: 'Nowhere University', description: 'No active University has this name or code.' }],
        changes: [],
      },
    ])
    await outcomes('apply')
    expect(new Set((await outcomes('apply')).map(({ outcome }) => outcome))).toEqual(new Set(['unchanged', 'wrong']))
    const { list = [] } = await admin.succeed('Course', 'list', { query: { searchText: 'ROB-3' } })
    expect(list.map(({ status, englishRequirements }) => [status, englishRequirements])).toEqual([
      [draft, [{ courseEnglishId: expect.any(Number), testType: 'IELTS', overall: 6.5 }]],
    ])
  })
})
