import { describe, expect, it } from 'vitest'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

const physics = moduleNamed('Physics').moduleId
const [january, mayResits, autumn, planned] = [1, 3, 4, 6]
type Cells = Readonly<Record<string, string>>
type Kind = 'Main' | 'Resit'

async function start() {
  const { handle, signIn } = startAggregator()
  const admin = await signIn()
  const records = await recordsAs(handle)
  const rowsOf = async (resultIntakeId: number) =>
    (await records.succeed('Result', 'list', { query: { pageSize: 1000, resultIntakeId } })).list ?? []
  const send = (mode: 'check' | 'apply', cells: readonly Cells[], resultIntakeId = autumn, kind: Kind = 'Main', rowsLeftOut = 0) =>
    admin.call('uploadResults', {
      body: {
        kind,
        resultIntakeId,
        mode,
        fileName: 'marks.csv',
        rowsLeftOut,
        rows: cells.map((fields, index) => ({ line: index + 2, fields })),
      },
    })
  return {
    signIn,
    admin,
    records,
    rowsOf,
    send,
    upload: async (...given: Parameters<typeof send>) => {
      const { status, data, description } = await send(...given)
      if (!data || !('outcomes' in data)) throw new Error(`${status}: ${description}`)
      return data
    },
    /** The rows that the template has for a set, by its columns. */
    template: async (resultIntakeId: number): Promise<Cells[]> => {
      const { columns, rows } = await admin.succeed('getUploadTemplate', { query: { resultIntakeId } })
      return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])))
    },
    undo: (id: number) => admin.call('undoUpload', { path: { id } }),
    uploads: (id: number) => admin.succeed('listUploads', { path: { id } }),
  }
}

const withoutStamps = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows
    .map(({ updatedAt: _at, updatedBy: _by, ...row }) => row)
    .toSorted((one, other) => Number(one['resultId']) - Number(other['resultId']))

/** Rows of a set without results, as a file has them: eighteen new ones, and one with each of three errors. */
function newRows(template: readonly Cells[]): Cells[] {
  const rows = template.slice(0, 21).map((row) => ({ ...row, rawMark: '61.5', outcome: 'Pass' }))
  const errors: Readonly<Record<number, Cells>> = {
    3: { rawMark: '55.55' },
    4: { studentId: 'PW26-99999' },
    5: { outcome: 'Excellent' },
  }
  return rows.map((row, index) => ({ ...row, ...errors[index] }))
}

describe('an upload of marks', () => {
  it('is checked without a write, does what the check said, and is undone whole (CAT-RES-05)', async () => {
    const { template, upload, rowsOf, undo, uploads } = await start()
    const rows = newRows(await template(planned))
    const before = await rowsOf(planned)
    const checked = await upload('check', rows, planned)
    expect(checked).toMatchObject({ state: 'Checked', rowsTotal: 21, rowsNew: 18, rowsChanged: 0, rowsSame: 0, rowsFailed: 3 })
    expect(checked.outcomes.flatMap(({ line, problems }) => problems.map((problem) => [line, problem.field, problem.description]))).toEqual(
      [
        [5, 'rawMark', 'Enter a mark with one decimal at most.'],
        [6, 'studentId', 'No active Student has this name or code.'],
        [7, 'outcome', 'Choose a value of Outcome.'],
      ],
    )
    expect([await rowsOf(planned), await uploads(planned)]).toEqual([before, []])

    const { uploadId = 0, ...applied } = await upload('apply', rows, planned)
    expect(applied).toEqual({ ...checked, state: 'Imported' })
    expect((await rowsOf(planned)).map(({ rawMark }) => rawMark)).toEqual(Array.from({ length: 18 }, () => 61.5))
    expect((await uploads(planned))[0]).toMatchObject({ uploadId, fileName: 'marks.csv', rowsNew: 18, state: 'Imported', isUndoable: 1 })

    expect((await undo(uploadId)).description).toBe('Upload undone.')
    expect(await rowsOf(planned)).toEqual([])
    expect((await uploads(planned))[0]).toMatchObject({ uploadId, state: 'Undone', isUndoable: 0 })
  })

  it('takes no pass that the mark fails', async () => {
    const { template, upload } = await start()
    const rows = (await template(planned))
      .slice(0, 2)
      .map((row, index) => ({ ...row, rawMark: '12', outcome: index === 0 ? 'Pass' : 'Fail' }))
    const { outcomes } = await upload('check', rows, planned)
    expect(outcomes.map(({ outcome, problems }) => [outcome, problems.map(({ field, description }) => [field, description])])).toEqual([
      ['wrong', [['outcome', 'A mark of 12 is a Fail.']]],
      ['new', []],
    ])
  })

  it('changes marks that are there, and its undo restores every one (CAT-RES-05)', async () => {
    const { template, upload, rowsOf, undo } = await start()
    const before = await rowsOf(autumn)
    const rows = (await template(autumn))
      .filter(({ rawMark }) => rawMark !== '')
      .map((row, index) => (index < 10 ? { ...row, rawMark: '12.5', outcome: 'Fail' } : row))
    const { uploadId = 0, ...counts } = await upload('apply', rows)
    expect(counts).toMatchObject({ rowsNew: 0, rowsChanged: 10, rowsFailed: 0 })
    expect((await rowsOf(autumn)).filter(({ rawMark }) => rawMark === 12.5)).toHaveLength(10)
    expect((await upload('apply', rows)).uploadId).toBeUndefined()
    expect((await undo(uploadId)).status).toBe(200)
    expect(withoutStamps(await rowsOf(autumn))).toEqual(withoutStamps(before))
  })

  it('counts what its check has counted, though the rows that are wrong are not sent (CAT-RES-05)', async () => {
    const { template, upload, uploads } = await start()
    const marked = (await template(autumn)).filter(({ rawMark }) => rawMark !== '')
    const rows = [
      ...marked.slice(0, 15).map((row) => ({ ...row, rawMark: '12.5', outcome: 'Fail' })),
      ...marked.slice(15, 16),
      ...marked.slice(16, 20).map((row) => ({ ...row, rawMark: '55.55' })),
    ]
    const { rowsTotal, rowsNew, rowsChanged, rowsSame, rowsFailed } = await upload('check', rows)
    const counts = { rowsTotal, rowsNew, rowsChanged, rowsSame, rowsFailed }
    expect(counts).toEqual({ rowsTotal: 20, rowsNew: 0, rowsChanged: 15, rowsSame: 1, rowsFailed: 4 })
    expect(await upload('apply', rows.slice(0, 16), autumn, 'Main', 4)).toMatchObject(counts)
    expect((await uploads(autumn))[0]).toMatchObject(counts)
  })

  it('is not undone twice, nor over a mark that was changed since', async () => {
    const { template, upload, rowsOf, undo, records } = await start()
    const { uploadId = 0 } = await upload('apply', newRows(await template(planned)), planned)
    const [row = {}] = await rowsOf(planned)
    expect((await changeResult(records, row, { rawMark: 70 })).status).toBe(200)
    expect(await undo(uploadId)).toMatchObject({ status: 400, description: '1 result was changed since. Nothing is undone.' })
    expect(await rowsOf(planned)).toHaveLength(18)
    const [first] = await rowsOf(autumn)
    expect(first).toBeDefined()
    const [seeded, , undone] = await start().then(({ uploads }) => uploads(january))
    expect([seeded?.isUndoable, undone?.isUndoable]).toEqual([0, 0])
    expect(await undo(seeded?.uploadId ?? 0)).toMatchObject({ status: 400, description: 'This upload is too old to be undone.' })
    expect((await undo(9999)).status).toBe(404)
  })

  it('changes a released mark for a reason only, and its undo says one (CAT-RES-11)', async () => {
    const { template, upload, rowsOf, undo, records } = await start()
    const row = (await template(january)).find(({ rawMark }) => rawMark === '34.9') ?? {}
    const wrong = await upload('check', [{ ...row, rawMark: '36' }], january)
    expect(wrong.outcomes[0]?.problems).toEqual([{ field: 'changeReason', value: '', description: 'Reason should not be blank!' }])
    const { uploadId = 0 } = await upload('apply', [{ ...row, rawMark: '36', changeReason: 'Added up wrongly.' }], january)
    expect((await undo(uploadId)).status).toBe(200)
    const found = (await rowsOf(january)).find(({ rawMark }) => rawMark === 34.9)
    expect(found?.['changeReason']).toBe('The upload of marks.csv was undone.')
    const [last] = await records.succeed<{ act: string; comment: string }[]>('Result', 'history', { id: Number(found?.['resultId']) })
    expect(last).toMatchObject({ act: 'upload undone', comment: 'marks.csv' })
  })

  it('of the template changes nothing, and leaves the reasons of released results', async () => {
    const { template, upload, rowsOf, records } = await start()
    const [row = {}] = (await rowsOf(january)).filter(({ rawMark }) => rawMark === 34.9)
    expect((await changeResult(records, row, { rawMark: 36.1, changeReason: 'Added up wrongly.' })).status).toBe(200)
    const rows = (await template(january)).filter(({ outcome }) => outcome !== '')
    expect(await upload('apply', rows, january)).toMatchObject({ state: 'Checked', rowsChanged: 0, rowsSame: rows.length })
    const moderated = rows.map((cells) => (cells['rawMark'] === '36.1' ? { ...cells, rawMark: '37' } : cells))
    expect((await upload('check', moderated, january)).outcomes.flatMap(({ problems }) => problems)).toEqual([
      { field: 'changeReason', value: '', description: 'Say why the released result changes.' },
    ])
  })

  it.each([
    ['Resit', mayResits, 'First', 'This is no file of resits: line 2 has the attempt First.'],
    ['Resit', mayResits, ' first ', 'This is no file of resits: line 2 has the attempt first.'],
    ['Main', autumn, 'Resit', 'This is a file of resits: line 2 has the attempt Resit.'],
  ] as const)('of the kind %s into set %d is refused with the attempt %s (CAT-RES-06)', async (kind, set, attempt, description) => {
    const { send, template } = await start()
    const [row = {}] = await template(set)
    for (const mode of ['check', 'apply'] as const)
      expect(await send(mode, [{ ...row, attempt }], set, kind)).toMatchObject({ status: 400, description })
  })

  it.each([
    ['Resit', autumn, 'Choose a resit set.'],
    ['Main', mayResits, 'Choose a set of first results.'],
  ] as const)('of the kind %s is refused for set %d (CAT-RES-06)', async (kind, set, description) => {
    const { send } = await start()
    expect(await send('check', [{ attempt: '' }], set, kind)).toMatchObject({ status: 400, description })
  })

  it('takes no column that a file of marks has not', async () => {
    const { send } = await start()
    expect(await send('check', [{ viewFlag: 'Yes' }])).toMatchObject({ status: 400, description: 'viewFlag is not known.' })
  })

  it('is for those who may add results', async () => {
    const { signIn } = await start()
    for (const { username } of accounts) {
      const person = await signIn(username)
      const { status } = await person.call('uploadResults', {
        body: { kind: 'Main', resultIntakeId: autumn, mode: 'check', fileName: 'marks.csv', rows: [{ line: 2, fields: {} }] },
      })
      const others = [
        (await person.call('getUploadTemplate', { query: { resultIntakeId: autumn } })).status,
        (await person.call('undoUpload', { path: { id: 12 } })).status,
      ]
      const expected = username === 'admin@ncuk.test' ? 200 : 403
      expect([username, status, ...others]).toEqual([username, expected, expected, expected])
      const list = await person.call('listUploads', { path: { id: autumn } })
      expect([username, list.status]).toEqual([username, username.endsWith('@ncuk.test') ? 200 : 403])
    }
  })

  it('of 20,000 rows is answered in seconds', async () => {
    const { template, upload } = await start()
    const rows = await template(planned)
    const many = Array.from({ length: 20_000 }, (_, index) => ({ ...rows[index % rows.length], rawMark: '50', outcome: 'Pass' }))
    const { rowsTotal, rowsNew } = await upload('check', many, planned)
    expect([rowsTotal, rowsNew]).toEqual([20_000, rows.length])
  }, 60_000)
})

type Records = Awaited<ReturnType<typeof recordsAs>>
type Row = Readonly<Record<string, unknown>>

/** The enrolments in Physics for the exams of January 2027. */
const enrolledInPhysics = async (records: Records): Promise<readonly Row[]> =>
  (await records.succeed('Enrollment', 'list', { query: { statusId: 'Enrolled', examBlockId: 101, moduleId: physics, pageSize: 100 } }))
    .list ?? []

async function changeAttempt(records: Records, enrolment: Row, attempt: string): Promise<void> {
  const { enrollmentId, studentId, version, blockKind, examBlockId, enrolledOn, updatedAt } = enrolment
  const body = { studentId, moduleId: physics, version, blockKind, examBlockId, enrolledOn, attempt, updatedAt }
  await records.succeed('Enrollment', 'update', { id: Number(enrollmentId), body })
}

describe('the template of an upload', () => {
  it('has a row for each enrolled student of the set, and those who failed for a resit', async () => {
    const { template, rowsOf } = await start()
    const rows = await template(planned)
    expect(rows.length).toBeGreaterThan(100)
    expect(new Set(rows.map(({ attempt, rawMark }) => `${attempt},${rawMark}`))).toEqual(new Set(['First,']))
    const failed = (await rowsOf(2)).filter(({ outcome }) => outcome === 'Fail')
    // Its block is over: who is enrolled sits in another one.
    expect(await template(january)).toHaveLength((await rowsOf(january)).length)
    const resits = await template(mayResits)
    expect(resits.length).toBeGreaterThanOrEqual(failed.length)
    expect(new Set(resits.map(({ attempt }) => attempt))).toEqual(new Set(['Resit']))
  })

  it('has who was absent for a resit', async () => {
    const { template, rowsOf, records } = await start()
    const before = await template(mayResits)
    const sat = (await rowsOf(2)).filter(({ outcome, studentId }) => outcome === 'Pass' && studentId !== 3001)
    for (const { rawMark: _raw, moderatedMark: _moderated, components: _papers, ...row } of sat.slice(0, 40))
      expect((await changeResult(records, row, { outcome: 'Absent', changeReason: 'Was not there.' })).status).toBe(200)
    const after = await template(mayResits)
    expect(after.length).toBeGreaterThan(before.length)
    expect(new Set(after.map(({ attempt }) => attempt))).toEqual(new Set(['Resit']))
  })

  it('has who is enrolled for a resit beside those who failed, each once', async () => {
    const { template, rowsOf, records } = await start()
    const { resultIntakeId } = await records.succeed('ResultSet', 'create', {
      body: {
        resultSetName: 'Physics Resits',
        kind: 'Resit',
        mainSetId: january,
        yearId: 22,
        intakeId: 401,
        blockKind: 'exam',
        examBlockId: 101,
        moduleIds: [physics],
        requestId: 'resits-of-physics',
      },
    })
    const before = await template(Number(resultIntakeId))
    const inPhysics = (await rowsOf(january)).filter(({ moduleId }) => moduleId === physics)
    const failed = new Set(inPhysics.filter(({ outcome }) => outcome === 'Fail').map(({ studentId }) => studentId))
    const enrolled = await enrolledInPhysics(records)
    for (const hasFailed of [true, false]) {
      const one = enrolled.find(({ studentId }) => failed.has(studentId) === hasFailed)
      await changeAttempt(records, one ?? expect.unreachable(), 'Resit')
    }
    const after = await template(Number(resultIntakeId))
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ moduleId: 'Physics', attempt: 'Resit', rawMark: '' })
  })

  it('has the attempt of each enrolment, without resits in a set of first results', async () => {
    const { template, records } = await start()
    const enrolled = (await enrolledInPhysics(records)).slice(0, 2)
    for (const [index, attempt] of ['Repeat', 'Resit'].entries()) await changeAttempt(records, enrolled[index] ?? {}, attempt)
    const refs: string[] = []
    for (const { studentId } of enrolled) {
      const { studentRef, email } = await records.succeed('Student', 'details', { id: Number(studentId) })
      refs.push(String(studentRef ?? email))
    }
    const rows = (await template(planned)).filter(({ moduleId }) => moduleId === 'Physics')
    expect(refs.map((ref) => rows.find(({ studentId }) => studentId === ref)?.['attempt'])).toEqual(['Repeat', undefined])
  })
})

it('a result that has lost its mark has lost its grade (CAT-RES-03)', async () => {
  const { rowsOf, records } = await start()
  const [row = {}] = await rowsOf(autumn).then((rows) => rows.filter(({ finalMark }) => finalMark !== undefined))
  expect((await changeResult(records, row, { rawMark: undefined, outcome: 'Absent' })).status).toBe(200)
  const after = (await rowsOf(autumn)).find(({ resultId }) => resultId === row['resultId'])
  expect([after?.['finalMark'], after?.['grade'], after?.['points']]).toEqual([undefined, undefined, undefined])
})
