import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { BudgetFilter } from './budget-address.ts'

const leftOut = v.array(v.object({ year: v.string(), currency: v.string(), amountMinor: v.number() }))
const figures = v.object({ students: v.number(), revenueMinor: v.number() })
const comparisons = v.array(v.object({ name: v.string(), earlier: figures, later: figures }))

const range = v.optional(v.object({ expected: v.number(), low: v.number(), high: v.number() }))
const parts = v.array(
  v.object({
    name: v.string(),
    students: v.number(),
    paidMinor: v.number(),
    lastStudents: v.number(),
    lastPaidMinor: v.number(),
    targetStudents: v.number(),
    targetMinor: v.number(),
    forecastStudents: v.optional(v.number()),
    forecastMinor: v.optional(v.number()),
  }),
)

const readHistoric = answerReader(
  'getHistoricBudget',
  v.object({
    years: v.array(v.object({ yearId: v.number(), name: v.string(), students: v.number(), revenueMinor: v.number() })),
    earlierId: v.number(),
    laterId: v.number(),
    centres: comparisons,
    programmes: comparisons,
    leftOut,
  }),
)

const readLive = answerReader(
  'getLiveBudget',
  v.object({
    yearId: v.number(),
    year: v.string(),
    lastYear: v.optional(v.string()),
    asOf: v.string(),
    week: v.number(),
    weeks: v.array(
      v.object({
        startsOn: v.string(),
        students: v.optional(v.number()),
        paidMinor: v.optional(v.number()),
        lastStudents: v.number(),
        lastPaidMinor: v.number(),
        forecastStudents: range,
        forecastMinor: range,
      }),
    ),
    programmes: parts,
    regions: parts,
    targetStudents: v.number(),
    targetMinor: v.number(),
    forecastStudents: v.optional(v.number()),
    forecastMinor: v.optional(v.number()),
    leftOut,
  }),
)

/** Students and revenue of the years so far. */
export type HistoricBudget = ReturnType<typeof readHistoric>

/** How the current year stands. */
export type LiveBudget = ReturnType<typeof readLive>

/** The resource below whose list keys budgets are kept. Only its name: its rules are not needed. */
const counted: ResourceName = 'Student'

const queryOf = ({ centre, programme, region }: Pick<BudgetFilter, 'centre' | 'programme' | 'region'>) => ({
  centreId: Number(centre ?? 0),
  programId: Number(programme ?? 0),
  regionId: Number(region ?? 0),
})

/** Its key is below that of lists, so that it is read again after a write. */
export const historicQuery = (api: Api, { earlier, later, ...filter }: BudgetFilter) =>
  queryOptions({
    queryKey: ['records', counted, 'list', { historic: { ...queryOf(filter), earlier, later } }],
    queryFn: async ({ signal }) => {
      const yearIds = earlier === null || later === null ? '' : `${earlier},${later}`
      const log = { component: 'Historic', permission: 'View' } as const
      return readHistoric(await api.call('getHistoricBudget', { query: { yearIds, ...queryOf(filter) } }, { log, signal }))
    },
  })

export const liveQuery = (api: Api, filter: BudgetFilter) =>
  queryOptions({
    queryKey: ['records', counted, 'list', { live: queryOf(filter) }],
    queryFn: async ({ signal }) =>
      readLive(await api.call('getLiveBudget', { query: queryOf(filter) }, { log: { component: 'Live', permission: 'View' }, signal })),
  })
