import { operationTable, type OperationId } from '#openapi/generated/operations.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { Calls, OperationInput } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import type { RecordQuery } from '#src/resources/list/list-shape.ts'
import { allRecords, cardCount, createRecordCalls } from '#src/resources/record-calls.ts'
import { sortIn } from '#src/ui/list/list-address.ts'
import type { FirstQueries } from './first-queries.ts'

/** A read that a page begins with, made on the way to it. What reads its answer comes with the page. */
export type FirstCall = (ahead: Calls, codec: IdCodec) => Promise<unknown>

/** A read of the contract's own. */
export const read =
  <Op extends OperationId>(operation: Op, input: OperationInput<Op>): FirstCall =>
  (ahead) => {
    const { component } = operationTable[operation] as { readonly component: string | readonly string[] }
    return ahead.call(operation, input, { log: { component, permission: 'View' } })
  }

/** A list of a resource: all of it, unless something else is asked for. */
export const listOf =
  (name: ResourceName, query: Partial<RecordQuery> = {}): FirstCall =>
  (ahead, codec) =>
    createRecordCalls(resourceCalls[name], ahead, codec).list({ ...allRecords, ...query })

/** All that a reference may name. */
export const optionsOf =
  (path: string): FirstCall =>
  (ahead) =>
    ahead.send({ method: 'GET', path: `${path}/dropdown` }, { query: { searchText: '', pageSize: allRecords.pageSize } })

/** The columns of a board: one list for each status. */
export const boardOf = (name: ResourceName, sort: string, statuses: readonly number[]): readonly FirstCall[] =>
  statuses.map((status) => listOf(name, { pageSize: cardCount, status: String(status), sort: sortIn(sort) }))

/** The reads of an address that says no more than its page. */
export const callsOf =
  (calls: readonly FirstCall[]): FirstQueries =>
  ({ search }, { ahead, codec }) =>
    ahead === undefined || search !== ''
      ? []
      : [{ queryKey: ['ahead'], start: async () => void (await Promise.allSettled(calls.map((call) => call(ahead, codec)))) }]
