import { useState } from 'react'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { failureOf } from '../failure.ts'
import type { RecordPage } from '../record-page.ts'
import { useEditor } from '../use-editor.ts'
import type { RecordDeps } from '../use-records.ts'
import { createRecordDrafts, noDrafts } from './record-drafts.ts'
import { createEditorPorts } from './record-editor-ports.ts'
import type { RecordFormLogic } from './record-form.ts'

interface RecordEditorOptions {
  readonly deps: RecordDeps
  readonly page: RecordPage
  readonly form: RecordFormLogic
  /** Null for a new record. */
  readonly recordId: string | null
  readonly hasDrafts: boolean
  /** The path of where a save leads, by the encrypted id; the record's page unless given. */
  readonly savedAt?: ((id: string) => string) | undefined
}

/** Runs the editor of a record of a resource. */
export function useRecordEditor({ deps, page, form, recordId, hasDrafts, savedAt }: RecordEditorOptions) {
  const { rules, codec, clock, createId } = deps
  const [requestId] = useState(createId)
  const [drafts] = useState(() =>
    hasDrafts
      ? createRecordDrafts({ storage: () => localStorage, owner: ownerKey(page.userId), now: clock.now, name: rules.name, form })
      : noDrafts,
  )
  return useEditor({
    form,
    recordId,
    drafts,
    list: page.paths.list,
    isReplaced: true,
    pageOf: (id) => {
      const path = savedAt ?? (page.can('View') ? page.paths.view : null)
      const encrypted = path && codec.encrypt(id)
      return path && encrypted !== null ? path(encrypted) : null
    },
    createPorts: () => createEditorPorts(deps, form, requestId),
    failure: failureOf,
  })
}
