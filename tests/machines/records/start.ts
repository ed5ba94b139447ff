import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { FormLogic, RecordEditorEvent, RecordFailure, RecordUpdate } from '#machines/records/record-editor-types.ts'
import { createRecordEditor } from '#machines/records/record-editor.machine.ts'

/** A refusal with an HTTP-like number, and with texts by path where single fields are refused. */
export class Refusal extends Error {
  readonly code: number
  readonly fields: ReadonlyMap<string, string> | undefined
  readonly holders: readonly number[] | undefined
  constructor(code: number, message: string, fields?: Readonly<Record<string, string>>, holders?: readonly number[]) {
    super(message)
    this.code = code
    this.fields = fields && new Map(Object.entries(fields))
    this.holders = holders
  }
}

export const failure = (problem: unknown): RecordFailure => {
  if (!(problem instanceof Refusal)) return { code: 0, message: 'Something went wrong!' }
  const { code, message, fields, holders } = problem
  return { code, message, ...(fields && { fields }), ...(holders && { holders }) }
}

/** A small record: a name, and lines of text. */
export interface Note {
  readonly id: string
  readonly name: string
  readonly lines: readonly string[]
  readonly updatedAt: number
}

export type NoteFields = Pick<Note, 'name' | 'lines'>

export type NoteEdit =
  | { readonly kind: 'set'; readonly name: string }
  | { readonly kind: 'row.add' }
  | { readonly kind: 'row.set'; readonly index: number; readonly text: string }
  | { readonly kind: 'row.remove'; readonly index: number }

const edited = ({ name, lines }: NoteFields, edit: NoteEdit): NoteFields => {
  if (edit.kind === 'set') return { name: edit.name, lines }
  if (edit.kind === 'row.add') return { name, lines: [...lines, ''] }
  if (edit.kind === 'row.set') return { name, lines: lines.with(edit.index, edit.text) }
  return { name, lines: lines.toSpliced(edit.index, 1) }
}

export const noteForm: FormLogic<NoteFields, Note, NoteEdit> = {
  id: 'recordEditor',
  empty: { name: '', lines: [] },
  fieldsOf: ({ name, lines }) => ({ name, lines }),
  edited,
  tidied: ({ name, lines }) => ({ name: name.trim(), lines }),
  wrong: ({ name, lines }) =>
    new Map([
      ...(name.trim() === '' ? [['name', 'Name should not be blank!'] as const] : []),
      ...lines.flatMap((line, index) => (line === '' ? [[`lines.${index}`, 'Line should not be blank!'] as const] : [])),
    ]),
  same: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  isAsked: ({ name }, stored) => name === 'Retired' && stored.name !== name,
}

export const note: Note = { id: '7', name: 'Stored', lines: ['one', 'two'], updatedAt: 1 }

export const rename = (name: string): RecordEditorEvent<Note, NoteEdit> => ({
  type: 'form.edit',
  edit: { kind: 'set', name },
  path: 'name',
})
export const save: RecordEditorEvent<Note, NoteEdit> = { type: 'record.save', to: null }

/** The editor of a note on a server that takes what was read last, and refuses with what stands in `problems`. */
export async function startNote(recordId: string | null, { problems = [] as Error[], stored = note } = {}) {
  const server = { stored }
  const sent: (Pick<RecordUpdate<NoteFields, Note>, 'fields' | 'handOver'> | RecordUpdate<NoteFields, Note>)[] = []
  const store = (fields: NoteFields, id: string) => {
    const problem = problems.shift()
    if (problem) throw problem
    server.stored = { ...fields, id, updatedAt: server.stored.updatedAt + 1 }
    return { id, message: 'Saved.', savedAt: 5, record: server.stored }
  }
  const logic = createRecordEditor(noteForm).provide({
    actors: {
      loadRecord: fromPromise(() => Promise.resolve(server.stored)),
      createRecord: fromPromise(async ({ input }) => {
        sent.push(input)
        return store(input.fields, '9')
      }),
      updateRecord: fromPromise(async ({ input }) => {
        sent.push(input)
        if (input.base.updatedAt !== server.stored.updatedAt) return { kind: 'conflict', theirs: server.stored }
        return { ...store(input.fields, input.id), kind: 'saved' }
      }),
    },
  })
  const actor = createActor(logic, { clock: new SimulatedClock(), input: { recordId, kept: null, failure } }).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  return {
    sent,
    server,
    send: (...events: RecordEditorEvent<Note, NoteEdit>[]) => events.forEach((event) => actor.send(event)),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  }
}

export type NoteAct = 'close' | 'reject' | 'delete'

/** The page of a note: an open one can be closed, or rejected after a Yes; any one can be deleted after a Yes. */
export const noteView = {
  id: 'recordView',
  mayAct: (act: NoteAct, { isOpen }: { readonly isOpen: boolean }) => act === 'delete' || isOpen,
  isAsked: (act: NoteAct) => act !== 'close',
  isLast: (act: NoteAct) => act === 'delete',
}
