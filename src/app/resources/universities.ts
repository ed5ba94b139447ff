import { boardOf, read } from '../loading/first-calls.ts'
import { recordPaths } from '#src/resources/record-page.ts'
import { at, importable, stagingStatuses, withOwnFront } from './entry.ts'

/** Where the pages of courses and universities stand. */
export const universities = {
  Course: {
    ...importable(
      at('/sms/course-management', 'Course', 'courseName:asc', async () => (await import('#src/courses/courses.tsx')).courses),
      async () => (await import('#openapi/generated/resources/courses/course.ts')).course,
    ),
    firstCalls: [read('countCoursesByMonth', { query: { yearId: 0, searchText: '' } })],
    paths: { ...recordPaths('/sms/course-management'), import: '/sms/course-management/bulk-upload' },
  },
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
  CentreStaging: withOwnFront(
    at('/center-staging', 'Staged Centre', 'createdAt:desc', async () => (await import('#src/centres/staging.tsx')).centreStagings),
    boardOf('CentreStaging', 'createdAt:desc', stagingStatuses),
  ),
  UniversityStaging: withOwnFront(
    at(
      '/sms/university-management/staging',
      'Staged University',
      'createdAt:desc',
      async () => (await import('#src/universities/staging.tsx')).universityStagings,
      'Staged Universities',
    ),
    boardOf('UniversityStaging', 'createdAt:desc', stagingStatuses),
  ),
  UniversityDocument: at(
    '/sms/university-management/documents',
    'University Document',
    'title:asc',
    async () => (await import('#src/universities/documents.tsx')).universityDocuments,
  ),
} as const
