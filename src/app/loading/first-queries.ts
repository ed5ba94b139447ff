import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { firstQuery, freshQuery } from '#src/api/first-query.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { readCompareAddress } from '#src/blocks/compare/compare-address.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { readListAddress } from '#src/blocks/list/list-address.ts'
import {
  blockDatesQuery,
  blockListQuery,
  blockRecordQuery,
  blockSlotsQuery,
  blockSummaryQuery,
  modulesQuery,
  prohibitedPairsQuery,
  savedZonesQuery,
  zoneGroupsQuery,
} from '#src/blocks/queries.ts'
import { stepIn } from '#src/blocks/wizard/wizard-address.ts'
import { moduleChoicesQuery, ruleListQuery, ruleQuery } from '#src/module-properties/queries.ts'
import { readRuleAddress } from '#src/module-properties/rule-address.ts'
import { createModuleRuleService } from '#src/module-properties/service.ts'
import { historicQuery, liveQuery } from '#src/money/budgets/budget.ts'
import { readBudgetAddress } from '#src/money/budgets/budget-address.ts'
import { readPaymentAddress } from '#src/money/paying/addresses.ts'
import { paymentDetailsQuery, studentInvoicesQuery } from '#src/money/paying/student-invoices.ts'
import { statementQuery, type PartnerKind } from '#src/money/statement.ts'
import { slipQuery } from '#src/results/slip/slip.ts'
import { listTiming, createRecordCalls, recordKeys, withinPart } from '#src/resources/record-calls.ts'
import { listView } from '#src/resources/record-page.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { readListQuery, sortIn } from '#src/ui/list/list-address.ts'
import type { ResourceEntry } from '../resources.ts'
import type { FirstQueries } from './first-calls.ts'

/** The first reads of several sources together. */
export const combined =
  (some: readonly FirstQueries[]): FirstQueries =>
  (place, services) =>
    some.flatMap((one) => one(place, services))

/** The page of a list of blocks. */
export const blockList =
  (kind: BlockKindSpec): FirstQueries =>
  ({ search }, { api, codec }) => [firstQuery(blockListQuery(kind.createService(api, codec), kind.id, readListAddress(search)))]

/** A saved block at the step that the address names, else at `entryStep`; its id is the parameter of the path or the kind's of the query. */
export const wizard =
  (kind: BlockKindSpec, entryStep: StepNumber): FirstQueries =>
  ({ params, search }, { api, codec }) => {
    const query = new URLSearchParams(search)
    const id = codec.decrypt(Object.values(params)[0] ?? query.get(kind.paths.idParameter))
    if (id === null) return []
    const service = kind.createService(api, codec)
    const record = blockRecordQuery(service, kind.id, id)
    const groups = firstQuery(zoneGroupsQuery(service, kind.id))
    const modules = modulesQuery(service, kind.id)
    const summary = blockSummaryQuery(service, kind.id, id)
    const pairs = prohibitedPairsQuery(service, kind.id)
    const saved = savedZonesQuery(service, kind.id, id)
    const dates = blockDatesQuery(service, kind.id, id)
    const slots = firstQuery(blockSlotsQuery(service, kind.id, id))
    const steps = [
      [freshQuery(record)],
      [firstQuery(record), groups, freshQuery(summary), freshQuery(saved)],
      [firstQuery(record), freshQuery(dates), slots, freshQuery(modules), groups, firstQuery(pairs), firstQuery(summary)],
      [firstQuery(record), freshQuery(summary), freshQuery(pairs), firstQuery(modules)],
    ] as const
    return steps[stepIn(query) ?? entryStep]
  }

/** The academic dates of a saved block; its id is the first parameter. */
export const academicDates =
  (kind: BlockKindSpec): FirstQueries =>
  ({ params }, { api, codec }) => {
    const id = codec.decrypt(Object.values(params)[0])
    return id === null ? [] : [freshQuery(blockRecordQuery(kind.createService(api, codec), kind.id, id))]
  }

/** The timetable of a saved block; its id is the first parameter. */
export const share =
  (kind: BlockKindSpec): FirstQueries =>
  ({ params }, { api, codec }) => {
    const id = codec.decrypt(Object.values(params)[0])
    if (id === null) return []
    const service = kind.createService(api, codec)
    return [freshQuery(blockSummaryQuery(service, kind.id, id)), firstQuery(zoneGroupsQuery(service, kind.id))]
  }

/** A saved block with all that its clone takes along; its id is the first parameter. */
export const nextYear =
  (kind: BlockKindSpec): FirstQueries =>
  ({ params }, { api, codec }) => {
    const id = codec.decrypt(Object.values(params)[0])
    if (id === null) return []
    const service = kind.createService(api, codec)
    return [
      freshQuery(blockRecordQuery(service, kind.id, id)),
      freshQuery(blockSummaryQuery(service, kind.id, id)),
      freshQuery(savedZonesQuery(service, kind.id, id)),
      firstQuery(zoneGroupsQuery(service, kind.id)),
      firstQuery(modulesQuery(service, kind.id)),
    ]
  }

/** The blocks that a comparison names. */
export const comparison =
  (kind: BlockKindSpec): FirstQueries =>
  ({ search }, { api, codec }) => {
    const service = kind.createService(api, codec)
    const { left, right } = readCompareAddress(search)
    const ids = new Set([left, right].flatMap((text) => codec.decrypt(text) ?? []))
    return [...ids].map((id) => firstQuery(blockSummaryQuery(service, kind.id, id)))
  }

/** The list of module rules. */
export const ruleList: FirstQueries = ({ search }, { api, codec }) => [
  firstQuery(ruleListQuery(createModuleRuleService(api, codec), readRuleAddress(search))),
]

/** The summary of a module rule. */
export const rule: FirstQueries = ({ params }, { api, codec }) => {
  const id = codec.decrypt(params['ruleId'])
  return id === null ? [] : [firstQuery(ruleQuery(createModuleRuleService(api, codec), id))]
}

/** The form of a module rule, new or existing. */
export const ruleEditor: FirstQueries = ({ params }, { api, codec }) => {
  const service = createModuleRuleService(api, codec)
  const id = codec.decrypt(params['ruleId'])
  return [firstQuery(moduleChoicesQuery(service)), ...(id === null ? [] : [freshQuery(ruleQuery(service, id))])]
}

/** The statement of a partner; its id is the one parameter. */
export const statement =
  (kind: PartnerKind): FirstQueries =>
  ({ params }, { api, codec }) => {
    const id = codec.decrypt(Object.values(params)[0])
    return id === null ? [] : [freshQuery(statementQuery(api, codec, kind, id))]
  }

/** The figures of the years so far, and of the current one. */
export const historicBudget: FirstQueries = ({ search }, { api, codec }) => [
  freshQuery(historicQuery(api, readBudgetAddress(search, codec))),
]
export const liveBudget: FirstQueries = ({ search }, { api, codec }) => [freshQuery(liveQuery(api, readBudgetAddress(search, codec)))]

/** The results of the student whose id the address has. */
export const resultSlip: FirstQueries = ({ params }, { api, codec }) => {
  const id = codec.decrypt(params['studentId'])
  return id === null ? [] : [freshQuery(slipQuery(api, codec, id))]
}

/** The invoices of the student who is signed in. */
export const studentInvoices: FirstQueries = (_, { api }) => [freshQuery(studentInvoicesQuery(api))]

/** The attempt to pay that the address names. */
export const payment: FirstQueries = ({ search }, { api }) => {
  const { orderId } = readPaymentAddress(search)
  return orderId === null ? [] : [freshQuery(paymentDetailsQuery(api, orderId))]
}

/** Loads the rules of a resource, which come with its pages, and the module that reads by them. The page itself shows a failed load. */
async function withRules<Reads>(load: ResourceEntry['load'], loadReads: () => Promise<Reads>) {
  const coming = Promise.all([loadReads(), load()])
  void prefetch(() => coming)
  const [reads, { rules }] = await coming
  return { ...reads, rules }
}

/** The module that reads the answers of a resource. If it cannot be loaded, the read fails as without a network. */
const readerOf = (load: ResourceEntry['load']) =>
  withRules(load, () => import('#src/resources/record-service.ts')).catch(() => {
    throw new ApiProblem('network', 0)
  })

/** The list of a resource, where its address shows it. A query needs the rules, which are loaded first; without one nothing waits. */
export const recordList =
  (name: ResourceName, { sort, within, partCalls, rightsOf, load, paths, ownFront }: ResourceEntry): FirstQueries =>
  ({ search }, services) => {
    const hasFront = ownFront === 'everyone' || (ownFront !== undefined && ownFront === services.contactType)
    if (hasFront && new URLSearchParams(search).get('view') !== 'list') return []
    if (!paths.list.endsWith(search) && search !== `?${listView}`)
      return [
        {
          queryKey: ['records', name],
          start: (queryClient) =>
            withRules(load, () => import('#src/resources/first-reads.ts')).then(
              ({ recordListReads, rules }) =>
                queryClient.prefetchQuery(recordListReads(rules, { sort, within, partCalls, rightsOf }, search, services)),
              // The page itself asks, and shows the failure.
              () => {},
            ),
        },
      ]
    const query = withinPart({ ...readListQuery({ columns: [], statuses: [] }, ''), sort: sortIn(sort) }, within)
    const { list } = createRecordCalls(resourceCalls[name], services.api, services.codec, { within, partCalls, rightsOf })
    return [
      firstQuery({
        queryKey: recordKeys.list(name, query),
        queryFn: async ({ signal }) => {
          const [reply, { readList, rules }] = await Promise.all([list(query, signal), readerOf(load)])
          return readList(rules, reply)
        },
        ...listTiming(name),
      }),
    ]
  }

/** A record of a resource, by the id of the address: its one parameter. */
export const record =
  (name: ResourceName, { load, rightsOf }: ResourceEntry): FirstQueries =>
  ({ params }, { api, codec }) => {
    const id = codec.decrypt(Object.values(params)[0])
    if (id === null) return []
    const { details } = createRecordCalls(resourceCalls[name], api, codec, { within: {}, rightsOf })
    return [
      freshQuery({
        queryKey: recordKeys.details(name, id),
        queryFn: async ({ signal }) => {
          const [reply, { readRecord, rules }] = await Promise.all([details(id, signal), readerOf(load)])
          return readRecord(rules, reply)
        },
      }),
    ]
  }
