import { describe, expect, it } from 'vitest'
import { createAggregatorOf } from '#mirage/aggregator.ts'
import { handlers } from '#mirage/handlers/all.ts'
import { services } from '#mirage/resources/services.ts'
import { demo } from '#mirage/scenarios/demo.ts'
import { createCaller, createDrivenClock } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const [own, other] = [3001, 3002]

/** A person in a portal where no role has a label. */
async function withoutLabels(username: string) {
  const aggregator = createAggregatorOf(
    { scenarios: { demo }, extents: { demo: 'written' }, handlers, services, menuFor: () => [] },
    { scenario: 'demo', clock: createDrivenClock(), tokenSeconds: 1800, latencyMs: 0, passwordRounds: 1000 },
  )
  const handle = (request: Request) => aggregator.handle(request)
  const person = await recordsAs(handle, username)
  return { person, calls: createCaller(handle, person.session) }
}

describe('the own record of a student', () => {
  it('is viewed and changed without a label, with what belongs to it (PERM-003)', async () => {
    const { person, calls } = await withoutLabels('student@student.test')
    for (const name of ['Student', 'StudentCurriculum', 'StudentQualification', 'StudentDocument'] as const)
      expect([name, (await person.call(name, 'list', { query: { pageSize: 10 } })).status]).toEqual([name, 200])
    expect((await person.change('Student', own, { mobile: '+44 7700 900999' })).status).toBe(200)
    expect((await calls.call('listStudentChanges', { query: { studentId: own } })).status).toBe(200)
  })

  it('is submitted without a label, once nothing is lacking', async () => {
    const { person } = await withoutLabels('newstudent@student.test')
    const answer = await person.callBadly('Student', 'move', { id: other, body: { status: 9, comment: '' } })
    expect(answer).toMatchObject({ status: 400, data: { fields: [{ description: 'Add a curriculum.' }] } })
  })

  it('is the only one that opens without a label, and is neither created nor deleted without one', async () => {
    const { person } = await withoutLabels('student@student.test')
    expect((await person.call('Student', 'details', { id: other })).status).toBe(404)
    expect((await person.callBadly('Student', 'create', { body: {} })).status).toBe(403)
    expect((await person.call('Student', 'remove', { body: { studentId: [own] } })).status).toBe(403)
    expect((await person.call('Application', 'list', { query: { pageSize: 10 } })).status).toBe(403)
  })

  it('asks a centre for a label', async () => {
    const { person } = await withoutLabels('centre@centre.test')
    expect((await person.call('Student', 'details', { id: own })).status).toBe(403)
  })
})
