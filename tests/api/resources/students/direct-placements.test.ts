import { describe, expect, it } from 'vitest'
import { startAggregator, testNow } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Row = Readonly<Record<string, unknown>>

const student = 3001
/** A student of another centre than the account's. */
const ofAnotherCentre = 3010
const university = 12
/** A course of it that was approved, and changed since. */
const changedCourse = 59

async function start() {
  const { handle } = startAggregator()
  const admin = await recordsAs(handle)
  const rowsOf = async (person: typeof admin, query: Readonly<Record<string, string | number>> = {}): Promise<readonly Row[]> => {
    const { list = [] } = await person.succeed('DirectPlacement', 'list', { query: { pageSize: 1000, ...query } })
    return list
  }
  const idOf = async (query: Readonly<Record<string, string | number>>): Promise<number> => {
    const [row] = await rowsOf(admin, query)
    if (!row) throw new Error(`No application has ${JSON.stringify(query)}.`)
    return Number(row['directPlacementId'])
  }
  const move = (person: typeof admin, id: number, decision: string) =>
    person.callBadly('DirectPlacement', 'move', { id, body: { status: decision } })
  const change = async (person: typeof admin, id: number, changes: object) => {
    const row = await person.succeed('DirectPlacement', 'details', { id })
    const {
      directPlacementId: _,
      placementName: _name,
      centreId: _centre,
      reply: _reply,
      decision: _decision,
      names: _names,
      ...sent
    } = row
    const { createdAt: _at, updatedBy: _by, ...body } = sent
    return person.callBadly('DirectPlacement', 'update', { id, body: { ...body, ...changes } })
  }
  return { handle, admin, rowsOf, idOf, move, change }
}

const refusal = (field: string, description: string) => ({ fields: [{ field, description }] })

describe('an application to a university', () => {
  it('is seen by its university and by the centre of its student', async () => {
    const { handle, rowsOf } = await start()
    const ofUniversity = await rowsOf(await recordsAs(handle, 'university@university.test'))
    expect(new Set(ofUniversity.map(({ institutionId }) => institutionId))).toEqual(new Set([university]))
    const ofCentre = await rowsOf(await recordsAs(handle, 'centre@centre.test'))
    expect(new Set(ofCentre.map(({ centreId }) => centreId))).toEqual(new Set([26]))
  })

  it('of the first student stands among 160: two offers, one of which ends tomorrow', async () => {
    const { admin, rowsOf } = await start()
    expect(await rowsOf(admin)).toHaveLength(160)
    const offers = await rowsOf(admin, { studentId: student })
    expect(offers.map(({ decision, reply }) => [decision, reply])).toEqual([
      ['Conditional', 'None'],
      ['Conditional', 'None'],
    ])
    const tomorrow = new Date(testNow + 86_400_000).toISOString().slice(0, 10)
    expect(offers.map(({ replyBy }) => replyBy)).toContain(tomorrow)
  })

  it('is for a course of its university that is open', async () => {
    const { admin, idOf, change } = await start()
    const id = await idOf({ institutionId: university })
    const ofAnother = await idOf({ institutionId: 1 })
    const { courseId } = await admin.succeed('DirectPlacement', 'details', { id: ofAnother })
    expect((await change(admin, id, { courseId })).data).toMatchObject({ fields: [{ field: 'courseId' }] })
    const { list: courses = [] } = await admin.succeed('Course', 'list', { query: { pageSize: 200, statusId: 12 } })
    const [expired] = courses
    const other = { institutionId: expired?.['institutionId'], courseId: expired?.['courseId'] }
    expect((await change(admin, id, other)).data).toEqual(refusal('courseId', 'This course has expired.'))
  })

  it('may be for a course of which a change waits, as it was approved', async () => {
    const { admin, idOf, change } = await start()
    const id = await idOf({ institutionId: university })
    expect((await admin.succeed('Course', 'details', { id: changedCourse }))['status']).toBe(9)
    expect((await change(admin, id, { courseId: changedCourse })).status).toBe(200)
  })

  it('is offered with conditions only when it has some', async () => {
    const { admin, idOf, change, move } = await start()
    const id = await idOf({ statusId: 'Pending' })
    expect((await move(admin, id, 'Conditional')).data).toEqual(refusal('decision', 'Add at least one condition.'))
    const wanted = [{ subject: 'Module', minimum: 'B' }]
    expect((await change(admin, id, { conditions: wanted })).data).toEqual(refusal('conditions.0.moduleId', 'Module should not be blank!'))
    expect((await change(admin, id, { conditions: [{ subject: 'Overall', minimum: '60%' }] })).status).toBe(200)
    expect((await move(admin, id, 'Conditional')).status).toBe(200)
    expect((await change(admin, id, { conditions: [] })).data).toEqual(refusal('conditions', 'Add at least one condition.'))
  })

  it.each([
    ['Pending', ['Conditional', 'Unconditional', 'Rejected', 'Withdrawn']],
    ['Conditional', ['Unconditional', 'Withdrawn']],
    ['Unconditional', ['Withdrawn']],
    ['Rejected', []],
    ['Withdrawn', []],
  ])('that is %s goes on to %j alone', async (from, possible) => {
    for (const to of ['Pending', 'Conditional', 'Unconditional', 'Rejected', 'Withdrawn'].filter((one) => one !== from)) {
      const { admin, idOf, change, move } = await start()
      const id = await idOf({ statusId: from })
      if (to === 'Conditional') await change(admin, id, { conditions: [{ subject: 'English', minimum: 'IELTS 6.0' }] })
      expect([to, (await move(admin, id, to)).status]).toEqual([to, possible.includes(to) ? 200 : 409])
    }
  })

  it('is decided by its university, which keeps the offer but neither the rest nor the withdrawal', async () => {
    const { handle, idOf, change, move } = await start()
    const person = await recordsAs(handle, 'university@university.test')
    const id = await idOf({ institutionId: university, statusId: 'Conditional' })
    expect((await change(person, id, { replyBy: '2027-06-01' })).status).toBe(200)
    expect((await change(person, id, { reference: 'Ours' })).data).toEqual(refusal('reference', 'Only NCUK can change this.'))
    expect((await move(person, id, 'Withdrawn')).status).toBe(409)
    expect((await move(person, id, 'Unconditional')).status).toBe(200)
    expect((await move(person, await idOf({ institutionId: 1 }), 'Unconditional')).status).toBe(404)
  })

  it('is only looked at by a centre, and not at all that of another centre', async () => {
    const { handle, idOf, move } = await start()
    const centre = await recordsAs(handle, 'centre@centre.test')
    expect((await move(centre, await idOf({ studentId: student }), 'Unconditional')).status).toBe(403)
    const id = await idOf({ studentId: ofAnotherCentre })
    expect((await centre.callBadly('DirectPlacement', 'details', { id })).status).toBe(404)
  })

  it('has a CAS number of 14 letters or digits', async () => {
    const { admin, idOf, change } = await start()
    const id = await idOf({ studentId: student })
    expect((await change(admin, id, { casNumber: 'A1B2' })).data).toEqual(refusal('casNumber', 'A CAS number has 14 characters.'))
    expect((await change(admin, id, { casNumber: 'A1B2C3D4E5F6G7' })).status).toBe(200)
  })
})
