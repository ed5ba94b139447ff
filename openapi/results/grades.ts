import type { program } from '../generated/resources/masters/program.ts'
import { recordTexts } from '../check-record.ts'

/** How a programme is graded. */
export type GradingScale = (typeof program)['fields']['gradingScale']['choices'][number]['value']

const grades: Readonly<Record<Exclude<GradingScale, 'Percent'>, readonly string[]>> = {
  'A*–E': ['A*', 'A', 'B', 'C', 'D', 'E'],
  'Distinction, Credit, Pass': ['Distinction', 'Credit', 'Pass'],
}

/** Whether a value is one of the ways to grade. */
export const isScale = (value: unknown): value is GradingScale =>
  value === 'Percent' || (typeof value === 'string' && Object.hasOwn(grades, value))

/** The grades of a scale, the best first; null where they are percents. */
export const gradesOf = (scale: GradingScale): readonly string[] | null => (scale === 'Percent' ? null : grades[scale])

/** Why a grade is none of a scale, in words; null where it is one. */
export function gradeError(scale: GradingScale, grade: string): string | null {
  const known = gradesOf(scale)
  if (known) return known.includes(grade) ? null : `Choose one of ${known.join(', ')}.`
  return /^\d{1,3}$/.test(grade) && Number(grade) <= 100 ? null : recordTexts.range(0, 100)
}
