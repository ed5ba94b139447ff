import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { createNodeHost } from '#mirage/hosts/node.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { createCaller, createDrivenClock, signInOver } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** A student of Baobab College Accra, without a user. */
const studentId = 3009
const [year, planned, januaryExams, certificateType] = [22, 6, 101, 1]
const password = 'Orchard#2027'
const hour = 60 * 60 * 1000

const stops: (() => Promise<void>)[] = []
afterAll(() => Promise.all(stops.map((stop) => stop())))

/** The aggregator over real HTTP. */
async function start() {
  const clock = createDrivenClock()
  const host = await createNodeHost({ scenario: 'demo', tokenSeconds: 86_400, latencyMs: 0, dataFile: null, clock, log: () => {} })
  const server = createServer((incoming, outgoing) => host.handle(incoming, outgoing, () => outgoing.writeHead(418).end()))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
    await host.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const handle = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? {} : { body: await request.arrayBuffer() }
    return fetch(`http://127.0.0.1:${address.port}${pathname}${search}`, { method: request.method, headers: request.headers, ...body })
  }
  return { handle, clock }
}

const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')}.000000`

it('a student comes from the link to a certificate that is checked without an account, and sees results at their time and not before', async () => {
  const { handle, clock } = await start()
  const [admin, centre] = [await recordsAs(handle), await recordsAs(handle, 'centre@centre.test')]
  const [provider, college, signedOut] = [createCaller(handle, admin.session), createCaller(handle, centre.session), createCaller(handle)]

  // The centre sends the link, with which the student sets a password.
  const { link } = await college.succeed('createRegistrationLink', { body: { studentId } })
  await signedOut.succeed('resetPassword', { path: { pwdresetkey: link.split('/').at(-1) ?? '' }, body: { newPassword: password } })
  const { email = '' } = await admin.succeed<{ email?: string }>('Student', 'details', { id: studentId })
  const student = await signInOver(handle, email, password)
  const own = await recordsAs(handle, email, password)

  // The application is filled in, approved by both, and becomes one to the university.
  const { list: courses = [] } = await admin.succeed('Course', 'list', {
    query: { pageSize: 1000, statusId: String(courseStatus.approved) },
  })
  const courseId = courses[0]?.['courseId']
  const answers = {
    studentId,
    yearId: year,
    choices: [{ courseId, intakeId: 401, deliveryMode: 1 }],
    videoWatched: 1,
    hasVisa: 0,
    wasRefused: 0,
    residenceCountryId: 1,
    needsCas: 1,
    fundedBy: 'Family',
    personalStatement: 'I would like to study this. '.repeat(20),
    hasDeclared: 1,
  }
  const { list: [begun = {}] = [] } = await own.succeed('Application', 'list', {})
  const id = Number(begun['applicationId'])
  await own.succeed('Application', 'update', { id, body: { ...answers, updatedAt: begun['updatedAt'] } })
  await own.succeed('Application', 'move', { id, body: { status: 9 } })
  await centre.succeed('Application', 'move', { id, body: { status: 10 } })
  await admin.succeed('Application', 'move', { id, body: { status: 8 } })
  const { list: placements = [] } = await own.succeed('DirectPlacement', 'list', { query: { pageSize: 100 } })
  expect(placements.map((one) => one['courseId'])).toContain(courseId)

  // Enrolled in a module of the own curriculum, which is sat in January.
  const { list: curricula = [] } = await admin.succeed('StudentCurriculum', 'list', { query: { studentId, statusId: '1' } })
  const { moduleIds: sat = [] } = await admin.succeed<{ moduleIds?: number[] }>('ResultSet', 'details', { id: planned })
  const moduleId = sat.find((one) => [curricula[0]?.['moduleIds']].flat().includes(one)) ?? 0
  const { list: all = [] } = await admin.succeed('Enrollment', 'list', { query: { studentId, moduleId } })
  const there = all.filter(({ state }) => state !== 'Completed')
  if (there.length > 0)
    await admin.succeed('Enrollment', 'remove', { body: { enrollmentId: there.map(({ enrollmentId }) => Number(enrollmentId)) } })
  const enrolment = { studentId, moduleId, version: 'V1', blockKind: 'exam', examBlockId: januaryExams, attempt: 'First' }
  await centre.succeed('Enrollment', 'create', { body: { ...enrolment, enrolledOn: '2026-11-20', requestId: 'enrolment' } })

  // The marks are uploaded, checked, and released: to students an hour later.
  const { columns, rows } = await provider.succeed('getUploadTemplate', { query: { resultIntakeId: planned } })
  const upload = (mode: 'check' | 'apply') =>
    provider.succeed('uploadResults', {
      body: {
        kind: 'Main',
        resultIntakeId: planned,
        mode,
        fileName: 'january.csv',
        rows: rows.map((cells, index) => ({
          line: index + 2,
          fields: { ...Object.fromEntries(columns.map((name, column) => [name, cells[column] ?? ''])), rawMark: '71.5', outcome: 'Pass' },
        })),
      },
    })
  expect(await upload('check')).toMatchObject({ rowsNew: rows.length, rowsFailed: 0 })
  expect(await upload('apply')).toMatchObject({ rowsNew: rows.length, state: 'Imported' })
  for (const status of [10, 8]) await admin.succeed('ResultSet', 'move', { id: planned, body: { status } })
  const path = { id: planned }
  const [past, due] = [stamp(clock.now() - hour), stamp(clock.now() + hour)]
  await provider.succeed('updateReleaseDates', { path, body: { releaseUniversities: past, releaseCentres: past, releaseStudents: due } })
  for (const audience of ['Universities', 'Centres', 'Students'] as const)
    await provider.succeed('releaseResults', { path, body: { audience, isAcknowledged: 1 } })
  const slip = async () => student.succeed('getResultSlip', { path: { id: studentId } })
  const setName = 'January Exams 2027'
  clock.advance(hour - 1000)
  const before = await slip()
  expect(before.awaited).toContainEqual({ setName, at: due })
  expect(before.modules.flatMap(({ attempts }) => attempts.map((one) => one.setName))).not.toContain(setName)
  clock.advance(1000)
  const shown = (await slip()).modules.flatMap(({ attempts }) => attempts).filter((one) => one.setName === setName)
  expect(new Set(shown.map(({ finalMark }) => finalMark))).toEqual(new Set([71.5]))

  // Issued, and checked without an account.
  const { certificateId } = await admin.succeed<{ certificateId: number }>('Certificate', 'create', {
    body: { studentId, certificateTypeId: certificateType, resultIntakeId: planned, requestId: 'certificate' },
  })
  const { verificationCode = '' } = await admin.succeed<{ verificationCode?: string }>('Certificate', 'details', { id: certificateId })
  expect(await signedOut.succeed('getCertificateVerdict', { path: { code: verificationCode.replaceAll('-', '') } })).toMatchObject({
    state: 'Valid',
  })
}, 30_000)
