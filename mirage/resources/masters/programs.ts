import { program } from '#openapi/generated/resources/masters/program.ts'
import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import { fieldsOf, refuseUsed, usesBy } from './parts.ts'

/** What a student can follow. */
export const programs = serveResource({
  rules: program,
  seeds: () => [
    {
      id: 1,
      programName: 'International Foundation Year',
      programCode: 'IFY',
      programShortName: 'Foundation Year',
      level: 'Foundation',
      durationWeeks: 30,
      semesters: 2,
      gradingScale: 'A*–E',
      needsEnglish: 1,
      description: 'Three subject modules and one English module in two semesters of 15 weeks.',
    },
    {
      id: 2,
      programName: 'International Year One',
      programCode: 'IY1',
      programShortName: 'Year One',
      level: 'Year One',
      durationWeeks: 30,
      semesters: 2,
      gradingScale: 'Percent',
      needsEnglish: 0,
    },
    {
      id: 3,
      programName: 'Master’s Preparation',
      programCode: 'MP',
      programShortName: 'Pre-Master’s',
      level: "Pre-Master's",
      durationWeeks: 15,
      semesters: 1,
      gradingScale: 'Distinction, Credit, Pass',
      needsEnglish: 1,
    },
    {
      id: 4,
      programName: 'Pre-sessional English',
      programCode: 'PSE',
      programShortName: 'Pre-sessional',
      level: 'English',
      durationWeeks: 10,
      semesters: 1,
      gradingScale: 'Distinction, Credit, Pass',
      needsEnglish: 1,
    },
  ],
  checks: [
    ({ semesters }, { id, ...store }) => {
      const later = store.records('Subcurriculum').where(({ fields }) => {
        const { curriculumId, semester } = fields as FieldsOf<'Subcurriculum'>
        return semester > semesters && fieldsOf('Curriculum', curriculumId, store)?.programId === id
      })
      const uses = usesBy('Subcurriculum', later, subcurriculum.fields.semester.label, store)
      refuseUsed(uses, (first) => `Semesters cannot be lowered to ${semesters}: ${first} is in a later one.`)
      return null
    },
  ],
})
