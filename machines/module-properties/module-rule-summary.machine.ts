import { mayChange, type RecordAct } from '#machines/lists/record-acts.ts'
import { createRecordView, type RecordViewEvent, type RecordViewPorts } from '#machines/records/record-view.machine.ts'
import type { ModuleRule } from './types.ts'

type ShownRule = Pick<ModuleRule, 'status'>

export type ModuleRuleSummaryEvent = RecordViewEvent<ShownRule, RecordAct>
export type ModuleRuleSummaryPorts = RecordViewPorts<RecordAct, ShownRule>

/** A module rule as it stands: it can be published while it is a draft, and deleted after a Yes; both lead to the list. */
export const moduleRuleSummaryMachine = createRecordView<ShownRule, RecordAct>({
  id: 'moduleRuleSummary',
  mayAct: mayChange,
  isAsked: (act) => act === 'delete',
  isLast: () => true,
})
