import { useState } from 'react'
import type { Move } from '#machines/records/resource-view.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { actFailureOf } from '#src/resources/failure.ts'
import { forgetRecords, readRecordsAgain } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { toast } from '#src/ui/layers/toast.tsx'

const forbidden = 403

/** Sends what is decided of an application, one decision at a time. */
export function useDecision(id: string) {
  const { service, queryClient } = useRecords(application)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly code: number; readonly message: string } | null>(null)
  const decide = async ({ to }: Move, comment: string) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      toast.success((await service.move(id, to, comment)).message)
    } catch (problem) {
      setFailure(actFailureOf(problem))
    } finally {
      // Also after a failure: the decision may have been stored, or another one.
      forgetRecords(queryClient, application, 'none')
      await readRecordsAgain(queryClient)
      setBusy(false)
    }
  }
  return { isBusy, failure, isForbidden: failure?.code === forbidden, decide, close: () => setFailure(null) }
}
