import { fromPromise } from 'xstate'
import * as v from 'valibot'
import type { HeldRights } from '#machines/rights/held-rights.ts'
import { rightsForm, type RightsEditorPorts, type StoredRights } from '#machines/rights/rights-editor.machine.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import { createEditorDrafts, type EditorDrafts } from '#src/resources/editor-drafts.ts'
import { changedRecordOf } from '#src/resources/failure.ts'
import { forgetRecords, recordQuery } from '#src/resources/record-queries.ts'
import type { RecordDeps } from '#src/resources/use-records.ts'
import { createDrafts } from '#src/storage/drafts.ts'
import { rightsBody, rightsIn } from './role-menu.ts'

const held = v.record(v.string(), v.array(v.string()))
const kept = v.object({
  at: v.number(),
  fields: held,
  base: v.nullable(v.object({ id: v.string(), held, updatedAt: v.string() })),
})

/** Unsaved rights, per role; those of a role without any are kept by its id too. `owner` is the person's `ownerKey`. */
export const createRightsDrafts = (
  storage: () => Storage,
  owner: string,
  now: () => number,
  roleId: string,
): EditorDrafts<HeldRights, StoredRights> =>
  createEditorDrafts({ drafts: createDrafts(storage, owner, now), now, prefix: `rights/${roleId}`, schema: kept, form: rightsForm })

/**
 * Reads and writes the rights of a role.
 * @param requestId tells this visit from others, so that rights that are sent twice are created once
 */
export function createRightsPorts(
  { rules, service, queryClient, clock }: RecordDeps,
  { roleId, requestId }: { readonly roleId: string; readonly requestId: string },
): RightsEditorPorts {
  const query = recordQuery(rules, service, roleId)
  const writing = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      return await write()
    } finally {
      forgetRecords(queryClient, rules)
    }
  }
  // The write has succeeded, also where it cannot be read again.
  const readAgain = (after: HeldRights): Promise<StoredRights> =>
    queryClient.fetchQuery({ ...query, staleTime: 0 }).then(rightsIn, () => ({ id: roleId, held: after, updatedAt: '' }))
  return {
    loadRecord: fromPromise(async () => rightsIn(await fetchJustAsked(queryClient, query))),
    createRecord: fromPromise(async ({ input: { fields } }) => {
      const { id, message } = await writing(() => service.create(rightsBody(roleId, fields), requestId))
      return { id, message, savedAt: clock.now(), record: await readAgain(fields) }
    }),
    updateRecord: fromPromise(async ({ input: { id, fields, base } }) => {
      try {
        const { message } = await writing(() => service.update(id, rightsBody(roleId, fields), base.updatedAt))
        return { kind: 'saved' as const, id, message, savedAt: clock.now(), record: await readAgain(fields) }
      } catch (problem) {
        const changed = changedRecordOf(rules, problem)
        if (!changed) throw problem
        const theirs = rightsIn(changed)
        // A save whose answer was lost may have been stored: that is not someone else's change.
        if (rightsForm.same(fields, theirs.held)) return { kind: 'saved' as const, id, message: '', savedAt: clock.now(), record: theirs }
        return { kind: 'conflict' as const, theirs }
      }
    }),
  }
}
