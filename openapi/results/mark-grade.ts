import type { GradingScale } from './grades.ts'

/** What of a programme and a module decides about a grade. */
export interface Grading {
  readonly gradingScale: GradingScale | undefined
  readonly passMark: number | undefined
}

const letters = [
  ['A*', 80],
  ['A', 70],
  ['B', 60],
  ['C', 50],
  ['D', 40],
  ['E', 35],
] as const
const classes = [
  ['Distinction', 70],
  ['Credit', 60],
  ['Pass', 50],
] as const
const usualPassMark = 40

/** The grade of a mark from 0 to 100 on the scale of a programme; a scale of percentages has only pass and fail. */
export function gradeOf(mark: number, { gradingScale, passMark = usualPassMark }: Grading): string {
  const reached = (steps: readonly (readonly [grade: string, from: number])[], below: string) =>
    steps.find(([, from]) => mark >= from)?.[0] ?? below
  if (gradingScale === 'Percent') return mark >= passMark ? 'Pass' : 'Fail'
  return gradingScale === 'Distinction, Credit, Pass' ? reached(classes, 'Fail') : reached(letters, 'U')
}

const pointsByGrade: Readonly<Record<string, number>> = { 'A*': 140, A: 120, B: 100, C: 80, D: 60, E: 40 }

/** The points of a letter; other scales have none. */
export const pointsOf = (grade: string, { gradingScale }: Grading): number | undefined =>
  gradingScale === 'Percent' || gradingScale === 'Distinction, Credit, Pass' ? undefined : (pointsByGrade[grade] ?? 0)

/** The mark that counts: that of a resit no more than the cap of its set. */
export const countedMark = (mark: number, attempt: string, cap: number | undefined): number =>
  attempt === 'Resit' && cap !== undefined ? Math.min(mark, cap) : mark

interface Sat {
  readonly mark: number
  readonly attempt: string
  /** That of the set; undefined for none. */
  readonly resitCap: number | undefined
}

/** Whether a student has passed with a mark, by what it counts and the pass mark of the module. */
export const outcomeOf = ({ mark, attempt, resitCap }: Sat, passMark = usualPassMark): 'Pass' | 'Fail' =>
  countedMark(mark, attempt, resitCap) >= passMark ? 'Pass' : 'Fail'

/** What a mark comes to in a module. English modules have no points. */
export function gradedMark({ mark, attempt, resitCap }: Sat, { isEnglish, ...grading }: Grading & { readonly isEnglish: boolean }) {
  const finalMark = countedMark(mark, attempt, resitCap)
  const grade = gradeOf(finalMark, grading)
  return { finalMark, grade, points: isEnglish ? undefined : pointsOf(grade, grading) }
}
