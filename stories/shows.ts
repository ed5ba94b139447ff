import type { StateValueFrom } from 'xstate'
import type { changePasswordMachine } from '#machines/account/change-password.machine.ts'
import type { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts'
import type { resetLinkMachine } from '#machines/account/reset-link.machine.ts'
import type { revealMachine } from '#machines/account/reveal.machine.ts'
import type { attemptMachine } from '#machines/assessment/attempt.machine.ts'
import type { invigilationMachine } from '#machines/assessment/invigilation.machine.ts'
import type { invigilatorCallMachine } from '#machines/assessment/invigilator-call.machine.ts'
import type { markingDeskMachine } from '#machines/assessment/marking-desk.machine.ts'
import type { academicDatesMachine } from '#machines/blocks/academic-dates/academic-dates.machine.ts'
import type { blockDetailsMachine } from '#machines/blocks/details/block-details.machine.ts'
import type { blockExportMachine, blockListMachine } from '#machines/blocks/list/block-list.machine.ts'
import type { blockSummaryMachine } from '#machines/blocks/summary/block-summary.machine.ts'
import type { blockWizardMachine } from '#machines/blocks/wizard/block-wizard.machine.ts'
import type { dragMachine } from '#machines/blocks/scheduling/drag.machine.ts'
import type { proposalMachine } from '#machines/blocks/proposal/proposal.machine.ts'
import type { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { paymentMachine } from '#machines/money/payment.machine.ts'
import type { nextYearMachine } from '#machines/blocks/next-year/next-year.machine.ts'
import type { snapshotLinkMachine } from '#machines/blocks/timetable/snapshot-link.machine.ts'
import type { snapshotMachine } from '#machines/blocks/timetable/snapshot.machine.ts'
import type { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import type { curriculumSelectionMachine } from '#machines/curriculum-selection/curriculum-selection.machine.ts'
import type { composerMachine } from '#machines/communications/composer.machine.ts'
import type { sendingMachine } from '#machines/communications/sending.machine.ts'
import type { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import type { consentMachine } from '#machines/consent/consent.machine.ts'
import type { createListMachine } from '#machines/lists/list.machine.ts'
import type { moduleRuleEditorMachine } from '#machines/module-properties/module-rule-editor.machine.ts'
import type { moduleRuleListMachine } from '#machines/module-properties/module-rule-list.machine.ts'
import type { moduleRuleSummaryMachine } from '#machines/module-properties/module-rule-summary.machine.ts'
import type { uploadMachine } from '#machines/files/upload.machine.ts'
import type { importMachine } from '#machines/records/import.machine.ts'
import type { createRecordEditor } from '#machines/records/record-editor.machine.ts'
import type { recordGridMachine } from '#machines/records/record-grid.machine.ts'
import type { createRecordView } from '#machines/records/record-view.machine.ts'
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import type { moduleMovesMachine } from '#machines/rights/module-moves.machine.ts'
import type { errorDecisionMachine } from '#machines/students/error-decision.machine.ts'
import type { rightsEditorMachine } from '#machines/rights/rights-editor.machine.ts'
import type { privacyPolicyMachine } from '#machines/session/privacy-policy.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'

/** The machines whose states people see, by their names in the catalogue of machines. */
interface Machines {
  session: typeof sessionMachine
  'privacy-policy': typeof privacyPolicyMachine
  connectivity: typeof connectivityMachine
  consent: typeof consentMachine
  notifications: typeof notificationsMachine
  'change-password': typeof changePasswordMachine
  'forgot-password': typeof forgotPasswordMachine
  'reset-link': typeof resetLinkMachine
  reveal: typeof revealMachine
  list: ReturnType<typeof createListMachine>
  'list-export': typeof blockExportMachine
  import: typeof importMachine
  upload: typeof uploadMachine
  'record-editor': ReturnType<typeof createRecordEditor>
  'record-view': ReturnType<typeof createRecordView>
  'block-list': typeof blockListMachine
  'block-wizard': typeof blockWizardMachine
  'block-details': typeof blockDetailsMachine
  'time-zones': typeof timeZonesMachine
  scheduling: typeof schedulingMachine
  drag: typeof dragMachine
  proposal: typeof proposalMachine
  'block-summary': typeof blockSummaryMachine
  'academic-dates': typeof academicDatesMachine
  'next-year': typeof nextYearMachine
  'snapshot-link': typeof snapshotLinkMachine
  snapshot: typeof snapshotMachine
  'module-rule-list': typeof moduleRuleListMachine
  'module-rule-editor': typeof moduleRuleEditorMachine
  'module-rule-summary': typeof moduleRuleSummaryMachine
  payment: typeof paymentMachine
  composer: typeof composerMachine
  sending: typeof sendingMachine
  attempt: typeof attemptMachine
  invigilation: typeof invigilationMachine
  'invigilator-call': typeof invigilatorCallMachine
  'marking-desk': typeof markingDeskMachine
  'rights-editor': typeof rightsEditorMachine
  'module-moves': typeof moduleMovesMachine
  'error-decision': typeof errorDecisionMachine
  'record-grid': typeof recordGridMachine
  'curriculum-selection': typeof curriculumSelectionMachine
}

type PathOf<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]: `${Key}.${PathOf<Value[Key]>}` }[keyof Value & string]
    : never

type ParentOf<Path extends string> = Path extends `${infer Head}.${infer Rest}` ? Head | `${Head}.${ParentOf<Rest>}` : never

type LeafOf<Path extends string> = Exclude<Path, ParentOf<Path>>

export type MachineName = keyof Machines

/** A state without states of its own, by its path from the root: 'signedOut.idle'. */
export type StatePath<Name extends MachineName> = LeafOf<PathOf<StateValueFrom<Machines[Name]>>>

/** States by machine. */
export type ShownStates = { readonly [Name in MachineName]?: readonly StatePath<Name>[] }

/** For whom, or of what, a screen is drawn where that changes it. */
export interface Circumstances {
  readonly kind?: 'exam' | 'test'
  readonly role?: 'administrator' | 'viewer' | 'centre' | 'university' | 'student'
}

/** What a story shows, as its parameters carry it. */
export interface Shown extends Circumstances {
  readonly states: ShownStates
}

/** The parameters of a story that shows these states; a state without a story, and without a reason in `unseen`, fails a test. */
export const shows = (states: ShownStates, circumstances: Circumstances = {}): { readonly shown: Shown } => ({
  shown: { states, ...circumstances },
})

/** States that no story can show, each with the reason. */
export type UnseenStates = { readonly [Name in MachineName]?: { readonly [Path in StatePath<Name>]?: string } }
