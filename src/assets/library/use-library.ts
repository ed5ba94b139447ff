import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { Done } from '#machines/outcome.ts'
import { createRecordView } from '#machines/records/record-view.machine.ts'
import { apiRootOf } from '#src/api/config.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { actFailureOf, type RecordCallFailure } from '#src/resources/failure.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { saveAddress } from '#src/ui/kit/save-file.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { createLibrary, forgetLibrary, type LibraryPlace } from './calls.ts'

/** The calls of the library, and where its files are read. */
export function useLibrary(place?: LibraryPlace) {
  const { api, codec, config, queryClient } = useServices()
  const library = useMemo(() => createLibrary(api, codec.encrypt, place), [api, codec, place])
  const host = new URL(apiRootOf(config, window.location.origin)).origin
  return {
    library,
    queryClient,
    /** The whole address of a link. */
    addressOf: (link: string) => `${host}${link}`,
    /** Has the browser save the file of a link. */
    save: ({ link, fileName }: { readonly link: string; readonly fileName: string }) => saveAddress(fileName, `${host}${link}`),
  }
}

const machine = createRecordView<null, 'change', RecordCallFailure>({
  id: 'library-change',
  mayAct: () => true,
  isAsked: () => false,
  isLast: () => false,
})

interface Wanted {
  readonly run: () => Promise<Done>
  readonly onDone: () => void
}

/** Changes the library, one act at a time; what fails is said, and nothing is sent twice. */
export function useChange() {
  const { queryClient } = useServices()
  const wanted = useRef<Wanted | null>(null)
  const create = () =>
    machine.provide({
      actors: {
        changeRecord: fromPromise(async () => {
          if (wanted.current === null) throw new Error('There is nothing to do.')
          return await wanted.current.run()
        }),
      },
    })
  const actor = useProcess(create, {
    input: { recordId: '', failure: actFailureOf },
    facts: {
      'record.changed': ({ message }) => {
        forgetLibrary(queryClient)
        toast.success(message)
        wanted.current?.onDone()
      },
    },
  })
  const { notice, isBusy } = useShallowSelector(actor, (snapshot) => ({
    notice: snapshot.context.notice,
    isBusy: snapshot.hasTag('busy'),
  }))
  return {
    /** Why the last act was refused; null for nothing. */
    notice,
    isBusy,
    closeNotice: () => actor.send({ type: 'notice.close' }),
    change: (run: Wanted['run'], onDone: Wanted['onDone'] = () => {}) => {
      if (actor.getSnapshot().hasTag('busy')) return announce('Wait until the last change is done.')
      wanted.current = { run, onDone }
      return actor.send({ type: 'record.act', act: 'change', record: null })
    },
  }
}
