import { country } from '#openapi/generated/resources/lookups/country.ts'
import { region } from '#openapi/generated/resources/lookups/region.ts'
import { state } from '#openapi/generated/resources/lookups/state.ts'
import { timezone } from '#openapi/generated/resources/lookups/timezone.ts'
import { regionNames, regionOf } from '../../fixtures/regions.ts'
import { timeZones } from '../../fixtures/time-zones.ts'
import type { ResourceRecord, TimeZoneRecord } from '../../models.ts'
import { serveResource } from '../engine/service.ts'

/** The countries of a time zone; a zone of a part of a country names that part in brackets. */
const countriesOf = ({ country: names }: Pick<TimeZoneRecord, 'country'>): string[] =>
  names.split(', ').map((name) => name.replace(/ \(.*\)$/, ''))

const countryNames = [...new Set(timeZones.flatMap(countriesOf))].toSorted(new Intl.Collator('en').compare)
const countryIds = new Map(countryNames.map((name, index) => [name, index + 1]))

/** The id of a country by its name; throws on an unknown one. */
export function countryNamed(name: string): number {
  const id = countryIds.get(name)
  if (id === undefined) throw new Error(`No country is called ${name}.`)
  return id
}

export const regions = serveResource({
  rules: region,
  seeds: () => regionNames.map((regionName, index) => ({ id: index + 1, regionName })),
})

export const countries = serveResource({
  rules: country,
  seeds: () =>
    countryNames.map((countryName, index) => {
      const regionId = regionOf(countryName)
      return { id: index + 1, countryName, ...(regionId !== undefined && { regionId }) }
    }),
})

const stateNames: Readonly<Record<string, readonly string[]>> = {
  Australia: ['New South Wales', 'Queensland', 'South Australia', 'Tasmania', 'Victoria', 'Western Australia'],
  Canada: ['Alberta', 'British Columbia', 'Nova Scotia', 'Ontario', 'Quebec'],
  India: ['Delhi', 'Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu', 'West Bengal'],
  Malaysia: ['Johor', 'Penang', 'Sabah', 'Sarawak', 'Selangor'],
  Nigeria: ['Enugu', 'Kano', 'Lagos', 'Oyo', 'Rivers'],
  Pakistan: ['Balochistan', 'Khyber Pakhtunkhwa', 'Punjab', 'Sindh'],
  'United States': ['California', 'Florida', 'New York', 'Texas', 'Washington'],
}

export const states = serveResource({
  rules: state,
  seeds: () =>
    Object.entries(stateNames)
      .flatMap(([name, all]) => all.map((stateName) => ({ stateName, countryId: countryNamed(name) })))
      .map((fields, index) => ({ id: index + 1, ...fields })),
})

const zoneRecords = new WeakMap<TimeZoneRecord, ResourceRecord>()

/** Made once for each zone: an import of centres asks for all of them with every row. */
function recordOf(zone: TimeZoneRecord): ResourceRecord {
  const known = zoneRecords.get(zone)
  if (known) return known
  const record = {
    id: zone.id,
    status: 1,
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
    fields: { timezoneName: zone.name, countryIds: countriesOf(zone).flatMap((name) => countryIds.get(name) ?? []) },
  }
  zoneRecords.set(zone, record)
  return record
}

/** The zones that blocks have too. */
export const timezones = serveResource({
  rules: timezone,
  table: ({ timeZones: table }) => ({
    find: (id) => {
      const zone = table.find(id)
      return zone && recordOf(zone)
    },
    where: (predicate = () => true) => table.where().map(recordOf).filter(predicate),
  }),
})
