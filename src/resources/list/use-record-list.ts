import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordListMachine } from '#machines/records/record-list.ts'
import { useProcess } from '#src/api/use-process.ts'
import { actFailureOf } from '../failure.ts'
import { readRecordsAgain, recordListQuery } from '../record-queries.ts'
import { pathIn, type RecordPage } from '../record-page.ts'
import type { RecordUses } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import { useListAddress, useListPage } from '../use-list-page.ts'
import type { RecordDeps } from '../use-records.ts'
import type { RecordAddress } from './list-shape.ts'
import type { RecordQuery } from '../record-page.ts'
import type { BulkAct } from './record-acts.tsx'
import { createRecordListPorts } from './record-list-ports.ts'

interface RecordListOptions {
  readonly deps: RecordDeps
  readonly page: Pick<RecordPage, 'paths' | 'within'>
  readonly address: RecordAddress
  readonly acts?: readonly BulkAct[] | undefined
}

/** Whether a search narrows the list, or filters do, beside those that it always has. */
const isSearched = ({ filters = {}, search }: RecordQuery, within: RecordPage['within']): boolean =>
  search !== '' || Object.keys(filters).some((name) => !Object.hasOwn(within, name))

/** Runs the list of a resource: its address says what it shows. */
export function useRecordList({ deps, page: { paths, within }, address: { read, write }, acts = [] }: RecordListOptions) {
  const { rules, service, queryClient } = deps
  const place = useListAddress({ path: pathIn(paths.list), read, write })
  const { query, address, arrived, show } = place
  const [uses, setUses] = useState<ReadonlyMap<string, RecordUses>>(new Map())
  const create = () =>
    recordListMachine.provide({
      actors: createRecordListPorts(deps, (id, found) => setUses((before) => new Map(before).set(id, found)), acts),
    })
  const actor = useProcess(create, {
    input: {
      search: query.search,
      message: arrived,
      texts: {
        failure: actFailureOf,
        outcome: (act, counts) => acts.find(({ id }) => id === act)?.outcome(counts.done, counts.total) ?? texts.outcome(act, counts),
        notSent: texts.notSent,
      },
    },
    facts: {
      'search.due': ({ text }) => show({ search: text }),
      'work.ended': () => void readRecordsAgain(queryClient),
    },
  })
  const shown = useListPage(place, actor, useQuery(recordListQuery(rules, service, query)))
  const isPart = isSearched(query, within)
  // The list as the menu opens it: its answer is often in the cache.
  const { data: opened } = useQuery({ ...recordListQuery(rules, service, read('')), enabled: isPart })
  return {
    ...shown,
    address,
    /** How many records there are when nothing narrows the list; null while that is unknown. */
    whole: isPart ? (opened?.total ?? null) : shown.page?.counts['all'],
    /** Who uses the records that could not be deleted. */
    uses,
  }
}

/** A list as its page shows it. */
export type ShownRecords = ReturnType<typeof useRecordList>
