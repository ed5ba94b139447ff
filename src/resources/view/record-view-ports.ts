import type { ReactNode } from 'react'
import { fromPromise } from 'xstate'
import { moveOf, type OwnAct, type ResourceAct, type RecordVersion } from '#machines/records/resource-view.ts'
import type { Done } from '#machines/outcome.ts'
import type { RecordViewPorts } from '#machines/records/record-view.machine.ts'
import { forgetRecords, readChangedRecords, readRecordsAgain } from '../record-queries.ts'
import type { StoredRecord } from '../record-types.ts'
import type { RecordDeps } from '../use-records.ts'

type ViewDeps = Pick<RecordDeps, 'rules' | 'service' | 'queryClient'>

/** An act of one resource, with the call that does it. */
export interface RecordAct extends OwnAct {
  /** Its icon in the menu, where it stands on narrow pages. */
  readonly icon: ReactNode
  /** Whether it can be done with a record; with each of its statuses unless given. */
  isFor?(record: StoredRecord): boolean
  /** `updatedAt` is that of the record as it was shown when the act was asked for. */
  run(id: string, comment: string, updatedAt: string | undefined): Promise<Done>
}

/** Deletes a record, changes its status, and does what only its resource can do. */
export const createRecordViewPorts = (
  { rules, service, queryClient }: ViewDeps,
  acts: readonly RecordAct[] = [],
): RecordViewPorts<ResourceAct, RecordVersion> => ({
  changeRecord: fromPromise(async ({ input: { act, id, comment, record } }) => {
    const move = moveOf(rules, act)
    const own = acts.find((one) => one.act === act)
    const shownAt = record?.updatedAt
    const change = () => {
      if (own) return own.run(id, comment, shownAt)
      if (move === null) return service.remove([id])
      return act.startsWith('status:') ? service.setStatus([id], move.to) : service.move(id, move.to, comment, shownAt)
    }
    try {
      const done = await change()
      forgetRecords(queryClient, rules, 'none')
      // Waits until the page has the new status, which decides what it offers next.
      if (act !== 'delete') await readRecordsAgain(queryClient)
      return done
    } catch (problem) {
      void readChangedRecords(queryClient, rules)
      throw problem
    }
  }),
})
