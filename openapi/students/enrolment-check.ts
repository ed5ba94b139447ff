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
