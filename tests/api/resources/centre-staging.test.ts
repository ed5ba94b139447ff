import { describe, expect, it } from 'vitest'
import { refusal, startUsers, type Fields } from './users-start.ts'

const [withTwoMatches, waiting, inReview, ofCentre26] = [1, 2, 3, 6]
const [kumasi, thameside] = [1, 2]

async function start() {
  const world = await startUsers()
  const { records, signIn } = world
  const person = await signIn('admin@ncuk.test')
  const staged = (id: number) => records.succeed('CentreStaging', 'details', { id })
  const move = (id: number, body: Fields) => records.call('CentreStaging', 'move', { id, body })
  const change = async (id: number, changes: Fields) => {
    const {
      stagingId: _id,
      stagingStatus: _status,
      matchIds: _matches,
      sourceId: _source,
      createdAt: _at,
      updatedBy: _by,
      names: _names,
      ...sent
    } = await staged(id)
    return records.call('CentreStaging', 'update', { id, body: { ...sent, ...changes } })
  }
  const create = (id: number) => person.call('decideStagedCentre', { path: { id }, body: { decision: 'create' } })
  const centres = async () => Number((await records.succeed('Centre', 'list'))['totalCount'])
  return { ...world, person, staged, move, change, create, centres }
}

describe('staged centres', () => {
  it('name the centres of their domain or of nearly their name', async () => {
    const { staged } = await start()
    expect((await staged(withTwoMatches))['matchIds']).toEqual([kumasi, thameside])
    expect((await staged(waiting))['matchIds']).toEqual([])
    expect((await staged(ofCentre26))['matchIds']).toEqual([26])
  })

  it('become a centre with a user who signs in by the mailed link (CAT-CUR-21)', async () => {
    const { create, staged, centres, mails, setPassword, signIn, records } = await start()
    const before = await centres()
    expect(await create(inReview)).toMatchObject({ status: 200, description: 'Staged Centre approved successfully.' })
    expect(await staged(inReview)).toMatchObject({ stagingStatus: 8 })
    expect(await centres()).toBe(before + 1)
    const { list = [] } = await records.succeed('Centre', 'list', { query: { searchText: 'Zambezi' } })
    expect(list).toMatchObject([{ centreCode: 'ZGC', status: 1, currency: 'USD' }])
    expect(mails.map(({ to }) => to)).toEqual(['nomsa@zambezi-gate.example.org'])
    expect((await setPassword('Zambezi#2026')).status).toBe(200)
    const user = await signIn('nomsa@zambezi-gate.example.org', 'Zambezi#2026')
    expect(user.session).toMatchObject({ contactTypeParentName: 'CENTER' })
  })

  it('take no id that the registration of a centre has reserved', async () => {
    const { create, records } = await start()
    await create(inReview)
    const { list = [] } = await records.succeed('Centre', 'list', { query: { searchText: 'Zambezi' } })
    const registration = await records.callBadly('CenterRegistration', 'details', { id: Number(list[0]?.['centreId']) })
    expect([list.length, registration.status]).toEqual([1, 404])
  })

  it('become no centre while something is missing: neither centre nor user is left behind', async () => {
    const { create, change, centres, mails } = await start()
    const before = await centres()
    await change(inReview, { contractStart: undefined, contractEnd: undefined })
    expect(await create(inReview)).toMatchObject(refusal('contractStart', 'Contract from should not be blank!'))
    await change(inReview, { contractStart: '2027-01-01', userFirstName: undefined })
    expect(await create(inReview)).toMatchObject(refusal('userFirstName', 'First name of the user should not be blank!'))
    await change(inReview, { userFirstName: 'Nomsa', userEmail: 'admin@ncuk.test' })
    expect(await create(inReview)).toMatchObject({
      status: 400,
      description: 'Alexandrina Lindqvist-Okonkwo has the e-mail of the user already.',
    })
    await change(inReview, { userEmail: 'nomsa@zambezi-gate.example.org', centreCode: 'hck' })
    expect(await create(inReview)).toMatchObject({
      status: 409,
      description: 'Harmattan College Kumasi exists already. Merge into it instead.',
    })
    expect([await centres(), mails]).toEqual([before, []])
  })

  it('are decided on in review only, by those who may', async () => {
    const { create, person, signIn } = await start()
    expect(await create(waiting)).toMatchObject({ status: 409, description: 'Only a centre in review can be decided on.' })
    expect(await person.refuse('decideStagedCentre', { path: { id: inReview }, body: { decision: 'reject', comment: ' ' } })).toEqual([
      400,
      'Comment should not be blank!',
    ])
    for (const username of ['viewer@ncuk.test', 'centre@centre.test']) {
      const other = await signIn(username)
      expect((await other.refuse('decideStagedCentre', { path: { id: inReview }, body: { decision: 'create' } }))[0]).toBe(403)
    }
  })

  it('merge into a centre with exactly the fields that were chosen (CAT-CUR-22)', async () => {
    const { person, records, move, staged, centres } = await start()
    await move(withTwoMatches, { status: 10 })
    const [count, before] = [await centres(), await records.succeed('Centre', 'details', { id: kumasi })]
    await person.succeed('decideStagedCentre', {
      path: { id: withTwoMatches },
      body: { decision: 'merge', mergeIntoId: kumasi, fields: ['centreName'] },
    })
    const after = await records.succeed('Centre', 'details', { id: kumasi })
    expect(after).toMatchObject({ centreName: 'Kumasi Harmattan Centre', email: before['email'], centreCode: 'HCK' })
    const [last] = await records.succeed<Fields[]>('Centre', 'history', { id: kumasi })
    expect(last).toMatchObject({ comment: 'Kumasi Harmattan Centre was merged into Harmattan College Kumasi.' })
    expect([await centres(), (await staged(withTwoMatches))['stagingStatus']]).toEqual([count, 8])
  })

  it('merge into a match, or into the centre that has their code, and into no other one', async () => {
    const { person, records, staged, change } = await start()
    const before = await records.succeed('Centre', 'details', { id: kumasi })
    const merge = () =>
      person.call('decideStagedCentre', { path: { id: inReview }, body: { decision: 'merge', mergeIntoId: kumasi, fields: ['city'] } })
    expect(await merge()).toMatchObject({ status: 400, description: 'Choose one of the matches to merge into.' })
    expect(await records.succeed('Centre', 'details', { id: kumasi })).toEqual(before)
    expect(await staged(inReview)).toMatchObject({ stagingStatus: 10 })
    await change(inReview, { centreCode: 'hck' })
    expect((await merge()).status).toBe(200)
  })

  it('empty a field of the centre that is chosen and empty', async () => {
    const { person, records, move } = await start()
    await move(withTwoMatches, { status: 10 })
    const before = await records.succeed('Centre', 'details', { id: kumasi })
    await person.succeed('decideStagedCentre', {
      path: { id: withTwoMatches },
      body: { decision: 'merge', mergeIntoId: kumasi, fields: ['website'] },
    })
    expect(before['website']).toEqual(expect.any(String))
    expect(await records.succeed('Centre', 'details', { id: kumasi })).not.toHaveProperty('website')
  })
})
