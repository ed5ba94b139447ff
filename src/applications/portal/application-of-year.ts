import type { StoredRecord } from '#src/resources/record-types.ts'

/** The application of a student for the year of the registration. */
export const applicationOfYear = (student: StoredRecord, applications: readonly StoredRecord[]): StoredRecord | null =>
  applications.find(({ fields }) => fields['yearId'] === student.fields['yearId']) ?? null
