import { describe, expect, it } from 'vitest'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { actFailureOf, changedRecordOf, failureOf } from '#src/resources/failure.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { connect, problemOf, signedIn } from '#tests/support/client/client.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
const everything = { page: 1, pageSize: 50, search: '', status: 'all', sort: null } as const
const nextYear = { yearDesc: '2040/41', startDate: '2040-08-01', endDate: '2041-07-31' }

/** The services of two resources, for somebody who is signed in at an aggregator of their own. */
async function start() {
  const { handle } = startAggregator()
  const { session } = await signInOver(handle, 'admin@ncuk.test')
  if (!session) throw new Error('Nobody is signed in.')
  const { token, token_type: tokenType, userId, contactId } = session
  const current = () => ({ token, tokenType, userId: String(userId), contactId: String(contactId) })
  const api = connect('http://portal.test/api/aggregate/v1', { fetch: handle, session: { ...signedIn, current } })
  return { years: createRecordService(year, api, codec), centres: createRecordService(centre, api, codec) }
}

describe('the records of a resource', () => {
  it('are listed with their words, counts and total', async () => {
    const { centres } = await start()
    const { rows, total, counts } = await centres.list({ ...everything, search: 'Baobab' })
    const [found] = rows
    expect([total, counts['all'], found?.id, found?.name, found?.status]).toEqual([1, 1, '26', 'Baobab College Accra', 1])
    expect(found?.names['Country']?.[String(found.fields['countryId'])]?.name).toBe('Ghana')
  })

  it('are narrowed by a status and by the values of a filter', async () => {
    const { centres } = await start()
    const inactive = await centres.list({ ...everything, status: '-1' })
    const euros = await centres.list({ ...everything, filters: { currency: ['EUR', 'AED'] } })
    expect(new Set(inactive.rows.map(({ status }) => status))).toEqual(new Set([-1]))
    expect(new Set(euros.rows.map(({ fields }) => fields['currency']))).toEqual(new Set(['EUR', 'AED']))
  })

  it('are created once for one visit of the form, read, changed and deleted', async () => {
    const { years } = await start()
    const { id, message } = await years.create(nextYear, 'visit-1')
    const again = await years.create(nextYear, 'visit-1')
    expect([message, again.id]).toEqual(['Year created successfully.', id])
    const stored = await years.details(id)
    expect([stored.name, stored.fields]).toEqual(['2040/41', { ...nextYear, isCurrent: 0 }])
    await years.update(id, { ...nextYear, endDate: '2041-07-30' }, stored.updatedAt)
    const [latest] = await years.history(id)
    expect(latest?.changes.map(({ field }) => field)).toEqual(['To'])
    await years.remove([id])
    expect((await problemOf(years.details(id))).kind).toBe('notFound')
  })
})

describe('a refusal', () => {
  it('of fields says each text at its path', async () => {
    const { years } = await start()
    const problem = await problemOf(years.create({ ...nextYear, yearDesc: '2040', endDate: '2040-01-01' }, 'visit-1'))
    expect(failureOf(problem).fields).toEqual(
      new Map([
        ['yearDesc', 'Enter a year like 2026/27.'],
        ['endDate', 'End date should not be earlier than start date!'],
      ]),
    )
  })

  it('of fields is a message where no field is on the screen', async () => {
    const { years } = await start()
    const problem = await problemOf(years.create({ ...nextYear, yearDesc: '2040', endDate: '2040-01-01' }, 'visit-1'))
    expect(actFailureOf(problem).message).toBe('Enter a year like 2026/27. End date should not be earlier than start date!')
    expect(actFailureOf(new ApiProblem('server', 500, 'Out of order.')).message).toBe('Out of order.')
  })

  it('of a save over somebody else’s gives theirs', async () => {
    const { years } = await start()
    const { id } = await years.create(nextYear, 'visit-1')
    const { updatedAt } = await years.details(id)
    await years.update(id, { ...nextYear, endDate: '2041-07-30' }, updatedAt)
    const problem = await problemOf(years.update(id, { ...nextYear, endDate: '2041-07-29' }, updatedAt))
    expect(changedRecordOf(year, problem)?.fields['endDate']).toBe('2041-07-30')
  })

  it('to delete what is used names who uses it', async () => {
    const { years } = await start()
    const { rows } = await years.list({ ...everything, search: '2026/27' })
    const problem = await problemOf(years.remove([rows[0]?.id ?? '']))
    expect(failureOf(problem).uses?.uses.length).toBeGreaterThan(0)
  })

  it('of another kind is a text alone', () => {
    const problem = new ApiProblem('server', 500, 'Out of order.')
    expect([failureOf(problem), changedRecordOf(year, problem)]).toEqual([{ code: 500, message: 'Out of order.' }, null])
  })
})
