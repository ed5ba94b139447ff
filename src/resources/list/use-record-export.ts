import { useSelector } from '@xstate/react'
import { createListExportMachine } from '#machines/lists/list-export.machine.ts'
import type { WantedRecords } from '#machines/records/record-list.ts'
import { toFailure } from '#src/api/problem.ts'
import { useProcess } from '#src/api/use-process.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { createListExportPorts } from '../list-export.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import type { RecordDeps } from '../use-records.ts'
import type { RecordQuery } from './list-shape.ts'

type Wanted = WantedRecords<RecordQuery, StoredRecord>

const exportMachine = createListExportMachine<Wanted>()

/** The export of a list; what makes the file is fetched with the first one. */
export function useRecordExport({ rules, service, clock, startTimer }: RecordDeps) {
  const create = () =>
    exportMachine.provide({
      actors: createListExportPorts<RecordQuery, StoredRecord, Wanted>({
        list: service.list,
        startTimer,
        save: async (rows, { columns }) => (await import('./record-file.ts')).saveRecords(rules, rows, columns, clock.today()),
      }),
    })
  const actor = useProcess(create, {
    input: { texts: { failure: toFailure, cut: texts.exportCut } },
    facts: { 'export.done': ({ rows }) => toast.success(texts.exported(rows)) },
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  return {
    view: { isBusy: state.hasTag('busy'), progress: state.context.progress, message: state.context.message },
    start: (wanted: Wanted) => actor.send({ type: 'export.start', wanted }),
    cancel: () => {
      actor.send({ type: 'export.cancel' })
      announce(texts.exportCancelled)
    },
    closeMessage: () => actor.send({ type: 'message.close' }),
  }
}

/** An export as its list shows it. */
export type RecordExport = ReturnType<typeof useRecordExport>
