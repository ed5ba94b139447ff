import type { FindingSubject } from '#machines/blocks/findings/finding.ts'
import type { ProhibitedTogether } from '#machines/blocks/findings/prohibited-pairs.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { findingTexts } from '../findings/texts.ts'

type Apart = Extract<FindingSubject, { kind: 'apart' }>
type Changes = Extract<FindingSubject, { kind: 'clocksChange' }>['changes']

const { bothOf, byRule, someOf, dates, withLimit } = findingTexts
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const zones = (count: number) => `${numbers[count] ?? count} ${count === 1 ? 'zone starts' : 'zones start'}`
const span = (minutes: number) => (minutes === 60 ? 'an hour' : `${minutes} min`)

/** The texts of open points that the findings of a schedule do not have. */
export const openPointTexts = {
  details: 'Details',
  goToDetails: 'Go to Details',
  goToDate: (date: string) => `Go to the schedule of ${date}`,
  unsavedDetails: 'The details have unsaved changes that will not be published.',
  unsavedDates: (count: number) => `${count} ${count === 1 ? 'date has' : 'dates have'} unsaved changes that will not be published`,
  undatedAcademicDates: (count: number) => `${count} academic ${count === 1 ? 'date has' : 'dates have'} no date`,
  show: 'Show',
  showModule: (name: string, slot: number, date: string) => `Show ${name}: Slot ${slot}, ${date}`,
  pairsInSlot: (count: number) => `${count} prohibited ${count === 1 ? 'pair' : 'pairs'} in one slot`,
  pair: ({ first, second, ruleNames }: ProhibitedTogether) =>
    [bothOf(first.name, second.name), `Slot ${first.slot}, ${formatCivil(first.date)}`, byRule(ruleNames)].join(' · '),
  moveApart: ({ minutes, dates: on }: Apart) => `${findingTexts.moveApart(minutes)} on ${dates(on.length)}`,
  /** "Clocks change on 28/03/2027 in UK Time and Central European Time." */
  clocksChange: (changes: Changes) =>
    [...new Set(changes.map(({ date }) => date))]
      .map((day) => {
        const own = changes.filter(({ date }) => date === day)
        return `Clocks change on ${formatCivil(day)} in ${someOf(own.map(({ zone }) => zone.name))}.`
      })
      .join(' '),
  /** "From 30/03/2027 three zones start an hour later." */
  startLater: ({ dates: on, later, last, minutes, limit }: Apart) =>
    [
      `From ${formatCivil(on[0]?.date ?? '')} ${zones(later.length)} ${last.length === later.length ? '' : 'up to '}${span(minutes)} later`,
      ...(minutes > limit ? [withLimit(minutes, limit)] : []),
    ].join(', ') + '.',
}
