import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { CalendarSource } from '#openapi/generated/schema.d.ts'
import type { CalendarView } from '#machines/calendar/calendar-days.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { isCivil } from '#src/time/civil-date.ts'
import { zoneOf } from '#src/time/reader-zone.ts'
import { sourceWords, staffSources } from './texts.ts'

/** What the calendar shows; ids are plain. */
export interface CalendarAddress {
  /** Null where the address leaves it to the width of the page. */
  readonly view: CalendarView | null
  readonly day: CivilDate
  /** Sources that are switched off. */
  readonly hidden: readonly CalendarSource[]
  readonly eventType: string
  readonly centreIds: readonly number[]
  readonly examBlockId: number | null
  readonly testBlockId: number | null
  /** The clock (IANA identifier) of the zone that days and times are in; empty for that of the machine. */
  readonly zone: string
  /** The clock (IANA identifier) of the second zone; empty for none. */
  readonly second: string
}

const views: readonly CalendarView[] = ['month', 'week', 'agenda', 'year']
const sources = Object.keys(sourceWords).filter((name): name is CalendarSource => name in sourceWords)
const types: readonly string[] = event.fields.eventType.choices.map(({ value }) => value)

type Codec = Pick<IdCodec, 'encrypt' | 'decrypt'>

/** What an address says; what it does not name has its default. */
export function readCalendarAddress(search: string, codec: Codec, today: CivilDate): CalendarAddress {
  const query = new URLSearchParams(search)
  const said = (name: string) => query.get(name) ?? ''
  const idOf = (text: string) => {
    const id = codec.decrypt(text)
    return id === null ? [] : [Number(id)]
  }
  const ids = (name: string) => said(name).split(',').flatMap(idOf)
  // An address that names sources shows only these: other pages link to the sources that they are about.
  const named = sources.filter((source) => said('sources').split(',').includes(source))
  const off = said('hidden').split(',')
  return {
    view: views.find((view) => view === said('view')) ?? null,
    day: isCivil(said('day')) ? said('day') : today,
    hidden: sources.filter((source) => (named.length > 0 ? !named.includes(source) : off.includes(source))),
    eventType: types.includes(said('eventType')) ? said('eventType') : '',
    centreIds: ids('centreIds'),
    examBlockId: ids('examBlockId')[0] ?? null,
    testBlockId: ids('testBlockId')[0] ?? null,
    zone: zoneOf(said('zone')) ? said('zone') : '',
    second: zoneOf(said('second')) ? said('second') : '',
  }
}

/** The search of an address, from its "?" on. */
export function writeCalendarAddress(address: CalendarAddress, codec: Codec, today: CivilDate): string {
  const query = new URLSearchParams()
  const id = (plain: number | null) => (plain === null ? '' : (codec.encrypt(String(plain)) ?? ''))
  const shown = sources.filter((source) => !address.hidden.includes(source))
  // Names the shown sources if they are fewer than the hidden ones. With none shown it names the hidden ones: no `sources` means all.
  const areFew = shown.length > 0 && address.hidden.length > shown.length
  const said = {
    view: address.view ?? '',
    day: address.day === today ? '' : address.day,
    sources: areFew ? shown.join(',') : '',
    hidden: areFew ? '' : address.hidden.join(','),
    eventType: address.eventType,
    centreIds: address.centreIds.map(id).filter(Boolean).join(','),
    examBlockId: id(address.examBlockId),
    testBlockId: id(address.testBlockId),
    zone: address.zone,
    second: address.second,
  }
  for (const [name, value] of Object.entries(said)) if (value !== '') query.set(name, value)
  return query.size === 0 ? '' : `?${query}`
}

/** How many filters narrow the calendar. */
export const filterCount = ({ eventType, centreIds, examBlockId, testBlockId }: CalendarAddress): number =>
  [eventType !== '', centreIds.length > 0, examBlockId !== null, testBlockId !== null].filter(Boolean).length

/** The sources that a person can switch on and off. */
export const sourcesFor = (isStaff: boolean): readonly CalendarSource[] =>
  sources.filter((source) => isStaff || !staffSources.includes(source))

/** Whether a person has switched every source off. */
export const showsNothing = ({ hidden }: CalendarAddress, isStaff: boolean): boolean =>
  sourcesFor(isStaff).every((source) => hidden.includes(source))

/** The sources that are shown, unless all are. */
export const chosenSources = ({ hidden }: CalendarAddress): readonly CalendarSource[] =>
  hidden.length === 0 ? [] : sources.filter((source) => !hidden.includes(source))
