import { paths } from '#machines/access/paths.ts'

const area = '/clearing/view-page'

/** Where the pages of clearing stand. */
export const clearingPaths = {
  offers: paths.clearingOffer,
  courseFinder: `${area}/student-application/course-finder`,
  studentDetail: `${area}/student-application/student-detail`,
  predictedGrades: `${area}/predicted-grades`,
} as const

/** The parameter that names a student, encrypted. */
export const studentParameter = 'studentId'

/** A page about a student, by the encrypted id. */
export const aboutStudent = (page: 'courseFinder' | 'studentDetail', id: string): string =>
  `${clearingPaths[page]}?${new URLSearchParams({ [studentParameter]: id }).toString()}`
