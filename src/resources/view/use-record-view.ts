import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { createResourceView } from '#machines/records/resource-view.ts'
import { toFailure } from '#src/api/problem.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { actFailureOf, type RecordCallFailure } from '../failure.ts'
import type { RecordPage } from '../record-page.ts'
import { recordQuery } from '../record-queries.ts'
import type { RecordDeps } from '../use-records.ts'
import { returnToList } from '../return-to-list.ts'
import { createRecordViewPorts, type RecordAct } from './record-view-ports.ts'

/** Runs the page of a record. */
export function useRecordView(deps: RecordDeps, page: RecordPage, id: string, acts: readonly RecordAct[]) {
  const { rules, service } = deps
  const [, navigate] = useLocation()
  const create = () => createResourceView<RecordCallFailure>(rules, page, acts).provide({ actors: createRecordViewPorts(deps, acts) })
  const actor = useProcess(create, {
    input: { recordId: id, failure: actFailureOf },
    facts: {
      'record.changed': ({ message }) => toast.success(message),
      'record.left': ({ message }) => {
        const [address] = returnToList(page.paths.list, null)
        navigate(address, { state: { message } })
      },
    },
  })
  const shown = useShallowSelector(actor, (snapshot) => {
    const { act, notice, refusal, isForbidden } = snapshot.context
    return { act, notice, refusal, isForbidden, isBusy: snapshot.hasTag('busy') }
  })
  const read = useQuery(recordQuery(rules, service, id))
  const { refetch } = read
  return {
    record: read.data,
    failure: read.isError ? toFailure(read.error) : null,
    ...shown,
    retry: () => void refetch(),
    send: actor.send,
  }
}

/** The process of a record's page, as the page shows it. */
export type ShownRecord = ReturnType<typeof useRecordView>
