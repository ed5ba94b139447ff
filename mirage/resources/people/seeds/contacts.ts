import type { FieldsOf, SeedOf } from '../../engine/service.ts'
import { countryNamed } from '../../lookups/places.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { roleTypeIds } from '../contact-lists.ts'
import { roleIds } from './roles.ts'
import { currentYearId, userSeeds } from './users.ts'

type ContactSeed = SeedOf<'Contact'>

const firstNames = [
  'Amara',
  'Björn',
  'Chidi',
  'Dilnoza',
  'Esi',
  'Farah',
  'Giulia',
  'Hiroshi',
  'Ines',
  'Jamal',
  'Kateryna',
  'Lwazi',
  'Mariam',
  'Nikhil',
  'Omar',
  'Priyanka',
  'Quỳnh',
  'Rashid',
  'Sofía',
  'Tariq',
  'Uchenna',
  'Valentina',
  'Wanjiru',
  'Xin',
  'Yusuf',
  'Zainab',
  'Łukasz',
] as const

const lastNames = [
  'Adeyemi',
  'Boateng',
  'Castillo',
  'Demir',
  'El-Sayed',
  'Fernando',
  'Gupta',
  'Hassan',
  'Ibrahim',
  'Joshi',
  'Kamau',
  'Lim',
  'Moyo',
  'Nakamura',
  'O’Brien',
  'Perera',
  'Qureshi',
  'Rahman',
  'Santos',
  'Thapa',
  'Usman',
  'Vargas',
  'Wijaya',
  'Yılmaz',
  'Zhou',
] as const

const countries = ['Ghana', 'Nigeria', 'Kenya', 'India', 'Pakistan', 'China', 'United Kingdom', 'Egypt'] as const

const pick = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0]

/** The id of the first contact; those of the users come first. */
export const firstContactId = 501
const contactCount = 240
const centreCount = 48
const universityCount = 32

/** The centres of the students among the users, by the ids of their contacts. */
const studentCentres: Readonly<Record<number, number>> = { 505: 26, 506: 26, 513: 26, 514: 20 }

/** Contacts of the users. */
const userContacts = userSeeds.map(({ contactId, username, firstName, lastName, typeId, centreId, institutionId }): ContactSeed => ({
  id: contactId,
  firstName,
  lastName,
  email: username,
  // The types have the ids of the contact types that they stand for.
  contactTypeId: Number(typeId),
  centreId: centreId ?? studentCentres[contactId],
  institutionId,
  allowMessages: 1,
}))

const nameOf = (index: number) => ({
  firstName: pick(firstNames, index),
  lastName: pick(lastNames, index * 7 + Math.floor(index / firstNames.length)),
})

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

const common = (id: number, index: number) => {
  const { firstName, lastName } = nameOf(index)
  return {
    firstName,
    lastName,
    email: `${ascii(firstName)}.${ascii(lastName)}.${id}@example.org`,
    phone: index % 3 === 0 ? undefined : `+44 20 7946 ${String(1000 + (index % 9000))}`,
    countryId: countryNamed(pick(countries, index)),
    allowMessages: index % 9 === 8 ? (0 as const) : (1 as const),
  }
}

type Role = NonNullable<ContactSeed['roles']>[number]

/** The first contact of each centre is its Principal, the second its Exams Officer; the third wants to be Principal as well. */
function ofCentre(number: number): Partial<FieldsOf<'Contact'>> {
  const [centreId, round] = [1 + (number % centreCount), Math.floor(number / centreCount)]
  const roles: readonly (readonly [string, readonly Role[]])[] = [
    [
      'Principal',
      [
        { roleTypeId: roleTypeIds.principal, isPrimary: 1 },
        // A contact with three roles.
        ...(centreId === 26 ? [{ roleTypeId: roleTypeIds.financeOfficer }, { roleTypeId: roleTypeIds.invigilator }] : []),
      ],
    ],
    ['Exams Officer', [{ roleTypeId: roleTypeIds.examsOfficer, isPrimary: 1 }]],
    ['Principal elect', [{ roleTypeId: roleTypeIds.admissionsOfficer }]],
  ]
  const [jobTitle, held] = roles[round] ?? ['Tutor', []]
  return { centreId, jobTitle, roles: [...held] }
}

function ofUniversity(number: number): Partial<FieldsOf<'Contact'>> {
  const [institutionId, round] = [1 + (number % universityCount), Math.floor(number / universityCount)]
  const [jobTitle, roleTypeId] =
    round === 0 ? (['Registrar', roleTypeIds.registrar] as const) : (['Results Officer', roleTypeIds.resultsOfficer] as const)
  return { institutionId, jobTitle, roles: [{ roleTypeId, isPrimary: 1 }], ...(round === 0 && { isPrimary: 1 }) }
}

const ofProvider: readonly Partial<FieldsOf<'Contact'>>[] = [
  { contactTypeId: contactTypeIds.NCUK, jobTitle: 'Account Manager', roles: [{ roleTypeId: roleTypeIds.accountManager }] },
  { contactTypeId: contactTypeIds.marker, jobTitle: 'Marker', roles: [{ roleTypeId: roleTypeIds.marker }] },
  { contactTypeId: contactTypeIds.guardian },
]

/** Of ten contacts five are of centres, two of universities, two students. */
function typedFields(index: number): Partial<FieldsOf<'Contact'>> {
  const [tens, place] = [Math.floor(index / 10), index % 10]
  if (place < 5) return { contactTypeId: contactTypeIds.CENTER, ...ofCentre(tens * 5 + place) }
  if (place < 7) return { contactTypeId: contactTypeIds.INSTITUTE, ...ofUniversity(tens * 2 + place - 5) }
  if (place < 9) return { contactTypeId: contactTypeIds.STUDENT, centreId: 1 + (index % centreCount) }
  return ofProvider[tens % ofProvider.length] ?? {}
}

const writtenContact = (id: number, index: number): ContactSeed => {
  const { contactTypeId = contactTypeIds.NCUK, ...typed } = typedFields(index)
  return { id, status: index % 40 === 39 ? -1 : 1, ...common(id, index), contactTypeId, ...typed }
}

/** 240 contacts: those of the users, and others at every centre and university. */
export function contactSeeds(): ContactSeed[] {
  const from = firstContactId + userContacts.length
  const others = Array.from({ length: contactCount - userContacts.length }, (_, index) => writtenContact(from + index, index))
  return [...userContacts, ...others]
}

/** The contact that each centre has in a role, by the id of the centre. */
export const contactsByCentre = (roleTypeId: number): ReadonlyMap<number, number> =>
  new Map(
    contactSeeds().flatMap(({ id, centreId, roles = [] }) =>
      centreId !== undefined && roles.some((role) => role.roleTypeId === roleTypeId) ? [[centreId, id] as const] : [],
    ),
  )

/** The number of the contact of one of the many users of a large portal: behind all written ones. */
const contactNumberOf = (user: number): number => contactCount + user - userSeeds.length

/** One of the many users of a large portal: a student, who is a contact as well. */
export function numberedUser(number: number): FieldsOf<'User'> {
  const contactNumber = contactNumberOf(number)
  const { firstName, lastName, email } = numberedContact(contactNumber)
  return {
    username: email,
    firstName,
    lastName,
    typeId: contactTypeIds.STUDENT,
    roleId: roleIds.student,
    yearId: currentYearId,
    studentId: 10_000 + number,
    contactId: firstContactId - 1 + contactNumber,
  }
}

/** One of the many contacts of a large portal. */
export const numberedContact = (number: number): FieldsOf<'Contact'> => ({
  ...common(firstContactId + number, number),
  contactTypeId: contactTypeIds.STUDENT,
})
