import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import { loadable, type CodePart } from '#src/api/loadable.ts'

/** The wizard's frame and its steps, each in a chunk of its own: an address fetches the two that it opens together. */
export const Wizard = loadable(async () => (await import('./Wizard.tsx')).Wizard)
export const DetailsStep = loadable(async () => (await import('../details/DetailsStep.tsx')).DetailsStep)
export const TimeZonesStep = loadable(async () => (await import('../time-zones/TimeZonesStep.tsx')).TimeZonesStep)
export const SchedulingStep = loadable(async () => (await import('../scheduling/SchedulingStep.tsx')).SchedulingStep)
export const SummaryStep = loadable(async () => (await import('../summary/SummaryStep.tsx')).SummaryStep)

/** The code of each step, in order. */
export const stepParts: readonly [CodePart, CodePart, CodePart, CodePart] = [DetailsStep, TimeZonesStep, SchedulingStep, SummaryStep]

/** What the wizard draws itself with at a step. */
export const partsOfStep = (step: StepNumber): readonly CodePart[] => [Wizard, stepParts[step]]
