import { lazyRelated } from '#src/resources/view/lazy-related.tsx'

const related = async () => (await import('./related.ts')).relatedOfStudent

/** Tabs of the pages of a student, whose lists come after the page. */
export const studentTabs = {
  curricula: lazyRelated(async () => (await related()).curricula),
  qualifications: lazyRelated(async () => (await related()).qualifications),
  documents: lazyRelated(async () => (await related()).documents),
  enrolments: lazyRelated(async () => (await related()).enrolments),
  applications: lazyRelated(async () => (await related()).applications),
  results: lazyRelated(async () => (await related()).results),
  academicDetails: lazyRelated(async () => (await related()).academicDetails),
}
