import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { isUnsaved, markGridMachine } from '#machines/students/mark-grid.machine.ts'
import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import { toFailure } from '#src/api/problem.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { forgetRecords, readRecordsAgain } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useLeaveGuard } from '#src/ui/navigation/use-leave-guard.ts'
import { useLocation } from 'wouter'
import { saveRow } from './save-row.ts'

interface GridFacts {
  onSaved(studentId: number, saved: number, refused: number): void
}

/** Runs the grid of a semester: saves rows, and asks before what is typed is left. */
export function useMarkGrid(
  semesterId: number,
  storedOf: (studentId: number, moduleId: number) => StoredRecord | undefined,
  { onSaved }: GridFacts,
) {
  const { service, queryClient, createId } = useRecords(academicDetail)
  const [, navigate] = useLocation()
  const requests = useRef(new Map<string, string>())
  const stored = useRef(storedOf)
  useEffect(() => {
    stored.current = storedOf
  }, [storedOf])
  const create = () =>
    markGridMachine.provide({
      actors: {
        saveRow: fromPromise(async ({ input }) => {
          try {
            return await saveRow(input, {
              service,
              semesterId,
              storedOf: (studentId, moduleId) => stored.current(studentId, moduleId),
              requestIdOf: (studentId, moduleId) => {
                const key = `${studentId} ${moduleId}`
                const known = requests.current.get(key) ?? createId()
                requests.current.set(key, known)
                return known
              },
            })
          } finally {
            // Also after a failure: some cells may have been stored.
            forgetRecords(queryClient, academicDetail, 'none')
            await readRecordsAgain(queryClient)
          }
        }),
      },
    })
  const actor = useProcess(create, {
    input: { failureOf: toFailure },
    facts: { 'row.saved': ({ studentId, saved, refused }) => onSaved(studentId, saved, refused) },
  })
  const shown = useShallowSelector(actor, (snapshot) => {
    const { edits, errors, saving, failure } = snapshot.context
    return { edits, errors, saving: saving?.studentId ?? null, failure }
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
