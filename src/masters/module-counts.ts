import { blockResources } from '#openapi/generated/block-resources.ts'
import { module } from '#openapi/generated/resources/masters/module.ts'
import { usesQuery } from '#src/resources/record-queries.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'

const usesBy =
  (resources: readonly string[]): TabCounter =>
  async ({ id }, { api, codec, queryClient }) => {
    const { uses } = await queryClient.fetchQuery(usesQuery(module, createRecordService(module, api, codec), id))
    return uses.filter(({ resource }) => resources.includes(resource)).length
  }

/** How many blocks schedule a module, and how many rules name it. */
export const countBlocks = usesBy(Object.values(blockResources))
export const countRules = usesBy(['ModuleRule'])
