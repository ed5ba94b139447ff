import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

/** Students of Baobab College and of another centre. */
const [own, ofAnotherCentre] = [3001, 3010]
/** The passport of the first. */
const passport = 1

async function start() {
  const { handle, clock } = startAggregator()
  const [admin, centre, student] = await Promise.all(
    ['admin@ncuk.test', 'centre@centre.test', 'student@student.test'].map((username) => recordsAs(handle, username)),
  )
  if (!admin?.session || !centre || !student) throw new Error('Nobody is signed in.')
  const files = bucketOver(handle, clock, admin.session)
  let requests = 0
  const create = (name: 'StudentDocument' | 'StudentQualification', body: object, person = admin) =>
    person.callBadly(name, 'create', { body: { ...body, requestId: `request-${(requests += 1)}` } })
  const shown = (id: number) => admin.succeed('StudentDocument', 'details', { id })
  const replaceFile = async (id: number, file: object) => {
    const { studentId, documentType, updatedAt } = await shown(id)
    return admin.callBadly('StudentDocument', 'update', { id, body: { studentId, documentType, file, updatedAt } })
  }
  const versions = async (documentType: string) =>
    (await admin.succeed('StudentDocument', 'list', { query: { pageNo: 1, pageSize: 50, studentId: own } })).list
      ?.filter((one) => one['documentType'] === documentType)
      .map(({ versionNo, isOlder = 0, reviewState }) => [versionNo, isOlder, reviewState])
      .toSorted()
  return { admin, centre, student, files, create, shown, replaceFile, versions }
}

describe('a document of a student', () => {
  it('keeps the old file as an older version, and waits for another review', async () => {
    const { admin, files, shown, replaceFile, versions } = await start()
    expect(await versions('Passport')).toEqual([[1, 0, 'Accepted']])
    const file = await files.store('passport-2.pdf', bytesLike('pdf'))
    expect((await replaceFile(passport, file)).status).toBe(200)
    expect(await shown(passport)).toMatchObject({ file, versionNo: 2, reviewState: 'Waiting' })
    expect(await versions('Passport')).toEqual([
      [1, 1, 'Accepted'],
      [2, 0, 'Waiting'],
    ])
    const { list = [] } = await admin.succeed('StudentDocument', 'list', { query: { pageNo: 1, pageSize: 10, studentId: own, isOlder: 1 } })
    const older = Number(list[0]?.['documentId'])
    expect((await replaceFile(older, Object(list[0]?.['file']))).data).toEqual({
      fields: [{ field: 'file', description: 'A newer file has replaced this version.' }],
    })
    expect((await admin.call('StudentDocument', 'file', { id: older, query: { field: 'file' } })).status).toBe(200)
  })

  it('is there once of each type', async () => {
    const { files, create } = await start()
    const file = await files.store('passport-2.pdf', bytesLike('pdf'))
    expect((await create('StudentDocument', { studentId: own, documentType: 'Passport', file })).data).toEqual({
      fields: [{ field: 'documentType', description: 'The student has this document already. Open it and replace its file.' }],
    })
    expect((await create('StudentDocument', { studentId: own, documentType: 'Visa', file })).status).toBe(200)
  })

  it('says why it was refused, until it is accepted', async () => {
    const { admin, shown } = await start()
    const move = (status: string, comment = '') => admin.callBadly('StudentDocument', 'move', { id: passport, body: { status, comment } })
    expect((await move('Refused')).data).toEqual({ fields: [{ field: 'comment', description: 'Comment should not be blank!' }] })
    expect((await move('Refused', 'The photo is dark.')).status).toBe(200)
    expect(await shown(passport)).toMatchObject({ reviewState: 'Refused', reviewComment: 'The photo is dark.' })
    await move('Accepted')
    expect(await shown(passport)).not.toHaveProperty('reviewComment')
  })

  it('of another centre is not found, neither its record nor its file; a student sees the own ones (CAT-STU-01)', async () => {
    const { admin, centre, student } = await start()
    const { list = [] } = await admin.succeed('StudentDocument', 'list', {
      query: { pageNo: 1, pageSize: 10, studentId: ofAnotherCentre },
    })
    const id = Number(list[0]?.['documentId'])
    for (const call of ['details', 'history', 'uses'] as const)
      expect([call, (await centre.call('StudentDocument', call, { id })).status]).toEqual([call, 404])
    const seen = await centre.succeed('StudentDocument', 'list', { query: { pageNo: 1, pageSize: 50 } })
    expect(new Set(seen.list?.map(({ centreId }) => centreId))).toEqual(new Set([26]))
    const own = await student.succeed('StudentDocument', 'list', { query: { pageNo: 1, pageSize: 50 } })
    expect(new Set(own.list?.map(({ studentId }) => studentId))).toEqual(new Set([3001]))
  })

  it('is of a student whom the person may see', async () => {
    const { centre, files, create } = await start()
    const file = await files.store('visa.pdf', bytesLike('pdf'))
    expect((await create('StudentDocument', { studentId: ofAnotherCentre, documentType: 'Visa', file }, centre)).data).toEqual({
      fields: [{ field: 'studentId', description: 'This Student is no longer available.' }],
    })
  })
})

describe('a qualification', () => {
  const school = { studentId: own, kind: 'Academic', title: 'WASSCE', institutionName: 'Accra High School', countryId: 2, grade: 'B2' }
  const test = { studentId: own, kind: 'English test', testType: 'IELTS', testDate: '2026-05-05' }
  const past = 'Choose a date in the past, or mark the grade as predicted.'
  const band = 'Enter a band from 0 to 9 in steps of 0.5.'

  it.each([
    [{ ...school }, 'completedOn', 'Completed should not be blank!'],
    [{ ...school, completedOn: '2027-06-01' }, 'completedOn', past],
    [{ ...test, testDate: undefined }, 'testDate', 'Test Date should not be blank!'],
    [{ ...test, testDate: '2026-11-23' }, 'testDate', 'Choose today or an earlier date.'],
    [{ ...test, reading: 6.2 }, 'reading', band],
    [{ ...test, speaking: 10 }, 'speaking', band],
    [{ ...test, testType: 'PTE', speaking: 101 }, 'speaking', 'Enter a value from 0 to 100.'],
    [{ ...test, documentId: 2 }, 'documentId', 'Choose a document of this student.'],
  ])('refuses %j at its field', async (body, field, description) => {
    const { create } = await start()
    expect((await create('StudentQualification', body)).data).toEqual({ fields: [{ field, description }] })
  })

  it('may be predicted for a day to come, and keeps nothing of the other kind', async () => {
    const { admin, create } = await start()
    const created = await create('StudentQualification', {
      ...school,
      completedOn: '2027-06-01',
      isPredicted: 1,
      testType: 'IELTS',
      reading: 6.5,
    })
    const stored = await admin.succeed('StudentQualification', 'details', { id: Number(created.data['qualificationId']) })
    expect(stored).toMatchObject({ qualificationName: 'WASSCE', isPredicted: 1 })
    expect(stored).not.toHaveProperty('testType')
    expect(stored).not.toHaveProperty('reading')
  })

  it('is changed by the student only while the registration is a draft or rejected', async () => {
    const { admin, student, create } = await start()
    const refused = { fields: expect.arrayContaining([{ field: 'kind', description: 'Ask your centre to change this.' }]) }
    expect((await create('StudentQualification', school, student)).data).toEqual(refused)
    const { list = [] } = await student.succeed('StudentQualification', 'list', { query: { pageSize: 10 } })
    const id = Number(list[0]?.['qualificationId'])
    expect((await student.change('StudentQualification', id, { grade: 'A*' })).data).toEqual(refused)
    expect((await admin.change('StudentQualification', id, { grade: 'A*' })).status).toBe(200)
  })
})
