import { emptyHistory } from './history/recorded.ts'
import {
  coversAutosave,
  findCard,
  hasSlot,
  holding,
  indexOf,
  insert,
  normalised,
  remove,
  sameSlots,
  type CardRef,
  type Slots,
} from './schedule-rules.ts'
import type { DayDraft, EditedDay, Removal, ScheduleDraft, SchedulingContext } from './scheduling-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { Notice } from '../step.ts'
import type { BlockDate } from './schedule.ts'

/** What the scheduling machine keeps of a block's dates: the selected one, and every other with unsaved edits. */

const isUnsaved = (day: DayDraft): boolean => !sameSlots(day.slots, day.saved)

export const selectedDay = ({ days, selected }: Pick<SchedulingContext, 'days' | 'selected'>): DayDraft | null =>
  (selected && days[selected.id]) ?? null

/** Every date with unsaved edits, the selected one too, in the order of the calendar. */
export const unsavedDays = ({ days }: Pick<SchedulingContext, 'days'>): readonly DayDraft[] =>
  Object.values(days)
    .filter(isUnsaved)
    .sort((a, b) => a.date.localeCompare(b.date))

/** What a save sends: every unsaved date for "Save all", else the selected one, over another person's if that was chosen. */
export function daysToSave(context: Pick<SchedulingContext, 'days' | 'selected' | 'goal' | 'theirs'>): readonly EditedDay[] {
  const selected = selectedDay(context)
  const isAll = context.goal.kind === 'all' && context.theirs === null
  const days = isAll ? unsavedDays(context) : selected ? [selected] : []
  return days.map(({ saved, ...day }) => ({ ...day, base: context.theirs ? null : saved }))
}

/** Dates that keep Next from going on: those unsaved, without the selected one, which Next itself saves. */
export const heldDates = (context: Pick<SchedulingContext, 'days' | 'selected'>): readonly CivilDate[] =>
  unsavedDays(context)
    .filter((day) => day.dateId !== context.selected?.id)
    .map((day) => day.date)

export const listedDate = ({ dates }: Pick<SchedulingContext, 'dates'>, date: CivilDate | null): BlockDate | null =>
  dates.find((each) => each.date === date) ?? null

/** The date that the person chose last: the selected one, or the one that is gone to once the selected one is saved. */
export const aimedDate = ({ goal, selected }: Pick<SchedulingContext, 'goal' | 'selected'>): CivilDate | null =>
  goal.kind === 'switch' ? goal.date : (selected?.date ?? null)

/** The slots of the selected date as they stand; none while it is not loaded. */
export const selectedSlots = (context: Pick<SchedulingContext, 'days' | 'selected'>): Slots => selectedDay(context)?.slots ?? []

export const hasSlots = (context: SchedulingContext): boolean => selectedSlots(context).length > 0

export const isCovered = (context: SchedulingContext): boolean => coversAutosave(selectedSlots(context))

export const isSelectedUnsaved = (context: Pick<SchedulingContext, 'days' | 'selected'>): boolean => {
  const day = selectedDay(context)
  return day !== null && isUnsaved(day)
}

type Edited = Pick<SchedulingContext, 'days' | 'facts' | 'duplicate' | 'notice' | 'removals'>

/** A new message in place of the one before. */
export const withNotice = (
  context: SchedulingContext,
  tone: Notice['tone'],
  text: string,
  isClosable = context.input.isErrorClosable,
): { notice: Notice } => ({ notice: { id: (context.notice?.id ?? 0) + 1, tone, text, isClosable } })

/** The alert about unsaved dates, for as long as the date it names is unsaved; null for every other message. */
export function submitNotice(context: SchedulingContext, days: SchedulingContext['days']): SchedulingContext['notice'] {
  const isTrue = unsavedDays({ days }).some((day) => context.input.texts.submit(day.date) === context.notice?.text)
  return isTrue ? context.notice : null
}

/** Why the selected date could not be saved, for as long as it is unsaved. */
export const keptFailure = (context: SchedulingContext, days: SchedulingContext['days']): Partial<Pick<SchedulingContext, 'notice'>> =>
  context.notice?.tone === 'error' && isSelectedUnsaved({ ...context, days }) ? { notice: context.notice } : {}

/** The context with another draft of the selected date; a message about unsaved edits goes with the last of them. */
export function withSlots(context: SchedulingContext, slots: Slots): Edited {
  const day = selectedDay(context)
  const days = day ? { ...context.days, [day.dateId]: { ...day, slots } } : context.days
  return { days, ...afterEdits(context, days), ...keptFailure(context, days) }
}

/** The parts of the context that follow from its days, after these have changed. */
export function afterEdits(
  context: SchedulingContext,
  days: SchedulingContext['days'],
): Pick<SchedulingContext, 'facts' | 'removals' | 'duplicate' | 'notice'> {
  const slots = selectedSlots({ days, selected: context.selected })
  return {
    facts: { ...context.facts, isDirty: unsavedDays({ days }).length > 0 },
    removals: context.removals.filter(({ slot, module }) => !findCard(slots, { slot, moduleId: module.moduleId })),
    duplicate: null,
    notice: submitNotice(context, days),
  }
}

/** The context with proposed days as drafts, based on what is known to be stored of them. */
export function withAccepted(context: SchedulingContext, proposed: readonly DayDraft[]): Edited {
  const drafts = proposed.map((day) => ({ ...day, saved: context.days[day.dateId]?.saved ?? day.saved }))
  const days = { ...context.days, ...Object.fromEntries(drafts.map((day) => [day.dateId, day])) }
  return { days, ...afterEdits(context, days) }
}

/** The context with the selected date as stored, everything unsaved of it gone. */
export const withCleared = (context: SchedulingContext): Edited => ({
  ...withSlots(context, selectedDay(context)?.saved ?? []),
  removals: [],
})

/** The context once the selected day is what is stored: saved, or taken from another person. */
export function withStored(
  context: SchedulingContext,
  stored: Slots,
): Pick<SchedulingContext, 'days' | 'facts' | 'duplicate' | 'removals'> {
  const { selected } = context
  const slots = normalised(stored)
  const days = selected
    ? { ...context.days, [selected.id]: { dateId: selected.id, date: selected.date, saved: slots, slots } }
    : context.days
  return { days, facts: { ...context.facts, isDirty: unsavedDays({ days }).length > 0 }, duplicate: null, removals: [] }
}

/** A date as it was just read, with its unsaved edits put into the slots as they are now. */
export function loadedDay(draft: DayDraft | null | undefined, { id, date }: BlockDate, stored: Slots): DayDraft {
  if (draft && isUnsaved(draft)) return { ...draft, saved: holding(stored, draft.saved), slots: holding(stored, draft.slots) }
  const slots = normalised(stored)
  return { dateId: id, date, saved: slots, slots }
}

/** The context once the selected day is loaded. */
export function withLoaded(context: SchedulingContext, stored: Slots): ReturnType<typeof withStored> {
  const { selected } = context
  const loaded = withStored(context, stored)
  if (!selected) return loaded
  const days = { ...context.days, [selected.id]: loadedDay(selectedDay(context), selected, stored) }
  return { ...loaded, days, facts: { ...context.facts, isDirty: unsavedDays({ days }).length > 0 } }
}

/** The context with another date selected; of the one that is left only unsaved edits are kept. */
export function withSelected(
  context: SchedulingContext,
  selected: BlockDate,
): Pick<SchedulingContext, 'days' | 'selected' | 'removals' | 'duplicate' | 'notice'> {
  const days = Object.fromEntries(unsavedDays(context).map((day) => [day.dateId, day]))
  return { days, selected, removals: [], duplicate: null, notice: submitNotice(context, days) }
}

/** What earlier visits left unsaved, as far as its dates still belong to the block, the last first; null when nothing is left of it. */
export function offerOf(draft: ScheduleDraft | null, dates: readonly BlockDate[]): ScheduleDraft | null {
  if (draft === null) return null
  const earlier = offerOf(draft.earlier ?? null, dates)
  const days = draft.days.filter((day) => isUnsaved(day) && dates.some((date) => date.id === day.dateId && date.date === day.date))
  return days.length > 0 ? { at: draft.at, days, ...(earlier && { earlier }) } : earlier
}

/** The context with no unsaved edit of any date, and nothing left to keep of an earlier visit. */
export function withAbandoned(
  context: SchedulingContext,
): Pick<SchedulingContext, 'days' | 'facts' | 'offer' | 'removals' | 'notice' | 'history' | 'unrecorded' | 'recall'> {
  const day = selectedDay(context)
  return {
    days: day ? { [day.dateId]: { ...day, slots: day.saved } } : {},
    facts: { ...context.facts, isDirty: false },
    offer: null,
    removals: [],
    notice: null,
    history: emptyHistory,
    unrecorded: [],
    recall: null,
  }
}

/** Dates with newer edits that the ones on offer would replace. */
export const replacedDates = ({ days, offer }: Pick<SchedulingContext, 'days' | 'offer'>): readonly CivilDate[] =>
  unsavedDays({ days })
    .filter((day) => offer?.days.some(({ dateId, slots }) => dateId === day.dateId && !sameSlots(slots, day.slots)))
    .map(({ date }) => date)

/** The context with the edits on offer back in place; those before them are on offer then. */
export function withRestored({ days, facts, offer }: SchedulingContext): Pick<SchedulingContext, 'days' | 'facts' | 'offer'> {
  const restored = Object.fromEntries(offer?.days.map((day) => [day.dateId, day]) ?? [])
  return { days: { ...days, ...restored }, offer: offer?.earlier ?? null, facts: { ...facts, isDirty: true } }
}

/** The context after a card is taken out, with the removal that can be undone. */
export function withRemoved(context: SchedulingContext, card: CardRef): Edited {
  const before = selectedSlots(context)
  const module = findCard(before, card)
  const edited = withSlots(context, remove(before, card))
  if (!module) return edited
  const id = 1 + Math.max(0, ...context.removals.map((removal) => removal.id))
  return { ...edited, removals: [...edited.removals, { id, slot: card.slot, index: indexOf(before, card), module }] }
}

/** The context after a removed card is put back at its old place, with what was chosen of it. */
export const withUndone = (context: SchedulingContext, { slot, index, module }: Removal): Edited =>
  withSlots(context, insert(selectedSlots(context), module, slot, index))

/** The slots of another date with a module of the selected one in them; null where it cannot go there. */
export function slotsWith(
  context: Pick<SchedulingContext, 'days' | 'selected'>,
  card: CardRef,
  { date, slot, stored }: { readonly date: BlockDate; readonly slot: number; readonly stored: Slots },
): DayDraft | null {
  const module = findCard(selectedSlots(context), card)
  const saved = context.days[date.id]?.saved ?? normalised(stored)
  const slots = context.days[date.id]?.slots ?? saved
  if (!module || date.id === context.selected?.id || !hasSlot(slots, slot) || findCard(slots, { slot, moduleId: card.moduleId }))
    return null
  return { dateId: date.id, date: date.date, saved, slots: insert(slots, module, slot, Infinity) }
}

/** The context after a card went to another date, both dates as drafts: one edit of the block. */
export function withMovedTo(context: SchedulingContext, card: CardRef, draft: DayDraft): Edited {
  return withSlots({ ...context, days: { ...context.days, [draft.dateId]: draft } }, remove(selectedSlots(context), card))
}
