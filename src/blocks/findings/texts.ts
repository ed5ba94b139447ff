import type { Concerned, FindingSource } from '#machines/blocks/findings/finding.ts'
import { formatCivil, namedDate } from '#src/time/civil-date.ts'
import { joinWords } from '#src/ui/text/join-words.ts'

const many = (count: number, one: string, others = `${one}s`) => `${count} ${count === 1 ? one : others}`

/** The first name, and how many more there are. */
const firstOf = (names: readonly string[]): string =>
  [names[0] ?? '', ...(names.length > 1 ? [`and ${names.length - 1} more`] : [])].join(' ')

/** Up to three names, and how many more there are. */
const someOf = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : joinWords(names)

const studentsIn = (concerned: readonly Concerned[]): number => concerned.reduce((sum, { students }) => sum + students, 0)

/** "64 students of IFY Economics with Further Mathematics". */
const studentsOf = (concerned: readonly Concerned[]): string =>
  `${many(studentsIn(concerned), 'student')} of ${firstOf(concerned.map(({ name }) => name))}`

/** Every text about findings. */
export const findingTexts = {
  findings: 'Findings',
  none: 'No findings.',
  notChecked: 'Not checked yet: the dates of the block are not read.',
  toAcknowledge: (count: number) => `To acknowledge before Publish · ${count}`,
  goodToKnow: (count: number) => `Good to know · ${count}`,
  count: (count: number) => many(count, 'finding'),
  notOffered: 'Student clashes and public holidays are not checked: this server does not know them.',
  clashesNotOffered: 'Student clashes are not checked: this server does not know the combinations.',
  holidaysNotOffered: 'Public holidays are not checked: this server does not know them.',
  sharing: 'No student takes both, may share a slot',
  sharingHelp: 'How prohibited pairs are read in this block. Kept in this browser.',

  clash: (concerned: readonly Concerned[]) => `${studentsOf(concerned)} sit both papers`,
  bothOf: (one: string, other: string) => `${one} and ${other}`,
  pairInSlot: 'Prohibited pair in one slot',
  byRule: (rules: readonly string[]) => `Rule: ${rules.join(', ')}`,
  pairsOnDate: (count: number) => `${many(count, 'prohibited pair')} on one date`,
  pairsInBlock: (count: number) => `${many(count, 'prohibited pair')} in this block`,
  firstOf,
  manyPapers: (papers: number) => `${papers} papers on one day`,
  sitThem: (concerned: readonly Concerned[]) => `${firstOf(concerned.map(({ name }) => name))}, ${many(studentsIn(concerned), 'student')}`,
  again: (name: string, count: number) => `${name} stands in ${count} slots`,
  againMany: (count: number) => `${count} modules stand in several slots`,
  someOf,
  noSuchTime: (slots: readonly number[], zone: string) =>
    `${slots.length === 1 ? 'Slot' : 'Slots'} ${joinWords(slots.map(String))} ${slots.length === 1 ? 'has' : 'have'} no such time in ${zone}`,
  movedOn: (time: string, movedOn: string) => `${time} does not exist, clocks go to ${movedOn}`,
  twice: (slots: readonly number[], zone: string) =>
    `${slots.length === 1 ? 'Slot' : 'Slots'} ${joinWords(slots.map(String))} ${slots.length === 1 ? 'comes' : 'come'} twice in ${zone}`,
  comesTwice: (time: string, earlier: string, later: string) => `${time} comes twice: ${earlier}, then ${later}`,
  apart: (minutes: number) => `Start times ${minutes} min apart`,
  moveApart: (minutes: number) => `Start times move ${minutes} min apart`,
  withLimit: (minutes: number, limit: number) => `${minutes > limit ? 'above' : 'within'} the limit of ${limit} min`,
  startLast: (names: readonly string[]) => `${someOf(names)} ${names.length === 1 ? 'starts' : 'start'} last in every slot`,
  laterStart: (count: number, minutes: number) =>
    `${many(count, 'zone')} ${count === 1 ? 'starts' : 'start'} up to ${minutes} min after the first`,
  onDates: (count: number, first: string) => (count === 1 ? `On ${namedDate(first)}` : `On ${count} dates, from ${namedDate(first)} on`),
  dates: (count: number) => many(count, 'date'),
  clocksChange: 'Clocks change inside this block',
  changed: (date: string, names: readonly string[], minutes: number) =>
    `${formatCivil(date)}: ${someOf(names)} ${names.length === 1 ? 'goes' : 'go'} ${minutes < 0 ? 'back' : 'forward'} by ${
      minutes % 60 === 0 ? `${Math.abs(minutes) / 60} h` : `${Math.abs(minutes)} min`
    }`,
  unsociable: (zone: string, time: string, slot: number) => `${zone} starts at ${time} in slot ${slot}`,
  unsociableMany: (count: number) => `${count} starts before 07:00 or after 20:00`,
  holiday: 'Papers on a public holiday',
  holidayIn: (name: string, countries: readonly string[]) => `${someOf(countries)}: ${name}`,
  emptyDates: (count: number) => `${many(count, 'date')} without modules`,
  noVersion: (count: number) => `${many(count, 'module')} without version`,
  slotOrder: (zones: readonly string[]) => `Slots at midnight or out of order in ${someOf(zones)}`,
  clockUnknown: (zones: readonly string[]) =>
    zones.length === 1 ? `The clock of ${zones[0]} is not known` : `The clocks of ${someOf(zones)} are not known`,
  rulesDiffer: (zone: string, date: string) => `This browser has other rules for ${zone} on ${formatCivil(date)}`,
  unread: {
    rules: 'Prohibited pairs are not checked: the module rules could not be read.',
    combinations: 'Student clashes are not checked: the combinations could not be read.',
    holidays: 'Public holidays are not checked: the holidays could not be read.',
  } satisfies Readonly<Record<FindingSource, string>>,

  move: 'Move',
  moveOne: 'Move one',
  /** The accessible name of a button that shows `label`: it begins with the visible text. */
  moveOf: (label: string, name: string) => `${label}: ${name}`,
  align: 'Align',
  timeZones: 'Time zones',
  toTimeZones: 'Go to Time zones',
  toAlign: 'Align in Time zones',
  details: 'Details',
  toDetails: 'Go to Details',
  retry: 'Try again',
  place: (date: string, slot: number) => `${date}, Slot ${slot}`,
  toPlace: (name: string, place: string) => `Show ${name}: ${place}`,
  toDate: (date: string) => `Go to the schedule of ${date}`,
  morePlaces: (count: number) => `+${count} more`,

  verdicts: {
    clash: 'Clash',
    pair: 'Prohibited pair',
    third: 'Third paper',
    here: 'Already here',
    fits: 'Fits',
  },
  clashReason: (concerned: readonly Concerned[], name: string) => `${studentsOf(concerned)} sit both papers, with ${name}.`,
  pairReason: (names: readonly string[], rules: readonly string[]) => `${someOf(names)}. Rule: ${rules.join(', ')}`,
  thirdReason: (papers: number, concerned: readonly Concerned[]) => `${studentsOf(concerned)} would sit ${papers} papers on this day.`,
  hereReason: 'This slot holds the module.',
  fitsReason: 'No student sits another paper in this slot.',
  fitsBesideReason: 'No student sits two papers in this slot.',
} as const
