import { outcomeOf as outcomeOfMark } from '#openapi/results/mark-grade.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'

/** A result as it is stored. */
export type ResultFields = FieldsOf<'Result'>

/** Outcomes of students who have not sat. */
const withoutMark: readonly string[] = ['Absent', 'Deferred']

export const hasNotSat = ({ outcome }: Pick<ResultFields, 'outcome'>): boolean => withoutMark.includes(outcome)

/** The mark of the markers, or of the moderators who have looked at it again. */
export const agreedMark = ({ rawMark, moderatedMark }: ResultFields): number | undefined => moderatedMark ?? rawMark

/** Whether a student has passed with a mark in a module. */
export const outcomeOf = (
  mark: number,
  { moduleId, attempt }: Pick<ResultFields, 'moduleId' | 'attempt'>,
  resitCap: number | undefined,
  store: Store,
): 'Pass' | 'Fail' => outcomeOfMark({ mark, attempt, resitCap }, fieldsOf('Module', moduleId, store)?.passMark)

/** Whether a result is kept from everybody but the provider. */
export const isHidden = ({ viewFlag = 1 }: Pick<ResultFields, 'viewFlag'>): boolean => viewFlag === 0

/** Whether a result still lacks its mark. */
export const isMissing = (result: ResultFields): boolean => agreedMark(result) === undefined && !hasNotSat(result)

/** That so many rows of a set lack their marks. */
export const missingText = (count: number): string => `${count} ${count === 1 ? 'row has' : 'rows have'} no mark yet.`
