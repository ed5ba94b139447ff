import { recordTexts } from '#openapi/check-record.ts'
import { stream } from '#openapi/generated/resources/masters/stream.ts'
import { moduleNamed } from '../../fixtures/modules.ts'
import { serveResource, type SeedOf } from '../engine/service.ts'
import { refuseUsedOfStream } from './chosen.ts'
import { fieldsOf } from './parts.ts'

type Row = readonly [
  name: string,
  code: string,
  programId: number,
  choose: readonly [number, number],
  core: readonly string[],
  optional: readonly string[],
]

const eap = 'English for Academic Purposes'
const skills = 'Research and Communication Skills'

/** In the order of their ids, from 1 on. */
const rows: readonly Row[] = [
  [
    'Business',
    'BUS',
    1,
    [4, 6],
    ['Mathematics for Business', 'Economics', 'Business Studies', eap],
    ['Further Mathematics', 'Global Studies', 'Psychology', 'Politics and Society', skills],
  ],
  [
    'Economics and Finance',
    'ECF',
    2,
    [3, 5],
    ['Quantitative Methods', 'Micro- and Macroeconomics', 'Financial Accounting'],
    ['Introduction to Management', 'Principles of Marketing', 'Programming', 'Academic Skills'],
  ],
  [
    'Engineering',
    'ENG',
    2,
    [3, 5],
    ['Engineering Mathematics', 'Engineering Mechanics', 'Electrical Principles'],
    ['Materials and Manufacturing', 'Design Project', 'Academic Skills'],
  ],
  [
    'Computing',
    'COM',
    2,
    [3, 5],
    ['Programming', 'Computer Systems', 'Data and Databases'],
    ['Web Development', 'Quantitative Methods', 'Academic Skills'],
  ],
  [
    'Science',
    'SCI',
    1,
    [4, 6],
    ['Mathematics for Science', 'Physics', 'Chemistry', eap],
    ['Biology', 'Further Mathematics', 'Computer Science', skills],
  ],
  ['Medicine and Health', 'MED', 1, [3, 5], ['Biology', 'Chemistry', eap], ['Mathematics for Science', 'Physics', 'Psychology']],
  ['Humanities', 'HUM', 1, [3, 5], ['Global Studies', eap], ['Politics and Society', 'Psychology', 'Economics', skills]],
  ['Law', 'LAW', 1, [3, 5], ['Politics and Society', eap], ['Global Studies', 'Economics', 'Business Studies']],
  ['Art and Design', 'ART', 1, [3, 4], ['Art, Design and Media', eap], ['Global Studies', 'Psychology', skills]],
  ['English', 'PRE', 4, [1, 1], ['Pre-sessional English'], []],
]

const idsOf = (names: readonly string[]) => names.map((name) => moduleNamed(name).moduleId)

const seedOf = ([streamName, streamCode, programId, [minModules, maxModules], core, optional]: Row, id: number): SeedOf<'Stream'> => ({
  id,
  streamName,
  streamCode,
  programId,
  coreModuleIds: idsOf(core),
  optionalModuleIds: idsOf(optional),
  minModules,
  maxModules,
})

/** What a programme can be followed in, by its modules. */
export const streams = serveResource({
  rules: stream,
  seeds: () => rows.map((row, index) => seedOf(row, index + 1)),
  checks: [
    (fields, writing) => {
      refuseUsedOfStream(writing, fields)
      return null
    },
    ({ programId, coreModuleIds = [], optionalModuleIds = [] }, store) => {
      const isStray = (id: number) => fieldsOf('Module', id, store)?.programId !== programId
      const field = coreModuleIds.some(isStray) ? 'coreModuleIds' : optionalModuleIds.some(isStray) ? 'optionalModuleIds' : null
      return field === null ? null : [field, `Choose modules of ${store.named('Program', programId)}.`]
    },
    ({ coreModuleIds = [], optionalModuleIds = [] }, { named }) => {
      const double = optionalModuleIds.find((id) => coreModuleIds.includes(id))
      return double === undefined ? null : ['optionalModuleIds', `${named('Module', double)} is a core module already.`]
    },
    ({ coreModuleIds = [], maxModules }) =>
      maxModules < coreModuleIds.length ? ['maxModules', recordTexts.atLeast(coreModuleIds.length)] : null,
  ],
})
