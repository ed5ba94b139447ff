import { fromPromise } from 'xstate'
import type { RecordEditorPorts, UpdateOutcome } from '#machines/records/record-editor-types.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import { changedRecordOf, isRefusal } from '../failure.ts'
import { plainText } from '../plain-text.ts'
import { forgetRecords, recordQuery } from '../record-queries.ts'
import type { StoredRecord } from '../record-types.ts'
import { trackWrites } from '../writes/track-writes.ts'
import type { RecordDeps } from '../use-records.ts'
import type { RecordFormLogic } from './record-form.ts'

/**
 * Reads, creates and updates a record.
 * @param requestId tells this visit of the form from others, so that a create that is sent twice creates one record
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
  const writes = trackWrites<TypedFields>({
    same: form.same,
    fieldsOf: form.fieldsOf,
    read: (id) => queryClient.fetchQuery({ ...recordQuery(rules, service, id), staleTime: 0 }),
    changedRecord: (problem) => changedRecordOf(rules, problem),
    isRefusal,
  })
  return {
    loadRecord: fromPromise(({ input: { id } }) => fetchJustAsked(queryClient, recordQuery(rules, service, id))),
    createRecord: fromPromise(async ({ input: { fields, handOver } }) => {
      const { id, message } = await writes.create(
        fields,
        () => changing(() => service.create(form.given(fields), requestId, handOver)),
        (earlier, updatedAt) => changing(() => service.update(earlier, form.given(fields), updatedAt, handOver)),
      )
      return { id, message, savedAt: clock.now(), record: await readAgain(id, fields, {}) }
    }),
    updateRecord: fromPromise(async ({ input: { id, fields, base, handOver } }): Promise<UpdateOutcome<StoredRecord>> => {
      const outcome = await writes.update(fields, base.updatedAt, (updatedAt) =>
        changing(() => service.update(id, form.given(fields), updatedAt, handOver)),
      )
      if (outcome.kind === 'conflict') return { kind: 'conflict', theirs: outcome.theirs }
      if (outcome.kind === 'stored') return { kind: 'saved', id, message: '', savedAt: clock.now(), record: outcome.record }
      return { kind: 'saved', id, message: outcome.answer.message, savedAt: clock.now(), record: await readAgain(id, fields, base) }
    }),
  }
}
