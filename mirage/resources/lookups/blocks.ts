import { examblock } from '#openapi/generated/resources/lookups/examblock.ts'
import { testblock } from '#openapi/generated/resources/lookups/testblock.ts'
import type { KindName } from '../../kinds/kind.ts'
import type { Db } from '../../db.ts'
import type { BlockRecord, ResourceRecord } from '../../models.ts'
import { serveResource } from '../engine/service.ts'

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

export const examblocks = serveResource({ rules: examblock, table: blocksOf('exam', examblock.title) })

export const testblocks = serveResource({ rules: testblock, table: blocksOf('test', testblock.title) })
