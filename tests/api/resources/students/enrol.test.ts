import { describe, expect, it } from 'vitest'
import { baobab, businessOf, ofBusiness, startRegistration, wholeStudent } from './registration-start.ts'

const januaryExams = 101
const year = 22

/** Two students who take the same modules at a centre, and a third without a curriculum. */
async function start() {
  const world = await startRegistration()
  const { admin, adminCalls, create } = world
  const student = async (email: string) => {
    const { data } = await create(admin, 'Student', { ...wholeStudent, email, centreId: ofBusiness })
    return Number(data['studentId'])
  }
  const studentIds = [await student('one@example.org'), await student('two@example.org'), await student('three@example.org')]
  for (const id of studentIds.slice(0, 2)) await create(admin, 'StudentCurriculum', businessOf(id))
  const { students, modules } = await adminCalls.succeed('listTakenModules', { query: { yearId: year, centreId: ofBusiness } })
  const taken = students.find(({ studentId }) => studentId === studentIds[0])?.moduleIds ?? []
  const sat = modules.filter(({ moduleId, evaluations }) => taken.includes(moduleId) && evaluations.includes('exam'))
  const body = {
    studentIds,
    yearId: year,
    modules: sat.map(({ moduleId, versions }) => ({ moduleId, version: versions.at(-1) ?? 'V1' })),
    blockKind: 'exam' as const,
    blockId: januaryExams,
    attempt: 'First' as const,
    enrolledOn: '2026-09-14',
  }
  const enrolmentsOf = async (studentId: number) =>
    (await admin.succeed('Enrollment', 'list', { query: { pageNo: 1, pageSize: 50, studentId } })).list ?? []
  return { ...world, students, sat, body, enrolmentsOf }
}

describe('enrolling students at once', () => {
  it('checks each and writes nothing, then enrols each in what the own curriculum has', async () => {
    const { adminCalls, sat, body, enrolmentsOf } = await start()
    const checked = await adminCalls.succeed('enrolStudents', { body: { ...body, mode: 'check' } })
    const names = `${body.modules.map((one) => sat.find(({ moduleId }) => moduleId === one.moduleId)?.moduleName).join(', ')}.`
    expect(checked.map(({ isDone, text }) => [isDone, text])).toEqual([
      [1, names],
      [1, names],
      [0, 'The student takes none of these modules.'],
    ])
    const [first = 0] = body.studentIds
    expect(await enrolmentsOf(first)).toEqual([])
    expect(await adminCalls.succeed('enrolStudents', { body: { ...body, mode: 'apply' } })).toEqual(checked)
    expect(await enrolmentsOf(first)).toHaveLength(body.modules.length)
    expect(await enrolmentsOf(body.studentIds[2] ?? 0)).toEqual([])
  })

  it('leaves out what a student is enrolled in already, and says so', async () => {
    const { adminCalls, sat, body } = await start()
    const [one, ...others] = body.modules
    const studentIds = body.studentIds.slice(0, 1)
    await adminCalls.succeed('enrolStudents', { body: { ...body, studentIds, modules: one ? [one] : [], mode: 'apply' } })
    const [outcome] = await adminCalls.succeed('enrolStudents', { body: { ...body, studentIds, mode: 'apply' } })
    const nameOf = (id: number | undefined) => sat.find(({ moduleId }) => moduleId === id)?.moduleName ?? ''
    expect(others.length).toBeGreaterThan(0)
    expect(outcome).toMatchObject({
      isDone: 1,
      text: `${others.map(({ moduleId }) => nameOf(moduleId)).join(', ')}. ${nameOf(one?.moduleId)}: The student is enrolled in this module already.`,
    })
    const [again] = await adminCalls.succeed('enrolStudents', { body: { ...body, studentIds, mode: 'apply' } })
    expect(again?.isDone).toBe(0)
  })

  it('is possible for a centre with its own students only', async () => {
    const { centreCalls, students, body } = await start()
    expect(students.length).toBeGreaterThan(2)
    const { students: own } = await centreCalls.succeed('listTakenModules', { query: { yearId: year } })
    expect(new Set(own.map(({ centreName }) => centreName))).toEqual(new Set(['Baobab College Accra']))
    expect(await centreCalls.succeed('listTakenModules', { query: { yearId: year, centreId: ofBusiness } })).toEqual({
      students: [],
      modules: [],
    })
    expect((await centreCalls.succeed('listTakenModules', { query: { yearId: year, centreId: baobab } })).students).toEqual(own)
    expect((await centreCalls.call('enrolStudents', { body: { ...body, mode: 'check' } })).status).toBe(404)
  })
})
