import { recordTexts } from '#openapi/check-record.ts'
import { requestStatus } from '#openapi/selection/custom-requests.ts'
import { done, type Call, type Handlers } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../../resources/engine/check.ts'
import { RecordRefusal, refuseFields } from '../../resources/engine/refusal.ts'
import type { Fields } from '../../resources/engine/service.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { insertRecord, updateRecord } from '../../resources/engine/write.ts'
import { fieldsOf } from '../../resources/masters/parts.ts'
import { requestFields, type RequestFields } from '../../resources/selection/custom-dates.ts'
import { notifyCentre } from '../../resources/people/notify.ts'
import { selectionFields, type SelectionFields } from '../../resources/selection/parts.ts'
import { answeringConflicts, checkDraft, recordOf, storeOf } from '../records.ts'

const inactive = -1
const firstColour = 1

/** Creates an inactive record, which is to be completed before it can be chosen; returns its id. */
function createInactive(resource: 'Stream' | 'Module', fields: Fields, store: PersonalStore): number {
  const service = store.services[resource]
  const draft = {
    fields: tidied(fields, service.rules.fields),
    status: inactive,
    record: null,
  }
  checkDraft(resource, draft, store)
  return insertRecord(service, draft, { act: 'created' }, store).id
}

/** Changes what a centre has selected; the status of its selection stays. */
function changeSelection(id: number, change: (fields: SelectionFields) => Partial<SelectionFields>, store: PersonalStore): void {
  const stored = store.db.records('CentreSelection').find(id)
  if (!stored) return
  const service = store.services.CentreSelection
  const fields = tidied({ ...stored.fields, ...change(selectionFields(stored)) }, service.rules.fields)
  updateRecord(service, stored, { fields, status: stored.status, record: stored }, { act: 'changed by a custom request' }, store)
}

/** Does what an approved request asks for; returns the fields that name what was made. */
function approve({ id, fields }: ResourceRecord, store: PersonalStore): Partial<RequestFields> {
  const { stream, module, delivery, teachingDate, centreSelectionId } = requestFields({ fields })
  const code = `REQ-${id}`
  if (stream) {
    const { streamName, programId, moduleIds } = stream
    const count = moduleIds.length
    const newStream = {
      streamName,
      streamCode: code,
      programId,
      coreModuleIds: moduleIds,
      minModules: count,
      maxModules: count,
    }
    return { newStreamId: createInactive('Stream', newStream, store) }
  }
  if (module) {
    const { moduleName, streamId, credits } = module
    const programId = fieldsOf('Stream', streamId, store)?.programId
    const newModule = {
      moduleName,
      moduleCode: code,
      programId,
      colourId: firstColour,
      evaluations: ['exam'],
      credits,
    }
    return { newModuleId: createInactive('Module', newModule, store) }
  }
  if (delivery) {
    const { comboId, intakeId, deliveryMode } = delivery
    const isOf = (row: { readonly comboId: number; readonly intakeId: number }) => row.comboId === comboId && row.intakeId === intakeId
    changeSelection(
      centreSelectionId,
      ({ delivery: rows = [] }) => ({
        delivery: rows.map((row) => (isOf(row) ? { ...row, deliveryMode } : row)),
      }),
      store,
    )
  }
  if (teachingDate) {
    const newTeachingDateId = store.db.nextId('Intake.teachingDates')
    changeSelection(
      centreSelectionId,
      ({ intakes = [] }) => ({
        intakes: intakes.map((row) =>
          row.intakeId === teachingDate.intakeId
            ? {
                ...row,
                teachingDateIds: [...row.teachingDateIds, newTeachingDateId],
              }
            : row,
        ),
      }),
      store,
    )
    return { newTeachingDateId }
  }
  return {}
}

const decisions = {
  accept: {
    status: requestStatus.approved,
    act: 'approved',
    message: 'Request approved.',
  },
  reject: {
    status: requestStatus.rejected,
    act: 'rejected',
    message: 'Request rejected.',
  },
} as const

function decide(name: keyof typeof decisions, { path, body, ...call }: Call<'acceptCustomRequest'> | Call<'rejectCustomRequest'>) {
  const store = storeOf(call)
  const record = recordOf('CustomRequest', path.id, store)
  if (store.user.contactType !== 'NCUK') throw new RecordRefusal(403, 'You do not have permission to do this.')
  const { title, centreId } = requestFields(record)
  if (record.status !== requestStatus.review)
    throw new RecordRefusal(409, `The status of ${title} does not allow this.`, { kind: 'state', status: record.status })
  const comment = body.comment.trim()
  if (name === 'reject' && comment === '') refuseFields([['comment', recordTexts.required('Comment')]])
  const { status, act, message } = decisions[name]
  const made = name === 'accept' ? approve(record, store) : {}
  const service = store.services.CustomRequest
  const stored = store.db.records('CustomRequest').find(record.id) ?? record
  updateRecord(service, stored, { fields: { ...stored.fields, ...made }, status, record: stored }, { act, comment }, store)
  if (centreId !== undefined) notifyCentre(centreId, `Custom request ${title} was ${act}`, comment, store)
  return done(message)
}

/** What the provider decides of custom requests, beside the calls of the resource. */
export const customRequestHandlers = {
  acceptCustomRequest: (call) => answeringConflicts(() => decide('accept', call)),
  rejectCustomRequest: (call) => answeringConflicts(() => decide('reject', call)),
} satisfies Partial<Handlers>
