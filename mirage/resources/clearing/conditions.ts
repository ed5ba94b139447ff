import type { JudgedCondition } from '#openapi/generated/schema.d.ts'
import type { PersonalStore } from '../engine/store.ts'
import { isReached } from '../students/grades.ts'
import { marksOf } from './marks.ts'
import type { OfferFields } from './offer-fields.ts'

type Condition = NonNullable<OfferFields['conditions']>[number]

/** A condition in words: "Physics: B". */
export const conditionText = ({ subject, moduleId, minimum }: Condition, store: PersonalStore): string =>
  `${moduleId === undefined ? subject : store.named('Module', moduleId)}: ${minimum}`

/** The grade that three modules reach; undefined before there are three. */
export const overallGrade = (marks: ReturnType<typeof marksOf>): string | undefined =>
  [...marks.values()].toSorted((one, other) => (other.finalMark ?? 0) - (one.finalMark ?? 0))[2]?.grade

/** The best score of a student in a test of English, of those that the person may see. */
function englishScore(studentId: number, testType: string, store: PersonalStore): number | undefined {
  const scores = store.scoped('StudentQualification').flatMap(({ fields }) => {
    const { eap } = fields
    return fields['studentId'] === studentId && fields['testType'] === testType && typeof eap === 'number' ? [eap] : []
  })
  return scores.length === 0 ? undefined : Math.max(...scores)
}

/** What a student has of what a condition asks for, and whether it is enough; undefined while it is not known. */
function ownOf({ subject, moduleId, minimum }: Condition, studentId: number, store: PersonalStore) {
  if (subject === 'English') {
    const [, testType = '', score = ''] = /^(\w+) ([\d.]+)$/.exec(minimum.trim()) ?? []
    const own = englishScore(studentId, testType, store)
    return own === undefined ? undefined : { text: String(own), isMet: own >= Number(score) }
  }
  const marks = marksOf(studentId, store)
  const grade = moduleId === undefined ? overallGrade(marks) : marks.get(moduleId)?.grade
  return grade === undefined ? undefined : { text: grade, isMet: isReached(grade, minimum) }
}

/** The conditions of an offer beside what its student has, as far as the person may see it. */
export const judgedConditions = (conditions: readonly Condition[], studentId: number, store: PersonalStore): JudgedCondition[] =>
  conditions.map((condition) => {
    const own = ownOf(condition, studentId, store)
    return {
      text: conditionText(condition, store),
      own: own?.text ?? '',
      state: own === undefined ? 'unknown' : own.isMet ? 'met' : 'below',
    }
  })
