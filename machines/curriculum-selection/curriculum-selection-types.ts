import type { PromiseActorLogic } from 'xstate'
import type { SelectionAnswers, SelectionChoices } from '#openapi/selection/answers.ts'
import type { SelectionStep } from '#openapi/selection/steps.ts'
import type { Done } from '#machines/outcome.ts'
import type { RecordNotice } from '#machines/records/record-notice.ts'
import type { RecordFailure } from '#machines/records/record-editor-types.ts'

/** What a centre has answered of a curriculum, and what it may choose. */
export interface OpenSelection {
  readonly curriculumId: number
  readonly curriculumName: string
  readonly centreId: number
  readonly centreName: string
  /** The time zone of the centre. */
  readonly centreZone: string
  readonly yearId: number
  readonly yearName: string
  readonly isReadOnly: boolean
  /** Why nothing may be chosen now; null while something may. */
  readonly closedText: string | null
  /** Null before the first save. */
  readonly selectionId: number | null
  readonly status: 3 | 4 | 5 | null
  readonly decision: 'Open' | 'Accepted' | 'Rejected'
  /** Why it is incomplete, if it is. */
  readonly reason: string | null
  /** Why the provider gave it back, until it is submitted again. */
  readonly decisionComment: string | null
  /** The stamp of the last save; null before the first. */
  readonly updatedAt: string | null
  readonly answers: SelectionAnswers
  /** The answers at the confirmation before these; null where there was none. */
  readonly confirmed: SelectionAnswers | null
  readonly choices: SelectionChoices
}

/** Answers of one step that were kept while they were unsaved; `at` is the instant (ms) of the last change. */
export interface KeptAnswers {
  readonly at: number
  readonly step: SelectionStep
  readonly answers: SelectionAnswers
  /** The stamp of the selection that they were made on. */
  readonly updatedAt: string | null
}

/** The answers of a step as they are sent. `updatedAt` is the stamp of what may be written over. */
export interface StepSave {
  readonly selection: OpenSelection
  readonly step: SelectionStep
  readonly answers: SelectionAnswers
  readonly updatedAt: string | null
}

/** How a save went. `conflict`: another person has saved since; `closed`: nothing may be changed any more. Neither wrote. */
export type SaveOutcome =
  | (Done & { readonly kind: 'saved'; readonly selection: OpenSelection; readonly savedAt: number })
  | (Done & { readonly kind: 'conflict' | 'closed'; readonly selection: OpenSelection })

/** How a submission went; on a conflict nothing was submitted. */
export type SubmitOutcome =
  | (Done & { readonly kind: 'submitted' })
  | (Done & { readonly kind: 'conflict' | 'closed'; readonly selection: OpenSelection })

/** What the wizard needs done. */
export type CurriculumSelectionPorts = {
  saveStep: PromiseActorLogic<SaveOutcome, StepSave>
  submitSelection: PromiseActorLogic<SubmitOutcome, { readonly selection: OpenSelection; readonly findings: readonly string[] }>
}

export interface CurriculumSelectionInput {
  readonly selection: OpenSelection
  /** The step of the address; null for the first that is open. */
  readonly step: SelectionStep | null
  readonly kept: KeptAnswers | null
  readonly failure: (problem: unknown) => RecordFailure
}

export interface CurriculumSelectionContext {
  readonly input: CurriculumSelectionInput
  /** As it is stored. */
  readonly selection: OpenSelection
  readonly step: SelectionStep
  /** The stored answers with the edits of the open step. */
  readonly answers: SelectionAnswers
  /** The stamp of the selection that the edits were made on. */
  readonly updatedAt: string | null
  /** What is being saved. */
  readonly sent: SelectionAnswers
  /** An edit that removes other answers, until the person has agreed. */
  readonly asked: SelectionAnswers | null
  /** Edits of an earlier visit, until they are restored or discarded. */
  readonly offer: KeptAnswers | null
  /** How often a save of this step was tried since the last success: what is wrong shows from the first on. */
  readonly attempts: number
  /** Texts of the server by path, until the next edit. */
  readonly refused: ReadonlyMap<string, string>
  /** The save leads on to the next step. */
  readonly isContinuing: boolean
  /** The address to which the person wants to leave; null while staying. */
  readonly leavingTo: string | null
  /** What another person has saved, until this one decides whose answers win. */
  readonly theirs: OpenSelection | null
  readonly notice: RecordNotice | null
  /** The right to save is missing. */
  readonly isForbidden: boolean
  readonly savedAt: number | null
  /** The findings that the person has ticked. */
  readonly acknowledged: ReadonlySet<string>
  readonly isConfirmed: boolean
}

export type CurriculumSelectionEvent =
  | { type: 'step.open'; step: SelectionStep | null }
  | { type: 'answers.edit'; answers: Partial<SelectionAnswers> }
  | { type: 'step.save'; isContinuing: boolean }
  | { type: 'wizard.leave'; address: string }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.cancel' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  /** Half a second has passed since the last edit, or the page may be unloaded: the draft is to be stored. */
  | { type: 'draft.due' }
  | { type: 'finding.acknowledge'; id: string; isTicked: boolean }
  | { type: 'selection.confirm'; isTicked: boolean }
  | { type: 'selection.submit' }
  | { type: 'notice.close' }

export type CurriculumSelectionFact =
  | { type: 'step.saved'; message: string }
  /** The wizard goes on to a step, which the address is to name. */
  | { type: 'step.due'; step: SelectionStep }
  | { type: 'wizard.left'; address: string }
  | { type: 'selection.submitted'; message: string }

/** `impact` and `leave` ask the person; `busy` saves or submits. */
export type CurriculumSelectionTag = 'busy' | 'impact' | 'leave' | 'conflict'
