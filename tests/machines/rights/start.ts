import { createActor, fromPromise, waitFor } from 'xstate'
import type { RecordUpdate } from '#machines/records/record-editor-types.ts'
import { rightsEditorMachine, type RightsEdit, type RightsEditorEvent, type StoredRights } from '#machines/rights/rights-editor.machine.ts'
import type { HeldRights } from '#machines/rights/held-rights.ts'
import { failure } from '../records/start.ts'

/** What a role holds at first. */
export const stored: StoredRights = { id: '3', held: { 2: ['list', 'View'], 4: ['list'] }, updatedAt: '1' }

export const change = (edit: RightsEdit): RightsEditorEvent => ({ type: 'form.edit', edit, path: '' })
export const give = (module: string, label: string): RightsEditorEvent => change({ kind: 'give', cells: [{ module, label }] })
export const take = (module: string, label: string): RightsEditorEvent => change({ kind: 'take', cells: [{ module, label }] })
export const save: RightsEditorEvent = { type: 'record.save', to: null }

/** The editor of a role's rights on a server that keeps what is written last, unless somebody wrote in between. */
export async function startRights(roleId: string | null, { problems = [] as Error[] } = {}) {
  const server = { rights: stored }
  const sent: (HeldRights | RecordUpdate<HeldRights, StoredRights>)[] = []
  const write = (held: HeldRights) => {
    const problem = problems.shift()
    if (problem) throw problem
    server.rights = { id: '3', held, updatedAt: `${server.rights.updatedAt}+` }
    return { id: '3', message: 'Saved.', savedAt: 5, record: server.rights }
  }
  const actor = createActor(
    rightsEditorMachine.provide({
      actors: {
        loadRecord: fromPromise(() => Promise.resolve(server.rights)),
        createRecord: fromPromise(async ({ input: { fields } }) => {
          sent.push(fields)
          return write(fields)
        }),
        updateRecord: fromPromise(async ({ input }) => {
          sent.push(input)
          return input.base.updatedAt === server.rights.updatedAt
            ? { kind: 'saved' as const, ...write(input.fields) }
            : { kind: 'conflict' as const, theirs: server.rights }
        }),
      },
    }),
    { input: { recordId: roleId, kept: null, failure } },
  ).start()
  const rests = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loading'))
  await rests()
  return { actor, server, sent, rests, context: () => actor.getSnapshot().context }
}
