import { done, ok, type Handlers } from '../contract.ts'
import type { ResourceRecord } from '../models.ts'
import type { FieldsOf } from '../resources/engine/service.ts'
import { updateRecord } from '../resources/engine/write.ts'
import { RecordRefusal, refuse } from '../resources/engine/refusal.ts'
import { refuseChosenDates } from '../resources/masters/chosen.ts'
import { missingPoints } from '../resources/masters/curricula.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { services } from '../resources/services.ts'
import { answering, notFound } from './blocks-shared-refusal.ts'
import { answeringConflicts, storeOf, wired } from './records.ts'

const teachingDatesOf = ({ fields }: ResourceRecord) => (fields as FieldsOf<'Intake'>).teachingDates

/** The selections of a curriculum by their centres, as the list of selections has them. */
const centresOf = (curriculumId: number, store: PersonalStore) =>
  wired(
    'CentreSelection',
    store.scoped('CentreSelection').filter(({ fields }) => fields['curriculumId'] === curriculumId),
    store,
  )
    .map(({ centreSelectionId, centreId, selectionStatus: status }) => ({
      centreSelectionId,
      centreId,
      centreName: store.named('Centre', centreId),
      status,
    }))
    .toSorted((one, other) => one.centreName.localeCompare(other.centreName, 'en'))

/** Calls of the masters beside the standard ones. */
export const masterHandlers = {
  deleteTeachingDate: ({ path, ...call }) =>
    answeringConflicts(() => {
      const store = storeOf(call)
      const isWanted = ({ teachingDateId }: { teachingDateId?: number }) => teachingDateId === path.id
      const intake = store.scoped('Intake').find((record) => teachingDatesOf(record).some(isWanted))
      if (!intake) throw new RecordRefusal(404, 'The teaching date was not found.')
      const teachingDates = teachingDatesOf(intake).filter((date) => !isWanted(date))
      if (teachingDates.length === 0) refuse('Add atleast one teaching date.')
      refuseChosenDates(teachingDatesOf(intake).filter(isWanted), store)
      const draft = { fields: { ...intake.fields, teachingDates }, status: intake.status, record: intake }
      updateRecord(services.Intake, intake, draft, { act: 'updated' }, store)
      return done('Teaching date deleted successfully.')
    }),

  getCurriculumSummary: ({ path, ...call }) =>
    answering(() => {
      const store = storeOf(call)
      const curriculum = store.scoped('Curriculum').find(({ id }) => id === path.id) ?? notFound('curriculum')
      const { streamIds } = curriculum.fields as FieldsOf<'Curriculum'>
      const below = (name: 'Subcurriculum' | 'Combo') => store.scoped(name).filter(({ fields }) => fields['curriculumId'] === path.id)
      const [wire] = wired('Curriculum', [curriculum], store)
      return ok({
        curriculum: wire ?? notFound('curriculum'),
        streams: wired(
          'Stream',
          streamIds.flatMap((id) => store.records('Stream').find(id) ?? []),
          store,
        ),
        subcurricula: wired('Subcurriculum', below('Subcurriculum'), store),
        combos: wired('Combo', below('Combo'), store),
        centres: centresOf(path.id, store),
        missing: missingPoints(path.id, store),
      })
    }),
} satisfies Partial<Handlers>
