import type { OwnPredictedGrade } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'

const draft = 2
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** What teachers predict for the student who asks, by module. */
export const ownPredictedGrades = (store: PersonalStore): OwnPredictedGrade[] =>
  store
    .scoped('AcademicDetail')
    .filter(({ status }) => status !== draft)
    .map(({ id, fields }): OwnPredictedGrade => {
      const { moduleId, semesterId, predictedMark, predictedGrade } = fields as Resources['AcademicDetail']['record']
      return {
        academicDetailId: id,
        moduleName: store.named('Module', moduleId),
        semesterName: store.named('Semester', semesterId),
        predictedMark,
        predictedGrade: textOf(predictedGrade),
      }
    })
    .toSorted((one, other) => compare(one.moduleName, other.moduleName) || compare(one.semesterName, other.semesterName))
