import { describe, expect, it } from 'vitest'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { gradeOf } from '#openapi/results/mark-grade.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** Students of Baobab College and of another centre. */
const [own, ofAnotherCentre] = [3001, 3010]
const [physics, economics] = ['Physics', 'Economics'].map((name) => moduleNamed(name).moduleId)

/** The set of the block in which the module is sat. */
const januaryOfBlock = 6

async function start() {
  const { handle } = startAggregator()
  const admin = await recordsAs(handle)
  const centre = await recordsAs(handle, 'centre@centre.test')
  let requests = 0
  const create = (name: 'Enrollment' | 'AcademicDetail', body: object, person = admin) =>
    person.callBadly(name, 'create', { body: { ...body, requestId: `request-${(requests += 1)}` } })
  const move = (person: typeof admin, name: 'Enrollment' | 'AcademicDetail', id: number, status: number | string) =>
    person.callBadly(name, 'move', { id, body: { status } })
  const module = await admin.succeed<{ versions: string[]; evaluations: string[] }>('Module', 'details', { id: Number(physics) })
  const sitting = { studentId: own, moduleId: physics, version: 'V1', blockKind: 'exam', examBlockId: 101, attempt: 'Repeat' }
  const { data } = await create('Enrollment', { ...sitting, enrolledOn: '2026-10-01' })
  const enrolled = await admin.succeed('Enrollment', 'details', { id: Number(data['enrollmentId']) })
  return { admin, centre, create, move, module, enrolled }
}

const sentOf = ({ studentId, moduleId, version, blockKind, examBlockId, attempt, enrolledOn }: Readonly<Record<string, unknown>>) => ({
  studentId,
  moduleId,
  version,
  blockKind,
  examBlockId,
  attempt,
  enrolledOn,
})

describe('an enrolment', () => {
  it('of a student in a module is there once for each attempt and block', async () => {
    const { create, enrolled } = await start()
    expect((await create('Enrollment', sentOf(enrolled))).data).toEqual({
      fields: [{ field: 'moduleId', description: 'The student is enrolled in this module already.' }],
    })
    expect((await create('Enrollment', { ...sentOf(enrolled), attempt: 'Resit' })).status).toBe(200)
  })

  it('is in a module that the student takes; what is sat again may be of a closed curriculum', async () => {
    const { admin, create, enrolled } = await start()
    const { list = [] } = await admin.succeed('StudentCurriculum', 'list', { query: { studentId: own, pageSize: 10 } })
    const modulesOf = (status: number) => list.filter((one) => one['status'] === status).flatMap((one) => [one['moduleIds']].flat())
    const before = modulesOf(-1).find((id) => !modulesOf(1).includes(id))
    const first = { ...sentOf(enrolled), moduleId: before, attempt: 'First' }
    const refused = { fields: [{ field: 'moduleId', description: 'The student does not take this module.' }] }
    expect((await create('Enrollment', first)).data).toEqual(refused)
    expect((await create('Enrollment', { ...first, attempt: 'Repeat' })).status).toBe(200)
    expect(
      (await create('Enrollment', { ...first, moduleId: moduleNamed('Politics and Society').moduleId, attempt: 'Repeat' })).data,
    ).toEqual(refused)
  })

  it('has a version of its module, and the block of its kind', async () => {
    const { create, enrolled, module } = await start()
    const resit = { ...sentOf(enrolled), attempt: 'Resit' }
    expect((await create('Enrollment', { ...resit, version: 'V99' })).data).toEqual({
      fields: [{ field: 'version', description: `Choose a version of the module: ${module.versions.join(', ')}.` }],
    })
    expect((await create('Enrollment', { ...resit, examBlockId: undefined })).data).toEqual({
      fields: [{ field: 'examBlockId', description: 'Exam Block should not be blank!' }],
    })
  })

  it('is deferred, resumed and withdrawn; what is withdrawn stays so', async () => {
    const { admin, move } = await start()
    for (const state of ['Deferred', 'Enrolled', 'Withdrawn']) expect((await move(admin, 'Enrollment', 1, state)).status).toBe(200)
    expect((await move(admin, 'Enrollment', 1, 'Enrolled')).status).toBe(409)
  })

  it('is completed with its result, and no longer once that is deleted', async () => {
    const { admin, move, enrolled } = await start()
    const id = Number(enrolled['enrollmentId'])
    const state = async () => (await admin.succeed('Enrollment', 'details', { id }))['state']
    const { studentId, moduleId, version } = enrolled
    const mark = { resultIntakeId: januaryOfBlock, studentId, moduleId, version, rawMark: 61, outcome: 'Pass' }
    const first = await admin.callBadly('Result', 'create', { body: { ...mark, attempt: 'First', requestId: 'first' } })
    expect([first.status, await state()]).toEqual([200, 'Enrolled'])
    await admin.succeed('Result', 'remove', { body: { resultId: [Number(first.data['resultId'])] } })
    const repeat = await admin.callBadly('Result', 'create', { body: { ...mark, attempt: 'Repeat', requestId: 'repeat' } })
    expect([repeat.status, await state()]).toEqual([200, 'Completed'])
    expect((await move(admin, 'Enrollment', id, 'Withdrawn')).status).toBe(409)
    const kept = 'This enrolment has its result, and is kept as it is.'
    const { updatedAt } = await admin.succeed('Enrollment', 'details', { id })
    const moved = { ...sentOf(enrolled), enrolledOn: '2026-10-02', updatedAt }
    expect((await admin.call('Enrollment', 'update', { id, body: moved })).description).toBe(kept)
    expect((await admin.call('Enrollment', 'remove', { body: { enrollmentId: [id] } })).description).toBe(kept)
    await admin.succeed('Result', 'remove', { body: { resultId: [Number(repeat.data['resultId'])] } })
    expect(await state()).toBe('Enrolled')
  })

  it('is kept by a centre for its own students alone (CAT-STU-01)', async () => {
    const { centre, create, enrolled } = await start()
    const { list = [] } = await centre.succeed('Enrollment', 'list', { query: { pageNo: 1, pageSize: 50 } })
    expect(new Set(list.map(({ centreId }) => centreId))).toEqual(new Set([26]))
    expect((await create('Enrollment', { ...sentOf(enrolled), studentId: ofAnotherCentre }, centre)).data).toEqual({
      fields: [{ field: 'studentId', description: 'This Student is no longer available.' }],
    })
  })
})

describe('academic details', () => {
  const detail = { studentId: own, moduleId: economics, semesterId: 3, predictedMark: 70 }

  it('are submitted by the centre and approved by NCUK, then read only', async () => {
    const { admin, centre, create, move } = await start()
    const id = Number((await create('AcademicDetail', detail, centre)).data['academicDetailId'])
    expect((await move(admin, 'AcademicDetail', id, 9)).status).toBe(409)
    expect((await move(centre, 'AcademicDetail', id, 9)).status).toBe(200)
    expect((await move(centre, 'AcademicDetail', id, 8)).status).toBe(409)
    expect((await move(admin, 'AcademicDetail', id, 8)).status).toBe(200)
    const { updatedAt, predictedGrade } = await admin.succeed('AcademicDetail', 'details', { id })
    expect(predictedGrade).toBe('A')
    expect((await admin.callBadly('AcademicDetail', 'update', { id, body: { ...detail, predictedMark: 80, updatedAt } })).data).toEqual({
      fields: [{ field: 'predictedMark', description: 'Approved details cannot be changed.' }],
    })
    expect((await admin.callBadly('AcademicDetail', 'remove', { body: { academicDetailId: [id] } })).status).toBe(400)
  })

  it('stand in the semester in which the stream teaches the module', async () => {
    const { admin } = await start()
    const { list = [] } = await admin.succeed('AcademicDetail', 'list', { query: { pageSize: 1000 } })
    const modulesOf = (semester: number) =>
      new Set(list.flatMap(({ semesterId, moduleId }) => (semesterId === semester ? [Number(moduleId)] : [])))
    expect(modulesOf(1)).toContain(physics)
    expect([...modulesOf(2)].length).toBeGreaterThan(0)
    expect([...modulesOf(2)]).not.toContain(physics)
  })

  it('of a module and semester are there once', async () => {
    const { create } = await start()
    await create('AcademicDetail', detail)
    expect((await create('AcademicDetail', detail)).data).toEqual({
      fields: [{ field: 'moduleId', description: 'The student has details of this module and semester already.' }],
    })
  })
})

describe('the grade of a mark', () => {
  const classes = 'Distinction, Credit, Pass'
  it.each([
    ['A*–E', 80, 'A*'],
    ['A*–E', 79.99, 'A'],
    ['A*–E', 70, 'A'],
    ['A*–E', 60, 'B'],
    ['A*–E', 50, 'C'],
    ['A*–E', 40, 'D'],
    ['A*–E', 35, 'E'],
    ['A*–E', 34.99, 'U'],
    [classes, 70, 'Distinction'],
    [classes, 60, 'Credit'],
    [classes, 50, 'Pass'],
    [classes, 49.99, 'Fail'],
    ['Percent', 45, 'Pass'],
    ['Percent', 44.99, 'Fail'],
  ] as const)('on %s: %d is %s (CAT-RES-03)', (gradingScale, mark, grade) => {
    expect(gradeOf(mark, { gradingScale, passMark: 45 })).toBe(grade)
  })
})
