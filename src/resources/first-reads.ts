import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { ReadingServices } from '#src/api/first-query.ts'
import { createListAddress, listShapeOf, sortIn } from './list/list-shape.ts'
import { recordListQuery, recordQuery } from './record-queries.ts'
import { createRecordService } from './record-service.ts'

/** What the list of a resource reads at an address. */
export const recordListReads = (rules: ResourceRules, sort: string, search: string, { api, codec }: ReadingServices) =>
  recordListQuery(rules, createRecordService(rules, api, codec), createListAddress(listShapeOf(rules, codec), sortIn(sort)).read(search))

/** What the page of a record reads. */
export const recordReads = (rules: ResourceRules, id: string, { api, codec }: ReadingServices) =>
  recordQuery(rules, createRecordService(rules, api, codec), id)
