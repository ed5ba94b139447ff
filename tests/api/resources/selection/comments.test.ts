import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const centreUser = 'centre@centre.test'
/** The request of the seeds that was talked about, and a selection of the same centre. */
const [talked, selection] = [1, 2]

async function start() {
  const world = startAggregator()
  const [admin, viewer, centre] = await Promise.all([world.signIn(), world.signIn('viewer@ncuk.test'), world.signIn(centreUser)])
  const onRequest = { query: { centreSelectionId: 0, customRequestId: talked } }
  const onSelection = { query: { centreSelectionId: selection, customRequestId: 0 } }
  return { ...world, admin, viewer, centre, onRequest, onSelection }
}

const said = (comment: string, change: object = {}) => ({ body: { centreSelectionId: selection, comment, requestId: comment, ...change } })

describe('comments', () => {
  it('that are internal are absent from the answer of the centre, not only from its page (CAT-CUR-12)', async () => {
    const { admin, centre, onRequest, onSelection } = await start()
    const [all, seen] = [await admin.succeed('listComments', onRequest), await centre.succeed('listComments', onRequest)]
    expect([all.length, all.filter(({ isInternal }) => isInternal === 1).length]).toEqual([12, 3])
    expect(seen).toEqual(all.filter(({ isInternal }) => isInternal === 0).map((one) => ({ ...one, mayDelete: 0 })))
    await admin.succeed('createComment', said('Ask for the capacity first.', { isInternal: 1 }))
    await admin.succeed('createComment', said('How many places are there?'))
    expect((await centre.succeed('listComments', onSelection)).map(({ comment }) => comment)).toEqual(['How many places are there?'])
    expect(await admin.succeed('listComments', onSelection)).toHaveLength(2)
  })

  it('that are internal come from the provider alone, and notify no one', async () => {
    const { admin, centre } = await start()
    const subjects = async () =>
      (await centre.succeed('listNotifications', { query: { contactId: centre.session?.contactId ?? 0, status: 0 } })).map(
        ({ communicationSubject }) => communicationSubject,
      )
    const before = await subjects()
    await admin.succeed('createComment', said('Between us.', { isInternal: 1 }))
    expect(await subjects()).toEqual(before)
    await admin.succeed('createComment', said('To you.'))
    expect((await subjects()).filter((subject) => subject.startsWith('New comment on Baobab College Accra'))).toHaveLength(1)
    expect(await centre.refuse('createComment', said('Hidden.', { isInternal: 1 }))).toEqual([
      403,
      'Only the provider writes internal comments.',
    ])
  })

  it('are blank in no case, and are stored once however often they are sent', async () => {
    const { centre, onSelection } = await start()
    expect(await centre.call('createComment', said('   '))).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'comment', description: 'Comment should not be blank!' }] },
    })
    const { commentId } = await centre.succeed('createComment', said('Twenty.'))
    expect((await centre.succeed('createComment', said('Twenty.'))).commentId).toBe(commentId)
    expect(await centre.succeed('listComments', onSelection)).toMatchObject([{ comment: 'Twenty.', author: 'Oluwaseyifunmi Mensah' }])
  })

  it('are about a stream of the curriculum, or about the whole selection', async () => {
    const { handle, admin, centre, onSelection, onRequest } = await start()
    const { curriculumId } = await (await recordsAs(handle)).succeed('CentreSelection', 'details', { id: selection })
    const { streamIds } = await (await recordsAs(handle)).succeed('Curriculum', 'details', { id: Number(curriculumId) })
    const [streamId = 0] = streamIds as number[]
    await centre.succeed('createComment', said('Eighteen asked for it.', { streamId }))
    await centre.succeed('createComment', said('All of it is new.'))
    expect((await admin.succeed('listComments', onSelection)).map((one) => [one.comment, one.streamId])).toEqual([
      ['Eighteen asked for it.', streamId],
      ['All of it is new.', undefined],
    ])
    const refusal = { status: 400, data: { fields: [{ field: 'streamId', description: 'This Stream is no longer available.' }] } }
    expect(await centre.call('createComment', said('Other.', { streamId: 9999 }))).toMatchObject(refusal)
    const { customRequestId } = onRequest.query
    const ofRequest = { body: { customRequestId, comment: 'Of a request.', streamId, requestId: 'r1' } }
    expect(await centre.call('createComment', ofRequest)).toMatchObject(refusal)
  })

  it('are deleted by their author, for ten minutes', async () => {
    const { admin, centre, clock, onSelection } = await start()
    const { commentId } = await centre.succeed('createComment', said('Twenty.'))
    const mine = { body: { commentId: [commentId] } }
    expect((await centre.succeed('listComments', onSelection))[0]?.mayDelete).toBe(1)
    expect((await admin.succeed('listComments', onSelection))[0]?.mayDelete).toBe(0)
    expect(await admin.refuse('deleteComments', mine)).toEqual([404, 'The comment was not found.'])
    clock.advance(10 * 60_000 + 1)
    expect(await centre.refuse('deleteComments', mine)).toEqual([400, 'A comment can be deleted for ten minutes.'])
    const { commentId: later } = await centre.succeed('createComment', said('Thirty.'))
    await centre.succeed('deleteComments', { body: { commentId: [later] } })
    expect((await centre.succeed('listComments', onSelection)).map(({ comment }) => comment)).toEqual(['Twenty.'])
  })

  it('of another centre do not exist for a centre, and a viewer writes none', async () => {
    const { handle, centre, viewer } = await start()
    const { list = [] } = await (await recordsAs(handle)).succeed('CentreSelection', 'list', { query: { pageSize: 1000 } })
    const other = Number(list.find((one) => one['centreId'] !== 26)?.['centreSelectionId'])
    const [status] = await centre.refuse('listComments', { query: { centreSelectionId: other, customRequestId: 0 } })
    expect(status).toBe(404)
    expect((await centre.refuse('createComment', said('Hello', { centreSelectionId: other })))[0]).toBe(404)
    expect((await viewer.refuse('createComment', said('Hello')))[0]).toBe(403)
    const [unnamed] = await centre.refuse('createComment', said('Hello', { customRequestId: talked }))
    expect(unnamed).toBe(400)
  })
})
