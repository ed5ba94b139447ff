import { recordTexts } from '#openapi/check-record.ts'
import { done, ok, type Handlers } from '../../contract.ts'
import { standardCalls } from '../../resources/engine/calls.ts'
import { linkToFile } from '../../resources/engine/files.ts'
import { refuseFields } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { noteAct } from '../../resources/engine/write.ts'
import { letterFields } from '../../resources/money/letters.ts'
import { answeringConflicts, answeringFields, answeringRecords, recordOf, storeOf } from '../records.ts'

/** The records of these ids, each once, in the order of their names. */
function choicesOf(resource: 'Curriculum' | 'Intake' | 'Centre', ids: readonly (number | undefined)[], { named }: PersonalStore) {
  const distinct = [...new Set(ids)].filter((id) => id !== undefined)
  return distinct.map((id) => ({ id, name: named(resource, id) })).toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Calls of sponsorship letters beside the standard ones. */
export const letterHandlers = {
  getLetterFilters: (call) => {
    const store = storeOf(call)
    const letters = store.scoped('SponsorshipLetter')
    const fields = letters.map(letterFields)
    return ok({
      curriculumId: choicesOf(
        'Curriculum',
        fields.map((one) => one.curriculumId),
        store,
      ),
      intakeId: choicesOf(
        'Intake',
        fields.map((one) => one.intakeId),
        store,
      ),
      centreId: choicesOf(
        'Centre',
        fields.map((one) => one.centreId),
        store,
      ),
      coverage: [...new Set(fields.map(({ coverage }) => coverage))],
      status: [...new Set(letters.map(({ status }) => Number(status)))].toSorted((one, other) => one - other),
    })
  },

  downloadLetter: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() =>
      ok(linkToFile(store.services.SponsorshipLetter, recordOf('SponsorshipLetter', path.id, store), 'file', store)),
    )
  },

  commentOnLetter: ({ body: { uslId, comment }, ...call }) => {
    const store = storeOf(call)
    return answeringFields(() => {
      const letter = recordOf('SponsorshipLetter', uslId, store)
      const text = comment.trim()
      if (text === '') refuseFields([['comment', recordTexts.required('Comment')]])
      noteAct(store.services.SponsorshipLetter, letter.id, { act: 'commented', comment: text }, store)
      return done('Comment added.')
    })
  },

  uploadLetter: ({ body: { uslId, file, updatedAt }, ...call }) => {
    const store = storeOf(call)
    return answeringConflicts(() => {
      const service = store.services.SponsorshipLetter
      const { fields } = recordOf('SponsorshipLetter', uslId, store)
      const sent = Object.entries(fields).filter(([name]) => service.rules.fields[name]?.readOnly !== true)
      standardCalls.update(service, { id: uslId, query: {}, body: { ...Object.fromEntries(sent), file, updatedAt }, store })
      return done('Sponsorship Letter updated successfully.')
    })
  },
} satisfies Partial<Handlers>
