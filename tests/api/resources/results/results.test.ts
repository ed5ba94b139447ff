import { describe, expect, it } from 'vitest'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { ukInstant } from '#mirage/resources/results/uk-time.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

type Person = Awaited<ReturnType<typeof recordsAs>>
type Row = Readonly<Record<string, unknown>>

const [january, may, mayResits, autumn, planned, januaryResits] = [1, 2, 3, 4, 6, 7]
const [student, otherStudent] = [3001, 3003]
const markNames = ['components', 'rawMark', 'moderatedMark', 'finalMark', 'isCapped', 'grade', 'points']
const noon = /^(\d{4}-\d{2}-\d{2}) 12:00:00/

async function start() {
  const { handle, clock } = startAggregator()
  const admin = await recordsAs(handle)
  let requests = 0
  const create = (name: 'ResultSet' | 'Result', body: object) =>
    admin.callBadly(name, 'create', {
      body: { ...body, requestId: `request-${(requests += 1)}` },
    })
  const rowsOf = async (person: Person, query: Readonly<Record<string, string | number>> = {}): Promise<readonly Row[]> => {
    const { list = [] } = await person.succeed('Result', 'list', {
      query: { pageSize: 1000, ...query },
    })
    return list
  }
  /** The one row of a set at a place of its seeds. */
  const sole = async (query: Readonly<Record<string, string | number>>): Promise<Row> => {
    const [row, ...others] = await rowsOf(admin, query)
    if (!row || others.length > 0) throw new Error(`${JSON.stringify(query)} finds ${others.length + (row ? 1 : 0)} rows.`)
    return row
  }
  const change = (row: Row, changes: object) => changeResult(admin, row, changes)
  return { handle, clock, admin, create, rowsOf, sole, change }
}

const refusal = (field: string, description: string) => ({
  fields: [{ field, description }],
})

describe('a result', () => {
  it.each([
    [34.9, 'U', 0],
    [35, 'E', 40],
    [79.9, 'A', 120],
    [80, 'A*', 140],
  ])('of %d has the grade and the points of the scale (CAT-RES-03)', async (rawMark, grade, points) => {
    const { admin, rowsOf } = await start()
    const row = (await rowsOf(admin, { resultIntakeId: january })).find((one) => one['rawMark'] === rawMark)
    expect(row).toMatchObject({ finalMark: rawMark, grade, points })
  })

  it('of a resit counts no more than the cap of its set (CAT-RES-04)', async () => {
    const { admin, rowsOf } = await start()
    const row = (await rowsOf(admin, { resultIntakeId: januaryResits })).find(({ rawMark }) => rawMark === 72)
    expect(row).toMatchObject({
      attempt: 'Resit',
      finalMark: 40,
      isCapped: 1,
      grade: 'D',
      points: 60,
    })
  })

  it('names its set, so that those of a student in a module are told apart', async () => {
    const { admin } = await start()
    const query = { studentId: student, searchText: 'Physics', pageSize: 50 }
    const names = ((await admin.succeed('Result', 'list', { query })).list ?? []).map(({ resultName }) => resultName)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('Minh Anh Nguyễn – Physics – January Exams 2026')
    const options = await admin.succeed<readonly { readonly name: string }[]>('Result', 'options', { query: { searchText: 'Minh Anh' } })
    expect(options.map(({ name }) => name)).toContain('Minh Anh Nguyễn – Physics – January Resits 2026')
  })

  it('is of a module of its set, in which the student is enrolled, once', async () => {
    const { admin, create, rowsOf } = await start()
    const [seeded] = await rowsOf(admin, {
      resultIntakeId: january,
      studentId: student,
    })
    const mine = await admin.succeed('Enrollment', 'list', {
      query: { studentId: student, pageSize: 100 },
    })
    const enrolled = new Map((mine.list ?? []).map(({ moduleId, version }) => [moduleId, version]))
    const body = {
      resultIntakeId: may,
      studentId: student,
      version: 'V1',
      attempt: 'First',
      rawMark: 50,
      outcome: 'Pass',
    }
    const set = await admin.succeed<{ moduleIds: number[] }>('ResultSet', 'details', { id: planned })
    const strange = set.moduleIds.find((id) => !enrolled.has(id))
    expect(
      (
        await create('Result', {
          ...body,
          resultIntakeId: autumn,
          moduleId: seeded?.['moduleId'],
        })
      ).data,
    ).toEqual(refusal('moduleId', 'The module is not part of this set.'))
    expect(
      (
        await create('Result', {
          ...body,
          resultIntakeId: planned,
          moduleId: strange,
        })
      ).data,
    ).toEqual(refusal('moduleId', 'The student is not enrolled in this module.'))
    const known = set.moduleIds.find((id) => enrolled.has(id))
    const fitting = {
      ...body,
      resultIntakeId: planned,
      moduleId: known,
      version: enrolled.get(known),
    }
    expect((await create('Result', { ...fitting, version: 'V99' })).data).toEqual(
      refusal('version', `The student is enrolled in version ${String(enrolled.get(known))}.`),
    )
    expect((await create('Result', fitting)).status).toBe(200)
    expect((await create('Result', fitting)).data).toEqual(
      refusal('moduleId', 'The student has a result of this module in this set already.'),
    )
  })

  it('has a mark of one decimal unless the student has not sat', async () => {
    const { admin, rowsOf, change } = await start()
    const [row = {}] = await rowsOf(admin, {
      resultIntakeId: autumn,
      outcome: 'Pass',
    })
    expect((await change(row, { rawMark: 50.25 })).data).toEqual(refusal('rawMark', 'Enter a mark with one decimal at most.'))
    expect((await change(row, { rawMark: 101 })).data).toEqual(refusal('rawMark', 'Enter a value from 0 to 100.'))
    expect((await change(row, { outcome: 'Absent' })).data).toEqual(refusal('rawMark', 'An absent student has no mark.'))
    expect((await change(row, { rawMark: undefined })).data).toEqual(refusal('rawMark', 'Mark should not be blank!'))
    expect((await change(row, { outcome: 'Absent', rawMark: undefined })).status).toBe(200)
  })

  it('passes or fails as its mark says, unless a person has decided otherwise', async () => {
    const { admin, rowsOf, change } = await start()
    const [row = {}] = await rowsOf(admin, { resultIntakeId: autumn, outcome: 'Pass' })
    expect((await change(row, { rawMark: 10 })).data).toEqual(refusal('outcome', 'A mark of 10 is a Fail.'))
    expect((await change(row, { rawMark: 10, moderatedMark: 40, outcome: 'Fail' })).data).toEqual(
      refusal('outcome', 'A mark of 40 is a Pass.'),
    )
    expect((await change(row, { rawMark: 10, outcome: 'Withheld' })).status).toBe(200)
    const withheld = await admin.succeed('Result', 'details', { id: Number(row['resultId']) })
    expect((await change(withheld, { outcome: 'Fail' })).status).toBe(200)
  })

  it('changes after its release with a new reason alone; history has both values (CAT-RES-11)', async () => {
    const { admin, rowsOf, change } = await start()
    const [row = {}] = await rowsOf(admin, {
      resultIntakeId: may,
      outcome: 'Pass',
      studentId: student,
    })
    const id = Number(row['resultId'])
    expect((await change(row, { rawMark: 81 })).data).toEqual(refusal('changeReason', 'Reason should not be blank!'))
    expect(
      (
        await change(row, {
          rawMark: 81,
          changeReason: 'A page was not marked.',
        })
      ).status,
    ).toBe(200)
    const changed = await admin.succeed('Result', 'details', { id })
    expect((await change(changed, { rawMark: 82 })).data).toEqual(refusal('changeReason', 'Say why the released result changes.'))
    const [{ changes = [] } = {}] = await admin.succeed<readonly { readonly changes?: readonly object[] }[]>('Result', 'history', { id })
    expect(changes).toContainEqual({
      field: 'Mark',
      before: String(row['rawMark']),
      after: '81',
    })
    expect(changes).toContainEqual({
      field: 'Reason',
      before: '',
      after: 'A page was not marked.',
    })
  })
})

describe('a result set', () => {
  it('with missing marks is not validated, and says how many rows it means (CAT-RES-07)', async () => {
    const { admin } = await start()
    const { rowsTotal, rowsMissing } = await admin.succeed('ResultSet', 'details', { id: autumn })
    expect([rowsTotal, rowsMissing]).toEqual([320, 14])
    const { status, data } = await admin.call('ResultSet', 'move', {
      id: autumn,
      body: { status: 10 },
    })
    expect([status, data]).toEqual([400, refusal('status', '14 rows have no mark yet.')])
    expect(
      (
        await admin.call('ResultSet', 'move', {
          id: planned,
          body: { status: 10 },
        })
      ).data,
    ).toEqual(refusal('status', 'The set has no results yet.'))
  })

  it('whose marks are there is validated, approved, and not approved twice', async () => {
    const { admin, rowsOf, change } = await start()
    for (const row of (await rowsOf(admin, { resultIntakeId: autumn })).filter(({ rawMark }) => rawMark === undefined))
      expect((await change(row, { outcome: 'Absent' })).status).toBe(200)
    const move = async (status: number) => (await admin.call('ResultSet', 'move', { id: autumn, body: { status } })).status
    expect(await move(10)).toBe(200)
    expect((await admin.succeed('ResultSet', 'details', { id: autumn }))['validationFlag']).toBe(1)
    expect(await move(2)).toBe(200)
    expect((await admin.succeed('ResultSet', 'details', { id: autumn }))['validationFlag']).toBe(0)
    expect([await move(10), await move(8), await move(8)]).toEqual([200, 200, 409])
  })

  it('is of a published block and its modules, and has the release dates of the block', async () => {
    const { admin, create } = await start()
    const { intakeId, yearId, moduleIds } = await admin.succeed('ResultSet', 'details', { id: planned })
    const body = {
      resultSetName: 'January again',
      kind: 'Main',
      yearId,
      intakeId,
      blockKind: 'exam',
      examBlockId: 101,
      moduleIds,
    }
    expect((await create('ResultSet', { ...body, examBlockId: undefined })).data).toEqual(
      refusal('examBlockId', 'Exam Block should not be blank!'),
    )
    expect((await create('ResultSet', { ...body, examBlockId: 102 })).data).toMatchObject(
      refusal('examBlockId', 'Choose a published block.'),
    )
    expect(
      (
        await create('ResultSet', {
          ...body,
          moduleIds: [moduleNamed('Programming').moduleId],
        })
      ).data,
    ).toEqual(refusal('moduleIds', 'Programming is not scheduled in this block.'))
    expect((await create('ResultSet', { ...body, kind: 'Resit' })).data).toEqual(refusal('mainSetId', 'Main Set should not be blank!'))
    expect(
      (
        await create('ResultSet', {
          ...body,
          kind: 'Resit',
          mainSetId: mayResits,
        })
      ).data,
    ).toEqual(refusal('mainSetId', 'Choose a set of first results.'))
    const { data } = await create('ResultSet', body)
    const made = await admin.succeed('ResultSet', 'details', {
      id: Number(data['resultIntakeId']),
    })
    expect(made['releaseStudents']).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:00:00/)
    expect(made['releasedTo']).toBeUndefined()
  })

  it('has its dates in the time of the United Kingdom, in winter and in summer', () => {
    expect(ukInstant('2027-02-06', '10:00')).toBe('2027-02-06 10:00:00.000000')
    expect(ukInstant('2027-06-19', '10:00')).toBe('2027-06-19 09:00:00.000000')
  })

  it('is deleted while it is a draft without results', async () => {
    const { admin } = await start()
    expect(
      (
        await admin.callBadly('ResultSet', 'remove', {
          body: { resultIntakeId: [planned] },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await admin.callBadly('ResultSet', 'remove', {
          body: { resultIntakeId: [mayResits] },
        })
      ).status,
    ).toBe(409)
  })
})

/** Every answer that could hold a result of a set: its calls, and those of the records that it names. */
async function answersOf(person: Person, ids: readonly number[]): Promise<readonly Row[]> {
  const answers: Row[] = []
  const ask = async (name: ResourceName, call: 'list' | 'details' | 'history' | 'uses' | 'options', input: object = {}) => {
    const { status, data } = await person.callBadly(name, call, input)
    if (status === 200) answers.push(...[Object(data).list ?? data].flat())
  }
  for (const sortParam of ['', 'rawMark:asc', 'finalMark:desc', 'grade:asc', 'points:desc'])
    await ask('Result', 'list', {
      query: { pageSize: 1000, ...(sortParam && { sortParam }) },
    })
  await ask('Result', 'options', { query: { ids: ids.join(',') } })
  for (const id of ids) for (const call of ['details', 'history', 'uses'] as const) await ask('Result', call, { id })
  await ask('Student', 'uses', { id: student })
  return answers
}

describe('before its time a result', () => {
  it('of no set that an audience may not see yet stands in an answer to it (CAT-RES-08, CAT-RES-09)', async () => {
    const { handle, admin, rowsOf } = await start()
    const unreleased = [
      ...(await rowsOf(admin, { resultIntakeId: autumn })).slice(0, 20),
      ...(await rowsOf(admin, { resultIntakeId: january, viewFlag: 0 })),
    ].map(({ resultId }) => Number(resultId))
    const resits = (await rowsOf(admin, { resultIntakeId: mayResits })).slice(0, 20).map(({ resultId }) => Number(resultId))
    for (const { username, contactType } of accounts) {
      if (contactType === 'NCUK') continue
      const person = await recordsAs(handle, username)
      const hidden = contactType === 'CENTER' ? unreleased : [...unreleased, ...resits]
      const answers = await answersOf(person, hidden)
      const leaked = answers.filter(
        ({ resultId, id, resource }) => hidden.includes(Number(resultId)) || (resource === 'Result' && hidden.includes(Number(id))),
      )
      expect([username, leaked]).toEqual([username, []])
      for (const id of hidden) expect((await person.callBadly('Result', 'details', { id })).status).not.toBe(200)
    }
  })

  it('is not found by its student one second before the time, and read at it, by the clock of the server (CAT-RES-08)', async () => {
    const { handle, clock, admin, sole } = await start()
    const { releaseStudents } = await admin.succeed('ResultSet', 'details', {
      id: mayResits,
    })
    expect(releaseStudents).toMatch(noon)
    const at = Date.parse(`${String(releaseStudents).slice(0, 19).replace(' ', 'T')}Z`)
    const { resultId } = await sole({
      resultIntakeId: mayResits,
      studentId: student,
    })
    clock.advance(at - clock.now() - 1000)
    const read = async () => (await recordsAs(handle, 'student@student.test')).callBadly('Result', 'details', { id: Number(resultId) })
    expect((await read()).status).toBe(404)
    clock.advance(1000)
    expect((await read()).data).toMatchObject({ resultId, attempt: 'Resit' })
  })

  it('withheld shows its outcome and no mark to a centre, hidden not even that (CAT-RES-09)', async () => {
    const { handle, admin, rowsOf, change } = await start()
    const centre = await recordsAs(handle, 'centre@centre.test')
    const [row = {}] = (await rowsOf(centre)).filter(({ rawMark }) => rawMark !== undefined)
    const id = Number(row['resultId'])
    const withheld = await admin.succeed('Result', 'details', { id })
    expect(
      (
        await change(withheld, {
          outcome: 'Withheld',
          changeReason: 'A case is open.',
        })
      ).status,
    ).toBe(200)
    const seen = await centre.succeed('Result', 'details', { id })
    expect([seen['outcome'], markNames.filter((name) => name in seen), seen['changeReason']]).toEqual(['Withheld', [], undefined])
    expect(await centre.succeed('Result', 'history', { id })).toEqual([])
    const listed = (await rowsOf(centre, { sortParam: 'finalMark:asc' })).at(-1)
    expect(listed?.['finalMark']).toBeUndefined()
    const again = await admin.succeed('Result', 'details', { id })
    expect((await change(again, { viewFlag: 0 })).status).toBe(200)
    expect((await centre.callBadly('Result', 'details', { id })).status).toBe(404)
  })

  it('is of the own students and the own person alone', async () => {
    const { handle, admin, rowsOf } = await start()
    const mine = await rowsOf(await recordsAs(handle, 'student@student.test'))
    expect(new Set(mine.map(({ studentId }) => studentId))).toEqual(new Set([student]))
    const ofCentre = await rowsOf(await recordsAs(handle, 'centre@centre.test'))
    expect(new Set(ofCentre.map(({ centreId }) => centreId))).toEqual(new Set([26]))
    expect((await rowsOf(admin, { studentId: otherStudent })).length).toBeGreaterThan(0)
  })

  it('is seen by the universities of which its student has taken an offer, released and shown, and by no others', async () => {
    const { handle, admin, rowsOf } = await start()
    const university = await recordsAs(handle, 'university@university.test')
    const { list: placements = [] } = await admin.succeed('DirectPlacement', 'list', { query: { institutionId: 12, pageSize: 1000 } })
    const whoSaid = (...replies: readonly string[]) =>
      new Set(placements.flatMap(({ reply, studentId }) => (replies.includes(String(reply)) ? [studentId] : [])))
    const taken = whoSaid('Firm', 'Insurance')
    const seen = await rowsOf(university)
    const students = new Set(seen.map(({ studentId }) => studentId))
    const resulted = new Set((await rowsOf(admin, { resultIntakeId: may })).map(({ studentId }) => studentId))
    expect(students).toEqual(new Set([...taken].filter((id) => resulted.has(id))))
    expect(students.size).toBeGreaterThan(0)
    expect(new Set(seen.map(({ resultIntakeId }) => resultIntakeId)).has(autumn)).toBe(false)
    const others = [...whoSaid('None', 'Declined')].filter((id) => !taken.has(id) && resulted.has(id))
    expect(others.length).toBeGreaterThan(0)
    const [hidden] = await rowsOf(admin, { studentId: Number(others[0]) })
    expect((await university.callBadly('Result', 'details', { id: Number(hidden?.['resultId']) })).status).toBe(404)
  })
})
