import { folded } from '../engine/values.ts'

const scale = ['A*', 'A', 'B', 'C', 'D', 'E', 'U']

/** Whether a grade is no lower than the one that is asked for; words of another scale are compared as they are. */
export function isReached(grade: string | undefined, wanted: string): boolean {
  if (grade === undefined) return false
  const [have, need] = [scale.indexOf(grade), scale.indexOf(wanted)]
  return have < 0 || need < 0 ? folded(grade) === folded(wanted) : have <= need
}
