import { recordTexts } from '#openapi/check-record.ts'
import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { moduleNamed } from '../../fixtures/modules.ts'
import { serveResource } from '../engine/service.ts'
import { refuseChosenOfSubcurriculum } from './chosen.ts'
import { fieldsOf } from './parts.ts'

type Row = readonly [code: string, curriculumId: number, streamId: number, semester: number, modules: readonly string[]]

const eap = 'English for Academic Purposes'

/** In the order of their ids, from 1 on. */
const rows: readonly Row[] = [
  ['BUS-S1', 1, 1, 1, ['Mathematics for Business', 'Economics', 'Business Studies', eap]],
  ['BUS-S2', 1, 1, 2, ['Mathematics for Business', 'Economics', 'Global Studies', 'Psychology', 'Further Mathematics', eap]],
  ['SCI-S1', 2, 5, 1, ['Mathematics for Science', 'Physics', 'Chemistry', eap]],
  ['SCI-S2', 2, 5, 2, ['Physics', 'Chemistry', 'Biology', 'Computer Science', 'Further Mathematics']],
  ['MED-S1', 2, 6, 1, ['Biology', 'Chemistry', eap]],
  ['MED-S2', 2, 6, 2, ['Biology', 'Chemistry', 'Mathematics for Science', 'Psychology']],
  ['HUM-S1', 3, 7, 1, ['Global Studies', 'Economics', eap]],
  ['LAW-S2', 3, 8, 2, ['Politics and Society', 'Business Studies', eap]],
  ['ECF-S1', 5, 2, 1, ['Quantitative Methods', 'Micro- and Macroeconomics', 'Financial Accounting']],
  ['ECF-S2', 5, 2, 2, ['Micro- and Macroeconomics', 'Introduction to Management', 'Principles of Marketing']],
  ['ENG-S1', 6, 3, 1, ['Engineering Mathematics', 'Engineering Mechanics', 'Electrical Principles']],
  ['ENG-S2', 6, 3, 2, ['Materials and Manufacturing', 'Design Project', 'Academic Skills']],
  ['COM-S1', 7, 4, 1, ['Programming', 'Computer Systems', 'Data and Databases']],
  ['PRE-S1', 8, 10, 1, ['Pre-sessional English']],
]

/** The first semester in which a seeded stream teaches a module; the first one where none is known. */
export function semesterTaught(curriculumId: number, streamId: number, moduleId: number): number {
  const teaching = rows.find(
    ([, curriculum, stream, , names]) =>
      curriculum === curriculumId && stream === streamId && names.some((name) => moduleNamed(name).moduleId === moduleId),
  )
  return teaching?.[3] ?? 1
}

/** What a stream of a curriculum teaches in a semester. */
export const subcurricula = serveResource({
  rules: subcurriculum,
  seeds: () =>
    rows.map(([subcurriculumCode, curriculumId, streamId, semester, names], index) => ({
      id: index + 1,
      subcurriculumName: `${subcurriculumCode.slice(0, 3)} semester ${semester}`,
      subcurriculumCode,
      curriculumId,
      streamId,
      semester,
      moduleIds: names.map((name) => moduleNamed(name).moduleId),
    })),
  checks: [
    (fields, writing) => {
      refuseChosenOfSubcurriculum(writing, fields)
      return null
    },
    ({ curriculumId, streamId }, store) =>
      fieldsOf('Curriculum', curriculumId, store)?.streamIds.includes(streamId)
        ? null
        : ['streamId', `Choose a stream of ${store.named('Curriculum', curriculumId)}.`],
    ({ curriculumId, semester }, store) => {
      const programId = fieldsOf('Curriculum', curriculumId, store)?.programId
      const { semesters } = (programId !== undefined && fieldsOf('Program', programId, store)) || { semesters: semester }
      return semester > semesters ? ['semester', recordTexts.range(1, semesters)] : null
    },
    ({ streamId, moduleIds }, store) => {
      const { coreModuleIds = [], optionalModuleIds = [] } = fieldsOf('Stream', streamId, store) ?? {}
      const offered = new Set([...coreModuleIds, ...optionalModuleIds])
      return moduleIds.every((id) => offered.has(id)) ? null : ['moduleIds', `Choose modules of ${store.named('Stream', streamId)}.`]
    },
  ],
})
