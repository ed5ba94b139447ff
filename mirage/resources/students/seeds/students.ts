import type { Db } from '../../../db.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { textOf } from '../../engine/values.ts'
import { countryNamed } from '../../lookups/places.ts'
import { accountSeeds, currentYearId, userSeeds } from '../../people/seeds/users.ts'
import { addDays } from '../../../factories/days.ts'
import { personAt } from './people.ts'

/** The ids of the seeded students. */
export const studentIds = { first: 3001, last: 3320 } as const

type Seed = SeedOf<'Student'>

/** The students from this place on are of last year. */
const firstOfLastYear = 220

const inactive = -1
const statuses = [1, 1, 1, 1, 2, 9, 10, 8, 1, 11, 1, -1] as const
/** By turns that differ from centre to centre; those of last year have all been registered. */
function statusAt(index: number): Seed['status'] {
  const status = statuses[(index + Math.floor(index / 24) * 5) % statuses.length] ?? 1
  return index < firstOfLastYear || status === inactive ? status : 1
}

const relations = ['Mother', 'Father', 'Aunt', 'Guardian'] as const

const place = (city: string, country: string, addressLine1: string) => ({ city, countryId: countryNamed(country), addressLine1 })

/** Place and status of the students who have users. */
const withUsers: Readonly<Record<number, Partial<Seed>>> = {
  3001: { status: 1, centreId: 26, nationalityId: 26, ...place('Hà Nội', 'Vietnam', '12 Phố Huế') },
  3002: { status: 2, centreId: 26, nationalityId: 5, ...place('上海', 'China', '南京西路 88 号') },
  3003: { status: 1, centreId: 26, nationalityId: 9, ...place('Kumasi', 'Ghana', '4 Ridge Road') },
  3004: { status: 8, centreId: 20, nationalityId: 10, ...place('Mumbai', 'India', '7 Marine Drive') },
}

/** The fields of special students, by id. */
const special = ({ inDays }: SeedDays): Readonly<Record<number, Partial<Seed>>> => ({
  3005: { firstName: 'Wolfeschlegelsteinhausen Maximiliana', lastName: 'Bergerdorff-Hohenstaufen' },
  3006: { firstName: 'Suryani', lastName: '' },
  // Twins: the same family name and birth date.
  3007: { firstName: 'Adaeze', lastName: 'Eze', dateOfBirth: '2008-03-14', centreId: 26 },
  3008: { firstName: 'Adaobi', lastName: 'Eze', dateOfBirth: '2008-03-14', centreId: 26 },
  3009: { passportNumber: 'G1234567', passportExpiry: inDays(30), centreId: 26, status: 1 },
})

function seedAt(index: number, days: SeedDays): Seed {
  const id = studentIds.first + index
  const person = personAt(index)
  const isOfLastYear = index >= firstOfLastYear
  const user = userSeeds.find(({ studentId }) => studentId === id)
  const seed: Seed = {
    id,
    status: statusAt(index),
    ...person,
    dateOfBirth: `${2006 + (index % 4)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    genderId: 1 + (index % 2),
    passportNumber: `P${String(1_000_000 + index * 7919)}`,
    passportExpiry: days.inDays(200 + index * 9),
    email: `student${id}@example.org`,
    mobile: `+44 7700 ${String(900_300 + index)}`,
    addressLine1: `${1 + (index % 80)} Station Road`,
    city: 'Riverside',
    emergencyName: `${personAt(index + 5).firstName} ${person.lastName}`,
    emergencyRelation: relations[index % relations.length] ?? 'Mother',
    emergencyPhone: `+44 7700 ${String(901_300 + index)}`,
    placementType: index % 11 === 10 ? 'Direct' : 'Regular',
    centreId: index % 8 === 0 ? 26 : 1 + ((index * 7) % 24),
    yearId: isOfLastYear ? currentYearId - 1 : currentYearId,
    accessArrangements: index % 17 === 16 ? '25 % extra' : 'None',
    ...(index % 3 === 0 && { ucasId: String(1_100_000_000 + index * 104_729) }),
    ...withUsers[id],
    ...special(days)[id],
    ...(user && { firstName: user.firstName, lastName: user.lastName, email: user.username }),
  }
  const { status } = seed
  const isRegistered = status === 1 || status === -1
  const more = {
    ...(isRegistered && {
      studentRef: `PW${isOfLastYear ? 25 : 26}-${String(id).padStart(5, '0')}`,
      paymentLabel: 'Confirmed',
      registeredOn: isOfLastYear ? addDays(days.on('2025-09-01'), (index * 7) % 160) : days.inDays(-1 - ((index * 5) % 80)),
    }),
    ...(status === 8 && { paymentLabel: 'Ready to Invoice' }),
  }
  return { ...seed, ...more }
}

/** Whether a student sits examinations: those who have left do not. */
export const sits = ({ status }: Seed): boolean => status !== inactive

/** Students in every status, with names in many scripts. */
export const studentSeeds = (days: SeedDays): Seed[] =>
  Array.from({ length: studentIds.last - studentIds.first + 1 }, (_, index) => seedAt(index, days))

/** For how many days before today the histories of students say that they were registered. */
const rememberedDays = 30

/** Says in the histories of students when they were registered lately. */
export function seedRegistrations(db: Db, { today }: SeedDays): void {
  const [administrator] = accountSeeds
  for (const { id, fields } of db.records('Student').where()) {
    const registeredOn = textOf(fields['registeredOn'])
    if (registeredOn < addDays(today, -rememberedDays)) continue
    db.historyEntries.insert({
      resource: 'Student',
      recordId: id,
      at: `${registeredOn} 11:00:00.000000`,
      by: `${administrator?.firstName ?? ''} ${administrator?.lastName ?? ''}`,
      act: 'registered',
      comment: '',
      changes: [],
    })
  }
}
