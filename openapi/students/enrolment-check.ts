import { recordTexts, type GivenFields } from '../check-record.ts'
import { enrollment } from '../generated/resources/students/enrollment.ts'

/** The field of the block of each kind. */
export const blockFields = { exam: 'examBlockId', test: 'testBlockId' } as const

/** An enrolment without a block of its kind, by field; both the form and the server ask. */
export function blockErrors(given: GivenFields): ReadonlyMap<string, string> {
  const { blockKind } = given
  if (blockKind !== 'exam' && blockKind !== 'test') return new Map()
  const name = blockFields[blockKind]
  return new Map(given[name] === undefined ? [[name, recordTexts.required(enrollment.fields[name].label)]] : [])
}

/** What a curriculum of a student says of its modules. */
interface TakenCurriculum {
  readonly isOpen: boolean
  readonly moduleIds: readonly number[]
}

/** The modules that a student can be enrolled in: those of open curricula, and for a further attempt those of closed ones too. */
export const modulesToSit = (curricula: readonly TakenCurriculum[], attempt: unknown): readonly number[] => [
  ...new Set(curricula.flatMap(({ isOpen, moduleIds }) => (isOpen || attempt === 'Resit' || attempt === 'Repeat' ? moduleIds : []))),
]

/** Why a student is not enrolled in a module that is no part of the curriculum. */
export const notTakenText = 'The student does not take this module.'
