import type { Db } from '../../db.ts'

/** A course that a student has kept. */
export interface FavouriteCourseRecord {
  readonly id: number
  readonly studentId: number
  readonly courseId: number
}

/** The courses that a student has kept. */
export const favouritesOf = (studentId: number, db: Db): ReadonlySet<number> =>
  new Set(db.favouriteCourses.where((one) => one.studentId === studentId).map(({ courseId }) => courseId))

/** Stores or removes a favourite course of a student; does nothing where that is done already. */
export function keepFavourite(wanted: Pick<FavouriteCourseRecord, 'studentId' | 'courseId'>, isFavourite: boolean, db: Db): void {
  const { studentId, courseId } = wanted
  const kept = db.favouriteCourses.where((one) => one.studentId === studentId && one.courseId === courseId)
  if (isFavourite && kept.length === 0) db.favouriteCourses.insert({ studentId, courseId })
  if (!isFavourite) for (const { id } of kept) db.favouriteCourses.remove(id)
}
