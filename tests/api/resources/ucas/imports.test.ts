import { describe, expect, it } from 'vitest'
import { textOf } from '#mirage/resources/engine/values.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Cells = Readonly<Record<string, string>>
type Fields = Readonly<Record<string, unknown>>

const hours = 3_600_000

const shown = (day: unknown) => textOf(day).split('-').toReversed().join('/')

async function start() {
  const { aggregator, clock, handle, signIn } = startAggregator()
  const admin = await signIn()
  const records = await recordsAs(handle)
  const student = (id: number) => records.succeed<Fields>('Student', 'details', { id })
  const placements = async (studentId: number) =>
    (await records.succeed('DirectPlacement', 'list', { query: { studentId, pageSize: 1000 } })).list ?? []
  /** All students and applications as they are stored, by any author at any time. */
  const everything = () => {
    const { resources } = JSON.parse(aggregator.dump())
    return ['Student', 'DirectPlacement'].map((name) =>
      resources[name].records.map(({ id, status, fields }: { id: number; status: unknown; fields: unknown }) => ({ id, status, fields })),
    )
  }
  const begin = async (fileName = 'decisions.csv') =>
    Number((await records.succeed<Fields>('UcasImport', 'create', { body: { yearId: 22, fileName, requestId: fileName } }))['ucasImportId'])
  const check = (id: number, rows: readonly Cells[]) =>
    admin.call('checkUcasRows', { path: { id }, body: { rows: rows.map((fields, index) => ({ line: index + 2, fields: { ...fields } })) } })
  const details = (id: number) => records.succeed<Fields>('UcasImport', 'details', { id })
  const errors = (id: number) => admin.succeed('listUcasErrors', { query: { ucasImportId: id, pageSize: 100 } })
  return { clock, handle, signIn, admin, records, student, placements, everything, begin, check, details, errors }
}

type Started = Awaited<ReturnType<typeof start>>

/** A row for a student, to a course that UCAS knows and the student has not applied for. */
async function rowOf({ student, placements, records }: Started, studentId: number, more: Cells = {}): Promise<Cells> {
  const { firstName, lastName, dateOfBirth, ucasId } = await student(studentId)
  const taken = new Set((await placements(studentId)).map(({ courseId }) => courseId))
  const { list = [] } = await records.succeed('Course', 'list', { query: { institutionId: 12, statusId: '8', pageSize: 100 } })
  const course = list.find(({ courseId, ucasCode }) => ucasCode !== undefined && !taken.has(courseId)) ?? {}
  return {
    personalId: textOf(ucasId) || `9${String(studentId).padStart(9, '0')}`,
    familyName: textOf(lastName),
    givenNames: textOf(firstName),
    dateOfBirth: shown(dateOfBirth),
    choiceNumber: '1',
    providerCode: 'N45',
    courseCode: textOf(course['ucasCode']),
    decision: 'Conditional',
    reply: '',
    ...more,
  }
}

const twins: Cells = { personalId: '9990000001', familyName: 'Eze', givenNames: 'A.', dateOfBirth: '14/03/2008' }

describe('an import of a UCAS file', () => {
  it('writes nothing while it is checked, does what the check said, and is undone whole (CAT-STU-20)', async () => {
    const started = await start()
    const { admin, everything, begin, check, details, errors } = started
    const rows = [
      await rowOf(started, 3001),
      await rowOf(started, 3005),
      await rowOf(started, 3007, twins),
      await rowOf(started, 3006, { providerCode: 'Z99' }),
    ]
    const before = everything()
    const id = await begin()
    expect((await details(id))['state']).toBe('Checking')
    const checked = await check(id, rows)
    expect(checked.data?.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'wrong', 'wrong'])
    const counts = { rowsTotal: 4, rowsMatched: 2, rowsNew: 2, rowsChanged: 0, rowsSame: 0, rowsFailed: 2 }
    expect(await details(id)).toMatchObject({ state: 'Ready', ...counts })
    expect(everything()).toEqual(before)

    expect(await admin.succeed('runUcasImport', { path: { id } })).toEqual(checked.data)
    expect(await details(id)).toMatchObject({ state: 'Done', ...counts, errorsOpen: 2 })
    expect((await errors(id)).types).toEqual([
      { errorTypeId: 2, total: 1, open: 1 },
      { errorTypeId: 4, total: 1, open: 1 },
    ])
    expect(everything()).not.toEqual(before)

    await admin.succeed('undoUcasImport', { path: { id } })
    expect(await details(id)).toMatchObject({ state: 'Undone' })
    expect(everything()).toEqual(before)
    expect(await admin.refuse('undoUcasImport', { path: { id } })).toEqual([409, 'Only an import that is done can be undone.'])
  })

  it('changes nothing when the same file comes twice', async () => {
    const started = await start()
    const { admin, everything, begin, check, details } = started
    const rows = [await rowOf(started, 3001), await rowOf(started, 3002)]
    const first = await begin('one.csv')
    await check(first, rows)
    await admin.succeed('runUcasImport', { path: { id: first } })
    const before = everything()
    const second = await begin('two.csv')
    expect((await check(second, rows)).data?.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    await admin.succeed('runUcasImport', { path: { id: second } })
    expect(everything()).toEqual(before)
    expect(await details(second)).toMatchObject({ rowsSame: 2, errorsOpen: 0 })
  })

  it('is run once, and undone within 24 hours only', async () => {
    const started = await start()
    const { admin, clock, begin, check, details } = started
    const id = await begin()
    expect(await admin.refuse('runUcasImport', { path: { id } })).toEqual([409, 'Check the file first.'])
    await check(id, [await rowOf(started, 3001)])
    await admin.succeed('runUcasImport', { path: { id } })
    expect(await admin.refuse('runUcasImport', { path: { id } })).toEqual([409, 'This import is done already.'])
    expect(await details(id)).toMatchObject({ importedAt: '2026-11-21 12:00:00.000000', undoUntil: '2026-11-22 12:00:00.000000' })
    clock.advance(24 * hours + 1)
    const records = await recordsAs(started.handle)
    expect(await records.succeed<Fields>('UcasImport', 'details', { id })).not.toHaveProperty('undoUntil')
    const later = await started.signIn()
    expect(await later.refuse('undoUcasImport', { path: { id } })).toEqual([409, 'An import can be undone within 24 hours.'])
  })

  it('is not undone over what was changed since', async () => {
    const started = await start()
    const { admin, begin, check, student, records } = started
    const id = await begin()
    await check(id, [await rowOf(started, 3005, { personalId: '9000000005' }), await rowOf(started, 3002)])
    await admin.succeed('runUcasImport', { path: { id } })
    const {
      studentId,
      names: _names,
      createdAt: _at,
      updatedBy: _by,
      status: _status,
      fullName: _name,
      centreEmail: _email,
      studentRef: _ref,
      paymentLabel: _label,
      registeredOn: _on,
      ...fields
    } = await student(3002)
    expect(studentId).toBe(3002)
    await records.succeed('Student', 'update', { id: 3002, body: { ...fields, city: 'Leeds' } })
    expect(await admin.refuse('undoUcasImport', { path: { id } })).toEqual([400, '1 record was changed since. Nothing is undone.'])
  })

  it('has failed where its file lacks a column, and says which', async () => {
    const started = await start()
    const id = await started.begin()
    const { reply: _reply, ...row } = await rowOf(started, 3001)
    expect(await started.check(id, [row])).toMatchObject({ status: 400, description: 'The file has no column Reply.' })
    expect(await started.details(id)).toMatchObject({ state: 'Failed', failure: 'The file has no column Reply.' })
    expect(await started.admin.refuse('checkUcasRows', { path: { id }, body: { rows: [{ line: 2, fields: row }] } })).toEqual([
      409,
      'This import was checked already.',
    ])
  })

  it.each([
    [1, 'no student', { familyName: 'Nobody', personalId: '9990000002' }],
    [2, 'several students', twins],
    [3, 'an ID of nine digits', { personalId: '123456789' }],
    [4, 'an unknown university', { providerCode: 'Z99' }],
    [5, 'an unknown course', { courseCode: 'X999' }],
    [6, 'an unknown decision', { decision: 'Perhaps' }],
    [6, 'an unknown reply', { reply: 'Perhaps' }],
  ] as const)('says with type %i that a row has %s', async (typeId, _what, more) => {
    const started = await start()
    const id = await started.begin()
    await started.check(id, [await rowOf(started, 3005, more)])
    expect((await started.errors(id)).list.map(({ errorTypeId }) => errorTypeId)).toEqual([typeId])
  })

  it('gives a student one UCAS ID, and an ID to one student', async () => {
    const started = await start()
    const { admin, begin, check, errors, student } = started
    const [personalId, other] = ['9000000005', '9000000006']
    const row = await rowOf(started, 3005, { personalId })
    const ofSameName = { ...row, personalId: other }
    const ofSameId = await rowOf(started, 3006, { personalId, choiceNumber: '2' })
    const id = await begin()
    const outcomes = (await check(id, [row, ofSameName, ofSameId])).data
    expect(outcomes?.map(({ outcome }) => outcome)).toEqual(['new', 'wrong', 'wrong'])
    expect(await admin.succeed('runUcasImport', { path: { id } })).toEqual(outcomes)
    expect((await errors(id)).list).toMatchObject([
      { rowNumber: 3, errorTypeId: 3, description: 'The student has another UCAS ID.', suggestedStudents: [{ studentId: 3005 }] },
      { rowNumber: 4, errorTypeId: 3, description: 'Another student has this UCAS ID.' },
    ])
    expect([(await student(3005))['ucasId'], (await student(3006))['ucasId']]).toEqual([personalId, undefined])
  })

  it('says which choice stands in it twice, and which decision cannot follow', async () => {
    const started = await start()
    const { begin, check, errors, admin } = started
    const row = await rowOf(started, 3005, { personalId: '9000000005', decision: 'Rejected' })
    const id = await begin()
    await check(id, [row, row])
    expect((await errors(id)).list).toMatchObject([{ rowNumber: 3, errorTypeId: 7 }])
    await admin.succeed('runUcasImport', { path: { id } })
    const again = await begin('again.csv')
    await check(again, [{ ...row, decision: 'Unconditional' }])
    expect((await errors(again)).list).toMatchObject([{ errorTypeId: 6, description: 'Here it is Rejected, which this cannot follow.' }])
  })
})

describe('an error of a UCAS import', () => {
  async function withTwins() {
    const started = await start()
    const { admin, begin, check, errors } = started
    const row = await rowOf(started, 3007, twins)
    const id = await begin()
    await check(id, [row])
    const { list } = await errors(id)
    const errorId = list[0]?.ucasErrorId ?? 0
    return { ...started, id, errorId, error: list[0], run: () => admin.succeed('runUcasImport', { path: { id } }) }
  }

  it('of several students is closed by choosing one, who gets the UCAS ID and the application (CAT-STU-21)', async () => {
    const { admin, run, id, errorId, error, errors, student, placements, details } = await withTwins()
    expect(error?.suggestedStudents.map(({ studentId }) => studentId)).toEqual([3007, 3008])
    await run()
    const before = (await placements(3008)).length
    await admin.succeed('updateUcasError', { path: { id: errorId }, body: { errorStatus: 'Fixed', studentId: 3008 } })
    expect((await student(3008))['ucasId']).toBe('9990000001')
    expect(await placements(3008)).toHaveLength(before + 1)
    expect((await errors(id)).list[0]).toMatchObject({ errorStatus: 'Fixed', suggestedStudents: [{ studentId: 3008 }] })
    expect((await details(id))['errorsOpen']).toBe(0)
    expect(await admin.refuse('updateUcasError', { path: { id: errorId }, body: { errorStatus: 'Fixed', studentId: 3008 } })).toEqual([
      400,
      'This error is fixed already.',
    ])
    // What was settled later is undone as well.
    await admin.succeed('undoUcasImport', { path: { id } })
    expect((await student(3008))['ucasId']).toBeUndefined()
    expect(await placements(3008)).toHaveLength(before)
  })

  it('waits for the import, is ignored with a comment only, and can be opened again', async () => {
    const { admin, run, id, errorId, errors } = await withTwins()
    const send = (body: { errorStatus: 'Open' | 'Fixed' | 'Ignored'; comment?: string }) =>
      admin.call('updateUcasError', { path: { id: errorId }, body })
    expect(await send({ errorStatus: 'Ignored', comment: 'x' })).toMatchObject({ status: 400, description: 'Import the file first.' })
    await run()
    expect((await send({ errorStatus: 'Ignored', comment: ' ' })).status).toBe(400)
    expect((await send({ errorStatus: 'Ignored', comment: 'Withdrawn.' })).status).toBe(200)
    expect((await errors(id)).list[0]).toMatchObject({ errorStatus: 'Ignored', comment: 'Withdrawn.' })
    expect((await send({ errorStatus: 'Open' })).status).toBe(200)
    // It still fits several students.
    expect((await send({ errorStatus: 'Fixed' })).status).toBe(400)
    expect((await errors(id)).list[0]).toMatchObject({ errorStatus: 'Open' })
  })

  it('keeps a UCAS ID with the student who has it', async () => {
    const { admin, run, errorId, records, student } = await withTwins()
    await run()
    const {
      studentId: _id,
      names: _n,
      createdAt: _c,
      updatedBy: _b,
      status: _s,
      fullName: _f,
      centreEmail: _e,
      studentRef: _r,
      paymentLabel: _p,
      registeredOn: _o,
      ...fields
    } = await student(3005)
    await records.succeed('Student', 'update', { id: 3005, body: { ...fields, ucasId: '9990000001' } })
    const answer = await admin.call('updateUcasError', { path: { id: errorId }, body: { errorStatus: 'Fixed', studentId: 3008 } })
    expect(answer.status).toBe(400)
    expect((await student(3008))['ucasId']).toBeUndefined()
  })
})

describe('the rows of a UCAS import', () => {
  it('are read by what came of them, and the wrong ones as a file by a signed link', async () => {
    const { admin, handle } = await start()
    const rows = await admin.succeed('listUcasRows', { path: { id: 2 }, query: { outcome: 'wrong', pageSize: 100 } })
    expect(rows.totalCount).toBe(11)
    expect(await admin.succeed('listUcasErrorTypes')).toHaveLength(7)
    const { link, fileName } = await admin.succeed('getUcasWrongRows', { path: { id: 2 } })
    expect(fileName).toMatch(/^ucas_decisions_\d{8}-wrong-rows\.csv$/)
    const file = await handle(new Request(`http://portal.test${link}`))
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(12)
    expect(lines[0]).toContain('"Reply","Line","What is wrong"')
    expect((await handle(new Request(`http://portal.test${link.replace(/signature=\w{4}/, 'signature=0000')}`))).status).toBe(403)
  })

  it('are for the provider alone', async () => {
    const { signIn } = await start()
    const centre = await signIn('centre@centre.test')
    expect((await centre.refuse('listUcasRows', { path: { id: 2 } }))[0]).toBe(403)
    expect((await centre.refuse('listUcasErrors', { query: { ucasImportId: 2 } }))[0]).toBe(403)
  })
})
