import type { FirstQuery } from '#src/api/first-query.ts'
import { operationTable, type OperationId } from '#openapi/generated/operations.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ContactType } from '#machines/access/contact-types.ts'
import { readRange, usualView } from '#machines/calendar/calendar-days.ts'
import type { Calls, OperationInput } from '#src/api/client.ts'
import type { RecordQuery } from '#src/resources/record-page.ts'
import { allRecords, cardCount, createRecordCalls, optionCount } from '#src/resources/record-calls.ts'
import { phone } from '#src/ui/kit/use-media.ts'
import { sortIn } from '#src/ui/list/list-address.ts'
import type { FirstReadServices, PagePlace } from '../route-spec.ts'

/** The first reads of the page of a place. */
export type FirstQueries = (place: PagePlace, services: FirstReadServices) => readonly FirstQuery[]

/** A read that a page begins with, sent while the code of the page is loading. That code checks the answer. */
export type FirstCall = (
  services: Pick<FirstReadServices, 'codec' | 'clock' | 'contactType'> & { readonly prefetch: Calls },
) => Promise<unknown>

/** An operation of the contract that is no list of a resource. */
export const read =
  <Op extends OperationId>(operation: Op, input: OperationInput<Op>): FirstCall =>
  ({ prefetch }) => {
    const { component } = operationTable[operation] as { readonly component: string | readonly string[] }
    return prefetch.call(operation, input, { log: { component, permission: 'View' } })
  }

/** A read that only people of a type begin with. */
export const readFor =
  (contactType: ContactType, call: FirstCall): FirstCall =>
  async (services) => {
    if (services.contactType === contactType) await call(services)
  }

/** A list of a resource: all of it, unless something else is asked for. */
export const listOf =
  (name: ResourceName, query: Partial<RecordQuery> = {}): FirstCall =>
  ({ prefetch, codec }) =>
    createRecordCalls(resourceCalls[name], prefetch, codec).list({ ...allRecords, ...query })

/** All records that a reference can choose. */
export const optionsOf =
  (path: string): FirstCall =>
  ({ prefetch }) =>
    prefetch.send({ method: 'GET', path: `${path}/dropdown` }, { query: { searchText: '', pageSize: allRecords.pageSize } })

/** The names of records that are chosen from the start. */
export const namesOf =
  (path: string, ids: readonly number[]): FirstCall =>
  ({ prefetch }) =>
    prefetch.send({ method: 'GET', path: `${path}/dropdown` }, { query: { searchText: '', pageSize: optionCount, ids: ids.join(',') } })

/** The columns of a board: one list for each status. */
export const boardOf = (name: ResourceName, sort: string, statuses: readonly number[]): readonly FirstCall[] =>
  statuses.map((status) => listOf(name, { pageSize: cardCount, status: String(status), sort: sortIn(sort) }))

/** What the calendar shows today, in the view of the width of the window. */
export const calendarToday: FirstCall = ({ prefetch, codec, clock }) => {
  const range = readRange(usualView(matchMedia(phone).matches), clock.today())
  const query = { ...range, sources: '', eventType: '', centreIds: '', examBlockId: '', testBlockId: '' }
  return createRecordCalls(resourceCalls.Event, prefetch, codec).call('GET', 'list', 'View', { query })
}

/** The first reads of a page at its address without a query; with one, the page may read something else. */
export const callsOf =
  (calls: readonly FirstCall[]): FirstQueries =>
  ({ search }, { prefetch, ...services }) =>
    prefetch === undefined || search !== ''
      ? []
      : [
          {
            queryKey: ['prefetch'],
            start: async () => void (await Promise.allSettled(calls.map((call) => call({ ...services, prefetch })))),
          },
        ]
