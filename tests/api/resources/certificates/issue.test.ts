import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const certificateType = 1
const january = 1
const set = { certificateTypeId: certificateType, resultIntakeId: january }
const fees = 'The certificate is held back for open fees.'

async function start() {
  const { handle, signIn } = startAggregator()
  const [admin, calls] = await Promise.all([recordsAs(handle), signIn()])
  const certificatesOf = async (studentId: number) =>
    (await admin.succeed('Certificate', 'list', { query: { pageNo: 1, pageSize: 10, studentId, resultIntakeId: january } })).list ?? []
  return { signIn, calls, certificatesOf }
}

describe('issuing certificates to the students of a set', () => {
  it('checks all students of the set, tells the award of each or why it is held back, and writes nothing', async () => {
    const { calls, certificatesOf } = await start()
    const checked = await calls.succeed('issueCertificates', { body: { ...set, mode: 'check' } })
    const reasons = new Set(checked.flatMap(({ isDone, text }) => (isDone === 0 ? [text] : [])))
    expect(reasons).toEqual(
      new Set([
        'The student has this certificate. Replace it where it is shown.',
        'A result of the student is withheld.',
        'A result of the student is hidden.',
      ]),
    )
    const able = checked.filter(({ isDone }) => isDone === 1)
    expect(able.length).toBeGreaterThan(5)
    for (const { text } of able) expect(text).toMatch(/^International Foundation Year, \d+ points$/)
    const names = checked.map(({ fullName }) => fullName)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect((await certificatesOf(able[0]?.studentId ?? 0)).filter(({ state }) => state === 'Valid')).toEqual([])
  })

  it('issues one to each who can be certified, once, and holds the others back', async () => {
    const { calls, certificatesOf } = await start()
    const checked = await calls.succeed('issueCertificates', { body: { ...set, mode: 'check' } })
    const [owing, ...able] = checked.filter(({ isDone }) => isDone === 1).slice(0, 3)
    const owes = owing?.studentId ?? 0
    await calls.succeed('updateCertificateDownload', {
      body: { resultIntakeId: january, studentId: [owes], certificateDownload: 0 },
    })
    const body = { ...set, studentIds: [owes, ...able.map(({ studentId }) => studentId)], mode: 'apply' as const }
    const applied = await calls.succeed('issueCertificates', { body })
    expect(applied.map(({ studentId, isDone, text }) => ({ studentId, isDone, text }))).toEqual([
      { studentId: owes, isDone: 0, text: fees },
      ...able.map(({ studentId, text }) => ({ studentId, isDone: 1, text })),
    ])
    for (const { studentId, text } of able) expect((await certificatesOf(studentId))[0]).toMatchObject({ state: 'Valid', awardText: text })
    expect(await certificatesOf(owes)).toEqual([])
    for (const { isDone } of await calls.succeed('issueCertificates', { body })) expect(isDone).toBe(0)
  })

  it('is refused without Publish, and for a set or a type that is not there', async () => {
    const { signIn, calls } = await start()
    const viewer = await signIn('viewer@ncuk.test')
    expect((await viewer.call('issueCertificates', { body: { ...set, mode: 'check' } })).status).toBe(403)
    expect((await calls.call('issueCertificates', { body: { ...set, resultIntakeId: 999, mode: 'check' } })).status).toBe(404)
  })
})
