import { recordTexts } from '#openapi/check-record.ts'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { doneSteps } from '#openapi/selection/steps.ts'
import { serveResource } from '../engine/service.ts'
import { answersOf, choicesOf } from './choices.ts'
import { deactivated, statusToday } from './deactivated.ts'
import { offerOf } from './offers.ts'
import { ofOwnCentre, selectionOf, type SelectionFields } from './parts.ts'
import { seedConfirmations, selectionSeeds } from './selection-seeds.ts'

const open = 'Open'

/** What centres have chosen of what they are offered, and what became of it. */
export const centreSelections = serveResource({
  rules: centreSelection,
  seeds: selectionSeeds,
  seedBeside: seedConfirmations,
  scope: ofOwnCentre,
  calculated: (given, _id, store) => {
    const fields = given as SelectionFields
    const reason = deactivated(fields, store)
    return {
      selectionName: `${store.named('Centre', fields.centreId)} · ${store.named('Curriculum', fields.curriculumId)}`,
      steps: doneSteps(
        answersOf(fields),
        choicesOf(fields, store),
        fields.confirmedAt !== undefined && fields.reason === undefined && reason === null,
      ),
      ...(reason !== null && { reason, decision: open }),
    }
  },
  statusToday: (fields, status, store) => statusToday(fields as SelectionFields, Number(status), store),
  completed: (fields) => ({ decision: open, ...fields }),
  checks: [
    (fields, store) => {
      const known = selectionOf(fields, store)
      return known && known.id !== store.id ? ['centreId', recordTexts.unique('Centre')] : null
    },
    (fields, store) =>
      store.id === null && offerOf(fields, store) === null
        ? ['centreId', `${store.named('Curriculum', fields.curriculumId)} is not offered to this centre.`]
        : null,
  ],
})
