import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { zoneIdOf } from '#machines/time/occurrences.ts'
import type { BlockSummary } from '../summary/block-summary.ts'
import type { ZoneGroup } from '../time-zones/zone.ts'

/** A zone of a timetable. `id` is the aggregator's, null in a snapshot; `clock` its IANA identifier, null if it is not in the table. */
export interface TimetableZone {
  readonly id: string | null
  readonly name: string
  /** As in the provider's list. */
  readonly abbreviation: string
  readonly countries: readonly string[]
  readonly clock: string | null
}

/** A paper of a module, with the versions that were chosen of it. */
export interface TimetablePaper {
  readonly name: string
  readonly versions: readonly string[]
}

export interface TimetableModule extends TimetablePaper {
  readonly papers: readonly TimetablePaper[]
}

/** A slot of a date that has modules. `times` are those of the timetable's zones, in their order; null where a zone has none. */
export interface Sitting {
  readonly slot: number
  readonly times: readonly (SlotTime | null)[]
  readonly modules: readonly TimetableModule[]
}

export interface TimetableDay {
  readonly date: CivilDate
  readonly sittings: readonly Sitting[]
}

/** An academic date that is on and has a day. `id` is null in a snapshot; `startTime` is empty where there is none. */
export interface TimetableAcademicDate {
  readonly id: number | null
  readonly name: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly startTime: string
  readonly forCentre: boolean
  readonly forStudent: boolean
}

/** The shared form of a block: sheets, calendar files and snapshot links are made from it. */
export interface Timetable {
  readonly name: string
  readonly code: string
  readonly description: string
  readonly isFinal: boolean
  /** Raised by every stored change; null where it is not known. */
  readonly revision: number | null
  /** When it was published last (ms); null where it is not, or not known. */
  readonly publishedAt: number | null
  readonly zones: readonly TimetableZone[]
  /** Every date of the block, in order. */
  readonly days: readonly TimetableDay[]
  readonly academicDates: readonly TimetableAcademicDate[]
}

const countriesOf = (text: string): readonly string[] =>
  text
    .split(', ')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/**
 * The timetable of a block as it is saved; `groups` say which countries its zones are for.
 * @param publishedAt when the block was published last (ms); null where it is not, or not known
 */
export function timetableOf(
  { record, days }: Pick<BlockSummary, 'record' | 'days'>,
  groups: readonly ZoneGroup[],
  publishedAt: number | null,
): Timetable {
  const listed = new Map(groups.flatMap((group) => group.zones.map((zone) => [zone.name, zone] as const)))
  const names = [...new Set(days.flatMap(({ slots }) => slots.flatMap(({ clocks }) => clocks.map(({ zoneName }) => zoneName))))]
  return {
    name: record.name,
    code: record.code,
    description: record.description,
    isFinal: record.status === 1,
    revision: record.revision,
    publishedAt,
    zones: names.map((name) => {
      const zone = listed.get(name)
      return {
        id: zone?.id ?? null,
        name,
        abbreviation: zone?.abbreviation ?? '',
        countries: countriesOf(zone?.countries ?? ''),
        clock: zoneIdOf(name),
      }
    }),
    days: days
      .map(({ date, slots }) => ({
        date,
        sittings: slots
          .filter(({ modules }) => modules.length > 0)
          .map(({ number, clocks, modules }) => ({
            slot: number,
            times: names.map((name) => clocks.find(({ zoneName }) => zoneName === name)?.time ?? null),
            modules: modules.map(({ name, versions, submodules }) => ({
              name,
              versions,
              papers: submodules.map((paper) => ({ name: paper.name, versions: paper.versions })),
            })),
          })),
      }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    academicDates: record.academicDates.flatMap(({ id, name, isOn, from, to, startTime, forCentre, forStudent }) =>
      isOn && from !== null ? [{ id, name, from, to: to === null || to < from ? from : to, startTime, forCentre, forStudent }] : [],
    ),
  }
}

/** For whom a sheet or a calendar file is made: everyone, a country, or a zone by its name. */
export type Audience =
  | { readonly kind: 'all' }
  | { readonly kind: 'country'; readonly name: string }
  | { readonly kind: 'zone'; readonly name: string }

/** A zone of the timetable, by its index, for the centres of one country; a zone without countries has its own name. */
export interface ZoneOfCountry {
  readonly country: string
  readonly zone: number
}

/** Every country of the timetable with its zone, by name; a country with several zones once for each. */
export const countriesIn = ({ zones }: Pick<Timetable, 'zones'>): readonly ZoneOfCountry[] =>
  zones
    .flatMap(({ name, countries }, zone) => (countries.length === 0 ? [name] : countries).map((country) => ({ country, zone })))
    .toSorted((one, other) => one.country.localeCompare(other.country, 'en'))

/** The zones that an audience is for, each with its country; none for a name that the timetable does not have. */
export function zonesFor(timetable: Pick<Timetable, 'zones'>, audience: Audience): readonly ZoneOfCountry[] {
  if (audience.kind === 'zone')
    return timetable.zones.flatMap(({ name }, zone) => (name === audience.name ? [{ country: name, zone }] : []))
  const all = countriesIn(timetable)
  return audience.kind === 'all' ? all : all.filter(({ country }) => country === audience.name)
}
