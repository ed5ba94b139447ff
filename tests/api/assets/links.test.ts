import { describe, expect, it } from 'vitest'
import { startLibrary } from './start.ts'

const day = 86_400_000
const inDays = (now: number, days: number) => new Date(now + days * day).toISOString().slice(0, 10)

async function startLinked(more: { readonly maxUses?: number; readonly password?: string; readonly access?: 'View' | 'Download' } = {}) {
  const library = await startLibrary()
  const { operations, clock, asset, signIn } = library
  const assetId = await asset('Timetable')
  let requests = 0
  const create = (expiresOn: string, requestId = `request-${(requests += 1)}`) =>
    operations.call('createShareLink', { body: { assetId, access: 'View', expiresOn, requestId, ...more } })
  const { data } = await create(inDays(clock.now(), 10))
  if (!data) throw new Error('There is no link.')
  const centre = await signIn('centre@centre.test')
  const open = (password?: string, token = data.token) =>
    centre.call('openShareLink', { body: { assetId, token, ...(password !== undefined && { password }) } })
  return { ...library, assetId, create, centre, open, link: data }
}

describe('a link', () => {
  it('of one use works once, and says so then (CAT-AST-12)', async () => {
    const { open } = await startLinked({ maxUses: 1 })
    expect((await open()).data).toMatchObject({ assetName: 'Timetable', access: 'View' })
    expect(await open()).toMatchObject({ status: 403, description: 'This link has been used as often as it may be.' })
  })

  it('is made once where the answer to its request was lost: the token that was lost leads nowhere', async () => {
    const { create, operations, assetId, clock, link, open } = await startLinked({ password: 'open' })
    const { data } = await create(inDays(clock.now(), 20), 'request-1')
    expect(data?.shareLinkId).toBe(link.shareLinkId)
    expect(await operations.succeed('listShareLinks', { path: { id: assetId } })).toMatchObject([
      { shareLinkId: link.shareLinkId, expiresOn: inDays(clock.now(), 20), hasPassword: 1 },
    ])
    expect((await open('open')).status).toBe(403)
    expect((await open('open', data?.token)).status).toBe(200)
  })

  it('says that it was revoked, or that it has ended (CAT-AST-12)', async () => {
    const { open, operations, link, clock, signIn, assetId } = await startLinked()
    clock.advance(11 * day)
    const body = { assetId, token: link.token }
    const later = await signIn('centre@centre.test')
    expect(await later.refuse('openShareLink', { body })).toEqual([403, 'This link has ended.'])
    const admin = await signIn()
    await admin.call('revokeShareLinks', { body: { shareLinkId: [link.shareLinkId] } })
    expect(await later.refuse('openShareLink', { body })).toEqual([403, 'This link was revoked.'])
    expect([open, operations]).toHaveLength(2)
  })

  it('gives its access alone: it saves the file only where it says so', async () => {
    const seen = await startLinked()
    expect((await seen.open()).data).not.toHaveProperty('downloadLink')
    const saved = await startLinked({ access: 'Download' })
    expect((await saved.open()).data).toHaveProperty('downloadLink')
  })

  it('asks for its password, and counts no use of a wrong one', async () => {
    const { open, operations, assetId } = await startLinked({ password: 'plum blossom' })
    expect((await open()).data).toEqual({ fields: [{ field: 'password', description: 'Enter the password of this link.' }] })
    expect((await open('plum')).data).toEqual({ fields: [{ field: 'password', description: 'This password is not the one of the link.' }] })
    expect((await open('plum blossom')).status).toBe(200)
    expect(await operations.succeed('listShareLinks', { path: { id: assetId } })).toMatchObject([
      { useCount: 1, hasPassword: 1, state: 'Open' },
    ])
  })

  it('cannot be guessed: a wrong one leads nowhere, and after ten of them the person waits', async () => {
    const { open } = await startLinked()
    for (let guess = 0; guess < 10; guess += 1)
      expect(await open(undefined, `guess-${guess}`)).toMatchObject({
        status: 403,
        description: 'This link leads nowhere. Ask for a new link.',
      })
    expect(await open()).toMatchObject({ status: 403, description: 'Too many wrong passwords or links. Wait ten minutes.' })
  })

  it('ends within 90 days, and is for no asset but its own', async () => {
    const { create, clock, centre, link } = await startLinked()
    expect((await create(inDays(clock.now(), 91))).data).toEqual({
      fields: [{ field: 'expiresOn', description: 'A link ends within 90 days.' }],
    })
    expect((await create(inDays(clock.now(), -1))).status).toBe(400)
    expect((await centre.call('openShareLink', { body: { assetId: 1, token: link.token } })).status).toBe(403)
  })

  it('stands in no answer and in no data once it was made', async () => {
    const { aggregator, operations, assetId, link } = await startLinked({ password: 'plum blossom' })
    const [listed] = await operations.succeed('listShareLinks', { path: { id: assetId } })
    expect(Object.values(listed ?? {})).not.toContain(link.token)
    expect(aggregator.dump()).not.toContain(link.token)
    expect(aggregator.dump()).not.toContain('plum blossom')
  })
})

describe('the seeds', () => {
  it('have eight links, of which two are used up, one has ended and one was revoked', async () => {
    const { operations, aggregator } = await startLibrary()
    const { shareLinks }: { readonly shareLinks: { readonly records: readonly { readonly assetId: number }[] } } = JSON.parse(
      aggregator.dump(),
    )
    const ids = [...new Set(shareLinks.records.map(({ assetId }) => assetId))]
    const lists = await Promise.all(ids.map((id) => operations.succeed('listShareLinks', { path: { id } })))
    expect(
      lists
        .flat()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['Expired', 'Open', 'Open', 'Open', 'Open', 'Revoked', 'Used up', 'Used up'])
  })
})
