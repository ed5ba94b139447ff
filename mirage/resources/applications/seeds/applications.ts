import { applicationStatus, statementLength } from '#openapi/applications/application-steps.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { courseSeeds } from '../../courses/seeds.ts'
import type { SeedDays } from '../../engine/service.ts'
import { countryNamed } from '../../lookups/places.ts'
import { currentYearId } from '../../people/seeds/users.ts'
import { curriculumSeeds } from '../../students/seeds/curricula.ts'
import { studentIds } from '../../students/seeds/students.ts'
import type { ApplicationFields } from '../application-fields.ts'

type Seed = ApplicationFields & { readonly id: number; readonly status: number }

const september = 401
const active = 1
const { draft, submitted, review, approved, rejected } = applicationStatus

/** How many stand where, as the counts of the lists say it. */
const groups = [
  { count: 10, status: draft },
  { count: 24, status: submitted },
  { count: 16, status: review, decidedBy: 'Centre' },
  { count: 5, status: rejected, decidedBy: 'Centre', comment: 'The English certificate has expired. Please add a new one.' },
  { count: 30, status: approved, decidedBy: 'NCUK' },
  { count: 5, status: rejected, decidedBy: 'NCUK', comment: 'Please choose courses that your stream leads to.' },
] as const

const places = groups.flatMap(({ count, ...place }) => Array.from({ length: count }, () => place))

const sentence = 'I would like to study this subject because I want to build what my home town needs. '
const statement = sentence.repeat(Math.ceil(statementLength.from / sentence.length)).trim()
const funding = ['Family', 'Self', 'Sponsor', 'Loan'] as const

/** The applications of the first students, drafts first; that of the very first has four steps done. */
export function applicationSeeds(days: SeedDays): Seed[] {
  const open = courseSeeds(days).filter(({ status, validTo }) => status === courseStatus.approved && validTo >= days.today)
  const streams = new Map(
    curriculumSeeds(days).flatMap(({ studentId, yearId, streamId, status }) =>
      yearId === currentYearId && status === active ? [[studentId, streamId]] : [],
    ),
  )
  // Courses that the student's stream leads to, as the course finder shows them.
  const chosen = (index: number, count = 1 + (index % 3)) => {
    const streamId = streams.get(studentIds.first + index)
    const fitting = open.filter(({ streamIds }) => streamId === undefined || streamIds.includes(streamId))
    return Array.from({ length: Math.min(count, fitting.length) }, (_, choice) => fitting[(index * 5 + choice) % fitting.length])
      .filter((course) => course !== undefined)
      .map(({ id, deliveryMode }) => ({ courseId: id, intakeId: september, deliveryMode }))
  }
  return places.map((place, index): Seed => {
    const begun = { id: index + 1, studentId: studentIds.first + index, yearId: currentYearId, ...place }
    if (place.status === draft) return index === 0 ? { ...begun, videoWatched: 1, choices: chosen(index, 2) } : begun
    return {
      ...begun,
      videoWatched: 1,
      choices: chosen(index),
      hasVisa: 0,
      wasRefused: 0,
      residenceCountryId: countryNamed('Ghana'),
      needsCas: 1,
      fundedBy: funding[index % funding.length] ?? 'Self',
      personalStatement: statement,
      hasDeclared: 1,
    }
  })
}
