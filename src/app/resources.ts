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
  ComponentType: at('/cms/component-type', 'Component Type', async () => (await import('#src/people/component-types.tsx')).componentTypes),
  Contact: at('/cms/contacts', 'Contact', async () => (await import('#src/people/contacts.tsx')).contacts),
  ContactGroup: at('/cms/contact-group', 'Contact Group', async () => (await import('#src/people/contact-groups.tsx')).contactGroups),
  ContactStaging: at('/cms/staging', 'Staged Contact', async () => (await import('#src/people/contact-staging.tsx')).contactStagings),
  ContactType: at('/cms/contact-type', 'Contact Type', async () => (await import('#src/people/contact-types.tsx')).contactTypes),
  GroupType: at('/cms/group-type', 'Group Type', async () => (await import('#src/people/group-types.tsx')).groupTypes),
  MenuModule: at('/users/modulemanagement', 'Menu Module', async () => (await import('#src/people/menu-modules.tsx')).menuModules),
  Permission: at('/users/permission', 'Permission', async () => (await import('#src/people/permissions.tsx')).permissions),
  Role: at('/users/role', 'Role', async () => (await import('#src/people/roles.tsx')).roles),
  RoleType: at('/cms/role-type', 'Role Type', async () => (await import('#src/people/role-types.tsx')).roleTypes),
  Type: at('/users/type', 'Type', async () => (await import('#src/people/types.tsx')).types),
  ContractStatus: null,
  Country: null,
  DeliveryType: null,
  ExamType: null,
  Examblock: null,
  Gender: null,
  InstituteDegree: null,
  InstituteQualification: null,
  InstituteType: null,
  Nationality: null,
  Pathway: null,
  ProctoringType: null,
  ProgrammeDelivery: null,
  RoleModule: null,
  Semester: null,
  State: null,
  Testblock: null,
  Timezone: null,
} as const satisfies Readonly<Record<ResourceName, ResourceEntry | null>>

/** The entry of a resource by any name; null for one without pages. */
export const entryOf = (resource: string): ResourceEntry | null =>
  Object.hasOwn(directory, resource) ? directory[resource as ResourceName] : null

/** Those that have pages. */
export const resourceEntries: readonly (readonly [ResourceName, ResourceEntry])[] = Object.entries(directory).flatMap(([name, entry]) =>
  entry ? [[name as ResourceName, entry] as const] : [],
)
