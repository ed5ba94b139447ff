import { fromPromise } from 'xstate'
import { ucasImport } from '#openapi/generated/resources/ucas/ucas-import.ts'
import { errorDecisionMachine, type ErrorDecisionEvent } from '#machines/students/error-decision.machine.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { actFailureOf } from '#src/resources/failure.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { sendDecision } from '../ucas-service.ts'

/** The process of settling errors, one after the other. */
export function useErrorDecision() {
  const { api, codec, queryClient } = useServices()
  const actor = useProcess(
    () => errorDecisionMachine.provide({ actors: { decide: fromPromise(({ input }) => sendDecision(api, codec, input)) } }),
    {
      input: { failureOf: actFailureOf },
      facts: {
        'error.decided': ({ message }) => {
          forgetRecords(queryClient, ucasImport)
          toast.success(message)
        },
        // What got no answer may have been done.
        'error.refused': () => forgetRecords(queryClient, ucasImport),
      },
    },
  )
  const shown = useShallowSelector(actor, (snapshot) => {
    const { decision, isTried, failure } = snapshot.context
    return { decision, isTried, failure, isBusy: snapshot.hasTag('busy') }
  })
  return { ...shown, send: (event: ErrorDecisionEvent) => actor.send(event) }
}

/** Where a decision stands. */
export type ErrorDecision = ReturnType<typeof useErrorDecision>
