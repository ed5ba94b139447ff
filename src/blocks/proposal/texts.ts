import type { Criterion, Elsewhere, Placed, Refusal, Unplaced, Weight } from '#machines/blocks/proposal/proposal-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { formatCivil, namedDate, shortNamedDate } from '#src/time/civil-date.ts'
import { joinWords } from '#src/ui/text/join-words.ts'

const many = (count: number, one: string) => `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`
/** More names than this are counted instead. */
const mostNamed = 3

/** "0.1 s", also of what took less. */
const inSeconds = (ms: number) => `${Math.max(ms / 1000, 0.1).toFixed(1)} s`

/** Texts of the proposal. */
export const texts = {
  open: 'Propose a schedule',
  title: 'Proposal',
  facts: (modules: number, dates: number, slots: number, tookMs: number | undefined) =>
    `${many(modules, 'module')} · ${many(dates, 'date')} × ${many(slots, 'slot')}${tookMs === undefined ? '' : ` · found in ${inSeconds(tookMs)}`}`,
  searching: 'Searching a proposal…',
  cancel: 'Cancel',
  failed: 'The proposal could not be searched. Nothing was changed.',
  retry: 'Try again',
  conditions: 'Conditions',
  another: 'Another one',
  clashes: 'clashes',
  pairs: 'prohibited pairs in a slot',
  twoPapers: 'students with two papers a day',
  placed: (placed: number, all: number) => `${placed} of ${all}`,
  placedWord: 'placed',
  cutShort: 'The search was stopped after 3 seconds. This is the best that was found by then.',
  nothingToPlace: 'Every module stands in the block already.',
  grid: 'Proposed schedule',
  slot: (number: number) => `Slot ${number}`,
  /** Where a module does not stand: a date, or a slot of its own date. */
  elsewhereAt: (date: CivilDate, slot: number | null) =>
    slot === null ? shortNamedDate(date) : `${formatCivil(date).slice(0, 5)} Slot ${slot + 1}`,
  elsewhereNamed: (date: CivilDate, slot: number | null) => (slot === null ? namedDate(date) : `${namedDate(date)}, Slot ${slot + 1}`),
  standing: 'already there',
  keptModule: (name: string) => `${name}, kept`,
  whyHere: 'Why here',
  whyElsewhere: 'Why not elsewhere',
  choose: 'Choose a module to see why it stands where it does.',
  place: (date: CivilDate, slot: number, students: number | null) =>
    `${namedDate(date)} · Slot ${slot}${students === null ? '' : ` · ${many(students, 'student')}`}`,
  keep: 'Keep here',
  keepOff: 'Do not keep',
  leaveOut: 'Leave out',
  unplacedTitle: 'Could not be placed',
  leftOutTitle: 'Left out',
  putBack: 'Put back',
  putBackOf: (name: string) => `Put back ${name}`,
  promise: 'Nothing is changed yet. Accepting is one step, and Ctrl+Z takes it back.',
  back: 'Back to the schedule',
  more: 'More actions',
  discard: 'Discard',
  acceptSome: 'Accept some',
  acceptOf: (name: string) => `Accept ${name}`,
  acceptChosen: (count: number) => `Accept ${many(count, 'chosen placement')}`,
  acceptAll: (count: number) => `Accept ${many(count, 'placement')}`,
  all: 'Choose all',
  searchAgain: 'Search again',
  lenient: 'Prohibited modules may share a slot, as no student takes both',
  dates: 'Dates',
  slots: 'Slots',
  weight: { off: 'Off', normal: 'Normal', strong: 'Strong' } satisfies Record<Weight, string>,
  criterion: {
    twoOnDay: 'Avoid two papers on a day',
    neighbouringSlots: 'Avoid papers in neighbouring slots',
    neighbouringDates: 'Avoid papers on neighbouring dates',
    largeLate: 'Large modules early',
    crowding: 'Few modules in a slot',
  } satisfies Record<Criterion, string>,
}

/** Names of modules by their ids. */
export type NameOf = (moduleId: string) => string

const named = (ids: readonly string[], nameOf: NameOf) =>
  joinWords([...ids.slice(0, mostNamed).map(nameOf), ...(ids.length > mostNamed ? [many(ids.length - mostNamed, 'other module')] : [])])

/** Why a slot does not take a module, in a few words. */
export function refusalText(refusal: Refusal, nameOf: NameOf): string {
  if (refusal.kind === 'pair') return `Rule: ${joinWords(refusal.ruleNames)}`
  if (refusal.kind === 'clash') return `${named(refusal.moduleIds, nameOf)}: ${many(refusal.students, 'student')} would sit both papers`
  if (refusal.kind === 'thirdPaper')
    return `A third paper for ${many(refusal.students, 'student')}, besides ${named(refusal.moduleIds, nameOf)}`
  return plainRefusals[refusal.kind]
}

const plainRefusals = {
  holiday: 'Public holiday or weekend',
  clock: 'The clocks do not let all time zones start together',
  notChosen: 'Not chosen in the conditions',
  full: 'Six modules stand in the slot already',
}

/** Why a module was not placed there instead. */
export function elsewhereText(other: Elsewhere, nameOf: NameOf): string {
  if (other.refusals) return other.refusals.map((refusal) => refusalText(refusal, nameOf)).join('; ')
  const { second, extraCost, slot } = other
  if (second.students > 0) return `${many(second.students, 'student')} would sit ${named(second.moduleIds, nameOf)} too`
  if (other.onlySlot !== null) return 'Would fit less well'
  if (extraCost > 0) return `Slot ${slot + 1} would fit less well`
  return `Slot ${slot + 1} is as good`
}

interface Reason {
  readonly tone: 'good' | 'note'
  readonly text: string
}

/** What a place means for the students of a module. */
function studentReasons({ students, second, isOnlyFreeDate }: Placed, nameOf: NameOf): readonly Reason[] {
  const clash: Reason =
    students === 0
      ? { tone: 'note', text: 'No combination of modules holds it, so no clash is possible.' }
      : { tone: 'good', text: `No clash: none of its ${many(students, 'student')} sits another paper in this slot.` }
  if (second.students > 0)
    return [clash, { tone: 'note', text: `${many(second.students, 'student')} also sit ${named(second.moduleIds, nameOf)} on this date.` }]
  if (isOnlyFreeDate) return [clash, { tone: 'good', text: 'The only date on which none of them sits a second paper.' }]
  return students > 0 ? [clash, { tone: 'good', text: 'None of them sits a second paper on this date.' }] : [clash]
}

/** The reasons for a place, each marked as an advantage or as a mere note; where the students are not known, it says so. */
export function placeReasons(
  placed: Placed,
  dates: readonly { readonly date: CivilDate }[],
  nameOf: NameOf,
  knowsStudents: boolean,
): readonly Reason[] {
  const { apartFrom, equal } = placed
  const dateOf = (index: number) => dates[index]?.date ?? ''
  const sameDay = equal.filter(({ date }) => date === placed.date)
  const first = sameDay[0] ?? equal[0]
  return [
    ...(knowsStudents ? studentReasons(placed, nameOf) : [{ tone: 'note' as const, text: 'Student clashes are not checked.' }]),
    ...(apartFrom.length > 0
      ? [{ tone: 'good' as const, text: `Apart from ${named(apartFrom, nameOf)}, which rules prohibit with it.` }]
      : []),
    ...(first
      ? [
          {
            tone: 'note' as const,
            text: `${first.date === placed.date ? `Slot ${first.slot + 1}` : `${shortNamedDate(dateOf(first.date))}, Slot ${first.slot + 1}`} is as good. Of equal slots the first is taken.`,
          },
        ]
      : []),
  ]
}

/** Why a module was left without a slot. */
export function unplacedText({ moduleId, dates }: Unplaced, nameOf: NameOf): string {
  const byReason = new Map<string, number>()
  for (const { refusals } of dates)
    for (const refusal of refusals) {
      const text = refusalText(refusal, nameOf)
      byReason.set(text, (byReason.get(text) ?? 0) + 1)
    }
  const reasons = [...byReason]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostNamed)
    .map(([text, count]) => `${text} (${many(count, 'date')})`)
  return `Could not place ${nameOf(moduleId)}${reasons.length > 0 ? `: ${reasons.join('; ')}.` : '.'}`
}
