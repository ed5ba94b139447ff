import { at, importable } from './entry.ts'

/** Where the pages of masters stand. */
export const masters = {
  Centre: importable(
    at('/sms/centres', 'Centre', 'centreName:asc', async () => (await import('#src/masters/centres.tsx')).centres),
    async () => (await import('#openapi/generated/resources/masters/centre.ts')).centre,
  ),
  CentreGroup: at(
    '/sms/centre-groups',
    'Centre Group',
    'centreGroupName:asc',
    async () => (await import('#src/masters/centre-groups.tsx')).centreGroups,
  ),
  Colour: at('/sms/colour', 'Colour', 'colourName:asc', async () => (await import('#src/masters/colours.tsx')).colours),
  Combo: importable(
    at('/sms/combo', 'Combo Route', 'comboName:asc', async () => (await import('#src/masters/combos.tsx')).combos),
    async () => (await import('#openapi/generated/resources/masters/combo.ts')).combo,
  ),
  Curriculum: {
    ...at(
      '/sms/curriculum',
      'Curriculum',
      'curriculumName:asc',
      async () => (await import('#src/masters/curricula.tsx')).curricula,
      'Curricula',
    ),
    more: [
      {
        pattern: '/sms/curriculum/summary/:curriculumId',
        title: 'Curriculum Summary',
        permission: 'View',
        load: async () => (await import('#src/masters/summary/CurriculumSummaryPage.tsx')).CurriculumSummaryPage,
      },
    ],
  },
  Intake: at('/sms/intake', 'Intake', 'registrationFrom:desc', async () => (await import('#src/masters/intakes.tsx')).intakes),
  Module: importable(
    at('/sms/module', 'Module', 'moduleName:asc', async () => (await import('#src/masters/modules.tsx')).modules),
    async () => (await import('#openapi/generated/resources/masters/module.ts')).module,
  ),
  Program: at('/sms/program', 'Programme', 'programName:asc', async () => (await import('#src/masters/programs.tsx')).programs),
  Stream: at('/sms/stream', 'Stream', 'streamName:asc', async () => (await import('#src/masters/streams.tsx')).streams),
  Subcurriculum: at(
    '/sms/subcurriculum',
    'Subcurriculum',
    'subcurriculumName:asc',
    async () => (await import('#src/masters/subcurricula.tsx')).subcurricula,
    'Subcurricula',
  ),
  Submodule: importable(
    at(
      '/sms/module/submodules',
      'Submodule',
      'submoduleName:asc',
      async () => (await import('#src/masters/submodules.tsx')).submodules,
      'Submodules',
      '/sms/module',
    ),
    async () => (await import('#openapi/generated/resources/masters/submodule.ts')).submodule,
  ),
  University: importable(
    at(
      '/sms/university',
      'University',
      'universityName:asc',
      async () => (await import('#src/masters/universities.tsx')).universities,
      'Universities',
    ),
    async () => (await import('#openapi/generated/resources/masters/university.ts')).university,
  ),
  Year: at('/sms/year', 'Year', 'yearDesc:desc', async () => (await import('#src/masters/years.tsx')).years),
} as const
