import { describe, expect, it } from 'vitest'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { startAssessment } from '../resources/assessment/assessment-start.ts'

type Started = Awaited<ReturnType<typeof startAssessment>>
type Row = Readonly<Record<string, unknown>>

/** The student who takes two modules that a rule prohibits together. */
const prohibitedChoice = 3011
const [sent, may] = ['Sent', 2]
/** Selections are of this year alone. */
const currentYear = 22

const rowsOf = ({ db }: Started, name: ResourceName): readonly Row[] =>
  db
    .records(name)
    .where()
    .map(({ id, status, fields }) => ({ id, status, ...fields }))

const keyOf = (...parts: readonly unknown[]): string => parts.map(String).join(' ')
const blockOf = (row: Row): unknown => row['examBlockId'] ?? row['testBlockId']
const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : [])
const byId = (rows: readonly Row[]): ReadonlyMap<unknown, Row> => new Map(rows.map((row) => [row['id'], row]))

/** The enrolments by what is sat: student, module, version, block and attempt. */
const enrolmentKeys = (started: Started): readonly string[] =>
  rowsOf(started, 'Enrollment').map((one) =>
    keyOf(one['studentId'], one['moduleId'], one['version'], one['blockKind'], blockOf(one), one['attempt']),
  )

describe('what the seeds say of students', () => {
  it('are choices of courses that the stream of this year leads to', async () => {
    const started = await startAssessment()
    const courses = byId(rowsOf(started, 'Course'))
    const streams = new Map(
      rowsOf(started, 'StudentCurriculum').flatMap((one) =>
        one['status'] === 1 ? [[keyOf(one['studentId'], one['yearId']), one['streamId']]] : [],
      ),
    )
    const chosen = rowsOf(started, 'Application').flatMap(({ studentId, yearId, choices }) =>
      (Array.isArray(choices) ? choices : []).map(({ courseId }: { readonly courseId: number }) => ({
        studentId,
        streamId: streams.get(keyOf(studentId, yearId)),
        streamIds: idsOf(courses.get(courseId)?.['streamIds']),
      })),
    )
    expect(chosen.length).toBeGreaterThan(100)
    expect(chosen.filter(({ streamId, streamIds }) => streamId !== undefined && !streamIds.includes(Number(streamId)))).toEqual([])
  })

  it('is a curriculum whose modules are taught in it, from its first year on, in an intake of the year, together with each other', async () => {
    const started = await startAssessment()
    const [curricula, streams, intakes] = (['Curriculum', 'Stream', 'Intake'] as const).map((name) => byId(rowsOf(started, name)))
    const strange = rowsOf(started, 'StudentCurriculum').filter((row) => {
      const [curriculum, stream] = [curricula?.get(row['curriculumId']), streams?.get(row['streamId'])]
      const offered = [...idsOf(stream?.['coreModuleIds']), ...idsOf(stream?.['optionalModuleIds'])]
      const fits =
        // Years have ascending ids.
        Number(curriculum?.['yearId']) <= Number(row['yearId']) &&
        curriculum?.['programId'] === row['programId'] &&
        idsOf(curriculum?.['streamIds']).includes(Number(row['streamId'])) &&
        intakes?.get(row['intakeId'])?.['startYear'] === row['yearId'] &&
        idsOf(row['moduleIds']).every((id) => offered.includes(id))
      return !fits
    })
    expect(strange).toEqual([])
    const prohibited = started.db.moduleRules
      .where(({ status }) => status === 1)
      .flatMap(({ rules }) => rules.flatMap((rule) => rule.prohibitedModules.map((other) => [rule.moduleId, other.moduleId] as const)))
    const clashing = rowsOf(started, 'StudentCurriculum').filter(({ moduleIds }) =>
      prohibited.some((pair) => pair.every((id) => idsOf(moduleIds).includes(id))),
    )
    expect(clashing.map(({ studentId }) => studentId)).toEqual([prohibitedChoice])
  })

  it('is a curriculum and a stream that a selection of their centre was accepted for', async () => {
    const started = await startAssessment()
    const students = byId(rowsOf(started, 'Student'))
    const accepted = new Set(
      rowsOf(started, 'CentreSelection').flatMap((one) =>
        one['decision'] === 'Accepted'
          ? idsOf(one['streamIds']).map((streamId) => keyOf(one['centreId'], one['yearId'], one['curriculumId'], streamId))
          : [],
      ),
    )
    const rows = rowsOf(started, 'StudentCurriculum').filter(({ yearId }) => yearId === currentYear)
    const wanted = rows.map((row) =>
      keyOf(students.get(row['studentId'])?.['centreId'], row['yearId'], row['curriculumId'], row['streamId']),
    )
    expect(wanted.length).toBeGreaterThan(200)
    expect([...new Set(wanted.filter((key) => !accepted.has(key)))]).toEqual([])
    expect([...accepted].filter((key) => !wanted.includes(key))).toEqual([])
  })

  it('is an enrolment in a module of their curriculum, in a block that schedules it, once', async () => {
    const started = await startAssessment()
    const taken = new Set(
      rowsOf(started, 'StudentCurriculum').flatMap((row) => idsOf(row['moduleIds']).map((id) => keyOf(row['studentId'], id))),
    )
    const scheduled = new Set(
      started.db.blocks
        .where()
        .flatMap(({ kind, id, schedule }) =>
          schedule.flatMap(({ modules }) => modules.flatMap((one) => one.version.map((version) => keyOf(kind, id, one.moduleId, version)))),
        ),
    )
    const strange = rowsOf(started, 'Enrollment').filter(
      (row) =>
        !taken.has(keyOf(row['studentId'], row['moduleId'])) ||
        !scheduled.has(keyOf(row['blockKind'], blockOf(row), row['moduleId'], row['version'])),
    )
    expect(strange).toEqual([])
    const keys = enrolmentKeys(started)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is a result of what they were enrolled for, and of a resit after they had not passed', async () => {
    const started = await startAssessment()
    const [sets, enrolled, results] = [byId(rowsOf(started, 'ResultSet')), new Set(enrolmentKeys(started)), rowsOf(started, 'Result')]
    const strange = results.filter((row) => {
      const set = sets.get(row['resultIntakeId']) ?? {}
      const key = keyOf(row['studentId'], row['moduleId'], row['version'], set['blockKind'], blockOf(set), row['attempt'])
      return !enrolled.has(key) || !idsOf(set['moduleIds']).includes(Number(row['moduleId']))
    })
    expect(strange).toEqual([])
    const first = new Map(results.map((row) => [keyOf(row['resultIntakeId'], row['studentId'], row['moduleId']), row['outcome']]))
    const before = results
      .filter(({ attempt }) => attempt === 'Resit')
      .map((row) => first.get(keyOf(sets.get(row['resultIntakeId'])?.['mainSetId'], row['studentId'], row['moduleId'])))
    expect([before.length, new Set(before)]).toEqual([200, new Set(['Fail', 'Absent', 'Deferred'])])
  })

  it('is an attempt of a delivery of whose module, block and centres they are', async () => {
    const started = await startAssessment()
    const [deliveries, papers, students] = (['Delivery', 'Paper', 'Student'] as const).map((name) => byId(rowsOf(started, name)))
    const enrolled = new Set(
      rowsOf(started, 'Enrollment').map((one) => keyOf(one['studentId'], one['moduleId'], one['blockKind'], blockOf(one))),
    )
    const taken = new Set(
      rowsOf(started, 'StudentCurriculum').flatMap((row) => idsOf(row['moduleIds']).map((id) => keyOf(row['studentId'], id))),
    )
    const strange = rowsOf(started, 'Attempt').filter((row) => {
      const delivery = deliveries?.get(row['deliveryId']) ?? {}
      const moduleId = papers?.get(delivery['paperId'])?.['moduleId']
      const sits =
        delivery['isPractice'] === 1
          ? taken.has(keyOf(row['studentId'], moduleId))
          : enrolled.has(keyOf(row['studentId'], moduleId, delivery['blockKind'], blockOf(delivery)))
      return !sits || !idsOf(delivery['centreIds']).includes(Number(students?.get(row['studentId'])?.['centreId']))
    })
    expect(strange).toEqual([])
  })

  it('is the agreed marks of the sittings that were sent: sent again, they change nothing', async () => {
    const started = await startAssessment()
    const calls = await started.calls()
    const deliveries = rowsOf(started, 'Delivery').filter(({ status }) => status === sent)
    expect(deliveries).toHaveLength(2)
    for (const { id } of deliveries) {
      const counting = rowsOf(started, 'Attempt').filter(({ deliveryId, status }) => deliveryId === id && status !== 'Void')
      const { batch, problems } = await calls.succeed('sendDelivery', { path: { id: Number(id) } })
      expect([batch, problems]).toMatchObject([{ rowsNew: 0, rowsChanged: 0, rowsSame: counting.length, rowsFailed: 0 }, []])
    }
  })

  it('is a certificate of results in its set, whose points it says', async () => {
    const started = await startAssessment()
    const certificates = rowsOf(started, 'Certificate')
    const rows = (await started.admin.succeed('Result', 'list', { query: { pageSize: 1000, resultIntakeId: may } })).list ?? []
    const strange = certificates
      .filter(({ resultIntakeId }) => resultIntakeId === may)
      .filter(({ studentId, awardText }) => {
        const points = rows.flatMap((row) => (row['studentId'] === studentId && typeof row['points'] === 'number' ? [row['points']] : []))
        const best = points.toSorted((one, other) => other - one).slice(0, 3)
        return awardText !== `International Foundation Year, ${best.reduce((sum, one) => sum + one, 0)} points`
      })
    expect([strange, certificates.length]).toEqual([[], 80])
  })
})
