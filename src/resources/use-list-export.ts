import { createListExportMachine, type ListExportPorts } from '#machines/lists/list-export.machine.ts'
import { toFailure } from '#src/api/problem.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { toast } from '#src/ui/layers/toast.tsx'

const counted = (count: number) => count.toLocaleString('en-GB')
const cut = (done: number, total: number) =>
  `The file has the first ${counted(done)} of ${counted(total)} rows. Search or filter to export the others.`

/** Runs the export of a list. */
export function useListExport<Wanted>(createPorts: () => ListExportPorts<Wanted>) {
  const actor = useProcess(() => createListExportMachine<Wanted>().provide({ actors: createPorts() }), {
    input: { texts: { failure: toFailure, cut } },
    facts: { 'export.done': ({ rows }) => toast.success(`${counted(rows)} ${rows === 1 ? 'row' : 'rows'} exported.`) },
  })
  const view = useShallowSelector(actor, (snapshot) => {
    const { progress, message } = snapshot.context
    return { isBusy: snapshot.hasTag('busy'), progress, message }
  })
  return {
    view,
    start: (wanted: Wanted) => actor.send({ type: 'export.start', wanted }),
    cancel: () => {
      actor.send({ type: 'export.cancel' })
      announce('Export cancelled.')
    },
    closeMessage: () => actor.send({ type: 'message.close' }),
  }
}
