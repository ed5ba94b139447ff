import { useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import { importLimits } from '#machines/records/import-rules.ts'
import { importFields } from '#openapi/import-fields.ts'
import { importMachine, keptRows, writtenRows } from '#machines/records/import.machine.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import type { ImportMode, ImportPorts } from '#machines/records/import-types.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { toFailure } from '#src/api/problem.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { useLeaveGuard } from '#src/ui/navigation/use-leave-guard.ts'
import { ImportView } from './ImportView.tsx'
import type { OwnImport } from './own-import.ts'
import { readFile } from './read-file.ts'
import { importTexts as texts } from './texts.ts'

/** How many rows are written by one call: few enough that each call ends soon. */
const usualPortion = 500

interface ImportPageProps {
  readonly rules: ResourceRules
  readonly own?: OwnImport
  readonly breadcrumbs: ReactNode
  /** Says what becomes of rows, in the order of the rows; `apply` writes them as well. `leftOut` rows are wrong and not sent. */
  importRows(mode: ImportMode, rows: readonly ImportRow[], fileName: string, leftOut: number): Promise<readonly ImportOutcome[]>
  /** Leads to the list. */
  onDone(): void
}

const portsOf = (importRows: ImportPageProps['importRows'], mostRows: number): ImportPorts => ({
  readFile: fromPromise(({ input: { file }, signal }) => readFile(file, mostRows, signal)),
  // The call takes one row at least.
  checkRows: fromPromise(({ input: { rows, fileName } }) =>
    rows.length === 0 ? Promise.resolve([]) : importRows('check', rows, fileName, 0),
  ),
  applyRows: fromPromise(({ input: { rows, fileName, leftOut } }) => importRows('apply', rows, fileName, leftOut)),
})

/** The page that imports a file into a resource. */
export function ImportPage({ rules, own, breadcrumbs, importRows, onDone }: ImportPageProps) {
  const [, navigate] = useLocation()
  const mostRows = own?.mostRows ?? importLimits.rows
  const actor = useProcess(() => importMachine.provide({ actors: portsOf(importRows, mostRows) }), {
    input: {
      fields: importFields(rules).filter(({ name }) => own?.columns.includes(name) ?? true),
      portion: own?.mostRows ?? usualPortion,
      keepsWrong: own?.keepsWrong ?? false,
      sendsUnchanged: own?.sendsUnchanged ?? false,
      texts: { failure: toFailure, formula: texts.formula },
    },
  })
  const { state, ...context } = useShallowSelector(actor, (snapshot) => ({ ...snapshot.context, state: snapshot.value }))

  const [wanted, setWanted] = useState<string | null>(null)
  const mayLeave = useRef(false)
  const guard = useLeaveGuard({
    isDirty: () => actor.getSnapshot().matches('applying') && !mayLeave.current,
    onLeave: setWanted,
  })
  const leave = (address: string) => {
    mayLeave.current = true
    if (!guard.resume(address)) navigate(address)
  }

  const files = () => import('./save-rows.ts')
  const saveWrong = async () => {
    const { table, checked, file, input } = context
    if (!table || !file) return
    const { saveCsv, wrongRowsCsv } = await files()
    saveCsv(
      `${file.name.replace(/\.\w+$/, '')}-wrong-rows.csv`,
      wrongRowsCsv(table, checked, input.fields, { line: texts.line, reason: texts.reason }),
    )
  }
  const saveTemplate = async () =>
    own?.saveTemplate
      ? own.saveTemplate()
      : (await files()).saveTemplate(`${rules.nouns.toLowerCase().replaceAll(' ', '-')}.csv`, context.input.fields)

  return (
    <>
      <ImportView
        rules={rules}
        own={own}
        mostRows={mostRows}
        breadcrumbs={breadcrumbs}
        state={state}
        context={context}
        writing={writtenRows(context).length}
        keeping={keptRows(context)}
        can={(event) => actor.getSnapshot().can(event)}
        send={(event) => actor.send(event)}
        onTemplate={() => void saveTemplate()}
        onSaveWrong={() => void saveWrong()}
        onDone={onDone}
      />
      <ConfirmDialog
        open={wanted !== null && state === 'applying'}
        title={texts.leaveQuestion}
        body={texts.leaveBody}
        onConfirm={() => leave(wanted ?? '')}
        onCancel={() => setWanted(null)}
      />
    </>
  )
}
