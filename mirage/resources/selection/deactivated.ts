import type { ResourceName } from '#openapi/generated/resources.ts'
import type { Store } from '../engine/store.ts'
import type { SelectionFields } from './parts.ts'
import { selectionStatus } from './status.ts'

const active = 1

/** Why a selection is not complete any more: what it has chosen that nobody may choose now, in words; null while there is none. */
export function deactivated({ comboIds = [], intakes = [], blocks = [] }: Partial<SelectionFields>, store: Store): string | null {
  const isLeft = (resource: ResourceName, id: number) => store.records(resource).find(id)?.status !== active
  const isWithdrawn = (id: number) => store.db.blocks.find(id)?.status !== active
  const combo = comboIds.find((id) => isLeft('Combo', id))
  if (combo !== undefined) return `${store.named('Combo', combo)} was deactivated.`
  const intake = intakes.find(({ intakeId }) => isLeft('Intake', intakeId))
  if (intake) return `${store.named('Intake', intake.intakeId)} was deactivated.`
  const block = blocks.flatMap(({ examblockIds = [], testblockIds = [] }) => [...examblockIds, ...testblockIds]).find(isWithdrawn)
  return block === undefined ? null : `${store.db.blocks.find(block)?.name ?? 'A block'} is not published any more.`
}

/** The status of a selection by now: what was chosen and can be chosen no more has to be chosen anew. */
export const statusToday = (fields: SelectionFields, status: number, store: Store): number =>
  status === selectionStatus.completed && deactivated(fields, store) !== null ? selectionStatus.incomplete : status
