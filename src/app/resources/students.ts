import { paths } from '#machines/access/paths.ts'
import type { Person } from '#machines/session/session-types.ts'
import { recordPaths } from '#src/resources/record-page.ts'
import { defaultYear } from '#src/api/constants.ts'
import { centreRegistrationPath } from '#src/centres/registration/paths.ts'
import { editPath, registrationPath, registrationPattern } from '#src/students/registration/paths.ts'
import { namesOf, read } from '../loading/first-calls.ts'
import { at, importable } from './entry.ts'

/** Where the pages of students and their results stand. */
export const students = {
  Lead: importable(
    at('/sms/leads', 'Lead', 'fullName:asc', async () => (await import('#src/students/leads.tsx')).leads),
    async () => (await import('#openapi/generated/resources/students/lead.ts')).lead,
  ),
  Student: {
    ...at(registrationPath, 'Student', 'fullName:asc', async () => (await import('#src/students/students.tsx')).students),
    paths: { ...recordPaths(registrationPath), edit: editPath },
    more: [
      {
        pattern: registrationPattern,
        title: 'Edit Regular Registration',
        permission: 'Modify',
        load: async () => (await import('#src/students/registration/RegistrationPage.tsx')).RegistrationPage,
      },
      {
        pattern: `${registrationPath}/re-register`,
        title: 'Re-register',
        permission: 'Modify',
        load: async () => (await import('#src/students/registration/ReRegisterPage.tsx')).ReRegisterPage,
      },
    ],
  },
  StudentDocument: at(
    '/lead-management/regular-registration/documents',
    'Student Document',
    'documentName:asc',
    async () => (await import('#src/students/documents.tsx')).studentDocuments,
    'Student Documents',
    '/lead-management/regular-registration',
  ),
  StudentCurriculum: at(
    '/lead-management/regular-registration/curricula',
    'Student Curriculum',
    'studentCurriculumName:asc',
    async () => (await import('#src/students/curricula.tsx')).studentCurricula,
    'Student Curricula',
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
  AcademicDetail: {
    ...at(
      '/academicDetails',
      'Academic Detail',
      'detailName:asc',
      async () => (await import('#src/students/academic-details.tsx')).academicDetails,
    ),
    // Its list begins with the year that is under way.
    firstCalls: [namesOf('/sms/year', [defaultYear])],
  },
  DirectPlacement: at(
    '/lead-management/direct-placements',
    'University Application',
    'placementName:asc',
    async () => (await import('#src/students/direct-placements.tsx')).directPlacements,
  ),
  CenterOperation: at(
    '/lead-management/center-operations',
    'Center Operation',
    'dueOn:asc',
    async () => (await import('#src/students/center-operations.tsx')).centerOperations,
  ),
  CenterRegistration: at(
    centreRegistrationPath,
    'Center Registration',
    'centreName:asc',
    async () => (await import('#src/centres/registration/center-registrations.tsx')).centerRegistrations,
  ),
  ClearingEntry: {
    ...at(
      '/clearing',
      'Clearing Entry',
      'clearingName:asc',
      async () => (await import('#src/clearing/entries.tsx')).clearingEntries,
      'Clearing Entries',
    ),
    mayAdd: ({ mayAddToClearing }: Person) => mayAddToClearing,
  },
  ClearingOffer: {
    ...at(paths.clearingOffer, 'Clearing Offer', 'offeredOn:desc', async () => (await import('#src/clearing/offers.tsx')).clearingOffers),
    more: [
      {
        pattern: `${paths.clearingOffer}/existing-offer`,
        title: 'Clearing Offer',
        permission: 'View',
        load: async () => (await import('#src/clearing/offers.tsx')).ExistingOffers,
      },
      {
        pattern: `${paths.clearingOffer}/marks-offer`,
        title: 'Clearing Offer',
        permission: 'View',
        load: async () => (await import('#src/clearing/MarksOffer.tsx')).MarksOffer,
      },
    ],
  },
  UcasImport: at('/Ucas', 'UCAS Import', 'importedAt:desc', async () => (await import('#src/ucas/imports.tsx')).ucasImports),
  ResultEnquiry: at(
    `${paths.results}/enquiries`,
    'Result Enquiry',
    'askedOn:desc',
    async () => (await import('#src/results/enquiries.tsx')).resultEnquiries,
    'Result Enquiries',
    paths.results,
  ),
  ResultSet: {
    ...at(paths.results, 'Result Set', 'resultSetName:asc', async () => (await import('#src/results/result-sets.tsx')).resultSets),
    more: [
      {
        pattern: `${paths.results}/bulk-upload`,
        title: 'Results Bulk Upload',
        permission: 'Add',
        load: async () => (await import('#src/results/upload/UploadPage.tsx')).uploadPage('Main'),
      },
      {
        pattern: `${paths.results}/resit-bulk-upload`,
        title: 'Resit Bulk Upload',
        permission: 'Add',
        load: async () => (await import('#src/results/upload/UploadPage.tsx')).uploadPage('Resit'),
      },
    ],
  },
  Application: {
    ...at(
      '/dashboard/ncuk-application-portal',
      'Application',
      'applicationName:asc',
      async () => (await import('#src/applications/applications.tsx')).applications,
    ),
    firstCalls: [read('countApplications', {})],
    // The list begins with those that wait for a decision.
    within: { stage: ['requests'] },
  },
  Result: {
    ...at(`${paths.results}/student-results`, 'Result', 'resultName:asc', async () => (await import('#src/results/results.tsx')).results),
    rightsOf: paths.results,
  },
} as const
