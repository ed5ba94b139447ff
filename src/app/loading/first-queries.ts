import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { QueryClient } from '@tanstack/react-query'
import { firstQuery, freshQuery, type FirstQuery, type ReadingServices } from '#src/api/first-query.ts'
import { justAskedMs } from '#src/api/query-client.ts'
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
import type { ResourcePages } from '#src/resources/resource-pages.ts'
import type { PagePlace } from '../route-spec.ts'

/** The first reads of the page of a place. */
type FirstQueries = (place: PagePlace, services: ReadingServices) => readonly FirstQuery[]

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
    const modules = firstQuery(modulesQuery(service, kind.id))
    const summary = blockSummaryQuery(service, kind.id, id)
    const pairs = prohibitedPairsQuery(service, kind.id)
    const saved = savedZonesQuery(service, kind.id, id)
    const dates = blockDatesQuery(service, kind.id, id)
    const slots = firstQuery(blockSlotsQuery(service, kind.id, id))
    const steps = [
      [freshQuery(record)],
      [firstQuery(record), groups, freshQuery(summary), freshQuery(saved)],
      [firstQuery(record), freshQuery(dates), slots, modules, groups, firstQuery(pairs), firstQuery(summary)],
      [firstQuery(record), freshQuery(summary), freshQuery(pairs), modules],
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

/** Begins with the rules of a resource, which come with its pages; a failure shows when the page itself asks. */
const afterRules = (name: string, read: (queryClient: QueryClient) => Promise<unknown>): FirstQuery => ({
  queryKey: ['records', name],
  start: (queryClient) =>
    read(queryClient).then(
      () => undefined,
      () => undefined,
    ),
})

/** The list of a resource. */
export const recordList =
  (name: string, load: () => Promise<ResourcePages>): FirstQueries =>
  ({ search }, services) => [
    afterRules(name, async (queryClient) => {
      const [{ recordListReads }, { rules, sort }] = await Promise.all([import('#src/resources/first-reads.ts'), load()])
      await queryClient.prefetchQuery(recordListReads(rules, sort, search, services))
    }),
  ]

/** A record of a resource, by the id of the address: its one parameter. */
export const record =
  (name: string, load: () => Promise<ResourcePages>): FirstQueries =>
  ({ params }, services) => {
    const id = services.codec.decrypt(Object.values(params)[0])
    if (id === null) return []
    return [
      afterRules(name, async (queryClient) => {
        const [{ recordReads }, { rules }] = await Promise.all([import('#src/resources/first-reads.ts'), load()])
        await queryClient.prefetchQuery({ ...recordReads(rules, id, services), staleTime: justAskedMs })
      }),
    ]
  }
