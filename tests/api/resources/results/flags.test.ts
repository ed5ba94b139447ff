import { describe, expect, it } from 'vitest'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const [january, may, mayResits, autumn] = [1, 2, 3, 4]
const student = 3001

async function start() {
  const { handle, signIn } = startAggregator()
  const admin = await signIn()
  const records = await recordsAs(handle)
  const rows = async (query: object, username = 'admin@ncuk.test') => {
    const person = await recordsAs(handle, username)
    return (await person.succeed('Result', 'list', { query: { pageSize: 1000, ...query } })).list ?? []
  }
  return { handle, signIn, admin, records, rows }
}

describe('the view flags', () => {
  it('hide a set from one audience at once, and show it again', async () => {
    const { admin, rows, records } = await start()
    const seen = async (username: string) => (await rows({ resultIntakeId: may }, username)).length
    const [own, ofCentre] = [await seen('student@student.test'), await seen('centre@centre.test')]
    expect([own > 0, ofCentre > 0]).toEqual([true, true])
    const students = { resultIntakeId: may, audience: 'Students' } as const
    const hidden = await admin.call('updateViewFlags', { body: { ...students, flag: 0 } })
    expect([hidden.status, hidden.description]).toEqual([200, 'Results hidden from students.'])
    expect([await seen('student@student.test'), await seen('centre@centre.test')]).toEqual([0, ofCentre])
    await admin.succeed('updateViewFlags', { body: { ...students, flag: 1 } })
    expect(await seen('student@student.test')).toBe(own)
    const history = await records.succeed<readonly { readonly act: string }[]>('ResultSet', 'history', { id: may })
    expect(history.slice(0, 2).map(({ act }) => act)).toEqual(['Shown to students', 'Hidden from students'])
  })

  it('hide single results from everybody but the provider, all of them or none', async () => {
    const { admin, rows } = await start()
    const [first] = await rows({ resultIntakeId: may }, 'student@student.test')
    const id = Number(first?.['resultId'])
    const missing = await admin.call('updateViewFlags', { body: { resultId: [id, 999_999], flag: 0 } })
    expect([missing.status, missing.description]).toEqual([400, 'A result was not found.'])
    const ids = async (username: string) => (await rows({ resultIntakeId: may }, username)).map((one) => one['resultId'])
    expect(await ids('student@student.test')).toContain(id)
    await admin.succeed('updateViewFlags', { body: { resultId: [id], flag: 0 } })
    expect([await ids('student@student.test'), await ids('centre@centre.test')].flat()).not.toContain(id)
    expect(await ids('admin@ncuk.test')).toContain(id)
  })

  it('switched during a download count in the file that is asked for next', async () => {
    const { admin, signIn } = await start()
    const centre = await signIn('centre@centre.test')
    const excel = async () => centre.call('downloadResults', { path: { kind: 'excel' }, body: { resultIntakeId: may } })
    expect((await excel()).status).toBe(200)
    for (const audience of ['Students', 'Centres'] as const)
      await admin.succeed('updateViewFlags', { body: { resultIntakeId: may, audience, flag: 0 } })
    expect([(await excel()).status, (await excel()).description]).toEqual([400, 'There are no results to download.'])
  })

  it('hide nothing from centres that students see, and show students nothing that centres do not see, in the form either', async () => {
    const { admin, records, rows } = await start()
    const switched = async (audience: 'Centres' | 'Students', flag: 0 | 1) => {
      const { status, description } = await admin.call('updateViewFlags', { body: { resultIntakeId: may, audience, flag } })
      return status === 200 ? status : description
    }
    const first = 'Students cannot see results before centres. Hide them from students first.'
    expect(await switched('Centres', 0)).toBe(first)
    const save = async (changes: object) => (await records.change('ResultSet', may, changes)).data
    expect(await save({ viewCentres: 0 })).toEqual({ fields: [{ field: 'viewCentres', description: first }] })
    expect((await rows({ resultIntakeId: may }, 'centre@centre.test')).length).toBeGreaterThan(0)
    expect(await switched('Students', 0)).toBe(200)
    expect(await switched('Centres', 0)).toBe(200)
    const last = 'Students cannot see results before centres.'
    expect(await switched('Students', 1)).toBe(last)
    expect(await save({ viewStudents: 1 })).toEqual({ fields: [{ field: 'viewStudents', description: last }] })
    // Universities come first: no other audience is asked about.
    await admin.succeed('updateViewFlags', { body: { resultIntakeId: may, audience: 'Universities', flag: 0 } })
    expect(await switched('Centres', 1)).toBe(200)
  })

  it.each([{ flag: 1 as const }, { flag: 1 as const, resultIntakeId: may }, { flag: 1 as const, resultIntakeId: may, resultId: [1] }])(
    'name a set with its audience, or results: %j',
    async (body) => {
      const { admin } = await start()
      expect(await admin.refuse('updateViewFlags', { body })).toEqual([400, 'Name a set with its audience, or results.'])
    },
  )
})

describe('the flag of a validation', () => {
  it('is refused with the number of missing rows, and sets and takes back what it says (CAT-RES-07)', async () => {
    const { admin, records, rows } = await start()
    const [refused] = [await admin.refuse('updateValidationFlag', { body: { resultIntakeId: autumn, flag: 1 } })]
    expect(refused[0]).toBe(400)
    expect((await records.succeed('ResultSet', 'details', { id: autumn }))['validationFlag']).toBe(0)
    const missing = (await rows({ resultIntakeId: autumn, isMissing: 1 })).length
    expect(missing).toBe(14)
    // One that the board has approved is not taken back by it.
    expect((await admin.refuse('updateValidationFlag', { body: { resultIntakeId: january, flag: 0 } }))[0]).toBe(400)
    await admin.succeed('updateValidationFlag', { body: { resultIntakeId: january, flag: 1 } })
  })
})

describe('the flag of a certificate', () => {
  it('stops the download of the student from then on, and is of students with results in the set', async () => {
    const { admin, signIn, rows } = await start()
    const own = await signIn('student@student.test')
    const download = async () => own.call('downloadResults', { path: { kind: 'certificate' }, body: {} })
    expect((await download()).status).toBe(200)
    for (const resultIntakeId of [january, may, mayResits])
      if ((await rows({ resultIntakeId, studentId: student })).length > 0)
        await admin.succeed('updateCertificateDownload', { body: { resultIntakeId, studentId: [student], certificateDownload: 0 } })
    expect((await download()).status).toBe(400)
    expect(
      (await admin.refuse('updateCertificateDownload', { body: { resultIntakeId: may, studentId: [3002], certificateDownload: 0 } }))[0],
    ).toBe(400)
  })
})

describe('the release of single students', () => {
  it('shows what was held back of them, with the reason in the history, and tells them once', async () => {
    const { admin, rows, records, signIn } = await start()
    const [row] = await rows({ resultIntakeId: may, studentId: student })
    const id = Number(row?.['resultId'])
    await admin.succeed('updateViewFlags', { body: { resultId: [id], flag: 0 } })
    const body = { resultIntakeId: may, studentId: [student], reason: 'The identity is confirmed.' }
    expect((await admin.refuse('releaseHeldBack', { body: { ...body, reason: ' ' } }))[0]).toBe(400)
    await admin.succeed('releaseHeldBack', { body })
    const seen = await rows({ resultIntakeId: may }, 'student@student.test')
    expect(seen.map((one) => one['resultId'])).toContain(id)
    const [last] = await records.succeed<readonly { readonly act: string; readonly comment: string }[]>('Result', 'history', { id })
    expect([last?.act, last?.comment]).toEqual(['Released', 'The identity is confirmed.'])
    const own = await signIn('student@student.test')
    const told = await own.succeed('listNotifications', { query: { contactId: 0, status: 0 } })
    expect(told.filter(({ communicationSubject }) => communicationSubject === 'Results of May Exams 2026 are released')).toHaveLength(1)
    expect((await admin.refuse('releaseHeldBack', { body }))[1]).toMatch(/^Nothing of .+ is held back\.$/)
  })

  it('lets a withheld mark pass or fail by the pass mark', async () => {
    const { admin, rows, records } = await start()
    const withheld = (await rows({ outcome: 'Withheld', isMissing: 0 })).find(({ resultIntakeId }) => resultIntakeId !== autumn)
    const { resultIntakeId, studentId, resultId } = withheld ?? {}
    const body = { resultIntakeId: Number(resultIntakeId), studentId: [Number(studentId)], reason: 'Cleared by the board.' }
    await admin.succeed('releaseHeldBack', { body })
    expect(['Pass', 'Fail']).toContain((await records.succeed('Result', 'details', { id: Number(resultId) }))['outcome'])
  })

  it('waits for the release of the set, and needs the right to publish', async () => {
    const { admin, signIn } = await start()
    const body = { resultIntakeId: autumn, studentId: [student], reason: 'Asked for.' }
    expect(await admin.refuse('releaseHeldBack', { body })).toEqual([400, 'The results of this set are not released yet.'])
    for (const { username } of accounts.filter((one) => one.username !== 'admin@ncuk.test'))
      expect((await (await signIn(username)).call('releaseHeldBack', { body })).status).toBe(403)
  })
})

describe('the history of downloads', () => {
  it('has the own files, for the provider those of everybody', async () => {
    const { admin, signIn } = await start()
    const centre = await signIn('centre@centre.test')
    const other = await signIn('student@student.test')
    await centre.succeed('downloadResults', { path: { kind: 'excel' }, body: { resultIntakeId: may } })
    await admin.succeed('downloadResults', { path: { kind: 'csv' }, body: { resultIntakeId: may, studentId: [student] } })
    const kinds = async (caller: typeof admin) => (await caller.succeed('listResultDownloads', {})).map(({ kind }) => kind)
    expect([await kinds(admin), await kinds(centre), await kinds(other)]).toEqual([['csv', 'excel'], ['excel'], []])
    const [own] = await centre.succeed('listResultDownloads', {})
    expect(own).toMatchObject({ fileName: 'results.xlsx', resultIntakeId: may, resultSetName: 'May Exams 2026', students: 0 })
  })
})
