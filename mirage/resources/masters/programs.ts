import { program } from '#openapi/generated/resources/masters/program.ts'
import { serveResource } from '../engine/service.ts'

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
})
