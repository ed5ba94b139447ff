import {
  changesBetween,
  record,
  stepsOf,
  travelled,
  travelTo,
  type HistoryStep,
  type ScheduleHistory,
  type Travel,
} from './history/history.ts'
import { afterEdits, isSelectedUnsaved, keptFailure, loadedDay, unsavedDays, withNotice } from './scheduling-drafts.ts'
import type { UnrecordedEdit } from './history/recorded.ts'
import type { SchedulingContext } from './scheduling-types.ts'
import type { BlockDate } from './schedule.ts'

/** How the scheduling machine makes steps of edits, and goes back and forth through them. This file is loaded after the schedule. */

/** The history with edits added as steps; a step holds all in which the dates after its edit differ from those before. */
export const recordAll = (history: ScheduleHistory, edits: readonly UnrecordedEdit[]): ScheduleHistory =>
  edits.reduce((all, { name, at, before, after }) => {
    const changes = Object.values(after).flatMap((day) => changesBetween(day, before[day.dateId]?.slots ?? day.saved, day.slots))
    return record(all, { name, at, changes })
  }, history)

/** The steps that an event asks for, before any date is read for them; null where there is nothing to undo or redo. */
export function recallOf(
  { history }: Pick<SchedulingContext, 'history'>,
  event: { readonly type: 'history.undo' | 'history.redo' } | { readonly type: 'history.jump'; readonly id: number },
): SchedulingContext['recall'] {
  const one: Travel = { direction: event.type === 'history.redo' ? 'redo' : 'undo', count: 1 }
  const travel = event.type === 'history.jump' ? travelTo(history, event.id) : one
  return travel && stepsOf(history, travel).length > 0 ? { ...travel, read: {} } : null
}

/** The steps that are being undone or redone, in that order. */
export const recallSteps = ({ history, recall }: SchedulingContext): readonly HistoryStep[] => (recall ? stepsOf(history, recall) : [])

/** The dates that have to be read before steps can be undone or redone. */
export function unreadDates(context: SchedulingContext): readonly BlockDate[] {
  const named = new Set(recallSteps(context).flatMap(({ changes }) => changes.map(({ dateId }) => dateId)))
  const isRead = (id: string) => id === context.selected?.id || (context.recall !== null && id in context.recall.read)
  return context.dates.filter(({ id }) => named.has(id) && !isRead(id))
}

/** The date that lies open once steps are undone or redone: the selected one, if the last of them changes it. */
export function recalledDate(context: SchedulingContext): BlockDate | null {
  const changes = recallSteps(context).at(-1)?.changes ?? []
  const ids = changes.map(({ dateId }) => dateId)
  if (ids.includes(context.selected?.id ?? '')) return context.selected
  return context.dates.find(({ id }) => ids.includes(id)) ?? context.selected
}

/** The context after the steps that were asked for are undone or redone; what another person changed since is named. */
export function withRecalled(context: SchedulingContext): Partial<SchedulingContext> {
  const { recall } = context
  if (!recall) return {}
  const read = context.dates.flatMap((date) => {
    const stored = recall.read[date.id]
    return stored ? [[date.id, loadedDay(context.days[date.id], date, stored)] as const] : []
  })
  const before = { ...context.days, ...Object.fromEntries(read) }
  const slots = Object.fromEntries(Object.values(before).map((day) => [day.dateId, day.slots]))
  const { history, days: after, skipped } = travelled(context.history, slots, recall)
  const all = Object.fromEntries(Object.values(before).map((day) => [day.dateId, { ...day, slots: after[day.dateId] ?? day.slots }]))
  const selected = recalledDate(context)
  const isLeft = selected?.id !== context.selected?.id
  const unsaved = Object.fromEntries(unsavedDays({ days: all }).map((day) => [day.dateId, day]))
  const open = selected && all[selected.id]
  const days = open ? { ...unsaved, [open.dateId]: open } : unsaved
  const left = isLeft && isSelectedUnsaved({ days: all, selected: context.selected }) ? context.selected : null
  const texts = context.input.texts
  return {
    ...afterEdits(context, days),
    days,
    selected,
    history,
    recall: null,
    ...(isLeft ? { removals: [] } : keptFailure(context, days)),
    ...(left && withNotice(context, 'error', texts.submit(left.date))),
    ...(skipped.length > 0 && withNotice(context, 'warning', texts.skipped(skipped, recall.direction), true)),
  }
}
