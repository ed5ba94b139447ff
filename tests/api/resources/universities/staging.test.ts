import { describe, expect, it } from 'vitest'
import { refusal, startContacts, type Fields } from '../contacts-start.ts'

const [withTwoMatches, waiting, inReview] = [1, 2, 3]
const northgate = 12

async function start() {
  const world = await startContacts()
  const { admin, startAs } = { ...world, startAs: world.signIn }
  const person = await startAs()
  const staged = (id: number) => admin.succeed('UniversityStaging', 'details', { id })
  const move = (id: number, body: Fields) => admin.call('UniversityStaging', 'move', { id, body })
  const change = async (id: number, changes: Fields) => {
    const {
      stagingId: _id,
      stagingStatus: _status,
      matchIds: _matches,
      sourceId: _source,
      createdAt: _at,
      updatedBy: _by,
      names: _n,
      ...sent
    } = await staged(id)
    return admin.call('UniversityStaging', 'update', { id, body: { ...sent, ...changes } })
  }
  return { ...world, person, staged, move, change }
}

describe('staged universities', () => {
  it('are five, and name the universities of their domain or of nearly their name', async () => {
    const { admin, staged, change } = await start()
    const { list = [] } = await admin.succeed('UniversityStaging', 'list')
    expect(list).toHaveLength(5)
    expect((await staged(withTwoMatches))['matchIds']).toEqual([11, northgate])
    expect(await staged(waiting)).toMatchObject({ matchIds: [] })
    expect(
      (await change(waiting, { universityName: 'The University of PÉNNINE Edge', website: 'https://www.air.example.ac/en' })).status,
    ).toBe(200)
    expect((await staged(waiting))['matchIds']).toEqual([1])
  })

  it('are taken into review by an assignee, and rejected from there with a reason only', async () => {
    const { admin, staged, move, change } = await start()
    expect((await move(waiting, { status: 11, comment: 'Too early.' })).status).toBe(409)
    expect((await move(waiting, { status: 10 })).status).toBe(200)
    expect(await staged(waiting)).toMatchObject({ stagingStatus: 10, assigneeId: 101 })
    expect(await move(waiting, { status: 11 })).toEqual(refusal('comment', 'Comment should not be blank!'))
    expect((await move(waiting, { status: 11, comment: 'Not accredited.' })).status).toBe(200)
    const [last] = await admin.succeed<Fields[]>('UniversityStaging', 'history', { id: waiting })
    expect(last).toMatchObject({ act: 'Reject', comment: 'Not accredited.' })
    expect(await change(waiting, { city: 'Leeds' })).toMatchObject({
      status: 409,
      description: 'This record was decided and cannot be changed.',
    })
  })

  it('are decided on in review only, approved by those who may publish', async () => {
    const { person, signIn } = await start()
    const create = { body: { decision: 'create' as const } }
    expect(await person.refuse('decideStagedUniversity', { path: { id: waiting }, ...create })).toEqual([
      409,
      'Only a university in review can be decided on.',
    ])
    const viewer = await signIn('viewer@ncuk.test')
    expect((await viewer.refuse('decideStagedUniversity', { path: { id: inReview }, ...create }))[0]).toBe(403)
    const centre = await signIn('centre@centre.test')
    expect((await centre.refuse('decideStagedUniversity', { path: { id: inReview }, ...create }))[0]).toBe(403)
    expect(await person.refuse('decideStagedUniversity', { path: { id: inReview }, body: { decision: 'reject', comment: ' ' } })).toEqual([
      400,
      'Comment should not be blank!',
    ])
  })

  it('become a university once what it needs is there, and no second one of that name or code', async () => {
    const { admin, person, named, staged, move, change } = await start()
    const create = (id: number) => person.call('decideStagedUniversity', { path: { id }, body: { decision: 'create' } })
    await person.succeed('decideStagedUniversity', { path: { id: inReview }, body: { decision: 'create' } })
    expect(await named('University', 'Vieux-Port')).toMatchObject({ universityCode: 'UVP', city: 'Marseille', status: 1 })
    expect(await staged(inReview)).toMatchObject({ stagingStatus: 8 })

    await move(waiting, { status: 10 })
    // All that is missing is named at once.
    expect(await create(waiting)).toMatchObject({
      status: 400,
      data: {
        fields: ['Code', 'Short Name', 'Type'].map((label) => expect.objectContaining({ description: `${label} should not be blank!` })),
      },
    })
    await change(waiting, { universityCode: 'uvp', shortName: 'Pennine', institutionTypeId: 1 })
    expect(await create(waiting)).toMatchObject({
      status: 409,
      description: 'Université du Vieux-Port exists already. Merge into it instead.',
      data: { kind: 'state', status: 10 },
    })
    await change(waiting, { universityCode: 'PEN' })
    expect((await create(waiting)).status).toBe(200)
    expect((await admin.succeed('University', 'list'))['totalCount']).toBe(34)
  })

  it('merge into a university with exactly the fields that were chosen; both histories name both (CAT-CUR-22)', async () => {
    const { admin, person, staged, move } = await start()
    await move(withTwoMatches, { status: 10 })
    const before = await admin.succeed('University', 'details', { id: northgate })
    await person.succeed('decideStagedUniversity', {
      path: { id: withTwoMatches },
      body: { decision: 'merge', mergeIntoId: northgate, fields: ['city'] },
    })
    const { updatedAt: _at, updatedBy: _by, ...after } = await admin.succeed('University', 'details', { id: northgate })
    expect(before).toMatchObject({ ...after, city: 'Newcastle upon Tyne' })
    expect(after['city']).toBe('Newcastle')
    const comment = 'University of Northgate was merged into Northgate University.'
    for (const [name, id] of [
      ['University', northgate],
      ['UniversityStaging', withTwoMatches],
    ] as const)
      expect((await admin.succeed<Fields[]>(name, 'history', { id }))[0]).toMatchObject({ act: 'merged', comment })
    expect(await staged(withTwoMatches)).toMatchObject({ stagingStatus: 8 })
    expect(await person.refuse('decideStagedUniversity', { path: { id: withTwoMatches }, body: { decision: 'create' } })).toEqual([
      409,
      'Only a university in review can be decided on.',
    ])
  })

  it('merge without a field into a university whose history still names both (CAT-CUR-22)', async () => {
    const { admin, person, move } = await start()
    await move(withTwoMatches, { status: 10 })
    const before = await admin.succeed('University', 'details', { id: northgate })
    await person.succeed('decideStagedUniversity', {
      path: { id: withTwoMatches },
      body: { decision: 'merge', mergeIntoId: northgate, fields: [] },
    })
    expect(await admin.succeed('University', 'details', { id: northgate })).toEqual(before)
    const [last] = await admin.succeed<Fields[]>('University', 'history', { id: northgate })
    expect(last).toMatchObject({ act: 'merged', comment: 'University of Northgate was merged into Northgate University.', changes: [] })
  })
})
