import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { answersPath, selectionKinds, wizardPath, withCentreIn } from '#src/selection/wizard/selection-kinds.ts'
import { createSelectionCalls, offersQuery, selectionQuery } from '#src/selection/wizard/selection-service.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { connect, signedIn } from '#tests/support/client/client.ts'
import { recordsAs } from '#tests/support/records.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
const kind = selectionKinds.centre
const place = { curriculumKey: 'ifyBusiness', centreKey: 'baobab', yearKey: 'next' }
const [thisYear, nextYear] = ['22', '23']

/** Baobab College Accra, which is offered its first curriculum for the next year as well. */
async function start() {
  const { handle } = startAggregator()
  const records = await recordsAs(handle)
  await records.succeed('CentreOffer', 'create', { body: { curriculumId: 1, yearId: 23, centreIds: [26], requestId: 'next-year' } })
  const { session } = await signInOver(handle, 'centre@centre.test')
  const { token, token_type: tokenType, userId, contactId } = session ?? expect.unreachable()
  const current = () => ({ token, tokenType, userId: String(userId), contactId: String(contactId) })
  const api = connect('http://portal.test/api/aggregate/v1', { fetch: handle, session: { ...signedIn, current } })
  const queries = new QueryClient()
  const read = (yearId: string | null) =>
    queries.fetchQuery(selectionQuery(api, codec, kind, { curriculumId: '1', centreId: '26', yearId }))
  return { api, queries, read, calls: createSelectionCalls({ api, codec, kind, now: () => 5 }) }
}

describe('the selections of one curriculum in two years', () => {
  it('have addresses of their own, which keep the year from step to step', () => {
    expect([wizardPath(kind, place), wizardPath(kind, place, 'combo'), answersPath(kind, place)]).toEqual([
      '/sms/curriculum-centers/ifyBusiness?yearId=next',
      '/sms/curriculum-centers/ifyBusiness/combo?yearId=next',
      '/sms/curriculum-centers/view/ifyBusiness?yearId=next',
    ])
    expect(wizardPath(selectionKinds.ncuk, place)).toBe('/sms/curriculum-centers-ncuk/ifyBusiness?centreId=baobab&yearId=next')
    expect(wizardPath(kind, { ...place, yearKey: null })).toBe('/sms/curriculum-centers/ifyBusiness')
    expect([withCentreIn('/x', 'centreId=a&yearId=next', 'b'), withCentreIn('/x', 'centreId=a', null)]).toEqual([
      '/x?centreId=b&yearId=next',
      '/x',
    ])
  })

  it('are read side by side, and a save goes to the year that was read', async () => {
    const { api, queries, read, calls } = await start()
    const offers = await queries.fetchQuery(offersQuery(api, kind, '26'))
    expect(offers.filter(({ curriculumId }) => curriculumId === 1).map(({ yearId }) => String(yearId))).toEqual([thisYear, nextYear])
    const [running, next] = [await read(thisYear), await read(nextYear)]
    expect([running.selectionId, next.selectionId, await read(null)]).toEqual([1, null, running])
    const answers = { ...next.answers, comboIds: [2] }
    const { signal } = new AbortController()
    const saved = await calls.save({ selection: next, step: 'combo', answers, updatedAt: null }, signal)
    expect(saved).toMatchObject({ kind: 'saved', selection: { yearId: 23, answers: { comboIds: [2] } } })
  })
})
