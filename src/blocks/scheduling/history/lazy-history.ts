import { createLazyResource } from '#src/ui/lazy/lazy-resource.ts'

/** What records, undoes, redoes and names the steps of a schedule: nothing of it is needed to show one. */
export const historyParts = createLazyResource(() => import('./history-parts.ts'))

export type HistoryParts = Awaited<ReturnType<typeof historyParts.load>>

/** What makes steps of edits; null until it is loaded. */
export const historyRules = (): HistoryParts['rules'] | null => (historyParts.isReady() ? historyParts.current().rules : null)
