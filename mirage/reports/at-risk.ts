import type { PersonalStore } from '../resources/engine/store.ts'
import { bestMarks, allMarks, detailsOf, learnersOf, wantedLearners, type Detail, type Learner, type Mark } from './reach.ts'
import type { Asked } from './report.ts'

/** Below these a student is at risk. */
export const limits = { attendance: 80, coursework: 40, grades: 2 } as const

/** Why a student is at risk. */
export type ReasonKind = 'attendance' | 'coursework' | 'predicted'

export interface Reason {
  readonly kind: ReasonKind
  readonly text: string
}

/** Each scale from the best grade to the last one. */
const scales: readonly (readonly string[])[] = [
  ['A*', 'A', 'B', 'C', 'D', 'E', 'U'],
  ['Distinction', 'Credit', 'Pass', 'Fail'],
]

/** How many grades a prediction is above what was achieved; 0 where they stand on no scale together. */
export function gradesAbove(predicted: string, achieved: string): number {
  const scale = scales.find((grades) => grades.includes(predicted) && grades.includes(achieved))
  return scale ? scale.indexOf(achieved) - scale.indexOf(predicted) : 0
}

/** How a student stands in a module. */
export interface Standing {
  readonly moduleId: number
  readonly moduleName: string
  readonly detail: Detail | undefined
  readonly mark: Mark | undefined
  readonly reasons: readonly Reason[]
}

/** Why a student is at risk in a module, each reason with its figures. */
export function reasonsOf(moduleName: string, detail: Detail | undefined, mark: Mark | undefined): Reason[] {
  const { attendance, coursework, predictedGrade = '' } = detail ?? {}
  return [
    ...(attendance !== undefined && attendance < limits.attendance
      ? [{ kind: 'attendance' as const, text: `${moduleName}: attendance ${attendance}%, below ${limits.attendance}` }]
      : []),
    ...(coursework !== undefined && coursework < limits.coursework
      ? [{ kind: 'coursework' as const, text: `${moduleName}: coursework ${coursework}, below ${limits.coursework}` }]
      : []),
    ...(mark && gradesAbove(predictedGrade, mark.grade) >= limits.grades
      ? [{ kind: 'predicted' as const, text: `${moduleName}: predicted ${predictedGrade}, achieved ${mark.grade}` }]
      : []),
  ]
}

/** A student with how they stand in each module. */
export interface Analysed {
  readonly learner: Learner
  readonly standings: readonly Standing[]
  readonly reasons: readonly Reason[]
}

const byStudent = <T extends { readonly studentId: number }>(things: readonly T[]): ReadonlyMap<number, readonly T[]> => {
  const found = new Map<number, T[]>()
  for (const thing of things) {
    const own = found.get(thing.studentId)
    if (own) own.push(thing)
    else found.set(thing.studentId, [thing])
  }
  return found
}

/** The students that are asked for, with how they stand. */
export function analysed(asked: Partial<Asked>, store: PersonalStore): readonly Analysed[] {
  const { moduleIds = [] } = asked
  const isWanted = ({ moduleId }: { readonly moduleId: number }) => moduleIds.length === 0 || moduleIds.includes(moduleId)
  const details = byStudent(detailsOf(store).filter(isWanted))
  const marks = byStudent(bestMarks(allMarks(store).filter(isWanted)))
  const names = new Map<number, string>()
  const nameOf = (id: number): string => {
    const name = names.get(id) ?? store.named('Module', id)
    names.set(id, name)
    return name
  }
  return wantedLearners(learnersOf(store), asked).map((learner) => {
    const [said, achieved] = [details.get(learner.id) ?? [], marks.get(learner.id) ?? []]
    const modules = [...new Set([...said, ...achieved].map(({ moduleId }) => moduleId))]
    const standings = modules
      .map((moduleId): Standing => {
        const moduleName = nameOf(moduleId)
        const [detail, mark] = [said.find((one) => one.moduleId === moduleId), achieved.find((one) => one.moduleId === moduleId)]
        return { moduleId, moduleName, detail, mark, reasons: reasonsOf(moduleName, detail, mark) }
      })
      .toSorted((one, other) => one.moduleName.localeCompare(other.moduleName, 'en'))
    return { learner, standings, reasons: standings.flatMap(({ reasons }) => reasons) }
  })
}

/** How many students of a year are at risk. */
export const countAtRisk = (yearId: number, store: PersonalStore): number =>
  analysed({ yearId }, store).filter(({ reasons }) => reasons.length > 0).length
