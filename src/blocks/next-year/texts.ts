import type { CloneStep } from '#machines/blocks/next-year/next-year-types.ts'
import type { ClonePart } from '#machines/blocks/next-year/clone-plan.ts'
import type { NearChange } from '#machines/blocks/next-year/clock-relations.ts'
import type { LeftOut } from '#machines/blocks/next-year/carried-schedule.ts'
import type { Shift } from '#machines/blocks/next-year/shift.ts'
import { weekdayName } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { joinWords } from '#src/ui/text/join-words.ts'

const many = (count: number, one: string, others = `${one}s`) => `${count} ${count === 1 ? one : others}`
const places = { before: 'before it', inside: 'inside the block', after: 'after it' } as const
const apart = (minutes: number) => (minutes === 0 ? 'together' : `${Math.abs(minutes)} min ${minutes < 0 ? 'earlier' : 'later'}`)

/** "Mon 25/10/2027". */
export const dayText = (date: string): string => `${weekdayName(date).slice(0, 3)} ${formatCivil(date)}`

/** Texts of the page that makes a block for next year. */
export const nextYearTexts = {
  title: 'Next year',
  // Not imported from the details: all texts of that step would be loaded with them.
  name: 'Name',
  shortName: 'Short Name',
  firstDay: 'First day',
  earlier: 'One week earlier',
  later: 'One week later',
  shifted: ({ days }: Shift, anniversary: string | null) =>
    anniversary === null
      ? `${days} days later, on the same weekday. The arrows move it by a week.`
      : `${days} days later: the same weekday nearest to ${formatCivil(anniversary)}. The arrows move it by a week.`,
  startUnusable: 'The first day in the address cannot be used. This is the offered one.',
  past: 'It would start in the past. Choose a later week.',
  unknownClocks: 'The clock rules of that year are not known. Choose an earlier week.',
  takeAlong: 'Take along',
  parts: {
    zones: 'Time zones and slot times',
    modules: 'Modules and versions',
    academicDates: 'Academic dates',
  } satisfies Readonly<Record<ClonePart, string>>,
  zonesCount: (zones: number, slots: number) => `${many(zones, 'zone')}, ${many(slots, 'slot')}`,
  modulesCount: (modules: number, dates: number) => `${many(modules, 'module')} on ${many(dates, 'date')}`,
  academicDatesCount: (set: number, all: number) => `${set} of ${many(all, 'date')}`,
  move: (date: string) => `Move the modules of ${dayText(date)}`,
  note: (name: string) => `It starts unpublished. ${name} stays as it is.`,
  create: 'Create',
  noRight: (nouns: string) => `Creating this needs the right to change ${nouns}, which you do not have.`,
  undated: (noun: string) => `This ${noun} has no dates to move.`,
  undatedHint: 'Give it a first and a last day, then come back.',
  quietClocks: 'All time zones start as far apart as before.',
  quietDays: 'No date with modules falls on a holiday or a weekend.',
  holidaysUnread: 'Holidays could not be loaded, so they are not checked.',
  holidaysNotOffered: 'This server knows no holidays, so they are not checked.',
  holidaysLoading: 'Looking for holidays',
  clocks: 'Changed clock relations',
  datesCount: (count: number) => many(count, 'date'),
  zonesOf: (changed: number, all: number) => `${changed} of ${many(all, 'time zone')}`,
  clockChange: (before: NearChange | null, after: NearChange | null): string =>
    [
      ...(before ? [`In ${before.date.slice(0, 4)} clocks change on ${formatCivil(before.date)}, ${places[before.place]}`] : []),
      ...(after ? [`in ${after.date.slice(0, 4)} they change on ${formatCivil(after.date)}, ${places[after.place]}`] : []),
    ].join('; '),
  fromDate: (count: number, first: string) => `${many(count, 'date')} from ${dayText(first)}`,
  utc: (slot: number, before: string, after: string) => `Slot ${slot}: ${before} → ${after} UTC`,
  relation: (before: number, after: number) => `${apart(before)} → ${apart(after)}`,
  against: (zone: string) => `Against ${zone}`,
  problem: (zone: string, slot: number, date: string, kind: 'none' | 'twice') =>
    `${zone}: the time of Slot ${slot} on ${dayText(date)} ${kind === 'none' ? 'does not exist' : 'comes twice'}.`,
  unknownZones: (names: readonly string[]) => `The clock of ${joinWords(names)} is not known in both years.`,
  hits: 'Holidays and weekends hit',
  weekend: 'weekend',
  sameBefore: (date: string) => `as on ${formatCivil(date)}`,
  newHit: (date: string) => `not so on ${formatCivil(date)}`,
  moved: 'Moved dates',
  movedNote: 'weekdays and slots stay',
  placed: (name: string, slot: number) => `${name} · Slot ${slot}`,
  academicDates: 'Academic dates',
  unset: (count: number) => `${count} without a date ${count === 1 ? 'stays' : 'stay'} empty`,
  range: (from: string, to: string | null) => (to === null || to === from ? formatCivil(from) : `${formatCivil(from)}–${formatCivil(to)}`),
  leftOut: 'No longer in the list of modules',
  leftOutNote: 'left out',
  leftOutName: ({ name, versions }: LeftOut) => (versions.length === 0 ? name : `${name}: ${versions.join(', ')}`),
  steps: {
    create: 'Creating the block',
    zones: 'Saving time zones',
    schedule: 'Saving the schedule',
  } satisfies Readonly<Record<CloneStep, string>>,
  notAllSaved: (name: string) => `${name} was created, but not all of it was saved.`,
  unsure: (name: string) => `It is not known whether ${name} was created.`,
  left: (step: CloneStep, hasModules: boolean) =>
    step === 'create'
      ? 'Going on looks for it first, so it is not created twice.'
      : step === 'zones'
        ? `Its time zones${hasModules ? ' and its schedule are' : ' are'} still to be saved.`
        : 'Its schedule is still to be saved.',
  resume: 'Go on',
  restart: 'Start again',
  gone: 'The new block was deleted meanwhile.',
  created: (name: string) => `${name} was created.`,
  openNew: 'Open the new block',
  begunElsewhere: 'A clone of this block was begun in another tab. Load this page again to go on with it.',
  datesChanged: 'The dates of the new block were changed meanwhile. Open it to schedule its modules.',
}
