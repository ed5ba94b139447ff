import { samplePdf } from '../../../fixtures/sample-pdf.ts'
import { zoneNamed } from '../../../fixtures/time-zones.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { countryNamed } from '../../lookups/places.ts'
import { sampleKey } from './documents.ts'

type Seed = SeedOf<'CenterRegistration'>

/** The open ones, with how far they are. */
const open = [
  ['Lake Volta College', 'Akosombo', 2],
  ['Sunrise Academy Tema', 'Tema', 2],
  ['Cape Coast Study Centre', 'Cape Coast', 9],
  ['Tamale Gate School', 'Tamale', 10],
  ['Ashanti Hills College', 'Obuasi', 10],
  ['Western Harbour Institute', 'Takoradi', 11],
] as const

/** The contract of one centre ends in so many days. */
const [endingCentre, endingIn] = [26, 60]

const address = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example.org`

/** What each registration names beside the place. */
const offerOf = (index: number, name: string): Partial<Seed> => ({
  legalName: `${name} Limited`,
  registrationNumber: `REG-${String(1_000 + index)}`,
  phone: `+44 20 7946 ${String(1_000 + index)}`,
  principalName: `Principal of ${name}`.slice(0, 100),
  principalEmail: `principal@${address(name)}`,
  examsOfficerName: `Exams officer of ${name}`.slice(0, 100),
  examsOfficerEmail: `exams@${address(name)}`,
  programIds: [1 + (index % 2)],
  expectedStudents: 20 + (index % 30) * 5,
  files: [{ kind: 'Licence', file: samplePdf(`licence-${String(index + 1)}.pdf`, sampleKey) }],
})

/** The registration of every centre, and those that are not through yet; one contract ends in sixty days. */
export function centerRegistrationSeeds(days: SeedDays, centres: readonly SeedOf<'Centre'>[]): Seed[] {
  const registered = centres.map((centre, index): Seed => {
    const { id, centreName, legalName, countryId, city, address: street, postCode, timezoneId, email, phone, website } = centre
    return {
      ...offerOf(index, centreName),
      id,
      status: 1,
      centreName,
      ...(legalName !== undefined && { legalName }),
      countryId,
      city,
      address: street ?? `1 College Road, ${city}`,
      ...(postCode !== undefined && { postCode }),
      timezoneId,
      email,
      ...(phone !== undefined && { phone }),
      ...(website !== undefined && { website }),
      deliveryModes: centre.deliveryModes,
      contractStart: centre.contractStart,
      contractEnd: id === endingCentre ? days.inDays(endingIn) : (centre.contractEnd ?? days.inDays(700)),
    }
  })
  const last = Math.max(...centres.map(({ id }) => id))
  const waiting = open.map(([centreName, city, status], index): Seed => {
    const seed: Seed = {
      id: last + 1 + index,
      status,
      centreName,
      city,
      countryId: countryNamed('Ghana'),
      email: `office@${address(centreName)}`,
    }
    if (status === 2 && index === 0) return seed
    return {
      ...offerOf(centres.length + index, centreName),
      ...seed,
      address: `${String(index + 2)} Market Street, ${city}`,
      timezoneId: zoneNamed('Greenwich Mean Time').id,
      deliveryModes: [1],
      contractStart: days.inDays(30),
      contractEnd: days.inDays(760),
    }
  })
  return [...registered, ...waiting]
}
