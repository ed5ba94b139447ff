import { combo } from '#openapi/generated/resources/masters/combo.ts'
import { moduleNamed } from '../../fixtures/modules.ts'
import { serveResource, type FieldsOf, type SeedOf, type Writing } from '../engine/service.ts'
import { refuseChosenOfCombo } from './chosen.ts'
import { fieldsOf } from './parts.ts'
import { prohibition } from './prohibition.ts'

const active = 1
const inactive = -1

type Row = readonly [curriculumId: number, subcurriculumIds: readonly number[], modules: readonly string[], status?: -1]

const eap = 'English for Academic Purposes'

/** In the order of their ids, from 1 on. */
const rows: readonly Row[] = [
  [1, [1, 2], ['Mathematics for Business', 'Economics', 'Business Studies', eap]],
  [1, [1, 2], ['Mathematics for Business', 'Economics', 'Global Studies', eap]],
  [1, [1, 2], ['Mathematics for Business', 'Business Studies', 'Psychology', eap]],
  [1, [1, 2], ['Economics', 'Business Studies', 'Global Studies', eap]],
  [1, [1, 2], ['Economics', 'Business Studies', 'Psychology', eap]],
  // An active module rule prohibits the first two together.
  [1, [1, 2], ['Mathematics for Business', 'Further Mathematics', 'Economics', eap], inactive],
  [2, [3, 4], ['Mathematics for Science', 'Physics', 'Chemistry', eap]],
  [2, [3, 4], ['Mathematics for Science', 'Physics', 'Biology', eap]],
  [2, [3, 4], ['Mathematics for Science', 'Physics', 'Computer Science', eap]],
  [2, [3, 4], ['Mathematics for Science', 'Further Mathematics', 'Physics', eap]],
  [2, [5, 6], ['Biology', 'Chemistry', eap]],
  [2, [5, 6], ['Biology', 'Chemistry', 'Mathematics for Science', eap]],
  [2, [5, 6], ['Biology', 'Chemistry', 'Psychology', eap]],
  [2, [3, 6], ['Physics', 'Chemistry', 'Biology', eap]],
  [3, [7, 8], ['Global Studies', 'Economics', eap]],
  [3, [7, 8], ['Politics and Society', 'Business Studies', eap]],
  [5, [9, 10], ['Quantitative Methods', 'Micro- and Macroeconomics', 'Financial Accounting']],
  [5, [9, 10], ['Quantitative Methods', 'Micro- and Macroeconomics', 'Introduction to Management']],
  [5, [9, 10], ['Micro- and Macroeconomics', 'Financial Accounting', 'Principles of Marketing']],
  [6, [11, 12], ['Engineering Mathematics', 'Engineering Mechanics', 'Electrical Principles']],
  [6, [11, 12], ['Engineering Mathematics', 'Engineering Mechanics', 'Materials and Manufacturing']],
  [6, [11, 12], ['Engineering Mathematics', 'Electrical Principles', 'Academic Skills']],
  [7, [13], ['Programming', 'Computer Systems', 'Data and Databases']],
  [8, [14], ['Pre-sessional English', 'Academic Skills']],
]

/** Why modules may not be an active route, or null. */
const activeRefusal = ({ moduleIds }: FieldsOf<'Combo'>, { status, ...store }: Writing<FieldsOf<'Combo'>>): string | null =>
  status === active ? prohibition(moduleIds, store) : null

const setOf = (moduleIds: readonly number[]): string => moduleIds.toSorted((a, b) => a - b).join()

/** Modules that are taken together. */
export const combos = serveResource({
  rules: combo,
  seeds: () =>
    rows.map(([curriculumId, subcurriculumIds, names, status], index): SeedOf<'Combo'> => ({
      id: index + 1,
      status: status ?? active,
      comboName: `Route ${String(index + 1).padStart(2, '0')}: ${names[0] ?? ''} and ${names[1] ?? ''}`,
      comboCode: `CR-${String(index + 1).padStart(3, '0')}`,
      curriculumId,
      subcurriculumIds: [...subcurriculumIds],
      moduleIds: names.map((name) => moduleNamed(name).moduleId),
      studentCount: 20 + ((index * 37) % 180),
    })),
  checks: [
    (fields, writing) => {
      refuseChosenOfCombo(writing, fields)
      return null
    },
    ({ curriculumId, subcurriculumIds }, store) => {
      const chosen = subcurriculumIds.map((id) => fieldsOf('Subcurriculum', id, store))
      if (chosen.some((one) => one?.curriculumId !== curriculumId))
        return ['subcurriculumIds', `Choose subcurricula of ${store.named('Curriculum', curriculumId)}.`]
      const semesters = chosen.map((one) => one?.semester)
      return new Set(semesters).size < semesters.length ? ['subcurriculumIds', 'Choose one subcurriculum per semester.'] : null
    },
    ({ curriculumId, moduleIds }, { id, records }) => {
      const [twin] = records('Combo').where((other) => {
        // The contract has checked them when they were stored.
        const fields = other.fields as FieldsOf<'Combo'>
        return other.id !== id && fields.curriculumId === curriculumId && setOf(fields.moduleIds) === setOf(moduleIds)
      })
      return twin ? ['moduleIds', `${(twin.fields as FieldsOf<'Combo'>).comboName} has these modules already.`] : null
    },
    (fields, writing) => {
      const refusal = activeRefusal(fields, writing)
      return refusal === null ? null : ['status', refusal]
    },
  ],
  firstStatus: ({ moduleIds }, store) => (prohibition(moduleIds, store) === null ? active : inactive),
  statusOnceChanged: (fields, writing) => (activeRefusal(fields, writing) === null ? writing.status : inactive),
  moveRefusal: activeRefusal,
})
