import { zoneNamed } from '../../../fixtures/time-zones.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { countryNamed } from '../../lookups/places.ts'
import { roleTypeIds } from '../../people/contact-lists.ts'
import { contactsByCentre } from '../../people/seeds/contacts.ts'

/** Country, city and time zone, and the currency that its centres are invoiced in. */
const places = {
  accra: ['Ghana', 'Accra', 'Greenwich Mean Time', 'USD'],
  kumasi: ['Ghana', 'Kumasi', 'Greenwich Mean Time', 'USD'],
  london: ['United Kingdom', 'London', 'UK Time', 'GBP'],
  manchester: ['United Kingdom', 'Manchester', 'UK Time', 'GBP'],
  lagos: ['Nigeria', 'Lagos', 'West Africa Time', 'USD'],
  abuja: ['Nigeria', 'Abuja', 'West Africa Time', 'USD'],
  cairo: ['Egypt', 'Cairo', 'Egypt Time', 'USD'],
  casablanca: ['Morocco', 'Casablanca', 'Morocco Time', 'EUR'],
  nicosia: ['Cyprus', 'Nicosia', 'Eastern European Time', 'EUR'],
  johannesburg: ['South Africa', 'Johannesburg', 'South Africa Time', 'USD'],
  nairobi: ['Kenya', 'Nairobi', 'East Africa Time', 'USD'],
  riyadh: ['Saudi Arabia', 'Riyadh', 'Arabia Time', 'USD'],
  jeddah: ['Saudi Arabia', 'Jeddah', 'Arabia Time', 'USD'],
  istanbul: ['Türkiye', 'Istanbul', 'Türkiye Time', 'EUR'],
  dubai: ['United Arab Emirates', 'Dubai', 'Gulf Time', 'AED'],
  sharjah: ['United Arab Emirates', 'Sharjah', 'Gulf Time', 'AED'],
  lahore: ['Pakistan', 'Lahore', 'Pakistan Time', 'GBP'],
  karachi: ['Pakistan', 'Karachi', 'Pakistan Time', 'GBP'],
  delhi: ['India', 'New Delhi', 'India Time', 'GBP'],
  mumbai: ['India', 'Mumbai', 'India Time', 'GBP'],
  colombo: ['Sri Lanka', 'Colombo', 'India Time', 'GBP'],
  kathmandu: ['Nepal', 'Kathmandu', 'Nepal Time', 'GBP'],
  dhaka: ['Bangladesh', 'Dhaka', 'Bangladesh Time', 'GBP'],
  almaty: ['Kazakhstan', 'Almaty', 'Central Asia Time', 'USD'],
  bangkok: ['Thailand', 'Bangkok', 'Indochina Time', 'USD'],
  hanoi: ['Vietnam', 'Hanoi', 'Indochina Time', 'USD'],
  beijing: ['China', 'Beijing', 'China Time', 'GBP'],
  shanghai: ['China', 'Shanghai', 'China Time', 'GBP'],
  kualaLumpur: ['Malaysia', 'Kuala Lumpur', 'Malaysia Time', 'GBP'],
  seoul: ['South Korea', 'Seoul', 'Japan and Korea Time', 'GBP'],
  sydney: ['Australia', 'Sydney', 'Sydney', 'GBP'],
  auckland: ['New Zealand', 'Auckland', 'Auckland', 'GBP'],
  saoPaulo: ['Brazil', 'São Paulo', 'Brasília Time', 'USD'],
  rio: ['Brazil', 'Rio de Janeiro', 'Brasília Time', 'USD'],
  lima: ['Peru', 'Lima', 'Andes Time', 'USD'],
  arequipa: ['Peru', 'Arequipa', 'Andes Time', 'USD'],
} as const

type Row = readonly [name: string, code: string, place: keyof typeof places, capacity: number]

/** In the order of their ids, from 1 on. */
const rows: readonly Row[] = [
  ['Harmattan College Kumasi', 'HCK', 'kumasi', 120],
  ['Thameside International College', 'TIC', 'london', 400],
  ['Irwell Foundation Campus', 'IFC', 'manchester', 260],
  ['Lagoon College Lagos', 'LCL', 'lagos', 320],
  ['Aso Rock Sixth Form', 'ARS', 'abuja', 140],
  ['Nile Bank Academy Cairo', 'NBA', 'cairo', 180],
  ['Atlantic Gate Casablanca', 'AGC', 'casablanca', 90],
  ['Olive Hill College Nicosia', 'OHC', 'nicosia', 80],
  ['Highveld Academy Johannesburg', 'HAJ', 'johannesburg', 150],
  ['Savannah College Nairobi', 'SCN', 'nairobi', 200],
  ['Acacia School Nairobi', 'ASN', 'nairobi', 110],
  ['Najd Preparatory College', 'NPC', 'riyadh', 240],
  ['Red Sea Campus Jeddah', 'RSJ', 'jeddah', 160],
  ['Bosphorus Bridge College', 'BBC', 'istanbul', 210],
  ['Creekside Academy Dubai', 'CAD', 'dubai', 280],
  // In a script that runs from right to left.
  ['كلية اللؤلؤة الدولية', 'LIC', 'sharjah', 130],
  ['Karakoram Institute Lahore', 'KIL', 'lahore', 190],
  ['Indus Valley College Karachi', 'IVK', 'karachi', 230],
  ['Ravi House Lahore', 'RHL', 'lahore', 70],
  ['Yamuna College Delhi', 'YCD', 'delhi', 350],
  ['Marine Drive Academy', 'MDA', 'mumbai', 300],
  ['Cinnamon Gardens Campus', 'CGC', 'colombo', 140],
  ['Himal Foundation School', 'HFS', 'kathmandu', 100],
  ['Buriganga College Dhaka', 'BCD', 'dhaka', 220],
  ['Apple Orchard Institute', 'AOI', 'almaty', 90],
  ['Baobab College Accra', 'BCA', 'accra', 250],
  ['Chao Phraya Academy', 'CPA', 'bangkok', 150],
  ['Red River College Hanoi', 'RRH', 'hanoi', 260],
  ['West Lake Campus Hanoi', 'WLH', 'hanoi', 120],
  ['Jade Gate College Beijing', 'JGB', 'beijing', 600],
  ['Plum Blossom Academy', 'PBA', 'beijing', 320],
  ['Huangpu International School', 'HIS', 'shanghai', 540],
  ['Bund Foundation Centre', 'BFC', 'shanghai', 280],
  ['Lotus Tower College', 'LTC', 'kualaLumpur', 330],
  ['Hibiscus Campus Kuala Lumpur', 'HKL', 'kualaLumpur', 170],
  ['Han River Institute Seoul', 'HRI', 'seoul', 190],
  ['Harbour View College Sydney', 'HVS', 'sydney', 140],
  ['Eucalyptus Campus', 'ECS', 'sydney', 60],
  ['Kauri College Auckland', 'KCA', 'auckland', 90],
  ['Jacaranda College São Paulo', 'JSP', 'saoPaulo', 160],
  ['Guanabara Bay Academy', 'GBA', 'rio', 110],
  ['Pacific Cliff College Lima', 'PCL', 'lima', 130],
  ['Volcano Valley School', 'VVS', 'arequipa', 40],
  // As long as a name may be.
  ['The Combined International Foundation and Pre-Masters Preparation Colleges of the Greater Delhi Area', 'CIF', 'delhi', 500],
  ['Old Fort Campus Delhi', 'OFD', 'delhi', 50],
  ['Palm Court Dubai', 'PCD', 'dubai', 75],
  ['Tema Harbour School', 'THS', 'accra', 60],
  ['Ikeja Foundation House', 'IFH', 'lagos', 85],
]

const inactiveCodes: readonly string[] = ['RHL', 'OFD', 'PCD']
const onlineToo = 3

const seedOf = ([centreName, centreCode, place, capacity]: Row, id: number, { on, inDays }: SeedDays): SeedOf<'Centre'> => {
  const [country, city, zone, currency] = places[place]
  const ends: Readonly<Record<string, string>> = { LCL: inDays(60), VVS: inDays(-1) }
  const contractEnd = ends[centreCode]
  return {
    id,
    status: inactiveCodes.includes(centreCode) ? -1 : 1,
    centreName,
    centreCode,
    legalName: id % 4 === 0 ? `${city} Education Partners` : undefined,
    countryId: countryNamed(country),
    city,
    address: `${id} College Road\n${city}`,
    timezoneId: zoneNamed(zone).id,
    deliveryModes: id % onlineToo === 0 ? [1, 2] : [1],
    email: `office@${centreCode.toLowerCase()}.example.org`,
    website: `https://${centreCode.toLowerCase()}.example.org`,
    currency,
    taxNumber: `TIN ${20_418_800 + id}-0001`,
    capacity,
    contractStart: on(`20${20 + (id % 6)}-08-01`),
    contractEnd: contractEnd ?? (id % 5 === 0 ? undefined : on('2029-07-31')),
  }
}

export const seededCentreCount = rows.length

/** 48 centres in 26 countries, two or more in each group of time zones. */
export function centreSeeds(days: SeedDays): SeedOf<'Centre'>[] {
  const [principals, officers] = [contactsByCentre(roleTypeIds.principal), contactsByCentre(roleTypeIds.examsOfficer)]
  return rows.map((row, index) => {
    const id = index + 1
    return { ...seedOf(row, id, days), principalContactId: principals.get(id), examsContactId: officers.get(id) }
  })
}
