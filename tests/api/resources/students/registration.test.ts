import { describe, expect, it } from 'vitest'
import { recordsAs } from '#tests/support/records.ts'
import { baobab, businessOf, modulesNamed, ofBusiness, startRegistration, wholeStudent } from './registration-start.ts'

const text = (field: string, description: string) => ({ fields: [{ field, description }] })

/** A student of a centre whose selection of the business curriculum is accepted. */
async function start() {
  const world = await startRegistration()
  const { data } = await world.create(world.admin, 'Student', { ...wholeStudent, centreId: ofBusiness })
  return { ...world, studentId: Number(data['studentId']) }
}

describe('the curriculum of a student', () => {
  it('takes no modules that a mapping prohibits together, in either direction (CAT-STU-04)', async () => {
    const { admin, create, studentId } = await start()
    const prohibited =
      'Mathematics for Business and Further Mathematics are prohibited together by Further Mathematics needs a full mathematics.'
    const both = ['Further Mathematics', 'Mathematics for Business'] as const
    const request = businessOf(studentId, modulesNamed(...both))
    expect((await create(admin, 'StudentCurriculum', request)).data).toEqual(
      text('moduleIds', expect.stringMatching(/are prohibited together by/) as string),
    )
    const answer = await create(admin, 'StudentCurriculum', businessOf(studentId, modulesNamed(...both.toReversed())))
    expect([prohibited, prohibited.replace(/^(.+) and (.+) are/, '$2 and $1 are')]).toContain(
      (answer.data['fields'] as { description: string }[])[0]?.description,
    )
    expect((await create(admin, 'StudentCurriculum', businessOf(studentId))).status).toBe(200)
  })

  it('is one of an accepted selection of the centre, with what follows from it', async () => {
    const { admin, create, studentId } = await start()
    const { data } = await create(admin, 'Student', { ...wholeStudent, email: 'other@example.org' })
    expect((await create(admin, 'StudentCurriculum', businessOf(Number(data['studentId'])))).data).toEqual(
      text('curriculumId', 'Baobab College Accra has no accepted selection of this curriculum.'),
    )
    const wrong = async (change: object) => (await create(admin, 'StudentCurriculum', { ...businessOf(studentId), ...change })).data
    expect(await wrong({ streamId: 5 })).toEqual(text('streamId', 'Choose a stream of IFY Business.'))
    expect(await wrong({ pathwayId: 9 })).toEqual(text('pathwayId', 'Choose a pathway of Business.'))
    expect(await wrong({ programId: 2 })).toEqual(text('programId', 'Choose the programme of IFY Business.'))
    expect(await wrong({ moduleIds: modulesNamed('Physics') })).toEqual(text('moduleIds', 'Choose modules of IFY Business.'))
  })

  it('is one a year', async () => {
    const { admin, create, studentId } = await start()
    await create(admin, 'StudentCurriculum', businessOf(studentId))
    expect((await create(admin, 'StudentCurriculum', businessOf(studentId))).data).toEqual(
      text('yearId', 'The student has an open curriculum in this year already.'),
    )
  })

  it('is one a year also when a closed one is opened again', async () => {
    const { admin, create, studentId } = await start()
    const switchTo = (id: unknown, status: 1 | -1) =>
      admin.callBadly('StudentCurriculum', 'setStatus', { body: { studentCurriculumId: [id], status } })
    const closed = (await create(admin, 'StudentCurriculum', businessOf(studentId))).data['studentCurriculumId']
    expect((await switchTo(closed, -1)).status).toBe(200)
    const open = (await create(admin, 'StudentCurriculum', businessOf(studentId))).data['studentCurriculumId']
    expect((await switchTo(closed, 1)).data).toEqual(text('status', 'The student has an open curriculum in this year already.'))
    await switchTo(open, -1)
    expect((await switchTo(closed, 1)).status).toBe(200)
  })

  it('is not closed by the student', async () => {
    const { handle } = await start()
    const student = await recordsAs(handle, 'student@student.test')
    const { list = [] } = await student.succeed('StudentCurriculum', 'list', { query: { pageSize: 10 } })
    const studentCurriculumId = list.filter(({ status }) => status === 1).map((one) => one['studentCurriculumId'])
    const answer = await student.callBadly('StudentCurriculum', 'setStatus', { body: { studentCurriculumId, status: -1 } })
    expect(answer.data).toEqual(text('status', 'Ask your centre to change this.'))
  })

  it('of an active student is taught as before, but for those whose sign-in may change it (CAT-STU-07)', async () => {
    const { admin, centre } = await start()
    const { list = [] } = await admin.succeed('StudentCurriculum', 'list', { query: { pageNo: 1, pageSize: 5, studentId: 3001 } })
    const id = Number(list[0]?.['studentCurriculumId'])
    const change = async (person: typeof admin) => {
      const { deliveryTypeId, ...record } = await admin.succeed('StudentCurriculum', 'details', { id })
      const names = [...Object.keys(businessOf(1)), 'proctoringTypeId', 'updatedAt']
      const kept = Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
      return person.callBadly('StudentCurriculum', 'update', { id, body: { ...kept, deliveryTypeId: 1 + (Number(deliveryTypeId) % 3) } })
    }
    expect((await change(centre)).data).toEqual(text('deliveryTypeId', 'You may not change the delivery of a registered student.'))
    expect((await change(admin)).status).toBe(200)
  })

  it('offers a centre what was accepted of its own choices', async () => {
    const { adminCalls, centreCalls } = await start()
    const query = { centreId: ofBusiness, yearId: 22 }
    const { data } = await adminCalls.call('getCurriculumChoices', { query })
    expect(data).toMatchObject({
      curricula: [expect.objectContaining({ curriculumId: 1, programId: 1, streamIds: [1] }), expect.anything()],
    })
    expect((await centreCalls.call('getCurriculumChoices', { query })).status).toBe(404)
    const own = await centreCalls.succeed('getCurriculumChoices', { query: { centreId: baobab, yearId: 22 } })
    expect(own.curricula.map(({ curriculumId }) => curriculumId)).toEqual([2])
  })
})

describe('a student who may be there already', () => {
  it('is found by names and birth date: both twins (CAT-STU-10)', async () => {
    const { adminCalls, centreCalls } = await start()
    const twins = async (query: object) =>
      adminCalls.call('listStudentTwins', { query: { firstName: 'Adaeze', lastName: 'Eze', dateOfBirth: '2008-03-14', ...query } })
    expect(await twins({})).toMatchObject({
      data: [{ fullName: 'Adaeze Eze' }, { fullName: 'Adaobi Eze', centreName: 'Baobab College Accra' }],
    })
    expect(await twins({ dateOfBirth: '2008-03-15' })).toMatchObject({ data: [] })
    expect(await twins({ lastName: '', firstName: ' adaobi' })).toMatchObject({ data: [{ fullName: 'Adaobi Eze' }] })
    expect(await twins({ firstName: 'Eze', lastName: 'Adaobi' })).toMatchObject({ data: [] })
    const query = { firstName: 'x', lastName: 'EZE', dateOfBirth: '2008-03-14' }
    expect(await centreCalls.call('listStudentTwins', { query })).toMatchObject({ data: [{ studentId: 3007 }, { studentId: 3008 }] })
  })
})

describe('registering students for another year', () => {
  it('checks each, writes nothing, then does those that can be done (CAT-STU-08)', async () => {
    const { admin, adminCalls } = await start()
    const query = { pageNo: 1, pageSize: 200, centreId: ofBusiness }
    const { list = [] } = await admin.succeed('Student', 'list', { query })
    const { list: others = [] } = await admin.succeed('Student', 'list', { query: { ...query, yearId: 21 } })
    const active = others.filter(({ status }) => status === 1).slice(0, 4)
    const faulty = list.find(({ status }) => status === 2)
    const studentIds = [...active, faulty].map((one) => Number(one?.['studentId']))
    const body = { studentIds, yearId: 22, curriculumId: 1, intakeId: 401 }
    const run = (mode: 'check' | 'apply') => adminCalls.succeed('reRegisterStudents', { body: { ...body, mode } })
    const checked = await run('check')
    expect(checked.map(({ isDone }) => isDone)).toEqual([1, 1, 1, 1, 0])
    expect(checked[4]).toMatchObject({
      studentId: faulty?.['studentId'],
      text: 'Only an active student can be registered for another year.',
    })
    const [first = 0] = studentIds
    expect(await admin.succeed('Student', 'details', { id: first })).toMatchObject({ yearId: 21 })
    expect((await run('apply')).filter(({ isDone }) => isDone === 1)).toHaveLength(4)
    expect(await admin.succeed('Student', 'details', { id: first })).toMatchObject({ yearId: 22 })
    const taken = await admin.succeed('StudentCurriculum', 'list', { query: { pageNo: 1, pageSize: 5, studentId: first, yearId: 22 } })
    expect(taken.list).toMatchObject([{ curriculumId: 1, isReRegistration: 1, status: 1 }])
    expect((await run('apply')).map(({ isDone }) => isDone)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('what was changed of a student', () => {
  it('is told with what belongs to it, the passport masked', async () => {
    const { admin, adminCalls, create, studentId } = await start()
    const { updatedAt } = await admin.succeed('Student', 'details', { id: studentId })
    const body = { ...wholeStudent, centreId: ofBusiness, passportNumber: 'G7654321', updatedAt }
    await admin.succeed('Student', 'update', { id: studentId, body })
    await create(admin, 'StudentCurriculum', businessOf(studentId))
    expect(await adminCalls.succeed('listStudentChanges', { query: { studentId } })).toMatchObject([
      { entityName: 'Student Curriculum', fieldName: '', newValue: 'created', logPermission: 'Add' },
      { entityName: 'Student', fieldName: 'Passport', oldValue: '', newValue: '••••4321', logPermission: 'Modify' },
      { entityName: 'Student', newValue: 'created' },
    ])
    expect(JSON.stringify(await admin.succeed('Student', 'history', { id: studentId }))).not.toContain('G7654321')
  })
})

describe('UCAS IDs', () => {
  it('are taken over where exactly one person fits', async () => {
    const { admin, adminCalls, studentId } = await start()
    const twins = [3007, 3008]
    const { list = [] } = await admin.succeed('Student', 'list', { query: { pageNo: 1, pageSize: 400 } })
    const known = list.find(
      (one) =>
        Number(one['studentId']) % 4 === 1 &&
        one['studentId'] !== studentId &&
        one['ucasId'] === undefined &&
        one['fullName'] !== 'Adaeze Eze',
    )
    const studentIds = [...twins, studentId, Number(known?.['studentId'])]
    const counts = await adminCalls.succeed('syncUcasIds', { body: { studentIds } })
    expect(counts.matched + counts.several + counts.none).toBe(4)
    expect((await admin.succeed('Student', 'details', { id: Number(known?.['studentId']) }))['ucasId']).toMatch(/^\d{10}$/)
  })
})
