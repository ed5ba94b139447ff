import { fromPromise } from 'xstate'
import type { CheckedListPorts, RowCheck } from '#machines/lists/list-types.ts'
import { statusOf, type RecordListAct } from '#machines/records/record-list.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { failureOf } from '../failure.ts'
import { forgetRecords, usesQuery } from '../record-queries.ts'
import type { RecordUses } from '../record-types.ts'
import type { BulkAct } from './record-acts.tsx'
import type { RecordDeps } from '../use-records.ts'

const countOf = ({ uses, hiddenCount }: RecordUses) => uses.length + hiddenCount

/** The value of a status from its text in an act. */
const valueOf = ({ statuses }: ResourceRules, act: RecordListAct) => statuses.find(({ value }) => String(value) === statusOf(act))?.value

/**
 * Deletes and edits records and sets their status, one by one.
 * @param onUsed called with the records that use a record and so keep it from being deleted
 * @param acts the list's own acts
 */
export const createRecordListPorts = (
  { rules, service, queryClient }: RecordDeps,
  onUsed: (id: string, uses: RecordUses) => void,
  acts: readonly BulkAct[] = [],
): CheckedListPorts<RecordListAct> => ({
  checkRows: fromPromise(({ input: { ids }, signal }) => {
    const check = async (id: string): Promise<RowCheck> => {
      const open = await queryClient.fetchQuery({ ...usesQuery(rules, service, id), staleTime: 0 }).then(countOf, () => null)
      return { id, open, isAsked: open !== 0 && !signal.aborted }
    }
    return Promise.all(ids.map(check))
  }),
  changeRow: fromPromise(async ({ input: { act, id, edit } }) => {
    const status = valueOf(rules, act)
    const own = acts.find((one) => one.id === act)
    try {
      if (own) return await own.run(id, edit?.fields)
      // With the stamp of the record as the list shows it: what another person has saved since then is not overwritten.
      if (edit) return await service.update(id, edit.fields, edit.updatedAt)
      return await (status === undefined ? service.remove([id]) : service.setStatus([id], status))
    } catch (problem) {
      const { uses } = failureOf(problem)
      if (uses) onUsed(id, uses)
      throw problem
    } finally {
      // The list is read again once, when every row has its outcome.
      forgetRecords(queryClient, rules, 'none')
    }
  }),
})
