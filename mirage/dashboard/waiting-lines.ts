import { encryptId } from '../id-codec.ts'
import { applicationStatus } from '#openapi/applications/application-steps.ts'
import { assetStatus } from '../resources/assets/asset-status.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { isOpenStatus, openStatuses } from '#openapi/money/open-invoice.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { textOf } from '../resources/engine/values.ts'
import { invoiceFields } from '../resources/money/invoices.ts'
import { dayText } from '../resources/money/reckoning.ts'
import { stagingStatus } from '../resources/people/seeds/contact-staging.ts'
import { selectionStatus } from '../resources/selection/status.ts'
import { studentStatus } from '../resources/students/students.ts'
import { openLeads, submitted } from './listing.ts'
import { balanceText, dueText } from './words.ts'
import { due, step, unpublished, waitingOf, type Waiting } from './waiting.ts'

const rejected = 11

const applications = '/dashboard/ncuk-application-portal'
const registrations = '/lead-management/regular-registration'

const overdueInvoices = (path: string, within: Readonly<Record<string, string>> = {}): Waiting =>
  due(path, { one: 'invoice is due', many: 'invoices are due', note: balanceText }, 'dueDate', {
    resource: 'Invoice',
    path,
    statuses: openStatuses,
    within,
  })

const leadsToCall = (store: PersonalStore): Waiting =>
  due('/sms/leads', { one: 'lead is to be called', many: 'leads are to be called' }, 'followUpOn', {
    resource: 'Lead',
    path: '/sms/leads',
    statuses: openLeads,
    filters: { followUpOnTo: store.today },
  })

const ofProvider = (store: PersonalStore): readonly Waiting[] => [
  overdueInvoices('/sms/invoicing'),
  unpublished('exam', '/sms/exam-block'),
  unpublished('test', '/sms/testblock'),
  step(
    applications,
    { one: 'application waits for NCUK', many: 'applications wait for NCUK', byStudent: true },
    {
      resource: 'Application',
      path: applications,
      within: { stage: 'approved' },
      beside: { tab: 'approved' },
    },
  ),
  step(
    '/sms/curriculumcentercustomRequest',
    { one: 'custom request waits for review', many: 'custom requests wait for review' },
    {
      resource: 'CustomRequest',
      path: '/sms/curriculumcentercustomRequest',
      statuses: [submitted],
    },
  ),
  step(
    '/results',
    { one: 'result is withheld', many: 'results are withheld', byStudent: true },
    {
      resource: 'Result',
      path: '/results/student-results',
      filters: { outcome: 'Withheld' },
    },
  ),
  step(
    '/certificate-management/request',
    { one: 'certificate request is submitted', many: 'certificate requests are submitted', byStudent: true },
    {
      resource: 'CertificateRequest',
      path: '/certificate-management/request',
      statuses: [submitted],
    },
  ),
  step(
    registrations,
    { one: 'registration waits for a decision', many: 'registrations wait for a decision' },
    {
      resource: 'Student',
      path: registrations,
      statuses: [studentStatus.submitted, studentStatus.review],
    },
  ),
  due('/lead-management/center-operations', { one: 'centre operation is due', many: 'centre operations are due' }, 'dueOn', {
    resource: 'CenterOperation',
    path: '/lead-management/center-operations',
    statuses: ['Open', 'In progress'],
    filters: { dueOnTo: store.today },
  }),
  leadsToCall(store),
  step(
    '/asset-management/listing',
    { one: 'file waits for review', many: 'files wait for review' },
    {
      resource: 'Asset',
      path: '/asset-management/listing',
      statuses: [assetStatus.review],
      within: { isArchived: '0' },
    },
  ),
  ...(
    [
      ['ContactStaging', '/cms/staging', 'contact', 'contacts'],
      ['CentreStaging', '/center-staging', 'centre', 'centres'],
      ['UniversityStaging', '/sms/university-management/staging', 'university', 'universities'],
    ] as const
  ).map(([resource, path, one, many]) =>
    step(
      path,
      { one: `staged ${one} waits for a decision`, many: `staged ${many} wait for a decision` },
      {
        resource,
        path,
        statuses: [stagingStatus.submitted, stagingStatus.review],
      },
    ),
  ),
]

const ofCentre = (store: PersonalStore): readonly Waiting[] => [
  overdueInvoices('/sms/invoicing/fixed-invoices-centres', { variant: 'Fixed', partnerKind: 'Centre,Student' }),
  step(
    applications,
    { one: 'application waits for you', many: 'applications wait for you', byStudent: true },
    {
      resource: 'Application',
      path: applications,
      within: { stage: 'requests' },
    },
  ),
  leadsToCall(store),
  step(
    registrations,
    { one: 'document waits for review', many: 'documents wait for review', byStudent: true },
    {
      resource: 'StudentDocument',
      path: `${registrations}/documents`,
      statuses: ['Waiting'],
    },
  ),
  step(
    registrations,
    { one: 'registration is given back', many: 'registrations are given back' },
    {
      resource: 'Student',
      path: registrations,
      statuses: [studentStatus.rejected],
    },
  ),
  step(
    registrations,
    { one: 'registration is a draft', many: 'registrations are drafts' },
    {
      resource: 'Student',
      path: registrations,
      statuses: [studentStatus.draft],
    },
  ),
  step(
    '/academicDetails',
    { one: 'academic detail is a draft', many: 'academic details are drafts', byStudent: true },
    {
      resource: 'AcademicDetail',
      path: '/academicDetails',
      statuses: [2],
    },
  ),
  {
    page: '/sms/curriculum-centers',
    said: ({ scoped, today }) => {
      const count = scoped('CentreSelection').filter(({ status }) => status === selectionStatus.incomplete).length
      const text = count === 1 ? '1 selection is incomplete' : `${count} selections are incomplete`
      return count === 0 ? null : { text, note: '', when: '', isLate: 0, address: '/sms/curriculum-centers', day: today }
    },
  },
]

const ofUniversity = (): readonly Waiting[] => [
  due('/dap/marking', { one: 'script is to be marked', many: 'scripts are to be marked' }, 'dueOn', {
    resource: 'ScriptMarking',
    path: '/dap/marking',
    statuses: ['Waiting', 'Marking'],
  }),
  step(
    '/lead-management/direct-placements',
    { one: 'application waits for your decision', many: 'applications wait for your decision', byStudent: true },
    {
      resource: 'DirectPlacement',
      path: '/lead-management/direct-placements',
      statuses: ['Pending'],
    },
  ),
  overdueInvoices('/sms/invoicing'),
  step(
    '/sms/course-management',
    { one: 'course is given back', many: 'courses are given back' },
    {
      resource: 'Course',
      path: '/sms/course-management',
      statuses: [courseStatus.rejected],
    },
  ),
  step(
    '/sms/course-management',
    { one: 'course is a draft', many: 'courses are drafts' },
    {
      resource: 'Course',
      path: '/sms/course-management',
      statuses: [courseStatus.draft],
    },
  ),
]

const portal = '/dashboard/application-portal'

const ofStudent = (): readonly Waiting[] => [
  {
    page: portal,
    said: ({ scoped, today }) => {
      const own = scoped('Application').find(({ status }) => status === applicationStatus.draft || status === applicationStatus.rejected)
      if (!own) return null
      const isBack = own.status === applicationStatus.rejected
      const text = isBack ? 'Your application was given back' : 'Your application is not submitted yet'
      const note = isBack ? textOf(own.fields['comment']).slice(0, 200) : `${textOf(own.fields['stepsDone'])} of 8 steps are done`
      return { text, note, when: '', isLate: 0, address: portal, day: today }
    },
  },
  {
    page: portal,
    said: ({ scoped, today }) => {
      const refused = scoped('StudentDocument').filter(({ status, fields }) => status === 'Refused' && fields['isOlder'] !== 1)
      if (refused.length === 0) return null
      const text = refused.length === 1 ? '1 document was refused' : `${refused.length} documents were refused`
      const note = refused.map(({ fields }) => textOf(fields['documentType'])).join(', ')
      return { text, note, when: '', isLate: 0, address: `${portal}/key-documentation`, day: today }
    },
  },
  {
    page: '/student-payment-status',
    said: ({ scoped, today }) => {
      const open = scoped('Invoice').filter(({ status }) => isOpenStatus(status))
      const [next] = open.toSorted((one, other) => (invoiceFields(one).dueDate < invoiceFields(other).dueDate ? -1 : 1))
      if (!next) return null
      const { invoiceNumber = '', dueDate } = invoiceFields(next)
      return {
        text: `Invoice ${invoiceNumber} is to be paid`,
        note: `${balanceText([next])} until ${dayText(dueDate)}`,
        when: dueText(dueDate, today),
        isLate: dueDate < today ? 1 : 0,
        address: `/payment-method?${String(new URLSearchParams({ invoice: encryptId(next.id) }))}`,
        day: dueDate,
      }
    },
  },
  step(
    '/certificate-management/request',
    { one: 'certificate request was given back', many: 'certificate requests were given back' },
    {
      resource: 'CertificateRequest',
      path: '/certificate-management/request',
      statuses: [rejected],
    },
  ),
]

const linesOf: Readonly<Record<string, (store: PersonalStore) => readonly Waiting[]>> = {
  NCUK: ofProvider,
  CENTER: ofCentre,
  INSTITUTE: ofUniversity,
  STUDENT: ofStudent,
}

/** What waits for the person of a store. */
export const waitingFor = (store: PersonalStore) => waitingOf(linesOf[store.user.contactType]?.(store) ?? [], store)
