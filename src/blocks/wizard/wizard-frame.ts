import type { SnapshotFrom } from 'xstate'
import type { blockWizardMachine } from '#machines/blocks/wizard/block-wizard.machine.ts'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import { tagIn } from '#src/api/tag-in.ts'

const noPoints: readonly OpenPoint[] = []

/**
 * What the wizard's frame draws of its machine. Every edit of the open step gives the machine a new snapshot; the values here
 * stay the same, so that a shallow comparison keeps the frame from being rendered with any.
 */
export function frameOf(snapshot: SnapshotFrom<typeof blockWizardMachine>) {
  const { facts, ...context } = snapshot.context
  return {
    ...context,
    openPoints: facts.openPoints ?? noPoints,
    openStep: snapshot.children.step,
    openStepName: tagIn(snapshot, ['details', 'timeZones', 'scheduling', 'summary']),
    question: tagIn(snapshot, ['leave', 'clear', 'publish', 'delete']),
    isFrameBusy: snapshot.hasTag('busy'),
    isDeleting: snapshot.hasTag('deleting'),
    isPublishing: snapshot.hasTag('publishing'),
    canPublish: snapshot.can({ type: 'wizard.publish' }) || snapshot.hasTag('publish'),
  }
}

/** Whether the open step has unsaved edits, and when it was last saved. */
export const savedStateOf = ({ context: { facts } }: SnapshotFrom<typeof blockWizardMachine>) => ({
  isDirty: facts.isDirty,
  savedAt: facts.savedAt,
})

export type WizardFrame = ReturnType<typeof frameOf>
