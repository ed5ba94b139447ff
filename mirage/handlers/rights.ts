import { done, type Handlers } from '../contract.ts'
import { tidied } from '../resources/engine/check.ts'
import { updateRecord } from '../resources/engine/write.ts'
import { answeringRecords, checkDraft, recordOf, storeOf } from './records.ts'

/** What the administration of users and rights does beside the calls of its resources. */
export const rightsHandlers = {
  placeMenuModule: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const { MenuModule } = store.services
      const record = recordOf('MenuModule', call.path.id, store)
      const { parentModuleId: _above, ...kept } = record.fields
      const draft = { fields: tidied({ ...kept, ...call.body }, MenuModule.rules.fields), status: record.status, record }
      checkDraft('MenuModule', draft, store)
      updateRecord(MenuModule, record, draft, { act: 'moved' }, store)
      return done(`${MenuModule.rules.noun} updated successfully.`)
    }),
} satisfies Partial<Handlers>
