import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import { lazyComponent, type LazyCode } from '#src/ui/lazy/lazy-component.ts'

/** The wizard's steps, each in a chunk of its own: an address fetches the one that it opens together with its page. */
export const DetailsStep = lazyComponent(async () => (await import('../details/DetailsStep.tsx')).DetailsStep)
export const TimeZonesStep = lazyComponent(async () => (await import('../time-zones/TimeZonesStep.tsx')).TimeZonesStep)
export const SchedulingStep = lazyComponent(async () => (await import('../scheduling/SchedulingStep.tsx')).SchedulingStep)
export const SummaryStep = lazyComponent(async () => (await import('../summary/SummaryStep.tsx')).SummaryStep)

/** The code of each step, in order. */
export const stepParts: readonly [LazyCode, LazyCode, LazyCode, LazyCode] = [DetailsStep, TimeZonesStep, SchedulingStep, SummaryStep]

/** What the page of the wizard draws itself with at a step. */
export const partsOfStep = (step: StepNumber): readonly LazyCode[] => [stepParts[step]]
