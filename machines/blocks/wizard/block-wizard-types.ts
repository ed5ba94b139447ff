import type { PromiseActorLogic } from 'xstate'
import type { BlockDetailsInput } from '../details/block-details-types.ts'
import type { BlockSummaryInput, LoadedSummary } from '../summary/block-summary.machine.ts'
import type { SchedulingInput } from '../scheduling/scheduling-types.ts'
import type { Notice, StepFacts, StepInput } from '../step.ts'
import type { TimeZonesInput } from '../time-zones/time-zones-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockId, BlockRecord, Removal } from '../block.ts'
import type { Done, Failure } from '#machines/outcome.ts'

export type StepNumber = 0 | 1 | 2 | 3

/** Where a person wants to go from the wizard: its list, one of its steps, or another address of the portal. */
export type Destination =
  | { readonly kind: 'list' }
  | { readonly kind: 'step'; readonly step: StepNumber; readonly date?: CivilDate }
  | { readonly kind: 'address'; readonly address: string }

/** Ports of the frame. */
export type BlockWizardPorts = {
  removeBlock: PromiseActorLogic<Removal, { readonly blockId: BlockId }>
  publishBlock: PromiseActorLogic<Done, { readonly blockId: BlockId }>
  /** The summary as it stands now. */
  readSummary: PromiseActorLogic<LoadedSummary, { readonly blockId: BlockId }>
}

export interface BlockWizardInput {
  readonly blockId: BlockId | null
  /** A wizard opened with an id; a new block stays in create mode until the wizard is left or reloaded. */
  readonly isEditMode: boolean
  readonly step: StepNumber
  /** The date that the schedule opens on; null for the block's first. */
  readonly date: CivilDate | null
  /** Steps on which Clear shows in create mode. */
  readonly clearOn: readonly StepNumber[]
  readonly isErrorClosable: boolean
  /** The input of each step. */
  readonly stepInput: {
    details(input: StepInput): BlockDetailsInput
    timeZones(input: StepInput & { readonly blockId: BlockId }): TimeZonesInput
    scheduling(input: StepInput & { readonly blockId: BlockId; readonly date: CivilDate | null }): SchedulingInput
    summary(input: StepInput & { readonly blockId: BlockId }): BlockSummaryInput
  }
  readonly texts: {
    readonly mappingWarning: string
    readonly onlyDrafts: string
    /** The block could not be read before its publish. */
    readonly notChecked: string
    /** The block is published, though the answer was lost. */
    readonly published: string
    /** The text of a failed publish where the server sent none. */
    readonly publishFailed: string
    readonly fallback: string
    readonly failure: (problem: unknown) => Failure
  }
}

/**
 * `leave`, `clear`, `publish` and `delete` ask the person, `publishing` and `deleting` run; a step's tag is its name. After
 * `left` nothing can be done.
 */
export type BlockWizardTag =
  | 'busy'
  | 'leave'
  | 'clear'
  | 'publish'
  | 'delete'
  | 'publishing'
  | 'deleting'
  | 'left'
  | 'details'
  | 'timeZones'
  | 'scheduling'
  | 'summary'

export interface BlockWizardContext {
  readonly input: BlockWizardInput
  readonly step: StepNumber
  readonly date: CivilDate | null
  readonly blockId: BlockId | null
  readonly record: BlockRecord | null
  /** The furthest step that may be opened. */
  readonly reach: StepNumber
  readonly facts: StepFacts
  /** The step loads or saves. */
  readonly isBusy: boolean
  readonly isSaving: boolean
  /** The step could not be read: there is nothing to save or publish. */
  readonly loadFailed: boolean
  /** Number of the step's latest message, so that each success is shown once. */
  readonly lastNoticeId: number
  /** The step's own message, and the frame's. */
  readonly stepNotice: Notice | null
  readonly notice: Notice | null
  readonly leavingTo: Destination
  /** Why the last publish failed. */
  readonly publishProblem: unknown
}

export type BlockWizardEvent =
  | { type: 'wizard.save' }
  | { type: 'wizard.next' }
  | { type: 'wizard.clear' }
  | { type: 'wizard.delete' }
  | { type: 'wizard.publish' }
  | { type: 'wizard.leave'; to: Destination }
  | { type: 'wizard.visit'; address: string }
  /** The page may be unloaded at once: it was hidden or closed, or its session ended. */
  | { type: 'wizard.keep' }
  /** The person returns to a wizard that was left but not unmounted. */
  | { type: 'wizard.return' }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'notice.close' }
  | { type: 'step.enter'; step: StepNumber; date: CivilDate | null }
  | { type: 'block.created' }

/** Tasks of the page: show a passing success, change the address, leave. */
export type BlockWizardFact =
  | { type: 'wizard.succeeded'; message: string }
  | { type: 'address.due'; blockId: BlockId }
  | { type: 'wizard.restarted' }
  | { type: 'wizard.left'; to: Destination; message: string }
