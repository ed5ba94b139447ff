import { course } from '#openapi/generated/resources/courses/course.ts'
import { combo } from '#openapi/generated/resources/masters/combo.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import type { ResourceRecord } from '../../models.ts'
import type { FieldsOf, Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { lostOf, refuseUsed, usesBy } from './parts.ts'
import { selectionFields, type SelectionFields } from '../selection/parts.ts'

/** The selections of which something holds. */
export const selectionsThat = (holds: (fields: SelectionFields) => boolean, { db }: Pick<Store, 'db'>): ResourceRecord[] =>
  db.records('CentreSelection').where((record) => holds(selectionFields(record)))

/** Refuses to remove a part of a record that selections have chosen; they are its uses. */
export function refuseChosen(
  name: string,
  field: string,
  holds: (fields: SelectionFields) => boolean,
  store: Pick<Store, 'db' | 'named'>,
): void {
  const uses = usesBy('CentreSelection', selectionsThat(holds, store), field, store)
  refuseUsed(uses, (first) => `${name} cannot be removed: chosen in ${first}.`)
}

/** Teaching dates that selections have chosen stay. */
export function refuseChosenDates(dates: FieldsOf<'Intake'>['teachingDates'], store: Pick<Store, 'db' | 'named'>): void {
  for (const { teachingDateId, teachingDateName } of dates)
    refuseChosen(
      teachingDateName,
      'Teaching Dates',
      ({ intakes = [] }) => intakes.some(({ teachingDateIds }) => teachingDateIds.some((id) => id === teachingDateId)),
      store,
    )
}

const kinds = { testblockIds: 'test', examblockIds: 'exam' } as const

/** What an active curriculum offers may grow; what selections have chosen of it stays. */
export function refuseChosenOfCurriculum({ id, before, db, named }: Writing<FieldsOf<'Curriculum'>>, fields: FieldsOf<'Curriculum'>): void {
  const refuse = (name: string, field: keyof typeof curriculum.fields, holds: (of: SelectionFields) => boolean) =>
    refuseChosen(name, curriculum.fields[field].label, (of) => of.curriculumId === id && holds(of), { db, named })
  for (const lost of lostOf(before?.streamIds, fields.streamIds))
    refuse(named('Stream', lost), 'streamIds', ({ streamIds = [] }) => streamIds.includes(lost))
  for (const lost of lostOf(before?.deliveryModes, fields.deliveryModes)) {
    const label = curriculum.fields.deliveryModes.choices.find(({ value }) => value === lost)?.label ?? ''
    refuse(label, 'deliveryModes', ({ delivery = [] }) => delivery.some(({ deliveryMode }) => deliveryMode === lost))
  }
  for (const field of ['testblockIds', 'examblockIds'] as const) {
    // Without any, all blocks are offered.
    const offered: readonly number[] | undefined = fields[field]
    const offeredBefore: readonly number[] | undefined = before?.[field]
    for (const lost of offered === undefined ? [] : lostOf(offeredBefore, offered)) {
      const name = db.blocks.findBy((block) => block.kind === kinds[field] && block.id === lost)?.name ?? ''
      refuse(name, field, ({ blocks = [] }) => blocks.some((row) => row[field]?.some((blockId) => blockId === lost)))
    }
  }
}

const modulesOf = (stream: FieldsOf<'Stream'> | null) => [...(stream?.coreModuleIds ?? []), ...(stream?.optionalModuleIds ?? [])]

/** The modules of a stream that subcurricula teach, courses require or selections have chosen stay in it. */
export function refuseUsedOfStream({ id, before, ...store }: Writing<FieldsOf<'Stream'>>, fields: FieldsOf<'Stream'>): void {
  const { records, named } = store
  for (const lost of lostOf(modulesOf(before), modulesOf(fields))) {
    const taught = records('Subcurriculum').where(
      (one) => one.fields['streamId'] === id && (one.fields as FieldsOf<'Subcurriculum'>).moduleIds.includes(lost),
    )
    const required = records('Course').where(({ fields: { academicRequirements = [] } }) =>
      (academicRequirements as NonNullable<FieldsOf<'Course'>['academicRequirements']>).some(
        ({ streamId, modules = [] }) => streamId === id && modules.some(({ moduleId }) => moduleId === lost),
      ),
    )
    const chosen = selectionsThat(
      ({ modules = [] }) => modules.some(({ streamId, moduleIds }) => streamId === id && moduleIds.includes(lost)),
      store,
    )
    const uses = [
      ...usesBy('Subcurriculum', taught, subcurriculum.fields.moduleIds.label, store),
      ...usesBy('Course', required, course.fields.academicRequirements.label, store),
      ...usesBy('CentreSelection', chosen, centreSelection.fields.modules.label, store),
    ]
    refuseUsed(uses, (first) => `${named('Module', lost)} cannot be removed: used in ${first}.`)
  }
}

/** Modules that selections have chosen of a stream stay in what the curriculum teaches of it. */
export function refuseChosenOfSubcurriculum(
  { before, db, named }: Writing<FieldsOf<'Subcurriculum'>>,
  { curriculumId, streamId, moduleIds }: FieldsOf<'Subcurriculum'>,
): void {
  for (const lost of lostOf(before?.moduleIds, moduleIds))
    refuseChosen(
      named('Module', lost),
      subcurriculum.fields.moduleIds.label,
      (of) =>
        of.curriculumId === curriculumId && (of.modules ?? []).some((row) => row.streamId === streamId && row.moduleIds.includes(lost)),
      { db, named },
    )
}

/** The modules of a combo route that selections have chosen stay in it. */
export function refuseChosenOfCombo({ id, before, db, named }: Writing<FieldsOf<'Combo'>>, { moduleIds }: FieldsOf<'Combo'>): void {
  for (const lost of lostOf(before?.moduleIds, moduleIds))
    refuseChosen(named('Module', lost), combo.fields.moduleIds.label, ({ comboIds = [] }) => comboIds.some((comboId) => comboId === id), {
      db,
      named,
    })
}
