import { blockResources } from '#openapi/generated/block-resources.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { kindNames } from '../../block-kinds.ts'
import type { Db } from '../../db.ts'
import type { KindName } from '../../kinds/kind.ts'
import type { BlockRecord, ResourceRecord } from '../../models.ts'
import { serveResource, type Services } from '../engine/service.ts'

/** A block can be chosen while it is active or a draft. */
const recordOf = (title: string, { id, name, status }: BlockRecord): ResourceRecord => ({
  id,
  status: status === 0 ? -1 : 1,
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  fields: { [title]: name },
})

const blocksOf =
  (kind: KindName, title: string) =>
  ({ blocks }: Db) => ({
    find: (id: number) => {
      const block = blocks.find(id)
      return block?.kind === kind ? recordOf(title, block) : null
    },
    where: (predicate: (record: ResourceRecord) => boolean = () => true) =>
      blocks
        .where((block) => block.kind === kind)
        .map((block) => recordOf(title, block))
        .filter(predicate),
  })

const lookupOf = (kind: KindName) => {
  const rules = resourceRules[blockResources[kind]]
  return [rules.name, serveResource({ rules, table: blocksOf(kind, rules.title) })] as const
}

/** The blocks of each kind, to be chosen from. */
export const blockLookups = Object.fromEntries(kindNames.map(lookupOf)) as Pick<Services, (typeof blockResources)[KindName]>
