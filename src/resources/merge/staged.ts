import type { StoredRecord } from '../record-types.ts'

/** The status in which a staged record is decided on. */
export const stagedInReview = 10

const decided: readonly (number | string)[] = [8, 11]

/** Whether a staged record still waits for its decision. */
export const isUndecided = ({ status }: StoredRecord): boolean => !decided.includes(status)
