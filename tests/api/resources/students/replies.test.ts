import { describe, expect, it } from 'vitest'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** The two offers of the first student, one to be replied to by tomorrow. */
const [first, second] = [1, 2]
const wrong = (description: string) => ({ status: 400, data: { fields: [{ field: 'reply', description }] } })

async function start() {
  const { handle, clock } = startAggregator()
  const [admin, student, university] = await Promise.all(
    ['admin@ncuk.test', 'student@student.test', 'university@university.test'].map((username) => recordsAs(handle, username)),
  )
  if (!admin || !student || !university) throw new Error('Nobody is signed in.')
  const reply = (person: typeof admin, id: number, given: 'None' | 'Firm' | 'Insurance' | 'Declined') =>
    createCaller(handle, person.session).call('replyToOffer', { path: { id }, body: { reply: given } })
  const stored = async (id: number) => (await admin.succeed('DirectPlacement', 'details', { id }))['reply']
  return { clock, admin, student, university, reply, stored }
}

describe('the reply to an offer', () => {
  it('is firm once; a second firm one is refused (CAT-STU-15)', async () => {
    const { student, reply, stored } = await start()
    expect(await reply(student, second, 'Insurance')).toMatchObject(wrong('Choose a firm choice first.'))
    expect((await reply(student, first, 'Firm')).status).toBe(200)
    expect(await reply(student, second, 'Firm')).toMatchObject(wrong('Only one choice can be firm.'))
    expect((await reply(student, second, 'Insurance')).status).toBe(200)
    expect([await stored(first), await stored(second)]).toEqual(['Firm', 'Insurance'])
  })

  it('keeps a firm choice while there is an insurance', async () => {
    const { student, reply, stored } = await start()
    await reply(student, first, 'Firm')
    await reply(student, second, 'Insurance')
    for (const given of ['Declined', 'None'] as const)
      expect(await reply(student, first, given)).toMatchObject(wrong('Your insurance choice needs a firm one: change that first.'))
    expect((await reply(student, second, 'Declined')).status).toBe(200)
    expect((await reply(student, first, 'Declined')).status).toBe(200)
    expect(await stored(first)).toBe('Declined')
  })

  it('counts no firm choice whose offer was withdrawn', async () => {
    const { admin, student, reply, stored } = await start()
    await reply(student, first, 'Firm')
    await admin.succeed('DirectPlacement', 'move', { id: first, body: { status: 'Withdrawn' } })
    expect(await reply(student, second, 'Insurance')).toMatchObject(wrong('Choose a firm choice first.'))
    expect((await reply(student, second, 'Firm')).status).toBe(200)
    expect(await stored(second)).toBe('Firm')
  })

  it('is taken on the last day, and refused after it (CAT-STU-15)', async () => {
    const { admin, student, reply, stored } = await start()
    const { updatedAt, ...record } = await admin.succeed('DirectPlacement', 'details', { id: first })
    const names = ['studentId', 'institutionId', 'courseId', 'intakeId', 'deliveryMode', 'route', 'reference', 'conditions']
    const kept = Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
    const until = async (replyBy: string) => {
      const { updatedAt: now } = await admin.succeed('DirectPlacement', 'details', { id: first })
      await admin.succeed('DirectPlacement', 'update', { id: first, body: { ...kept, replyBy, updatedAt: now } })
    }
    expect(updatedAt).toBeDefined()
    await until('2000-01-01')
    expect(await reply(student, first, 'Firm')).toMatchObject(wrong('The reply date has passed.'))
    expect(await stored(first)).toBe('None')
    await until('2099-01-01')
    expect((await reply(student, first, 'Firm')).status).toBe(200)
  })

  it('is the student’s and the provider’s alone, to what is an offer', async () => {
    const { admin, student, university, reply } = await start()
    expect((await reply(university, first, 'Firm')).status).toBe(403)
    expect((await reply(student, 5, 'Firm')).status).toBe(404)
    const { list = [] } = await admin.succeed('DirectPlacement', 'list', { query: { pageNo: 1, pageSize: 5, statusId: 'Pending' } })
    expect((await reply(admin, Number(list[0]?.['directPlacementId']), 'Firm')).status).toBe(409)
  })

  it('leaves the rest of an application to others', async () => {
    const { student } = await start()
    const { list = [] } = await student.succeed('DirectPlacement', 'list', { query: { pageNo: 1, pageSize: 50 } })
    expect(list.map((one) => one['studentId'])).toEqual([3001, 3001])
    const { updatedAt, studentId, institutionId, courseId, intakeId, deliveryMode, route } = list[0] ?? {}
    const body = { studentId, institutionId, courseId, intakeId, deliveryMode, route, replyBy: '2099-01-01', updatedAt }
    expect((await student.callBadly('DirectPlacement', 'update', { id: first, body })).status).toBe(400)
  })
})
