import { describe, expect, it } from 'vitest'
import { startMessages } from './start.ts'

/** A message with many deliveries. */
async function start() {
  const { records, deliveriesOf } = await startMessages()
  const { list = [] } = await records.succeed('Communication', 'list', { query: { pageSize: 100 } })
  const most = list.toSorted((one, other) => Number(other['countTotal']) - Number(one['countTotal']))[0]
  const id = Number(most?.['communicationId'])
  return async (query: Readonly<Record<string, unknown>> = {}) => deliveriesOf(id, query)
}

describe('the deliveries of a message', () => {
  it('are found by a part of the name or of the e-mail address', async () => {
    const deliveries = await start()
    const [first] = await deliveries()
    if (!first) throw new Error('The message has no deliveries.')
    for (const searchText of [first.name.slice(1, 5).toUpperCase(), first.email.slice(0, 6)]) {
      const found = await deliveries({ searchText })
      expect(found.map(({ messageDeliveryId }) => messageDeliveryId)).toContain(first.messageDeliveryId)
      const rest = found.filter(({ name, email }) => ![name, email].some((text) => text.toLowerCase().includes(searchText.toLowerCase())))
      expect(rest).toEqual([])
    }
  })

  it('are ordered by name or time, in both directions', async () => {
    const deliveries = await start()
    const names = (await deliveries({ sortParam: 'name:asc' })).map(({ name }) => name.toLowerCase())
    expect(names.length).toBeGreaterThan(10)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect((await deliveries({ sortParam: 'name:desc' }))[0]?.name.toLowerCase()).toBe(names.at(-1))
    const times = (await deliveries({ sortParam: 'at:asc' })).map(({ at }) => at.date)
    expect(times).toEqual(times.toSorted())
    expect((await deliveries({ sortParam: 'at:desc' }))[0]?.at.date).toBe(times.at(-1))
  })
})
