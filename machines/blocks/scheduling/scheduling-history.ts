import { changesBetween, record, stepsOf, travelled, travelTo, type StepName, type Travel } from './history/history.ts'
import { findCard, type CardRef } from './schedule-rules.ts'
import { isSelectedUnsaved, loadedDay, submitNotice, unsavedDays, withNotice } from './scheduling-drafts.ts'
import type { DayDraft, SchedulingContext } from './scheduling-types.ts'
import type { BlockDate } from './schedule.ts'

/** How the scheduling machine records edits as steps, and goes back and forth through them. */

/** An edit with the step that it is: all in which its dates differ from those before it. */
export function recorded<Edit extends Pick<SchedulingContext, 'days'>>(
  context: SchedulingContext,
  edit: Edit,
  name: StepName,
): Edit & Pick<SchedulingContext, 'history'> {
  const changes = Object.values(edit.days).flatMap((day) => changesBetween(day, context.days[day.dateId]?.slots ?? day.saved, day.slots))
  return { ...edit, history: record(context.history, { name, at: context.input.now(), changes }) }
}

/** The context after proposed days stand as drafts: one step, over all of them. */
export function withProposal(
  context: SchedulingContext,
  proposed: readonly DayDraft[],
  modules: number,
): Pick<SchedulingContext, 'days' | 'facts' | 'removals' | 'duplicate' | 'notice' | 'history'> {
  const drafts = proposed.map((day) => ({ ...day, saved: context.days[day.dateId]?.saved ?? day.saved }))
  const days = { ...context.days, ...Object.fromEntries(drafts.map((day) => [day.dateId, day])) }
  return recorded(context, { days, ...afterSteps(context, days) }, { kind: 'acceptProposal', modules })
}

/** What follows from days that changed at once. */
const afterSteps = (
  context: SchedulingContext,
  days: SchedulingContext['days'],
): Pick<SchedulingContext, 'facts' | 'removals' | 'duplicate' | 'notice'> => {
  const slots = (context.selected && days[context.selected.id]?.slots) ?? []
  return {
    facts: { ...context.facts, isDirty: unsavedDays({ days }).length > 0 },
    removals: context.removals.filter(({ slot, module }) => !findCard(slots, { slot, moduleId: module.moduleId })),
    duplicate: null,
    notice: submitNotice(context, days),
  }
}

/** The way back of a removal that is still the last step; null once another one followed. */
export function removalTravel({ history, selected }: SchedulingContext, card: CardRef): Travel | null {
  const last = history.done.at(-1)
  const isIt = last?.changes.some(
    (change) => change.dateId === selected?.id && change.slot === card.slot && change.moduleId === card.moduleId,
  )
  return last?.name.kind === 'remove' && isIt ? { direction: 'undo', count: 1 } : null
}

/** The steps that an event asks for, before any date is read for them; null where there is nothing to undo or redo. */
export function recallOf(
  { history }: Pick<SchedulingContext, 'history'>,
  event: { readonly type: 'history.undo' | 'history.redo' } | { readonly type: 'history.jump'; readonly id: number },
): SchedulingContext['recall'] {
  const one: Travel = { direction: event.type === 'history.redo' ? 'redo' : 'undo', count: 1 }
  const travel = event.type === 'history.jump' ? travelTo(history, event.id) : one
  return travel && stepsOf(history, travel).length > 0 ? { ...travel, read: {} } : null
}

const recallSteps = ({ history, recall }: SchedulingContext) => (recall ? stepsOf(history, recall) : [])

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
    ...afterSteps(context, days),
    days,
    selected,
    history,
    recall: null,
    ...(isLeft && { removals: [] }),
    ...(left && withNotice(context, 'error', texts.submit(left.date))),
    ...(skipped.length > 0 && withNotice(context, 'warning', texts.skipped(skipped, recall.direction), true)),
  }
}
