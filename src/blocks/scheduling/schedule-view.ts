import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import { unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { SchedulingContext } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { CheckedDay } from '#machines/blocks/findings/findings.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockDate, DaySchedule } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { texts } from './texts.ts'

/** Values for the parts of the step, computed from the machine's context and the summary of the whole block. */

/** One cell of the date strip. */
export interface StripDay {
  readonly id: string
  readonly date: CivilDate
  readonly isHoliday: boolean
  readonly isUnsaved: boolean
  /** Something stands on it that a publish asks about. */
  readonly isAsked: boolean
  /** For each slot of the day, whether a module stands in it; empty while that is not known. */
  readonly slots: readonly boolean[]
}

type Drafts = Pick<SchedulingContext, 'days'>

const filledOf = (slots: Slots): readonly boolean[] => slots.map((slot) => slot.modules.length > 0)

/** The block's dates as stored. */
export function storedDays(dates: readonly BlockDate[], summary: readonly SummaryDay[]): readonly StripDay[] {
  const known = new Map(summary.map((day) => [day.dateId, day]))
  return dates.map(({ id, date }) => {
    const day = known.get(id)
    return { id, date, isHoliday: day?.isHoliday ?? false, isUnsaved: false, isAsked: false, slots: filledOf(day?.slots ?? []) }
  })
}

/** The dates with the unsaved edits of this visit. A date without any stays the same object, so that it is not rendered again. */
export function withDrafts(stored: readonly StripDay[], drafts: Drafts): readonly StripDay[] {
  const unsaved = new Set(unsavedDays(drafts).map((day) => day.dateId))
  return stored.map((day) => {
    const draft = drafts.days[day.id]
    return draft ? { ...day, isUnsaved: unsaved.has(day.id), slots: filledOf(draft.slots) } : day
  })
}

/** The same with the dates marked that a publish asks about; the others stay the same objects. */
export const withAsked = (days: readonly StripDay[], asked: ReadonlySet<string>): readonly StripDay[] =>
  days.map((day) => (asked.has(day.date) ? { ...day, isAsked: true } : day))

/** Every date of the block as it would be if all drafts were saved now. */
export function wholeBlock(dates: readonly BlockDate[], summary: readonly SummaryDay[], { days }: Drafts): readonly CheckedDay[] {
  const known = new Map(summary.map((day) => [day.dateId, day]))
  return dates.map(({ id, date }) => ({
    dateId: id,
    date,
    isHoliday: known.get(id)?.isHoliday ?? false,
    slots: (days[id] ?? known.get(id))?.slots ?? [],
  }))
}

/** In which slots of the day each module stands. */
export function standingOf(slots: Slots): ReadonlyMap<string, readonly number[]> {
  const all = new Map<string, number[]>()
  for (const slot of slots)
    for (const { moduleId } of slot.modules) {
      const known = all.get(moduleId)
      if (known) known.push(slot.number)
      else all.set(moduleId, [slot.number])
    }
  return all
}

/** Where a module stands in the block. */
export interface Standing {
  readonly date: CivilDate
  readonly slot: number
}

/** Where each module of a block stands, by its id, in the order of the dates and slots given. */
export function placementsOf(days: readonly Pick<DaySchedule, 'date' | 'slots'>[]): ReadonlyMap<string, readonly Standing[]> {
  const all = new Map<string, Standing[]>()
  for (const { date, slots } of days)
    for (const { number, modules } of slots)
      for (const { moduleId } of modules) {
        const known = all.get(moduleId)
        if (known) known.push({ date, slot: number })
        else all.set(moduleId, [{ date, slot: number }])
      }
  return all
}

/** Where a module stands on other dates than the open one: the first place, and how many more; '' for none. */
export function elsewhere(places: readonly Standing[] | undefined, open: CivilDate | null): string {
  const [first, ...more] = (places ?? []).filter(({ date }) => date !== open)
  return first ? texts.standsOn(formatCivil(first.date), first.slot, more.length) : ''
}

/** Stripe colours for modules without one of their own, told apart by their ids. */
const fallbackColours = ['data.1', 'data.2', 'data.3', 'data.4', 'data.5', 'data.6', 'data.7', 'data.8'] as const

export function fallbackColour(moduleId: string): (typeof fallbackColours)[number] {
  let sum = 0
  for (const character of moduleId) sum += character.codePointAt(0) ?? 0
  return fallbackColours[sum % fallbackColours.length] ?? 'data.1'
}
