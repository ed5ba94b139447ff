import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const pageOne = { query: { pageSize: 10 } }

describe('scenarios', () => {
  it('empty has accounts and time zones only', async () => {
    const { signIn } = startAggregator({ scenario: 'empty' })
    const admin = await signIn()
    expect(await admin.succeed('listExamBlocks')).toEqual({
      list: [],
      totalCount: 0,
      statusCounts: { all: 0, active: 0, inactive: 0, draft: 0 },
    })
    expect((await admin.succeed('listTestBlocks')).list).toEqual([])
    expect(await admin.succeed('listScheduleModules', { query: { evaluation: 'exam' } })).toEqual([])
    expect(await admin.succeed('listModuleCombinations', { query: { evaluation: 'exam' } })).toEqual({ combinationList: [] })
    expect((await admin.succeed('listModuleRules')).list).toEqual([])
    expect(await admin.succeed('listNotifications', { query: { contactId: 501, status: 0 } })).toEqual([])
    expect((await admin.succeed('getTimeZoneAdminDetails')).timeZoneAdminLists).toHaveLength(7)
  })

  it('empty lets a first block be made from its code on', async () => {
    const { signIn } = startAggregator({ scenario: 'empty' })
    const admin = await signIn()
    const { masterCode } = await admin.succeed('generateCode', { body: { name: 'First 27', masterType: 'examblock' } })
    const { examblock_id } = await admin.succeed('createExamBlock', {
      body: {
        name: 'First Exams',
        shortName: 'First 27',
        examCode: masterCode,
        description: '',
        examdateStart: '2027-01-11',
        examdateEnd: '2027-01-12',
        status: 0,
        academicDates: [],
      },
    })
    expect([masterCode, examblock_id]).toEqual(['EBF27-001', 1])
    expect(
      (await admin.succeed('listExamDates', { path: { id: 1 } })).ExamblockExamDateList.map(({ examblockDateId }) => examblockDateId),
    ).toEqual([1, 2])
  })

  it('demo has every sort of record', async () => {
    const { signIn } = startAggregator()
    const admin = await signIn()
    expect((await admin.succeed('listExamBlocks')).statusCounts).toEqual({ all: 14, active: 3, inactive: 5, draft: 6 })
    expect((await admin.succeed('listTestBlocks')).statusCounts).toEqual({ all: 10, active: 3, inactive: 3, draft: 4 })
    expect((await admin.succeed('listModuleRules')).totalCount).toBe(12)
    expect(await admin.succeed('listScheduleModules', { query: { evaluation: 'exam' } })).toHaveLength(35)
    const forTests = await admin.succeed('listScheduleModules', { query: { evaluation: 'test' } })
    expect(forTests).toHaveLength(36)
    expect(forTests.map(({ moduleName }) => moduleName)).toContain('Design Project')
    const { combinationList } = await admin.succeed('listModuleCombinations', { query: { evaluation: 'exam' } })
    expect([combinationList.length, combinationList.reduce((sum, { studentCount }) => sum + studentCount, 0)]).toEqual([24, 2915])
  })

  it('large has long lists of everything', async () => {
    const { signIn } = startAggregator({ scenario: 'large' })
    const admin = await signIn()
    const exams = await admin.succeed('listExamBlocks', pageOne)
    expect([exams.list.length, exams.totalCount]).toEqual([10, 10_000])
    expect((await admin.succeed('listTestBlocks', pageOne)).totalCount).toBe(10_000)
    expect(await admin.succeed('listScheduleModules', { query: { evaluation: 'test' } })).toHaveLength(2_000)
    const [unread, read] = await Promise.all(
      ([0, 1] as const).map((status) => admin.succeed('listNotifications', { query: { contactId: 501, status } })),
    )
    expect((unread?.length ?? 0) + (read?.length ?? 0)).toBe(1_000)
  })

  it('large sorts, searches and pages through all 10,000', async () => {
    const { signIn } = startAggregator({ scenario: 'large' })
    const admin = await signIn()
    const list = (query: { pageNo?: number; pageSize?: number; searchText?: string; sortParam?: string }) =>
      admin.succeed('listExamBlocks', { query })
    const last = await list({ pageNo: 1000, pageSize: 10, sortParam: 'name:asc' })
    expect(last.list).toHaveLength(10)
    expect((await list({ pageNo: 1001, pageSize: 10 })).list).toEqual([])
    const found = await list({ searchText: 'series 0999' })
    expect(found.totalCount).toBe(10)
    const byDate = (await list({ pageSize: 1000, sortParam: 'from:desc' })).list.map(({ startDate }) => startDate ?? '')
    expect(byDate).toEqual(byDate.toSorted().toReversed())
  })

  it('large has 5,000 users, each with a contact of the same person', async () => {
    const { handle } = startAggregator({ scenario: 'large' })
    const admin = await recordsAs(handle)
    const { list = [], totalCount } = await admin.succeed('User', 'list', { query: { pageSize: 1000, sortParam: 'username:desc' } })
    expect(totalCount).toBe(5000)
    const contacts = await admin.succeed('Contact', 'list', { query: { pageSize: 1000, sortParam: 'email:desc', contactTypeId: '4' } })
    const people = new Map(contacts.list?.map(({ userId, email, fullName }) => [userId, [email, fullName]]))
    const found = list.filter(({ userId }) => people.has(userId))
    expect(found.length).toBeGreaterThan(100)
    expect(found.map(({ username, fullName }) => [username, fullName])).toEqual(found.map(({ userId }) => people.get(userId)))
    const one = found[0]
    expect(await admin.succeed('User', 'details', { id: Number(one?.['userId']) })).toEqual(one)
  })

  it('large keeps the demo’s blocks, and new ids and codes go on after the last', async () => {
    const { signIn } = startAggregator({ scenario: 'large' })
    const admin = await signIn()
    const { list } = await admin.succeed('listExamBlocks', { query: { searchText: 'May Exams 2027' } })
    expect(list.map(({ examblockId }) => examblockId)).toEqual([106])
    const { masterCode } = await admin.succeed('generateCode', { body: { name: 'Next', masterType: 'examblock' } })
    expect(masterCode).toBe('EBN-10001')
  })

  it('seed the same from the same clock', () => {
    expect(startAggregator().aggregator.dump()).toBe(startAggregator().aggregator.dump())
  })
})
