import { fromPromise } from 'xstate'
import type { RecordEditorPorts, UpdateOutcome } from '#machines/records/record-editor-types.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import { changedRecordOf } from '../failure.ts'
import { plainText } from '../plain-text.ts'
import { forgetRecords, recordQuery } from '../record-queries.ts'
import type { StoredRecord } from '../record-types.ts'
import type { RecordDeps } from '../use-records.ts'
import type { RecordFormLogic } from './record-form.ts'

/**
 * Reads, creates and updates a record.
 * @param requestId tells this visit of the form from others, so that one that is sent twice creates one record
 */
export function createEditorPorts(
  deps: RecordDeps,
  form: RecordFormLogic,
  requestId: string,
): RecordEditorPorts<TypedFields, StoredRecord> {
  const { rules, service, queryClient, clock } = deps
  const changing = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      return await write()
    } finally {
      forgetRecords(queryClient, rules)
    }
  }
  /** The record after a write; what was sent when it cannot be read: the write has succeeded all the same. */
  const readAgain = (id: string, fields: TypedFields, before: Partial<StoredRecord>): Promise<StoredRecord> =>
    queryClient.fetchQuery({ ...recordQuery(rules, service, id), staleTime: 0 }).catch(() => {
      const { status = 1, ...given } = form.given(fields)
      const stamps = { createdAt: '', updatedAt: '', updatedBy: '', names: {} }
      return {
        ...stamps,
        ...before,
        id,
        name: plainText(given[rules.title]),
        status: typeof status === 'string' ? status : Number(status),
        fields: given,
      }
    })
  return {
    loadRecord: fromPromise(({ input: { id } }) => fetchJustAsked(queryClient, recordQuery(rules, service, id))),
    createRecord: fromPromise(async ({ input: { fields, handOver } }) => {
      const { id, message } = await changing(() => service.create(form.given(fields), requestId, handOver))
      return { id, message, savedAt: clock.now(), record: await readAgain(id, fields, {}) }
    }),
    updateRecord: fromPromise(async ({ input: { id, fields, base, handOver } }): Promise<UpdateOutcome<StoredRecord>> => {
      try {
        const { message } = await changing(() => service.update(id, form.given(fields), base.updatedAt, handOver))
        return { kind: 'saved', id, message, savedAt: clock.now(), record: await readAgain(id, fields, base) }
      } catch (problem) {
        const theirs = changedRecordOf(rules, problem)
        if (!theirs) throw problem
        // A save whose answer was lost may have been stored: that is not someone else's change.
        if (form.same(fields, form.fieldsOf(theirs))) return { kind: 'saved', id, message: '', savedAt: clock.now(), record: theirs }
        return { kind: 'conflict', theirs }
      }
    }),
  }
}
