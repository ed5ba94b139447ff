import { describe, expect, it } from 'vitest'
import { readXlsx } from 'hucre'
import { decide } from '#machines/access/access.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { contactRoutesFor, menuFor } from '#mirage/fixtures/menus.ts'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { accessFrom } from '#tests/support/access.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

const kinds = ['csv', 'excel', 'bulk', 'certificate', 'transcript'] as const
const [january, may, planned] = [1, 2, 6]

async function start() {
  const { handle, signIn } = startAggregator()
  const read = async (link: string) => new Uint8Array(await (await handle(new Request(`http://portal.test${link}`))).arrayBuffer())
  return { handle, signIn, read }
}

describe('the downloads of results', () => {
  it.each([
    ['admin@ncuk.test', ['csv', 'excel', 'bulk', 'certificate', 'transcript']],
    ['viewer@ncuk.test', ['csv']],
    ['centre@centre.test', ['excel', 'bulk']],
    ['university@university.test', ['transcript']],
    ['student@student.test', ['certificate']],
  ] as const)('are for %s those of the flags of the sign-in, all others answer 403 (CAT-RES-02)', async (username, held) => {
    const { signIn } = await start()
    const caller = await signIn(username)
    const statuses = await Promise.all(
      kinds.map(async (kind) => [kind, (await caller.call('downloadResults', { path: { kind }, body: {} })).status] as const),
    )
    expect(statuses.filter(([, status]) => status !== 403).map(([kind]) => kind)).toEqual(held)
  })

  it('answer 403 as soon as the flag is taken away, though the sign-in had it (CAT-RES-02)', async () => {
    const { handle, signIn } = await start()
    const centre = await signIn('centre@centre.test')
    expect((await centre.call('downloadResults', { path: { kind: 'excel' }, body: {} })).status).toBe(200)
    const admin = await recordsAs(handle)
    const { list = [] } = await admin.succeed('User', 'list', { query: { searchText: 'centre@centre.test', pageSize: 10 } })
    const id = Number(list[0]?.['userId'])
    const {
      userId: _id,
      names: _names,
      createdAt: _at,
      updatedBy: _by,
      ...fields
    } = await admin.succeed<Readonly<Record<string, unknown>>>('User', 'details', { id })
    const known = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !['fullName', 'lastSignIn', 'invitedUntil', 'status'].includes(name)),
    )
    const changed = await admin.callBadly('User', 'update', { id, body: { ...known, excelResultsDownloadFlag: 0 } })
    expect([changed.status, changed.description]).toEqual([200, 'User updated successfully.'])
    expect((await centre.refuse('downloadResults', { path: { kind: 'excel' }, body: {} }))[0]).toBe(403)
    expect((await centre.call('downloadResults', { path: { kind: 'bulk' }, body: {} })).status).toBe(200)
  })

  it('hold what the caller may see: a table, a workbook, an archive with a sheet for each student', async () => {
    const { signIn, read } = await start()
    const admin = await signIn()
    const body = { resultIntakeId: january, studentId: [3001, 3003] }
    const csv = await admin.succeed('downloadResults', { path: { kind: 'csv' }, body })
    const lines = new TextDecoder()
      .decode(await read(csv.link))
      .trim()
      .split('\r\n')
    expect(lines.length).toBeGreaterThan(2)
    expect(lines[0]).toContain('"Final"')

    const excel = await admin.succeed('downloadResults', { path: { kind: 'excel' }, body })
    const workbook = await readXlsx(await read(excel.link))
    expect(workbook.sheets[0]?.rows).toHaveLength(lines.length)

    const bulk = await admin.succeed('downloadResults', { path: { kind: 'bulk' }, body })
    const archive = new TextDecoder('latin1').decode(await read(bulk.link))
    expect([archive.startsWith('PK'), archive.includes('PW26-03001.html'), archive.includes('PW26-03003.html')]).toEqual([true, true, true])
    expect(bulk.fileName).toBe('transcripts.zip')

    const centre = await signIn('centre@centre.test')
    expect(await centre.refuse('downloadResults', { path: { kind: 'excel' }, body: { resultIntakeId: 4 } })).toEqual([
      400,
      'There are no results to download.',
    ])
  })

  it('have the rows that the list shows, in its order, or those that were chosen (CAT-ENG-12)', async () => {
    const { handle, signIn, read } = await start()
    const [admin, records] = [await signIn(), await recordsAs(handle)]
    const list = { searchText: 'Physics', statusId: '0', sortParam: 'rawMark:desc' }
    const filters = { resultIntakeId: String(may), outcome: 'Fail' }
    const { list: shown = [] } = await records.succeed('Result', 'list', { query: { ...list, ...filters, pageSize: 1000 } })
    expect(shown.length).toBeGreaterThan(1)
    const linesOf = async (body: object) => {
      const { link } = await admin.succeed('downloadResults', { path: { kind: 'csv' }, body })
      return new TextDecoder()
        .decode(await read(link))
        .trim()
        .split('\r\n')
        .slice(1)
    }
    const lines = await linesOf({ list: { ...list, filters } })
    expect(lines.length).toBe(shown.length)
    for (const [index, { rawMark }] of shown.entries()) expect(lines[index]).toContain(`"${String(rawMark)}"`)
    expect(await linesOf({ resultId: [Number(shown[0]?.['resultId'])] })).toEqual(lines.slice(0, 1))
    const past = await admin.succeed('listResultDownloads', {})
    expect(past.map(({ results }) => results)).toEqual([1, shown.length])
  })

  it('tell students of one name apart, and keep numbers as numbers in a workbook', async () => {
    const { signIn, read } = await start()
    const admin = await signIn()
    const body = { resultIntakeId: january, studentId: [3001] }
    const { link } = await admin.succeed('downloadResults', { path: { kind: 'excel' }, body })
    const [head = [], ...rows] = (await readXlsx(await read(link))).sheets[0]?.rows ?? []
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
    expect(new Set(column('Student ID'))).toEqual(new Set(['PW26-03001']))
    expect(new Set(['Mark', 'Final', 'Points'].flatMap(column).map((value) => typeof value))).toEqual(new Set(['number']))
  })

  it('give a student the own certificate, and no other', async () => {
    const { signIn, read } = await start()
    const student = await signIn('student@student.test')
    const { link, fileName } = await student.succeed('downloadResults', { path: { kind: 'certificate' }, body: {} })
    expect(fileName).toMatch(/\.(html|zip)$/)
    expect((await read(link)).length).toBeGreaterThan(100)
    expect((await student.refuse('downloadResults', { path: { kind: 'certificate' }, body: { studentId: [3005] } }))[0]).toBe(400)
  })
})

describe('the download of a certificate', () => {
  /** The one certificate of the first student is of May. */
  async function withCertificate() {
    const started = await start()
    const admin = await started.signIn()
    const records = await recordsAs(started.handle)
    const own = await started.signIn('student@student.test')
    const { list = [] } = await records.succeed('Result', 'list', { query: { resultIntakeId: may, studentId: 3001 } })
    const download = async (caller = own, body = {}) => {
      const { status, description } = await caller.call('downloadResults', { path: { kind: 'certificate' }, body })
      return status === 200 ? status : description
    }
    return { admin, records, row: list[0] ?? {}, download }
  }

  it('waits for the open fees of the set that is certified, whatever is paid of others', async () => {
    const { admin, download } = await withCertificate()
    const stop = async (resultIntakeId: number, certificateDownload: 0 | 1) =>
      admin.succeed('updateCertificateDownload', { body: { resultIntakeId, studentId: [3001], certificateDownload } })
    await stop(january, 0)
    expect(await download()).toBe(200)
    await stop(january, 1)
    await stop(may, 0)
    expect(await download()).toBe('There is no certificate yet.')
    expect(await download(admin, { studentId: [3001] })).toBe('There is no certificate yet.')
  })

  it('is refused while a mark in it is hidden or withheld (CAT-RES-09)', async () => {
    const { admin, records, row, download } = await withCertificate()
    const show = async (flag: 0 | 1) => admin.succeed('updateViewFlags', { body: { resultId: [Number(row['resultId'])], flag } })
    await show(0)
    expect(await download()).toBe('There is no certificate yet.')
    await show(1)
    expect(await download()).toBe(200)
    const { updatedAt } = await records.succeed('Result', 'details', { id: Number(row['resultId']) })
    const withheld = { outcome: 'Withheld', changeReason: 'A paper is looked at again.' }
    expect((await changeResult(records, { ...row, updatedAt }, withheld)).status).toBe(200)
    expect(await download()).toBe('There is no certificate yet.')
  })
})

describe('the results of a set by centre', () => {
  it('are counted of each centre, and of its own one for a centre', async () => {
    const { handle, signIn } = await start()
    const admin = await (await signIn()).succeed('getCentreDetails', { path: { id: january } })
    const records = await recordsAs(handle)
    const { list = [] } = await records.succeed('Result', 'list', { query: { resultIntakeId: january, pageSize: 1000 } })
    expect(admin.centres.length).toBeGreaterThan(1)
    expect(admin.centres.reduce((sum, { rowsTotal }) => sum + rowsTotal, 0)).toBe(list.length)
    const own = await (await signIn('centre@centre.test')).succeed('getCentreDetails', { path: { id: january } })
    expect(own.centres.map(({ centreId }) => centreId)).toEqual([26])
    const baobab = list.filter(({ centreId }) => centreId === 26)
    const graded = baobab.filter(({ finalMark, outcome }) => finalMark !== undefined && outcome !== 'Withheld')
    const whole = admin.centres.find(({ centreId }) => centreId === 26)
    expect(whole).toMatchObject({
      rowsTotal: baobab.length,
      graded: graded.length,
      passed: graded.filter(({ outcome }) => outcome === 'Pass').length,
    })
    expect((await (await signIn('centre@centre.test')).refuse('getCentreDetails', { path: { id: 4 } }))[0]).toBe(404)
  })

  it('open for everybody who has the list of sets, which leads to them; for a university with the students who have taken its offer', async () => {
    const { handle, signIn } = await start()
    const opened = accounts.flatMap((account) => {
      const access = accessFrom({ contactType: account.contactType, tree: menuFor(account), routes: contactRoutesFor(account) })
      if (decide(access, '/results') !== 'allowed') return []
      return [[account.contactType, decide(access, `/results/centre-details/${encryptId(may)}`)]]
    })
    expect(opened).toEqual([
      ['NCUK', 'allowed'],
      ['NCUK', 'allowed'],
      ['CENTER', 'allowed'],
      ['INSTITUTE', 'allowed'],
    ])
    const own = await (await signIn('university@university.test')).succeed('getCentreDetails', { path: { id: may } })
    const records = await recordsAs(handle, 'university@university.test')
    const { totalCount } = await records.succeed('Result', 'list', { query: { resultIntakeId: may, pageSize: 10 } })
    expect([own.centres.reduce((sum, { rowsTotal }) => sum + rowsTotal, 0), totalCount]).toEqual([15, 15])
  })

  it('name the centres of a set that lacks marks', async () => {
    const { signIn } = await start()
    const { centres } = await (await signIn()).succeed('getCentreDetails', { path: { id: 4 } })
    expect(centres.reduce((sum, { rowsMissing }) => sum + rowsMissing, 0)).toBe(14)
  })

  it('stand beside those of the set before of the same kind and its modules, as far as they are seen', async () => {
    const { signIn } = await start()
    const admin = await signIn()
    const before = await admin.succeed('getCentreDetails', { path: { id: january } })
    expect(before.before).toBeUndefined()
    const sums = (name: 'passed' | 'graded') => before.centres.reduce((sum, one) => sum + one[name], 0)
    const later = await admin.succeed('getCentreDetails', { path: { id: may } })
    expect(later.before).toMatchObject({ setName: before.setName, passed: sums('passed'), graded: sums('graded') })
    // A year later it is the same series that counts, not the latest one.
    expect((await admin.succeed('getCentreDetails', { path: { id: planned } })).before?.setName).toBe(before.setName)
    const own = await (await signIn('centre@centre.test')).succeed('getCentreDetails', { path: { id: may } })
    expect(own.before?.graded).toBe(before.centres.find(({ centreId }) => centreId === 26)?.graded)
  })
})

describe('the results of a set by module', () => {
  it('are counted of each of its modules, of those without results too', async () => {
    const { handle, signIn } = await start()
    const admin = await signIn()
    const records = await recordsAs(handle)
    const { list = [] } = await records.succeed('Result', 'list', { query: { resultIntakeId: may, pageSize: 1000 } })
    const modules = await admin.succeed('listModuleGroups', { path: { id: may } })
    const economics = list.filter(({ moduleId }) => moduleId === moduleNamed('Economics').moduleId)
    expect(modules.find(({ moduleName }) => moduleName === 'Economics')).toMatchObject({
      students: economics.length,
      rowsTotal: economics.length,
      passed: economics.filter(({ outcome }) => outcome === 'Pass').length,
    })
    expect(modules.reduce((sum, { rowsTotal }) => sum + rowsTotal, 0)).toBe(list.length)
    const none = await admin.succeed('listModuleGroups', { path: { id: planned } })
    expect(none.map(({ moduleName, rowsTotal }) => `${moduleName} ${rowsTotal}`)).toEqual([
      'Biology 0',
      'Business Studies 0',
      'Chemistry 0',
      'Economics 0',
      'Physics 0',
    ])
  })

  it('are those of a centre that it has, and none before their time', async () => {
    const { signIn } = await start()
    const centre = await signIn('centre@centre.test')
    const all = await (await signIn()).succeed('listModuleGroups', { path: { id: may } })
    const own = await centre.succeed('listModuleGroups', { path: { id: may } })
    for (const { moduleId, rowsTotal } of own) expect(rowsTotal).toBeLessThan(all.find((one) => one.moduleId === moduleId)?.rowsTotal ?? 0)
    expect((await centre.refuse('listModuleGroups', { path: { id: 4 } }))[0]).toBe(404)
  })
})
