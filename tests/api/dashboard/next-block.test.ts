import { describe, expect, it } from 'vitest'
import { decryptId } from '#mirage/id-codec.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

async function start(username: string) {
  const { handle } = startAggregator()
  return signInOver(handle, username)
}

describe('the next block of the dashboard', () => {
  it('is the published one that begins next, with its modules, its dates and its first sitting in each of its zones', async () => {
    const admin = await start('admin@ncuk.test')
    const block = await admin.succeed('getNextBlock')
    expect(block).toMatchObject({ kind: 'exam', name: 'January Exams 2027', startDate: '2027-01-11', daysAhead: 51 })
    expect(block?.filledDays).toEqual({ done: 10, total: 10 })
    expect(block?.academicDates.total).toBeGreaterThan(0)
    expect(block?.starts.map(({ zoneName, day, time }) => `${zoneName} ${day} ${time}`)).toContain('UK Time 2027-01-11 08:00')
    const id = decryptId(block?.address.split('/').at(-1) ?? '')
    expect(id).toBe(101)
  })

  it('says how many are enrolled for it, as the list that it leads to does', async () => {
    const { handle } = startAggregator()
    const admin = await signInOver(handle, 'admin@ncuk.test')
    const { candidates } = (await admin.succeed('getNextBlock')) ?? expect.unreachable()
    expect(candidates?.address).toMatch(/^\/enrollment\?status=Enrolled&examBlockId=/)
    const { succeed } = await recordsAs(handle)
    const query = { pageNo: 1, pageSize: 500, statusId: 'Enrolled', examBlockId: 101 }
    const { list = [], totalCount } = await succeed('Enrollment', 'list', { query })
    expect(candidates?.enrolments).toBe(totalCount)
    for (const [field, count] of [
      ['studentId', candidates?.students],
      ['centreId', candidates?.centres],
    ] as const)
      expect(new Set(list.map((one) => one[field])).size).toBe(count)
    expect(candidates?.students).toBeGreaterThan(1)
  })

  it('leads who may only look to the list, and is not told to who does not list blocks', async () => {
    const viewer = await start('viewer@ncuk.test')
    expect((await viewer.succeed('getNextBlock'))?.address).toBe('/sms/exam-block?search=January+Exams+2027')
    for (const username of ['centre@centre.test', 'university@university.test', 'student@student.test'])
      expect(await (await start(username)).succeed('getNextBlock')).toBeNull()
  })
})
