import type { ComponentType } from 'react'
import { paths } from '#machines/access/paths.ts'
import type { ResourceName, Resources } from '#openapi/generated/resources.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { customRequestCode } from '#src/api/constants.ts'
import { invoiceList, slugOf, variants, type BilledList, type Variant } from '#src/money/variant.ts'
import { recordPaths, type RecordPage, type RecordPaths } from '#src/resources/record-page.ts'
import type { ResourcePages } from '#src/resources/resource-pages.ts'
import type { RulesOf, SortOf } from '#src/resources/resource-types.ts'

/** A page of a record that its resource has of its own; its pattern has the record's id as its one parameter. */
interface MorePage {
  readonly pattern: string
  readonly title: string
  /** The label that opens it. */
  readonly permission: string
  load(): Promise<ComponentType<RecordPage>>
}

/** Where the pages of a resource stand, and the file that they come from. */
export interface ResourceEntry {
  readonly paths: RecordPaths
  readonly noun: string
  readonly nouns: string
  /** The page of the menu whose labels say what a person may do here. */
  readonly rightsOf: string
  /** How its list is sorted unless the address says otherwise: `yearDesc:desc`. */
  readonly sort: string
  /** What all records of its list have in common, where it shows a part of the resource only. */
  readonly within: RecordPage['within']
  load(): Promise<ResourcePages>
  /** Pages of records beside those that every resource has. */
  readonly more: readonly MorePage[]
  /** Its rules, without its pages, for the import of a file; null where the contract has none. */
  readonly loadRules: (() => Promise<ResourceRules>) | null
}

/** The contract says which resources have an import. */
type EntryFor<N extends ResourceName> = ResourceEntry & {
  readonly sort: SortOf<N>
  readonly loadRules: 'importKeys' extends keyof Resources[N]['rules'] ? () => Promise<RulesOf<N>> : null
}

const at = <const Sort extends string>(
  list: string,
  noun: string,
  sort: Sort,
  load: () => Promise<ResourcePages>,
  nouns = `${noun}s`,
  rightsOf = list,
) => ({
  paths: recordPaths(list),
  noun,
  nouns,
  rightsOf,
  sort,
  within: {},
  load,
  more: [],
  loadRules: null,
})

const importable = <Entry extends ResourceEntry, Rules extends ResourceRules>(
  entry: Entry,
  loadRules: () => Promise<Rules>,
): Omit<Entry, 'loadRules'> & { readonly loadRules: () => Promise<Rules> } => ({ ...entry, loadRules })

/** The masters of a variant of invoices: each stands under an address of its own. */
const invoiceMasters = (variant: Variant) => ({
  ...at(
    `${paths.invoices}/${slugOf(variant)}-masters`,
    'Invoice Master',
    'masterName:asc',
    async () => (await import('#src/money/invoice-masters.tsx')).invoiceMasters,
  ),
  within: { variant: [variant] },
})

/** The partners of a list of invoices. Those of students stand among the centres'. */
const partners = {
  centres: ['Centre', 'Student'],
  institutes: ['University'],
} as const satisfies Readonly<Record<BilledList, readonly string[]>>

const invoices = (variant: Variant, kind: BilledList) => ({
  ...at(invoiceList(variant, kind), 'Invoice', 'invoiceNumber:desc', async () => (await import('#src/money/invoices.tsx')).invoices),
  within: { variant: [variant], partnerKind: partners[kind] },
})

/** The invoices of a variant, or all of them, whoever is billed. */
const invoiceOverview = (variant: Variant | null): EntryFor<'Invoice'> => {
  const list = variant === null ? paths.invoices : `${paths.invoices}/${slugOf(variant)}`
  // The menu has the fixed ones as a second address of all.
  const rightsOf = variant === 'Fixed' ? paths.invoices : list
  return {
    ...at(
      list,
      'Invoice',
      'invoiceNumber:desc',
      async () => (await import('#src/money/invoice-overview.tsx')).invoiceOverview,
      variant === null ? 'Invoices' : `${variant} Invoices`,
      rightsOf,
    ),
    within: variant === null ? {} : { variant: [variant] },
  }
}

/** Each kind of request has a form of its own. */
const requestForms = (
  [
    [customRequestCode.stream, 'Stream'],
    [customRequestCode.module, 'Module'],
    [customRequestCode.delivery, 'Delivery'],
    [customRequestCode.teachingDate, 'Teaching Date'],
  ] as const
).map(([code, name]) => ({
  pattern: `${paths.customRequests}/edit/${code}/:id`,
  title: `Edit Custom Request: ${name}`,
  permission: 'Modify',
  load: async () => (await import('#src/selection/custom-requests.tsx')).requestForms[code],
}))

/** Names of the resources that have pages; lookups are only chosen from. */
type PagedName = { [N in ResourceName]: Resources[N]['rules'] extends { readonly isLookup: true } ? never : N }[ResourceName]

/** Every resource that has pages. Routes, trails and the links of references come from here. */
export const directory = {
  Centre: importable(
    at('/sms/centres', 'Centre', 'centreName:asc', async () => (await import('#src/masters/centres.tsx')).centres),
    async () => (await import('#openapi/generated/resources/masters/centre.ts')).centre,
  ),
  CentreOffer: at(
    '/sms/curriculumcentreadministration',
    'Centre Offer',
    'offerName:asc',
    async () => (await import('#src/selection/offers.tsx')).centreOffers,
  ),
  CentreSelection: at(
    '/sms/centre-selection',
    'Centre Selection',
    'selectionName:asc',
    async () => (await import('#src/selection/selections.tsx')).centreSelections,
  ),
  CustomRequest: {
    ...at(
      paths.customRequests,
      'Custom Request',
      'createdAt:desc',
      async () => (await import('#src/selection/custom-requests.tsx')).customRequests,
    ),
    more: requestForms,
  },
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
  Course: {
    ...importable(
      at('/sms/course-management', 'Course', 'courseName:asc', async () => (await import('#src/courses/courses.tsx')).courses),
      async () => (await import('#openapi/generated/resources/courses/course.ts')).course,
    ),
    paths: { ...recordPaths('/sms/course-management'), import: '/sms/course-management/bulk-upload' },
  },
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
  Lead: importable(
    at('/sms/leads', 'Lead', 'fullName:asc', async () => (await import('#src/students/leads.tsx')).leads),
    async () => (await import('#openapi/generated/resources/students/lead.ts')).lead,
  ),
  Student: at(
    '/lead-management/regular-registration',
    'Student',
    'fullName:asc',
    async () => (await import('#src/students/students.tsx')).students,
  ),
  StudentDocument: at(
    '/lead-management/regular-registration/documents',
    'Student Document',
    'documentName:asc',
    async () => (await import('#src/students/documents.tsx')).studentDocuments,
    'Student Documents',
    '/lead-management/regular-registration',
  ),
  StudentQualification: at(
    '/lead-management/regular-registration/qualifications',
    'Student Qualification',
    'qualificationName:asc',
    async () => (await import('#src/students/qualifications.tsx')).studentQualifications,
    'Student Qualifications',
    '/lead-management/regular-registration',
  ),
  Enrollment: at('/enrollment', 'Enrolment', 'enrollmentName:asc', async () => (await import('#src/students/enrollments.tsx')).enrollments),
  AcademicDetail: at(
    '/academicDetails',
    'Academic Detail',
    'detailName:asc',
    async () => (await import('#src/students/academic-details.tsx')).academicDetails,
  ),
  ResultSet: at(paths.results, 'Result Set', 'resultSetName:asc', async () => (await import('#src/results/result-sets.tsx')).resultSets),
  Result: {
    ...at(`${paths.results}/student-results`, 'Result', 'resultName:asc', async () => (await import('#src/results/results.tsx')).results),
    rightsOf: paths.results,
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
  UniversityRelation: at(
    '/sms/university-management',
    'University Relation',
    'universityName:asc',
    async () => (await import('#src/universities/relations.tsx')).universityRelations,
  ),
  UniversityContact: at(
    '/sms/university-management/contacts',
    'University Contact',
    'fullName:asc',
    async () => (await import('#src/universities/contacts.tsx')).universityContacts,
  ),
  UniversityStaging: at(
    '/sms/university-management/staging',
    'Staged University',
    'createdAt:desc',
    async () => (await import('#src/universities/staging.tsx')).universityStagings,
    'Staged Universities',
  ),
  UniversityDocument: at(
    '/sms/university-management/documents',
    'University Document',
    'title:asc',
    async () => (await import('#src/universities/documents.tsx')).universityDocuments,
  ),
  Year: at('/sms/year', 'Year', 'yearDesc:desc', async () => (await import('#src/masters/years.tsx')).years),
  Invoice: invoices('Fixed', 'centres'),
  InvoiceMaster: invoiceMasters('Fixed'),
  Payment: at(
    `${paths.invoices}/payments`,
    'Payment',
    'receivedOn:desc',
    async () => (await import('#src/money/payments.tsx')).payments,
    'Payments',
    paths.invoices,
  ),
  PaymentRequest: at(
    '/payment-requests',
    'Payment Request',
    'dueDate:asc',
    async () => (await import('#src/money/requests/payment-requests.tsx')).paymentRequests,
  ),
  SponsorshipLetter: at(
    '/sms/unique-sponsorship-letter',
    'Sponsorship Letter',
    'uslNumber:asc',
    async () => (await import('#src/money/letters.tsx')).sponsorshipLetters,
  ),
  ComponentType: at(
    '/cms/component-type',
    'Component Type',
    'componentTypeName:asc',
    async () => (await import('#src/people/component-types.tsx')).componentTypes,
  ),
  Contact: importable(
    at('/cms/contacts', 'Contact', 'fullName:asc', async () => (await import('#src/people/contacts.tsx')).contacts),
    async () => (await import('#openapi/generated/resources/contacts/contact.ts')).contact,
  ),
  ContactGroup: at(
    '/cms/contact-group',
    'Contact Group',
    'groupName:asc',
    async () => (await import('#src/people/contact-groups.tsx')).contactGroups,
  ),
  ContactStaging: at(
    '/cms/staging',
    'Staged Contact',
    'createdAt:desc',
    async () => (await import('#src/people/contact-staging.tsx')).contactStagings,
  ),
  ContactType: at(
    '/cms/contact-type',
    'Contact Type',
    'contactTypeName:asc',
    async () => (await import('#src/people/contact-types.tsx')).contactTypes,
  ),
  GroupType: at('/cms/group-type', 'Group Type', 'groupTypeName:asc', async () => (await import('#src/people/group-types.tsx')).groupTypes),
  MenuModule: at(
    '/users/modulemanagement',
    'Menu Module',
    'componentId:asc',
    async () => (await import('#src/people/menu-modules.tsx')).menuModules,
  ),
  Permission: at(
    '/users/permission',
    'Permission',
    'permissionName:asc',
    async () => (await import('#src/people/permissions.tsx')).permissions,
  ),
  Role: at('/users/role', 'Role', 'roleName:asc', async () => (await import('#src/people/roles.tsx')).roles),
  RoleModule: at(
    '/users/rolemodule',
    'Role Module',
    'roleName:asc',
    async () => (await import('#src/people/role-modules.tsx')).roleModules,
  ),
  RoleType: at('/cms/role-type', 'Role Type', 'roleTypeName:asc', async () => (await import('#src/people/role-types.tsx')).roleTypes),
  User: importable(
    at('/users/users', 'User', 'username:asc', async () => (await import('#src/people/users.tsx')).users),
    async () => (await import('#openapi/generated/resources/rights/user.ts')).user,
  ),
  Type: at('/users/type', 'Type', 'typeName:asc', async () => (await import('#src/people/types.tsx')).types),
} as const satisfies { readonly [N in PagedName]: EntryFor<N> }

/** The entry of a resource by any name; null for one without pages. */
export const entryOf = (resource: string): ResourceEntry | null =>
  Object.hasOwn(directory, resource) ? directory[resource as PagedName] : null

/** Lists of a part of a resource beside the one of the directory, with pages of their own. */
const partEntries: readonly (readonly [ResourceName, ResourceEntry])[] = [
  ['Invoice', invoiceOverview(null)],
  ...variants.map((variant) => ['Invoice', invoiceOverview(variant)] as const),
  ['Invoice', invoices('Fixed', 'institutes')],
  ...variants.slice(1).flatMap((variant): readonly (readonly [ResourceName, ResourceEntry])[] => [
    ['Invoice', invoices(variant, 'centres')],
    ['Invoice', invoices(variant, 'institutes')],
    ['InvoiceMaster', invoiceMasters(variant)],
  ]),
]

/** Those that have pages. */
export const resourceEntries: readonly (readonly [ResourceName, ResourceEntry])[] = Object.entries(directory).map(
  ([name, entry]) => [name as ResourceName, entry] as const,
)

/** Every list of records, those of parts of a resource too. */
export const listEntries: readonly (readonly [ResourceName, ResourceEntry])[] = [...resourceEntries, ...partEntries]

/** The lists of invoices, with whose statements stand below each. */
export const invoiceLists = listEntries
  .filter(([name]) => name === 'Invoice')
  .map(([, { paths: own, rightsOf }]) => ({
    list: own.list,
    rightsOf,
    partners: own.list.endsWith('-centres')
      ? (['centre', 'student'] as const)
      : own.list.endsWith('-institutes')
        ? (['university'] as const)
        : [],
  }))
