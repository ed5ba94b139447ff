import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { findingsOf } from '#openapi/selection/findings.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { trackOwnWrites } from '#src/selection/wizard/own-writes.ts'
import { selectionKinds } from '#src/selection/wizard/selection-kinds.ts'
import { createSelectionCalls, selectionQuery } from '#src/selection/wizard/selection-service.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { connect, signedIn } from '#tests/support/client/client.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
const kind = selectionKinds.centre
const { signal } = new AbortController()
const [draft, rejected, notBegun] = ['1', '6', '8']

/** A selection of Baobab College Accra in the wizard of its centre, and the calls of another person. */
async function start(curriculumId: string) {
  const { handle } = startAggregator()
  const { session } = await signInOver(handle, 'centre@centre.test')
  const { token, token_type: tokenType, userId, contactId } = session ?? expect.unreachable()
  const current = () => ({ token, tokenType, userId: String(userId), contactId: String(contactId) })
  const server = { isAnswering: true }
  const send = async (request: Request) => {
    const answer = await handle(request)
    if (!server.isAnswering) throw new TypeError('Failed to fetch')
    return answer
  }
  const api = connect('http://portal.test/api/aggregate/v1', { fetch: send, session: { ...signedIn, current } })
  const calls = createSelectionCalls({ api, codec, kind, now: () => 5 })
  const own = trackOwnWrites(calls, () => 5)
  const query = selectionQuery(api, codec, kind, { curriculumId, centreId: '26', yearId: null })
  const read = () => new QueryClient().fetchQuery(query)
  const selection = await read()
  const combos = (comboIds: readonly number[]) =>
    ({ selection, step: 'combo', answers: { ...selection.answers, comboIds }, updatedAt: selection.updatedAt }) as const
  return {
    own,
    other: calls,
    selection,
    combos,
    ids: selection.choices.combos.map(({ comboId }) => comboId),
    read,
    /** Sends without an answer; what is sent is stored all the same. */
    lose: async (send: () => Promise<unknown>) => {
      server.isAnswering = false
      await expect(send()).rejects.toThrow()
      server.isAnswering = true
    },
  }
}

describe('a write of the wizard after one whose answer was lost', () => {
  it.each([draft, notBegun])('counts as saved if it is stored already, without a second message (curriculum %s)', async (curriculumId) => {
    const { own, combos, ids, read, lose } = await start(curriculumId)
    const wanted = combos(ids.slice(-1))
    await lose(() => own.save(wanted, signal))
    const stored = await read()
    expect(stored.answers.comboIds).toEqual(ids.slice(-1))
    expect(await own.save(wanted, signal)).toEqual({ kind: 'saved', message: '', selection: stored, savedAt: 5 })
  })

  it('is stored over what was sent before', async () => {
    const { own, combos, ids, lose } = await start(draft)
    const wanted = ids.slice(2, 3)
    await lose(() => own.save(combos(ids.slice(1, 2)), signal))
    expect(await own.save(combos(wanted), signal)).toMatchObject({ kind: 'saved', selection: { answers: { comboIds: wanted } } })
  })

  it('is not stored over what another person has saved', async () => {
    const { own, other, combos, ids, lose, read } = await start(draft)
    await lose(() => own.save(combos(ids.slice(1, 2)), signal))
    const { updatedAt } = await read()
    const theirs = ids.slice(0, 2)
    await other.save({ ...combos(theirs), updatedAt }, signal)
    const late = await own.save(combos(ids.slice(2, 3)), signal)
    expect(late).toMatchObject({ kind: 'conflict', selection: { answers: { comboIds: theirs } } })
  })

  it('counts as submitted if it is submitted already', async () => {
    const { own, selection, lose } = await start(rejected)
    const findings = findingsOf(selection.answers, selection.choices).map(({ id }) => id)
    await lose(() => own.submit(selection, findings, signal))
    expect(await own.submit(selection, findings, signal)).toEqual({ kind: 'submitted', message: '' })
    // What another person has submitted is no answer to a first press.
    expect(await own.submit(selection, findings, signal)).toMatchObject({ kind: 'closed', selection: { status: 4 } })
  })
})
