import { describe, expect, it } from 'vitest'
import { startAggregator, type Caller } from '#tests/support/aggregator.ts'

const university = 'university@university.test'
const [own, ofAnother] = [56, 1]

async function start() {
  const { signIn } = startAggregator()
  return { admin: await signIn(), partner: await signIn(university) }
}

const english = (caller: Caller, id: number) => caller.succeed('getEnglishRequirements', { path: { id } })
const academic = (caller: Caller, id: number) => caller.succeed('getAcademicRequirements', { path: { id } })

describe('the requirements of a course', () => {
  it('are saved whole, changed and taken away, in English and academic', async () => {
    const { admin } = await start()
    const before = await english(admin, own)
    const rows = [
      { testType: 'IELTS' as const, overall: 6.5 },
      { testType: 'PTE' as const, overall: 60 },
    ]
    const body = { courseId: own, englishRequirements: rows, updatedAt: before.updatedAt }
    expect((await admin.call('createEnglishRequirements', { body })).status).toBe(200)
    const stored = await english(admin, own)
    expect(stored.englishRequirements).toMatchObject(rows)
    const fewer = { ...body, englishRequirements: stored.englishRequirements.slice(1), updatedAt: stored.updatedAt }
    expect((await admin.call('updateEnglishRequirements', { body: fewer })).status).toBe(200)
    expect((await english(admin, own)).englishRequirements).toEqual(fewer.englishRequirements)
    const { academicRequirements, updatedAt } = await academic(admin, own)
    expect(academicRequirements.length).toBeGreaterThan(0)
    expect((await admin.call('deleteAcademicRequirements', { body: { courseId: own, updatedAt } })).status).toBe(200)
    const none = await academic(admin, own)
    expect(none.academicRequirements).toEqual([])
    const again = { courseId: own, academicRequirements, updatedAt: none.updatedAt }
    expect((await admin.call('createAcademicRequirements', { body: again })).status).toBe(200)
    const back = await academic(admin, own)
    const same = { ...again, academicRequirements: back.academicRequirements, updatedAt: back.updatedAt }
    expect((await admin.call('updateAcademicRequirements', { body: same })).status).toBe(200)
    const { updatedAt: last } = await english(admin, own)
    expect((await admin.call('deleteEnglishRequirements', { body: { courseId: own, updatedAt: last } })).status).toBe(200)
    expect((await english(admin, own)).englishRequirements).toEqual([])
  })

  it('are refused at the row that is wrong (CAT-CUR-17), over what another has saved, and of another university', async () => {
    const { admin, partner } = await start()
    const { updatedAt } = await english(admin, own)
    const save = (caller: Caller, overall: number, more: object = {}) =>
      caller.call('updateEnglishRequirements', {
        body: { courseId: own, englishRequirements: [{ testType: 'IELTS', overall }], updatedAt, ...more },
      })
    expect(await save(admin, 9.5)).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'englishRequirements.0.overall', description: 'Enter a value from 0 to 9.' }] },
    })
    expect(await save(admin, 6.5, { updatedAt: { date: '2020-01-01 00:00:00.000000' } })).toMatchObject({
      status: 409,
      data: { kind: 'changed' },
    })
    expect((await save(partner, 6.5, { courseId: ofAnother })).status).toBe(404)
    expect((await partner.refuse('getEnglishRequirements', { path: { id: ofAnother } }))[0]).toBe(404)
  })
})

describe('the calls about many courses', () => {
  it('download those that a person may see, with names in words', async () => {
    const { admin, partner } = await start()
    const [all, five] = [await admin.succeed('downloadCourses'), await partner.succeed('downloadCourses')]
    expect([all.rows.length, five.rows.length]).toEqual([160, 5])
    expect(new Set(five.rows.map((row) => row[five.columns.indexOf('University')]))).toEqual(new Set(['Northgate University']))
    expect(all.rows.every((row) => row.length === all.columns.length)).toBe(true)
  })

  it('name the columns of a file to import, with those of requirements', async () => {
    const { admin } = await start()
    const { columns, rows } = await admin.succeed('getCourseTemplate')
    expect([columns, rows]).toEqual([
      expect.arrayContaining(['Name', 'Code', 'University', 'English requirement: Test', 'Academic requirement: Overall grade']),
      [],
    ])
  })

  it('list what the form chooses from', async () => {
    const { admin, partner } = await start()
    const { institutions, ...rest } = await admin.succeed('listCourseFormOptions')
    expect(institutions).toHaveLength(32)
    for (const options of Object.values(rest)) expect(options.length).toBeGreaterThan(0)
    expect((await partner.succeed('listCourseFormOptions')).institutions).toEqual([{ id: 12, name: 'Northgate University' }])
  })
})
