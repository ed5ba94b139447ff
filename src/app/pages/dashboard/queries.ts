import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const flag = v.picklist([0, 1])

const readFigures = answerReader(
  'listFigures',
  v.array(
    v.object({
      componentId: v.number(),
      value: v.string(),
      text: v.string(),
      address: v.string(),
      isCount: flag,
      asOf: v.object({ date: v.string() }),
    }),
  ),
)

const readWaiting = answerReader(
  'listWaiting',
  v.array(
    v.object({
      componentId: v.number(),
      text: v.string(),
      note: v.string(),
      when: v.string(),
      isLate: flag,
      address: v.string(),
    }),
  ),
)

const progress = v.object({ done: v.number(), total: v.number() })

const readNextBlock = answerReader(
  'getNextBlock',
  v.nullable(
    v.object({
      kind: v.picklist(['exam', 'test']),
      name: v.string(),
      code: v.string(),
      startDate: v.string(),
      endDate: v.string(),
      daysAhead: v.number(),
      modules: v.number(),
      filledDays: progress,
      academicDates: progress,
      centres: v.number(),
      candidates: v.optional(v.object({ enrolments: v.number(), students: v.number(), centres: v.number(), address: v.string() })),
      starts: v.array(v.object({ zoneName: v.string(), day: v.string(), time: v.string() })),
      address: v.string(),
    }),
  ),
)

const readTrends = answerReader(
  'listTrends',
  v.array(
    v.object({
      componentId: v.number(),
      title: v.string(),
      value: v.string(),
      text: v.string(),
      address: v.string(),
      chart: v.picklist(['weeks', 'parts', 'days', 'names']),
      marks: v.array(v.object({ label: v.string(), value: v.number(), isMarked: flag })),
    }),
  ),
)

const readRecentActs = answerReader(
  'listRecentActs',
  v.array(
    v.object({
      historyId: v.number(),
      at: v.object({ date: v.string() }),
      by: v.string(),
      act: v.string(),
      resource: v.string(),
      recordId: v.number(),
      name: v.string(),
      noun: v.string(),
      count: v.number(),
    }),
  ),
)

/** Something that was done lately. */
export type RecentAct = ReturnType<typeof readRecentActs>[number]

/** The published block that begins next. */
export type NextBlock = NonNullable<ReturnType<typeof readNextBlock>>

/** What a tile says beside its name. */
export type Figure = ReturnType<typeof readFigures>[number]

/** Something that waits for the person. */
export type WaitingLine = ReturnType<typeof readWaiting>[number]

/** A figure that changes from week to week, with the marks of its chart. */
export type Trend = ReturnType<typeof readTrends>[number]

// Always read again, as other work changes the figures; those of the last visit are shown until then.
const timing = { staleTime: 0, refetchOnMount: 'always' } as const

/** The figures of the tiles of the person who is signed in. */
export const figuresQuery = (api: Pick<Api, 'call'>, userId: string) =>
  queryOptions({
    queryKey: ['dashboard', 'figures', { userId }],
    queryFn: async ({ signal }) => readFigures(await api.call('listFigures', {}, { signal })),
    ...timing,
  })

/** What waits for the person who is signed in. */
export const waitingQuery = (api: Pick<Api, 'call'>, userId: string) =>
  queryOptions({
    queryKey: ['dashboard', 'waiting', { userId }],
    queryFn: async ({ signal }) => readWaiting(await api.call('listWaiting', {}, { signal })),
    ...timing,
  })

/** The published block that begins next, for people who may list its kind; null where none is ahead. */
export const nextBlockQuery = (api: Pick<Api, 'call'>, userId: string) =>
  queryOptions({
    queryKey: ['dashboard', 'next-block', { userId }],
    queryFn: async ({ signal }) => readNextBlock(await api.call('getNextBlock', {}, { signal })),
    ...timing,
  })

/** What changes from week to week, for the person who is signed in. */
export const trendsQuery = (api: Pick<Api, 'call'>, userId: string) =>
  queryOptions({
    queryKey: ['dashboard', 'trends', { userId }],
    queryFn: async ({ signal }) => readTrends(await api.call('listTrends', {}, { signal })),
    ...timing,
  })

/** What was done lately to records that the signed-in person may see. */
export const recentActsQuery = (api: Pick<Api, 'call'>, userId: string) =>
  queryOptions({
    queryKey: ['dashboard', 'recent-acts', { userId }],
    queryFn: async ({ signal }) => readRecentActs(await api.call('listRecentActs', {}, { signal })),
    ...timing,
  })
