import type { Occurrence } from '#machines/time/occurrences.ts'
import type { DatePlace, Finding, FindingSource } from '#machines/blocks/findings/finding.ts'
import type { Place } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { shortNamedDate } from '#src/time/civil-date.ts'
import { shortClockText } from '#src/time/zone-time.ts'
import { findingTexts as texts } from './texts.ts'

/** A link to the place of a finding, or to where it can be changed; `card` is scrolled into view and gets the focus. */
export interface Jump {
  readonly label: string
  /** The accessible name, for screen readers: where the link leads. */
  readonly name: string
  readonly step: 0 | 1 | 2
  readonly date?: CivilDate
  readonly card?: Place
}

/** What can be done about a finding: a module can be moved, or something be read again. */
export type Fix =
  | { readonly kind: 'move'; readonly label: string; readonly place: Place }
  | { readonly kind: 'retry'; readonly source: FindingSource }

/** A finding in words. */
export interface FindingLine {
  readonly id: string
  readonly isAsked: boolean
  readonly title: string
  readonly note: string
  readonly jumps: readonly Jump[]
  readonly fix: Fix | null
}

function toCard(place: Place, isNamed = false): Jump {
  const where = texts.place(shortNamedDate(place.date), place.slot)
  return {
    label: isNamed ? `${place.name}: ${where}` : where,
    name: texts.toPlace(place.name, where),
    step: 2,
    date: place.date,
    card: place,
  }
}
function toDate({ date }: Pick<DatePlace, 'date'>): Jump {
  const label = shortNamedDate(date)
  return { label, name: texts.toDate(label), step: 2, date }
}
const toTimeZones: Jump = { label: texts.timeZones, name: texts.toTimeZones, step: 1 }
const toAlign: Jump = { ...toTimeZones, label: texts.align, name: texts.toAlign }

const move = (place: Place | undefined, label: string = texts.move): Fix | null => (place ? { kind: 'move', label, place } : null)
const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

type Words = Pick<FindingLine, 'title' | 'note'> & { readonly jumps?: readonly Jump[]; readonly fix?: Fix | null }

/** The time that clocks show in place of one that does not exist, or both readings of one that comes twice. */
function oddTimeNote({ time, found }: { readonly time: string; readonly found: Occurrence | null }): string {
  if (found?.kind === 'none') return texts.movedOn(time, found.movedOn.time)
  return found?.kind === 'twice' ? texts.comesTwice(time, shortClockText(found.earlier, ''), shortClockText(found.later, '')) : ''
}

function wordsOf({ subject }: Finding): Words {
  switch (subject.kind) {
    case 'clash': {
      const { first, second, concerned } = subject
      return {
        title: texts.clash(concerned),
        note: texts.bothOf(first.name, second.name),
        jumps: [toCard(first)],
        fix: move(second),
      }
    }
    case 'pairInSlot': {
      const { first, second, ruleNames } = subject.pair
      return {
        title: texts.pairInSlot,
        note: `${texts.bothOf(first.name, second.name)}. ${texts.byRule(ruleNames)}`,
        jumps: [toCard(first)],
        fix: move(second, texts.moveOne),
      }
    }
    case 'pairsOnDate':
    case 'pairsInBlock': {
      const { pairs, kind } = subject
      const isOnDate = kind === 'pairsOnDate'
      const names = pairs.map(({ first, second }) => (pairs.length === 1 ? texts.bothOf(first.name, second.name) : first.name))
      return {
        title: isOnDate ? texts.pairsOnDate(pairs.length) : texts.pairsInBlock(pairs.length),
        note: `${texts.firstOf(names)}. ${texts.byRule(unique(pairs.flatMap(({ ruleNames }) => ruleNames)))}`,
        jumps: isOnDate
          ? unique(pairs.map(({ first }) => first.date)).map((date) => toDate({ date }))
          : [...new Map(pairs.flatMap(({ first, second }) => [first, second]).map((place) => [place.moduleId, place])).values()].map(
              (place) => toCard(place, true),
            ),
      }
    }
    case 'manyPapers': {
      const { on, papers, concerned, places } = subject
      return { title: texts.manyPapers(papers), note: texts.sitThem(concerned), jumps: [toDate(on)], fix: move(places.at(-1)) }
    }
    case 'again': {
      const { modules } = subject
      const [only, ...others] = modules
      return only && others.length === 0
        ? { title: texts.again(only.name, only.places.length), note: '', jumps: only.places.map((place) => toCard(place)) }
        : { title: texts.againMany(modules.length), note: texts.someOf(modules.map(({ name }) => name)) }
    }
    case 'noSuchTime':
    case 'twice': {
      const { starts, kind } = subject
      const slots = unique(starts.map(({ slot }) => slot)).toSorted((a, b) => a - b)
      const [first] = starts
      const zone = first?.zoneName ?? ''
      return {
        title: kind === 'twice' ? texts.twice(slots, zone) : texts.noSuchTime(slots, zone),
        note: first ? oddTimeNote(first) : '',
        jumps: [...unique(starts.map(({ date }) => date)).map((date) => toDate({ date })), toTimeZones],
      }
    }
    case 'apart': {
      const { dates, minutes, limit, later, last, doesMove } = subject
      const within = texts.withLimit(minutes, limit)
      return doesMove
        ? {
            title: texts.moveApart(minutes),
            note: `${texts.onDates(dates.length, dates[0]?.date ?? '')}: ${within}, ${texts.laterStart(later.length, minutes)}`,
            jumps: [toTimeZones],
          }
        : {
            title: texts.apart(minutes),
            note: last.length > 0 ? `${texts.startLast(last)}, ${within}` : within,
            jumps: [...dates.map(toDate), toAlign],
          }
    }
    case 'clocksChange': {
      const { changes } = subject
      const times = unique(changes.map(({ date, before, after }) => `${date} ${after - before}`))
      const notes = times.map((key) => {
        const own = changes.filter(({ date, before, after }) => `${date} ${after - before}` === key)
        const [first] = own
        return first
          ? texts.changed(
              first.date,
              own.map(({ zone }) => zone.name),
              first.after - first.before,
            )
          : ''
      })
      return { title: texts.clocksChange, note: notes.join('. '), jumps: [toTimeZones] }
    }
    case 'unsociable': {
      const [first, ...others] = subject.starts
      const lines = subject.starts.map(({ zoneName, time, slot }) => texts.unsociable(zoneName, time, slot))
      return first && others.length === 0
        ? { title: lines[0] ?? '', note: '', jumps: [toTimeZones] }
        : { title: texts.unsociableMany(subject.starts.length), note: texts.someOf(lines), jumps: [toTimeZones] }
    }
    case 'holiday':
      return { title: texts.holiday, note: texts.holidayIn(subject.name, subject.countries), jumps: [toDate(subject.on)] }
    case 'emptyDates':
      return { title: texts.emptyDates(subject.dates.length), note: '', jumps: subject.dates.map(toDate) }
    case 'noVersion':
      return { title: texts.noVersion(subject.places.length), note: '', jumps: subject.places.map((place) => toCard(place, true)) }
    case 'slotOrder':
      return { title: texts.slotOrder(subject.zoneNames), note: '', jumps: [toTimeZones] }
    case 'clockUnknown':
      return { title: texts.clockUnknown(subject.zoneNames), note: '', jumps: [toTimeZones] }
    case 'rulesDiffer':
      return { title: texts.rulesDiffer(subject.zoneName, subject.dates[0]?.date ?? ''), note: '', jumps: subject.dates.map(toDate) }
    case 'unread':
      return { title: texts.unread[subject.source], note: '', fix: { kind: 'retry', source: subject.source } }
    default:
      return subject satisfies never
  }
}

/** A finding in words, with links to the places it is about and what can be done. */
export function findingLine(finding: Finding): FindingLine {
  const { title, note, jumps = [], fix = null } = wordsOf(finding)
  return { id: finding.id, isAsked: finding.level === 'ask', title, note, jumps, fix }
}
