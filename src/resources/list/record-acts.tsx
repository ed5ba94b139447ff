import type { RecordListAct, RecordListRow } from '#machines/records/record-list.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { deleteAct, type RowsAct } from '#src/ui/list/rows-act.tsx'
import { recordTexts as texts } from '../texts.ts'

/** What can be done with the chosen rows of a list. */
type RecordAct = RowsAct<RecordListRow, RecordListAct>

const statusAct = (rules: ResourceRules, id: RecordListAct, label: string): RecordAct => ({
  id,
  label,
  mayChange: ({ status }) => id !== `status:${status}`,
  offReason: texts.alreadySo(id),
  question: (count) => texts.question(rules, id, count),
})

/** The acts that a person may do; a lifecycle has no switch between active and inactive. */
export function recordActs(rules: ResourceRules, rights: { readonly modify: boolean; readonly delete: boolean }): readonly RecordAct[] {
  const hasSwitch = Object.keys(rules.transitions).length === 0 && rules.statusField === 'status'
  return [
    ...(rights.modify && hasSwitch ? [statusAct(rules, 'status:1', texts.activate), statusAct(rules, 'status:-1', texts.deactivate)] : []),
    ...(rights.delete ? [deleteAct<RecordListRow>((count) => texts.question(rules, 'delete', count))] : []),
  ]
}
