import { teachingDate } from '#openapi/generated/resources/lookups/teaching-date.ts'
import type { Db } from '../../db.ts'
import type { ResourceRecord } from '../../models.ts'
import { customDates } from '../selection/custom-dates.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'

const active = 1

/** A teaching date can be chosen while its intake can. */
const datesOf = ({ id: intakeId, fields, ...stamps }: ResourceRecord): ResourceRecord[] =>
  // The contract has checked them when they were stored.
  (fields as FieldsOf<'Intake'>).teachingDates.map(({ teachingDateId = 0, teachingDateName }) => ({
    ...stamps,
    id: teachingDateId,
    fields: { teachingDateName, intakeId },
  }))

/** The teaching dates that custom requests have made, which the requests keep. */
const ownDates = (db: Db): ResourceRecord[] =>
  customDates(db).map(({ teachingDateId, teachingDateName, intakeId, centreId, request }) => ({
    ...request,
    id: teachingDateId,
    status: active,
    fields: { teachingDateName, intakeId, centreId },
  }))

/** The teaching dates of all intakes, which keep them, and those that single centres have. */
export const teachingDates = serveResource({
  rules: teachingDate,
  table: (db: Db) => {
    const all = () => [...db.records('Intake').where().flatMap(datesOf), ...ownDates(db)]
    return {
      find: (id) => all().find((one) => one.id === id) ?? null,
      where: (predicate = () => true) => all().filter(predicate),
    }
  },
})
