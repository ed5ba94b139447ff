import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { isDirty } from '#machines/records/record-editing.ts'
import type {
  FormLogic,
  RecordEditorContext,
  RecordEditorFact,
  RecordEditorPorts,
  RecordFailure,
} from '#machines/records/record-editor-types.ts'
import { createRecordEditor } from '#machines/records/record-editor.machine.ts'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { useSaveOnPageHide } from '#src/ui/form/use-save-on-page-hide.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { addressOf, leadsToList } from '#src/ui/navigation/leave-guard.ts'
import { useLeaveGuard } from '#src/ui/navigation/use-leave-guard.ts'
import type { EditorDrafts } from './editor-drafts.ts'
import { currentOrigin } from '#src/ui/list/list-origin.ts'
import { returnToList } from './return-to-list.ts'

/**
 * `list`: leaving for the list; `leave`: leaving for anywhere else; `confirming`: the save affects other records;
 * `conflict`: another person saved meanwhile; `held`: another record holds what only one can have.
 */
export type EditorQuestion = 'list' | 'leave' | 'confirming' | 'conflict' | 'held'

interface EditorSnapshot<Context> {
  readonly context: Context
  hasTag(tag: 'loading' | 'unavailable' | 'busy' | 'confirming' | 'conflict' | 'held' | 'asking'): boolean
}

/** What the page of an editor draws. */
const shownOf = <Fields, Stored>(snapshot: EditorSnapshot<RecordEditorContext<Fields, Stored>>) => ({
  ...snapshot.context,
  phase: tagIn(snapshot, ['loading', 'unavailable']),
  isBusy: snapshot.hasTag('busy'),
  asked: tagIn(snapshot, ['confirming', 'conflict', 'held', 'asking']),
})

interface EditorOptions<Fields, Stored, Edit> {
  readonly form: FormLogic<Fields, Stored, Edit>
  /** Null for a new record. */
  readonly recordId: string | null
  readonly drafts: EditorDrafts<Fields, Stored>
  /** The path of the list. */
  readonly list: string
  /** The page of a record takes the editor's place in the history. */
  readonly isReplaced: boolean
  /** The path of a record's page; null where the user may not see it. */
  pageOf(id: string | null): string | null
  /** Called once. */
  createPorts(): RecordEditorPorts<Fields, Stored>
  failure(problem: unknown): RecordFailure
  /** Called when a new record has got its id and the form stays open. */
  onCreated?(id: string): void
}

/** Runs the editor of a record: keeps drafts, guards unsaved work, shows messages and navigates as the machine reports. */
export function useEditor<Fields, Stored, Edit>(options: EditorOptions<Fields, Stored, Edit>) {
  const { form, recordId, drafts, list, isReplaced, pageOf, createPorts, failure, onCreated } = options
  const [, navigate] = useLocation()
  const [kept] = useState(() => drafts.read(recordId))
  const create = () =>
    createRecordEditor(form).provide({
      actors: createPorts(),
      actions: {
        keepDraft: ({ context }) => drafts.keep(context),
        dropDraft: ({ context: { recordId: id, input } }) => [input.recordId, id].forEach(drafts.drop),
      },
    })
  const actor = useProcess(create, {
    input: { recordId, kept, failure },
    facts: {
      'record.saved': ({ message }) => {
        if (message !== '') toast.success(message)
      },
      'record.created': ({ id }) => onCreated?.(id),
      'record.left': (fact) => leave(fact),
    },
  })
  const [keep] = useState(() => () => actor.send({ type: 'draft.due' }))
  useSaveOnPageHide(keep)
  const leftFrom = useRef('')
  const guard = useLeaveGuard({
    isDirty: () => {
      const snapshot = actor.getSnapshot()
      return isDirty(form, snapshot.context) && !snapshot.hasTag('left')
    },
    onLeave: (address) => actor.send({ type: 'record.leave', to: { kind: 'address', address } }),
    // Back, pressed while the next page still loads, returns to the editor, which is still mounted.
    onMove: (address) => address === leftFrom.current && actor.send({ type: 'record.return' }),
  })

  const leave = ({ to, id }: Extract<RecordEditorFact, { type: 'record.left' }>) => {
    leftFrom.current = addressOf(window.location)
    if (to.kind === 'address') {
      if (!guard.resume(to.address)) navigate(to.address)
      return
    }
    const page = to.kind === 'record' ? pageOf(id) : null
    const replace = to.kind === 'record' && isReplaced
    const [address, atRow] = returnToList(list, id)
    if (page === null) navigate(address, { replace, ...atRow })
    else navigate(page, { replace, state: currentOrigin() })
  }
  const { phase, isBusy, asked, ...context } = useShallowSelector(actor, shownOf<Fields, Stored>)
  const leaving = leadsToList(context.leavingTo, list) ? 'list' : 'leave'
  const question: EditorQuestion | null = asked === 'asking' ? leaving : asked
  return { actor, context, phase, isBusy, question }
}
