import { useRef } from 'react'
import { fromPromise } from 'xstate'
import type { Done } from '#machines/outcome.ts'
import { createRecordView } from '#machines/records/record-view.machine.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { actFailureOf, type RecordCallFailure } from '../failure.ts'
import { recordTexts as texts } from '../texts.ts'

const machine = createRecordView<null, 'change', RecordCallFailure>({
  id: 'change',
  mayAct: () => true,
  isAsked: () => false,
  isLast: () => false,
})

interface Wanted {
  readonly run: () => Promise<Done>
  readonly onDone: () => void
  readonly refresh: () => void | Promise<void>
}

/**
 * Runs changes outside of a record's page, one at a time: a failure becomes the notice, nothing is sent twice. `refresh` asks again for
 * what an act may have changed, also after a failure: the answer alone may have been lost.
 */
export function useChange(refresh: Wanted['refresh']) {
  const wanted = useRef<Wanted | null>(null)
  const create = () =>
    machine.provide({
      actors: {
        changeRecord: fromPromise(async () => {
          if (wanted.current === null) throw new Error('There is nothing to do.')
          const act = wanted.current
          try {
            return await act.run()
          } finally {
            await act.refresh()
          }
        }),
      },
    })
  const actor = useProcess(create, {
    input: { recordId: '', failure: actFailureOf },
    facts: {
      'record.changed': ({ message }) => {
        toast.success(message)
        wanted.current?.onDone()
      },
    },
  })
  const { notice, refusal, isForbidden, isBusy } = useShallowSelector(actor, (snapshot) => ({
    notice: snapshot.context.notice,
    refusal: snapshot.context.refusal,
    isForbidden: snapshot.context.isForbidden,
    isBusy: snapshot.hasTag('busy'),
  }))
  return {
    /** Why the last act was refused; null for nothing. */
    notice,
    /** All that the server said with the notice: what is wrong at which field. */
    refusal,
    /** The right to it is missing: nothing is offered any more. */
    isForbidden,
    isBusy,
    closeNotice: () => actor.send({ type: 'notice.close' }),
    change: (run: Wanted['run'], onDone: Wanted['onDone'] = () => {}) => {
      const snapshot = actor.getSnapshot()
      if (snapshot.hasTag('busy')) return toast.message(texts.wait)
      // The machine takes no act any more: without this text, a press would do nothing.
      if (snapshot.context.isForbidden) return toast.failure('You may not change this. Ask an administrator for the permission.')
      wanted.current = { run, onDone, refresh }
      return actor.send({ type: 'record.act', act: 'change', record: null })
    },
  }
}
