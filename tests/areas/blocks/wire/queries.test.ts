import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { examKind } from '#src/blocks/kinds/exam.ts'
import {
  blockDatesQuery,
  blockListQuery,
  blockRecordQuery,
  blockSlotsQuery,
  blockSummaryQuery,
  dayScheduleQuery,
  forgetBlock,
  modulesQuery,
  prohibitedPairsQuery,
  zoneGroupsQuery,
} from '#src/blocks/queries.ts'
import { createFakeApi, plainCodec } from '#tests/support/fake-block-api.ts'

const page = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const
let queryClient: QueryClient

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000, retry: false, networkMode: 'always' } } })
})
afterEach(() => {
  queryClient.clear()
})

const service = examKind.createService(createFakeApi().api, plainCodec)
const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated

it('forgets everything of a written block and the lists of its kind, and nothing else', async () => {
  const ofBlock = [
    blockRecordQuery(service, 'exam', '21'),
    blockSummaryQuery(service, 'exam', '21'),
    dayScheduleQuery(service, 'exam', '21', '4001'),
    blockDatesQuery(service, 'exam', '21'),
    blockSlotsQuery(service, 'exam', '21'),
    blockListQuery(service, 'exam', page),
    blockListQuery(service, 'exam', { ...page, page: 2 }),
  ].map(({ queryKey }): readonly unknown[] => queryKey)
  const ofOthers = [
    blockRecordQuery(service, 'exam', '22'),
    blockRecordQuery(service, 'test', '21'),
    blockListQuery(service, 'test', page),
    zoneGroupsQuery(service, 'exam'),
    modulesQuery(service, 'exam'),
    prohibitedPairsQuery(service, 'exam'),
  ].map(({ queryKey }): readonly unknown[] => queryKey)
  for (const queryKey of [...ofBlock, ...ofOthers]) queryClient.setQueryData(queryKey, {})

  await forgetBlock(queryClient, 'exam', '21')

  expect(ofBlock.map(isStale)).toEqual(ofBlock.map(() => true))
  expect(ofOthers.map(isStale)).toEqual(ofOthers.map(() => false))
})

it('forgets what records say of a written block, as the release check of a result set does (CAT-RES-12)', async () => {
  const ofRecords = [
    ['records', 'ResultSet', 'list', page],
    ['records', 'ResultSet', 'list', { releaseOf: '2' }],
    ['records', 'ResultSet', 'details', { id: '2' }],
  ]
  for (const queryKey of ofRecords) queryClient.setQueryData(queryKey, {})
  await forgetBlock(queryClient, 'exam', '21')
  expect(ofRecords.map(isStale)).toEqual([true, true, true])
})

it('reads through the service', async () => {
  expect(await queryClient.fetchQuery(blockRecordQuery(service, 'exam', '21'))).toMatchObject({ id: '21', name: 'May Exams 2027' })
  expect(await queryClient.fetchQuery(dayScheduleQuery(service, 'exam', '21', '4001'))).toMatchObject({ dateId: '4001' })
})

it('never counts time zones and modules as stale by age', () => {
  expect([zoneGroupsQuery(service, 'exam').staleTime, modulesQuery(service, 'exam').staleTime]).toEqual([Infinity, Infinity])
})
