import type { RecordListAct, RecordListRow } from '#machines/records/record-list.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { Pencil } from 'lucide-react'
import { deleteAct, type RowsAct } from '#src/ui/list/rows-act.tsx'
import { recordTexts as texts } from '../texts.ts'
import { editableFields } from './editable-fields.ts'

/** What can be done with the chosen rows of a list. */
type RecordAct = RowsAct<RecordListRow, RecordListAct>

const statusAct = (rules: ResourceRules, id: RecordListAct, label: string): RecordAct => ({
  id,
  label,
  mayChange: ({ status }) => id !== `status:${status}`,
  offReason: texts.alreadySo(id),
  question: (count) => texts.question(rules, id, count),
})

/** The steps of a lifecycle that several records take at once, and the right for each. */
const sharedSteps = { publish: 'publish', activate: 'modify', deactivate: 'modify', ready: 'modify', issue: 'publish' } as const

type Rights = Readonly<Record<'modify' | 'delete' | 'publish', boolean>>

/** The switch between active and inactive, or the steps of a lifecycle that several records take at once. */
function statusActs(rules: ResourceRules, rights: Rights): readonly RecordAct[] {
  const { transitions, statusField } = rules
  if (!rights.modify) return []
  if (Object.keys(transitions).length === 0 && statusField === 'status')
    return [statusAct(rules, 'status:1', texts.activate), statusAct(rules, 'status:-1', texts.deactivate)]
  return Object.entries(sharedSteps).flatMap(([name, right]) => {
    const step = transitions[name]
    if (!step || !rights[right]) return []
    const id = `status:${step.to}` as const
    const mayChange = ({ status }: RecordListRow) => step.from.includes(status)
    return [{ ...statusAct(rules, id, step.label), mayChange, offReason: texts.noneCan(id) }]
  })
}

const editAct = (rules: ResourceRules): RecordAct => ({
  id: 'edit',
  label: texts.editItem,
  icon: <Pencil size={16} aria-hidden />,
  question: (count) => texts.editRows(rules, count),
})

/** The acts that a person may do with rows. */
export function recordActs(rules: ResourceRules, rights: Rights): readonly RecordAct[] {
  return [
    ...(rights.modify && editableFields(rules).length > 0 ? [editAct(rules)] : []),
    ...statusActs(rules, rights),
    ...(rights.delete ? [deleteAct<RecordListRow>((count) => texts.question(rules, 'delete', count))] : []),
  ]
}
