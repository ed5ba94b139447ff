import type { RecordListAct, RecordListRow } from '#machines/records/record-list.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { StoredRecord } from '../record-types.ts'
import { Pencil } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { RowAnswer, RowEdit } from '#machines/lists/list-types.ts'
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

/** The steps of a lifecycle that several records take at once. */
const sharedSteps = ['publish', 'activate', 'deactivate', 'ready', 'issue']

/** A dialog in which an act of a list is asked about. */
export interface ActDialogProps {
  readonly isOpen: boolean
  /** The chosen records. */
  readonly rows: readonly StoredRecord[]
  /** How many have been sent. */
  readonly sent: number
  readonly isBusy: boolean
  finalFocus(): HTMLElement | null
  /** Says what is wanted of each record. */
  onAccept(edits: readonly RowEdit[]): void
  onCancel(): void
}

/** What one list does with several records, one by one. */
export interface BulkAct {
  readonly id: `own:${string}`
  readonly label: string
  readonly icon: ReactNode
  readonly right: 'modify' | 'publish'
  /** Whether it can be done with a record; with each one unless told. */
  mayChange?(row: RecordListRow): boolean
  /** Why it is disabled where it can be done with none of the chosen rows. */
  readonly offReason?: string
  question(count: number): string
  /** Stands in place of the question. */
  readonly Dialog?: ComponentType<ActDialogProps>
  /** The summary: with how many of all it was done. */
  outcome(done: number, total: number): string
  /** Does it to a record; `wanted` is what its dialog has said of it. */
  run(id: string, wanted?: RowEdit['fields']): Promise<RowAnswer>
}

/** What a list adds to the acts that all lists have, or takes from them. */
interface MoreActs {
  readonly steps?: readonly string[] | undefined
  readonly own?: readonly BulkAct[] | undefined
  readonly contactType: string | null
  /** Whether a record can be edited as it stands; each one unless told. */
  readonly isOpen?: ((row: StoredRecord) => boolean) | undefined
  /** Whether a record can be deleted as it stands; each one unless told. */
  readonly mayDelete?: ((row: StoredRecord) => boolean) | undefined
  /** Whether a record can be deactivated as it stands; each one unless told. */
  readonly mayDeactivate?: ((row: StoredRecord) => boolean) | undefined
  /** The list is being read again. */
  readonly isReading?: boolean
}

/** An act for some records only: it is disabled when none of the chosen records allows it. */
const where = (act: RecordAct, mayChange: ((row: StoredRecord) => boolean) | undefined, offReason: string): RecordAct =>
  mayChange ? { ...act, mayChange, offReason } : act

type Rights = Readonly<Record<'modify' | 'delete' | 'publish', boolean>>

/** The switch between active and inactive, or the steps of a lifecycle that several records take at once. */
function statusActs(rules: ResourceRules, rights: Rights, { steps = [], contactType, mayDeactivate }: MoreActs): readonly RecordAct[] {
  const { transitions, statusField } = rules
  if (Object.keys(transitions).length === 0 && statusField === 'status') {
    if (!rights.modify) return []
    const deactivate = statusAct(rules, 'status:-1', texts.deactivate)
    const isActive = (row: RecordListRow) => row.status !== -1
    return [
      statusAct(rules, 'status:1', texts.activate),
      where(deactivate, mayDeactivate && ((row) => isActive(row) && mayDeactivate(row)), texts.noneCan('status:-1')),
    ]
  }
  return [...sharedSteps, ...steps].flatMap((name) => {
    const step = transitions[name]
    if (!step || (step.by && contactType !== null && !step.by.includes(contactType))) return []
    if (!rights[step.permission === 'Publish' ? 'publish' : 'modify']) return []
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

// An edit is sent with the stamps of its rows: with those of before the last change, each row would be refused.
const heldEdit = (act: RecordAct): RecordAct => ({ ...act, mayChange: () => false, offReason: texts.beingRead })

/** The acts that a person may do with rows. */
export function recordActs(rules: ResourceRules, rights: Rights, more: MoreActs = { contactType: null }): readonly RecordAct[] {
  const edit = where(editAct(rules), more.isOpen, texts.noneCan('edit'))
  return [
    ...(rights.modify && editableFields(rules).length > 0 ? [more.isReading ? heldEdit(edit) : edit] : []),
    ...statusActs(rules, rights, more),
    ...(more.own ?? []).filter(({ right }) => rights[right]),
    ...(rights.delete
      ? [
          where(
            deleteAct<RecordListRow>((count) => texts.question(rules, 'delete', count)),
            more.mayDelete,
            texts.noneCan('delete'),
          ),
        ]
      : []),
  ]
}
