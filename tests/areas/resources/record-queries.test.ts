import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { certificateRequest } from '#openapi/generated/resources/certificates/certificate-request.ts'
import { certificateType } from '#openapi/generated/resources/certificates/certificate-type.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { forgetRecords, readRecordsAgain, recordListQuery, tabCountsKey } from '#src/resources/record-queries.ts'
import type { RecordService } from '#src/resources/record-service.ts'

const hourMs = 60 * 60 * 1000
const everything = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A service whose lists are counted, and a visit that reads one. */
function start(rules: Parameters<typeof recordListQuery>[0]) {
  const queryClient = createQueryClient()
  const list = vi.fn<RecordService['list']>(async () => Promise.resolve({ rows: [], total: 0, counts: {} }))
  const visit = async () => queryClient.prefetchQuery(recordListQuery(rules, { list }, everything))
  return { queryClient, list, visit }
}

describe('a second visit', () => {
  it.each([certificateType, certificateRequest])(
    'an hour later fetches no list of $nouns, one after a write does (CAT-RES-17)',
    async (rules) => {
      const { queryClient, list, visit } = start(rules)
      await visit()
      vi.advanceTimersByTime(hourMs)
      await visit()
      expect(list).toHaveBeenCalledTimes(1)
      forgetRecords(queryClient, rules)
      await visit()
      expect(list).toHaveBeenCalledTimes(2)
    },
  )

  it('an hour later fetches other lists again', async () => {
    const { list, visit } = start(year)
    await visit()
    vi.advanceTimersByTime(hourMs)
    await visit()
    expect(list).toHaveBeenCalledTimes(2)
  })
})

describe('reading again after an act', () => {
  it('waits for the lists on the screen, and not for the counts on tabs', async () => {
    const { queryClient, list } = start(year)
    const count = vi.fn(async () => Promise.resolve(1))
    const stops = [
      new QueryObserver(queryClient, recordListQuery(year, { list }, everything)).subscribe(() => {}),
      new QueryObserver(queryClient, { queryKey: tabCountsKey('Year', { id: '1' }), queryFn: count }).subscribe(() => {}),
    ]
    await vi.advanceTimersByTimeAsync(0)
    count.mockReturnValue(new Promise<number>(() => {}))
    forgetRecords(queryClient, year, 'none')
    await readRecordsAgain(queryClient)
    expect([list.mock.calls.length, count.mock.calls.length]).toEqual([2, 2])
    for (const stop of stops) stop()
  })
})
