import { fromPromise } from 'xstate'
import { moveOf, type ResourceAct } from '#machines/records/resource-view.ts'
import type { RecordViewPorts } from '#machines/records/record-view.machine.ts'
import { forgetRecords, readRecordsAgain } from '../record-queries.ts'
import type { RecordDeps } from '../use-records.ts'

type ViewDeps = Pick<RecordDeps, 'rules' | 'service' | 'queryClient'>

/** Deletes a record and changes its status. */
export const createRecordViewPorts = ({ rules, service, queryClient }: ViewDeps): RecordViewPorts<ResourceAct> => ({
  changeRecord: fromPromise(async ({ input: { act, id, comment } }) => {
    const move = moveOf(rules, act)
    const change = () => {
      if (move === null) return service.remove([id])
      return act.startsWith('status:') ? service.setStatus([id], move.to) : service.move(id, move.to, comment)
    }
    try {
      const done = await change()
      forgetRecords(queryClient, rules, 'none')
      // The page offers what its new status allows once it shows it.
      if (move !== null) await readRecordsAgain(queryClient)
      return done
    } catch (problem) {
      forgetRecords(queryClient, rules, 'none')
      void readRecordsAgain(queryClient)
      throw problem
    }
  }),
})
