import { fromPromise } from 'xstate'
import type { RecordEditorPorts, RecordUpdate, UpdateOutcome } from '#machines/records/record-editor-types.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import { changedRecordOf, isRefusal } from '../failure.ts'
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
  /** Whether a create was sent and not answered: the record may be there all the same. */
  let mayBeStored = false
  /** The server answers a create that it knows with the record of the first one, which lacks what was typed since. */
  const overwriteEarlier = async (id: string, fields: TypedFields, handOver: RecordUpdate<TypedFields, StoredRecord>['handOver']) => {
    const earlier = await queryClient.fetchQuery({ ...recordQuery(rules, service, id), staleTime: 0 })
    if (form.same(fields, form.fieldsOf(earlier))) return
    await changing(() => service.update(id, form.given(fields), earlier.updatedAt, handOver))
  }
  /** What was sent and not answered: it may be stored all the same. */
  let unanswered: readonly TypedFields[] = []
  const update = async (
    { id, fields, base, handOver }: RecordUpdate<TypedFields, StoredRecord>,
    lost: readonly TypedFields[],
  ): Promise<UpdateOutcome<StoredRecord>> => {
    try {
      const { message } = await changing(() => service.update(id, form.given(fields), base.updatedAt, handOver))
      return { kind: 'saved', id, message, savedAt: clock.now(), record: await readAgain(id, fields, base) }
    } catch (problem) {
      const theirs = changedRecordOf(rules, problem)
      if (!theirs) throw problem
      const stored = form.fieldsOf(theirs)
      if (form.same(fields, stored)) return { kind: 'saved', id, message: '', savedAt: clock.now(), record: theirs }
      // No other person's change: an own save was stored although its answer was lost, and more was typed since.
      if (lost.some((one) => form.same(one, stored))) return update({ id, fields, base: theirs, handOver }, [])
      return { kind: 'conflict', theirs }
    }
  }
  return {
    loadRecord: fromPromise(({ input: { id } }) => fetchJustAsked(queryClient, recordQuery(rules, service, id))),
    createRecord: fromPromise(async ({ input: { fields, handOver } }) => {
      const { id, message } = await changing(() => service.create(form.given(fields), requestId, handOver)).catch((problem) => {
        mayBeStored ||= !isRefusal(problem)
        throw problem
      })
      if (mayBeStored) await overwriteEarlier(id, fields, handOver)
      return { id, message, savedAt: clock.now(), record: await readAgain(id, fields, {}) }
    }),
    updateRecord: fromPromise(async ({ input }) => {
      const lost = unanswered
      unanswered = [...lost, input.fields]
      const outcome = await update(input, lost)
      unanswered = []
      return outcome
    }),
  }
}
