import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import { isUnsaved, recordGridMachine } from '#machines/records/record-grid.machine.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { toFailure } from '#src/api/problem.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { useLeaveGuard } from '#src/ui/navigation/use-leave-guard.ts'
import { readChangedRecords } from '../record-queries.ts'
import { useRecords } from '../use-records.ts'
import { saveCells, type CellRecords } from './save-cells.ts'

interface GridFacts {
  onSaved(rowId: number, saved: number, refused: number): void
}

/** Runs a grid of records: saves rows, and asks before a grid with unsaved cells is left. */
export function useRecordGrid({ rules, ...records }: CellRecords & { readonly rules: ResourceRules }, { onSaved }: GridFacts) {
  const { service, queryClient, createId } = useRecords(rules)
  const [, navigate] = useLocation()
  const requests = useRef(new Map<string, string>())
  const latest = useRef(records)
  useEffect(() => {
    latest.current = records
  })
  const create = () =>
    recordGridMachine.provide({
      actors: {
        saveRow: fromPromise(async ({ input }) => {
          const requestIdOf = (rowId: number, columnId: number) => {
            const key = `${rowId} ${columnId}`
            const known = requests.current.get(key) ?? createId()
            requests.current.set(key, known)
            return known
          }
          const outcome = await saveCells(input, { ...latest.current, rules, service, requestIdOf }).finally(async () => {
            // Also after a failure: some cells may have been stored.
            await readChangedRecords(queryClient, rules)
          })
          // A cell that others empty and that is filled again is another record: it needs a new request id.
          for (const columnId of outcome.saved) requests.current.delete(`${input.rowId} ${columnId}`)
          return outcome
        }),
      },
    })
  const actor = useProcess(create, {
    input: { failureOf: toFailure },
    facts: { 'row.saved': ({ rowId, saved, refused }) => onSaved(rowId, saved, refused) },
  })
  const shown = useShallowSelector(actor, (snapshot) => {
    const { edits, errors, saving, waiting, failure } = snapshot.context
    return { edits, errors, saving: saving?.rowId ?? null, waiting, failure }
  })
  const [leaving, setLeaving] = useState<string | null>(null)
  const mayLeave = useRef(false)
  const guard = useLeaveGuard({
    isDirty: () => isUnsaved(actor.getSnapshot().context) && !mayLeave.current,
    onLeave: setLeaving,
  })
  const answer = ({ type }: { readonly type: 'question.accept' | 'question.cancel' }) => {
    const address = leaving ?? ''
    setLeaving(null)
    if (type === 'question.cancel') return
    mayLeave.current = true
    if (!guard.resume(address)) navigate(address)
  }
  return { ...shown, send: actor.send, isAsking: leaving !== null, answer }
}
