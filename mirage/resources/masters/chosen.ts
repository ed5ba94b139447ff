import type { ResourceRecord } from '../../models.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
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
  const uses = selectionsThat(holds, store).map(({ id }) => ({
    resource: 'CentreSelection',
    id,
    name: store.named('CentreSelection', id),
    field,
  }))
  const [first] = uses
  if (!first) return
  throw new RecordRefusal(409, `${name} cannot be removed: chosen in ${first.name}.`, { kind: 'used', uses, hiddenCount: 0 })
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
