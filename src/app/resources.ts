import type { ResourceName } from '#openapi/generated/resources.ts'
import { recordPaths, type RecordPaths } from '#src/resources/record-page.ts'
import type { ResourcePages } from '#src/resources/resource-pages.ts'

/** Where the pages of a resource stand, and the file that they come from. */
export interface ResourceEntry {
  readonly paths: RecordPaths
  readonly noun: string
  readonly nouns: string
  /** The page of the menu whose labels say what a person may do here. */
  readonly rightsOf: string
  load(): Promise<ResourcePages>
}

const at = (list: string, noun: string, load: () => Promise<ResourcePages>, nouns = `${noun}s`, rightsOf = list): ResourceEntry => ({
  paths: recordPaths(list),
  noun,
  nouns,
  rightsOf,
  load,
})

/** Every resource; null for those that are only chosen from. Routes, trails and the links of references come from here. */
export const directory = {
  Centre: at('/sms/centres', 'Centre', async () => (await import('#src/masters/centres.tsx')).centres),
  CentreGroup: at('/sms/centre-groups', 'Centre Group', async () => (await import('#src/masters/centre-groups.tsx')).centreGroups),
  Colour: at('/sms/colour', 'Colour', async () => (await import('#src/masters/colours.tsx')).colours),
  Combo: at('/sms/combo', 'Combo Route', async () => (await import('#src/masters/combos.tsx')).combos),
  Curriculum: at('/sms/curriculum', 'Curriculum', async () => (await import('#src/masters/curricula.tsx')).curricula, 'Curricula'),
  Intake: at('/sms/intake', 'Intake', async () => (await import('#src/masters/intakes.tsx')).intakes),
  Module: at('/sms/module', 'Module', async () => (await import('#src/masters/modules.tsx')).modules),
  Program: at('/sms/program', 'Programme', async () => (await import('#src/masters/programs.tsx')).programs),
  Stream: at('/sms/stream', 'Stream', async () => (await import('#src/masters/streams.tsx')).streams),
  Subcurriculum: at(
    '/sms/subcurriculum',
    'Subcurriculum',
    async () => (await import('#src/masters/subcurricula.tsx')).subcurricula,
    'Subcurricula',
  ),
  Submodule: at(
    '/sms/module/submodules',
    'Submodule',
    async () => (await import('#src/masters/submodules.tsx')).submodules,
    'Submodules',
    '/sms/module',
  ),
  University: at('/sms/university', 'University', async () => (await import('#src/masters/universities.tsx')).universities, 'Universities'),
  Year: at('/sms/year', 'Year', async () => (await import('#src/masters/years.tsx')).years),
  ComponentType: null,
  Contact: null,
  ContactGroup: null,
  ContactStaging: null,
  ContactType: null,
  ContractStatus: null,
  Country: null,
  DeliveryType: null,
  ExamType: null,
  Examblock: null,
  Gender: null,
  GroupType: null,
  InstituteDegree: null,
  InstituteQualification: null,
  InstituteType: null,
  MenuModule: null,
  Nationality: null,
  Pathway: null,
  Permission: null,
  ProctoringType: null,
  ProgrammeDelivery: null,
  Role: null,
  RoleModule: null,
  RoleType: null,
  Semester: null,
  State: null,
  Testblock: null,
  Timezone: null,
  Type: null,
} as const satisfies Readonly<Record<ResourceName, ResourceEntry | null>>

/** The entry of a resource by any name; null for one without pages. */
export const entryOf = (resource: string): ResourceEntry | null =>
  Object.hasOwn(directory, resource) ? directory[resource as ResourceName] : null

/** Those that have pages. */
export const resourceEntries: readonly (readonly [ResourceName, ResourceEntry])[] = Object.entries(directory).flatMap(([name, entry]) =>
  entry ? [[name as ResourceName, entry] as const] : [],
)
