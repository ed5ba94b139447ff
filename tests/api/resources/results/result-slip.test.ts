import { describe, expect, it } from 'vitest'
import { bestThree } from '#mirage/resources/results/slip.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

const [student, withoutResults, mayResits] = [3001, 3002, 3]
const all = { pageSize: 1000 }

async function start() {
  const { handle, clock, signIn } = startAggregator()
  const slip = async (username: string, id = student) => (await signIn(username)).succeed('getResultSlip', { path: { id } })
  return { handle, clock, signIn, slip, records: await recordsAs(handle) }
}

const namesIn = (slip: Awaited<ReturnType<Awaited<ReturnType<typeof start>>['slip']>>): Set<string> =>
  new Set(slip.modules.flatMap(({ attempts }) => attempts.map(({ setName }) => setName)))

describe('the slip of a student', () => {
  it('says when results come one second before their time, and has them at it (CAT-RES-08)', async () => {
    const { clock, records, slip } = await start()
    const { releaseStudents } = await records.succeed('ResultSet', 'details', { id: mayResits })
    const at = Date.parse(`${String(releaseStudents).slice(0, 19).replace(' ', 'T')}Z`)
    clock.advance(at - clock.now() - 1000)
    const before = await slip('student@student.test')
    expect(before.awaited).toEqual([{ setName: 'May Resits 2026', at: releaseStudents }])
    expect(namesIn(before)).not.toContain('May Resits 2026')
    clock.advance(1000)
    const after = await slip('student@student.test')
    expect(after.awaited).toEqual([])
    expect(namesIn(after)).toContain('May Resits 2026')
  })

  it('counts the better attempt, and a resit no more than its cap (CAT-RES-04)', async () => {
    const { slip } = await start()
    const { modules } = await slip('admin@ncuk.test')
    const attempts = modules.flatMap((module) => module.attempts)
    expect(attempts.find(({ mark }) => mark === 72)).toMatchObject({ attempt: 'Resit', finalMark: 40, isCapped: 1, grade: 'D', points: 60 })
    for (const { attempts: own } of modules) {
      const [counted, ...others] = own.filter(({ isCounted }) => isCounted === 1)
      expect([others, counted?.finalMark ?? -1]).toEqual([[], Math.max(...own.map(({ finalMark = -1 }) => finalMark))])
    }
  })

  it('has the attempts of a module by date, each resit with the mark of its own main set', async () => {
    const { slip } = await start()
    const { modules } = await slip('admin@ncuk.test')
    const physics = modules.find(({ moduleName }) => moduleName === 'Physics')?.attempts ?? []
    expect(physics.map(({ setName, mark, firstMark, isCounted }) => [setName, mark, firstMark, isCounted])).toEqual([
      ['January Exams 2026', 32.5, undefined, 0],
      ['January Resits 2026', 72, 32.5, 1],
      ['May Exams 2026', 37.5, undefined, 0],
      // Worth the same after the cap, but the other resit has the better mark and counts.
      ['May Resits 2026', 61, 37.5, 0],
    ])
  })

  it('names the intake of what the student takes now, not of the year before', async () => {
    const { slip, records } = await start()
    const { list = [] } = await records.succeed('StudentCurriculum', 'list', { query: { studentId: student, pageSize: 10 } })
    const [open, ...others] = list.filter(({ status }) => status === 1)
    expect([others, list.length > 1]).toEqual([[], true])
    const { intakeName } = await records.succeed('Intake', 'details', { id: Number(open?.['intakeId']) })
    expect((await slip('student@student.test')).intakeName).toBe(intakeName)
  })

  it('says in which semesters the stream of the student teaches each module', async () => {
    const { slip } = await start()
    const { modules } = await slip('student@student.test')
    const semesters = Object.fromEntries(modules.map((module) => [module.moduleName, module.semesters]))
    expect(semesters).toMatchObject({ Physics: [1, 2], 'Mathematics for Science': [1], Biology: [2] })
  })

  it('adds the points of the three best modules', async () => {
    const { slip } = await start()
    const { modules, totalPoints } = await slip('student@student.test')
    const points = modules.flatMap(({ attempts }) => attempts.flatMap((one) => (one.isCounted === 1 ? (one.points ?? []) : [])))
    expect(totalPoints).toBe(bestThree(points))
    expect(bestThree([60, 140, 0, 100, 120])).toBe(360)
  })

  it('of another student is not found by a student, and read by the own centre and the provider (CAT-RES-01)', async () => {
    const { signIn, slip } = await start()
    const statusOf = async (username: string, id: number) => (await (await signIn(username)).call('getResultSlip', { path: { id } })).status
    expect(await statusOf('student@student.test', 3003)).toBe(404)
    expect(await statusOf('centre@centre.test', 3004)).toBe(404)
    expect((await slip('centre@centre.test')).studentName).toBe((await slip('student@student.test')).studentName)
    expect((await slip('viewer@ncuk.test')).modules.length).toBeGreaterThan(0)
  })

  it('of those who took its offer shows a university what it lists, and others are not found', async () => {
    const { handle, records, signIn } = await start()
    const university = await signIn('university@university.test')
    const { list: rows = [] } = await (await recordsAs(handle, 'university@university.test')).succeed('Result', 'list', { query: all })
    const { list: placements = [] } = await records.succeed('DirectPlacement', 'list', { query: all })
    const took = new Set(
      placements.flatMap(({ institutionId, reply, studentId }) =>
        institutionId === university.session?.institutionId && (reply === 'Firm' || reply === 'Insurance') ? [Number(studentId)] : [],
      ),
    )
    expect(took.size).toBeGreaterThan(1)
    for (const id of took) {
      const { modules } = await university.succeed('getResultSlip', { path: { id } })
      const shown = modules.flatMap(({ attempts }) => attempts.map(({ resultId }) => resultId))
      expect(new Set(shown)).toEqual(new Set(rows.filter(({ studentId }) => studentId === id).map(({ resultId }) => resultId)))
    }
    const [refused] = placements.filter(
      ({ institutionId, studentId }) => institutionId === university.session?.institutionId && !took.has(Number(studentId)),
    )
    for (const id of [student, Number(refused?.['studentId'])])
      expect((await university.call('getResultSlip', { path: { id } })).status).toBe(404)
  })

  it('without results says nothing of marks', async () => {
    const { slip } = await start()
    const { modules, awaited, totalPoints } = await slip('newstudent@student.test', withoutResults)
    expect([modules, awaited, totalPoints]).toEqual([[], [], undefined])
  })

  it('has no mark of a withheld result, which counts for nothing (CAT-RES-09)', async () => {
    const { records, slip } = await start()
    const before = await slip('student@student.test')
    const counted = before.modules.flatMap(({ attempts }) => attempts).find(({ points = 0, isCounted }) => isCounted === 1 && points > 0)
    const row = await records.succeed('Result', 'details', { id: counted?.resultId ?? 0 })
    expect((await changeResult(records, row, { outcome: 'Withheld', changeReason: 'A case is open.' })).status).toBe(200)
    const { modules } = await slip('student@student.test')
    const withheld = modules.flatMap(({ attempts }) => attempts).find(({ resultId }) => resultId === counted?.resultId)
    expect(withheld).toEqual({
      resultId: counted?.resultId,
      setName: counted?.setName,
      attempt: counted?.attempt,
      version: counted?.version,
      outcome: 'Withheld',
      papers: [],
      isCapped: 0,
      isCounted: expect.any(Number),
    })
  })

  it('has a history for the provider alone: who changed which field of which result', async () => {
    const { records, signIn, slip } = await start()
    const [{ attempts: [attempt] } = expect.unreachable()] = (await slip('admin@ncuk.test')).modules
    const row = await records.succeed('Result', 'details', { id: attempt?.resultId ?? 0 })
    expect((await changeResult(records, row, { rawMark: 12, outcome: 'Fail', changeReason: 'Recounted.' })).status).toBe(200)
    const changes = await (await signIn('admin@ncuk.test')).succeed('listResultChanges', { path: { id: student } })
    expect(changes.find(({ fieldName }) => fieldName === 'Mark')).toMatchObject({
      entityName: row['resultName'],
      oldValue: String(row['rawMark']),
      newValue: '12',
      changedBy: 'Alexandrina Lindqvist-Okonkwo',
    })
    for (const name of ['centre@centre.test', 'student@student.test', 'university@university.test'])
      expect((await (await signIn(name)).call('listResultChanges', { path: { id: student } })).status).toBe(403)
  })

  it('tells the provider the means, it and the centre enquiries and offers, and a student none of them', async () => {
    const { slip } = await start()
    const [provider, centre, own] = await Promise.all(
      ['admin@ncuk.test', 'centre@centre.test', 'student@student.test'].map(async (name) => slip(name)),
    )
    const means = provider?.modules.flatMap((module) => module.means ?? []) ?? []
    expect(means.length).toBeGreaterThan(0)
    for (const { all } of means) expect(all).toBeGreaterThan(0)
    expect(provider?.enquiries).toBeDefined()
    expect(centre?.enquiries).toEqual(provider?.enquiries)
    expect(centre?.modules.flatMap((module) => module.means ?? [])).toEqual([])
    expect([own?.enquiries, own?.offer, own?.ucasId, own?.modules.flatMap((module) => module.means ?? [])]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ])
    expect([own?.programName, own?.intakeName]).toEqual([provider?.programName, provider?.intakeName])
  })
})
