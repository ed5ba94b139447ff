import { university } from '#openapi/generated/resources/masters/university.ts'
import { universityErrors } from '#openapi/masters/master-checks.ts'
import { serveResource } from '../engine/service.ts'
import { countryNamed } from '../lookups/places.ts'

type Row = readonly [name: string, code: string, country: string, city: string, ucas?: string]

/** In the order of their ids, from 1 on. */
const rows: readonly Row[] = [
  ['Aireside University', 'AIR', 'United Kingdom', 'Leeds', 'A11'],
  ['University of Arden Vale', 'ARV', 'United Kingdom', 'Coventry', 'A47'],
  ['Bridgewater City University', 'BWC', 'United Kingdom', 'Bristol', 'B22'],
  ['Calder Metropolitan University', 'CAL', 'United Kingdom', 'Wakefield', 'C18'],
  ['University of Clydeside West', 'CLW', 'United Kingdom', 'Glasgow', 'C67'],
  ['Dee Valley University', 'DEE', 'United Kingdom', 'Chester', 'D31'],
  ['Eastmarsh University', 'EAM', 'United Kingdom', 'Norwich', 'E12'],
  ['Fenland University', 'FEN', 'United Kingdom', 'Cambridge', 'F29'],
  ['Kelvin Hall University', 'KEL', 'United Kingdom', 'Glasgow', 'K41'],
  ['Mersey Docks University', 'MER', 'United Kingdom', 'Liverpool', 'M55'],
  ['Moorland University', 'MOO', 'United Kingdom', 'Sheffield', 'M73'],
  ['Northgate University', 'NGU', 'United Kingdom', 'Newcastle upon Tyne', 'N45'],
  ['University of Solent Shore', 'SOL', 'United Kingdom', 'Southampton', 'S26'],
  ['Severn Bank University', 'SEV', 'United Kingdom', 'Gloucester', 'S88'],
  ['Taff Valley University', 'TAF', 'United Kingdom', 'Cardiff', 'T14'],
  ['Trent Lock University', 'TRE', 'United Kingdom', 'Nottingham', 'T62'],
  ['Wharfside University London', 'WHA', 'United Kingdom', 'London', 'W36'],
  ['Yarrow University', 'YAR', 'United Kingdom', 'Edinburgh', 'Y09'],
  ['Liffey University Dublin', 'LIF', 'Ireland', 'Dublin'],
  ['Corrib University', 'COR', 'Ireland', 'Galway'],
  ['Yarra Bend University', 'YBU', 'Australia', 'Melbourne'],
  ['Brisbane River University', 'BRU', 'Australia', 'Brisbane'],
  ['Torrens Plain University', 'TPU', 'Australia', 'Adelaide'],
  ['Southern Cross Bay University', 'SCB', 'Australia', 'Sydney'],
  ['Waitematā University', 'WAI', 'New Zealand', 'Auckland'],
  ['Otago Peninsula University', 'OTA', 'New Zealand', 'Dunedin'],
  ['Humber Bay University', 'HUM', 'Canada', 'Toronto'],
  ['Fraser Delta University', 'FRA', 'Canada', 'Vancouver'],
  ['Citadel Hill University', 'CIT', 'Canada', 'Halifax'],
  ['Charles Bank University', 'CHA', 'United States', 'Boston'],
  ['Golden Gate Heights University', 'GGH', 'United States', 'San Francisco'],
  ['Gulf Pearl University', 'GPU', 'United Arab Emirates', 'Dubai'],
]

/** Where students go on to. */
export const universities = serveResource({
  rules: university,
  seeds: () =>
    rows.map(([universityName, universityCode, country, city, ucasProviderCode], index) => ({
      id: index + 1,
      universityName,
      universityCode,
      shortName: universityName.replace(/^University of /, '').replace(/ University.*$/, ''),
      countryId: countryNamed(country),
      city,
      institutionTypeId: 1,
      ucasProviderCode,
      website: `https://${universityCode.toLowerCase()}.example.ac`,
    })),
  checks: [(fields, { named }) => [...universityErrors(fields, named('Country', fields.countryId))][0] ?? null],
  scope: (user) => (_, id) => user.contactType !== 'INSTITUTE' || id === user.institutionId,
  // A relation has the id of its university.
  outsideUses: (ids, { records, named }) =>
    records('UniversityRelation')
      .where(({ id }) => ids.has(id))
      .map(({ id }) => ({ of: id, resource: 'UniversityRelation', id, name: named('University', id), field: university.noun })),
})
