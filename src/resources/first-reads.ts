import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { ReadingServices } from '#src/api/first-query.ts'
import { sortIn } from '#src/ui/list/list-address.ts'
import { createListAddress, listShapeOf } from './list/list-shape.ts'
import type { RecordPage } from './record-page.ts'
import { recordListQuery } from './record-queries.ts'
import { createRecordService } from './record-service.ts'

/** The query of the list of a resource at an address with parameters, such as filters or a page. */
export const recordListReads = (
  rules: ResourceRules,
  { sort, ...part }: Pick<RecordPage, 'sort' | 'within' | 'partCalls' | 'rightsOf'>,
  search: string,
  { api, codec }: ReadingServices,
) =>
  recordListQuery(
    rules,
    createRecordService(rules, api, codec, part),
    createListAddress(listShapeOf(rules, codec), sortIn(sort), { within: part.within }).read(search),
  )
