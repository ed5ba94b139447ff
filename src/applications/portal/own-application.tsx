import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApplicationStep } from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { useServices } from '#src/api/services.tsx'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { applicationOfYear } from './application-of-year.ts'

/** The own record of the student who is signed in, and the application of the year; ids of addresses are encrypted. */
export interface Own {
  readonly student: StoredRecord
  readonly studentKey: string
  readonly application: StoredRecord | null
  readonly applicationKey: string | undefined
  readonly doneSteps: readonly ApplicationStep[]
}

/** The steps that are done, as the server says them. */
const doneIn = (record: StoredRecord | null): readonly ApplicationStep[] => {
  const steps = record?.fields['doneSteps']
  return Array.isArray(steps) ? (steps as readonly ApplicationStep[]) : []
}

/** Reads what a student has; the server shows nothing of others. */
export function OwnApplication({ children }: { readonly children: (own: Own) => ReactNode }) {
  const { codec } = useServices()
  const students = useRecords(student)
  const applications = useRecords(application)
  const self = useQuery(recordListQuery(student, students.service, allRecords))
  const written = useQuery(recordListQuery(application, applications.service, allRecords))
  return (
    <ReadResult read={self}>
      {({ rows: [record] }) => (
        <ReadResult read={written}>
          {({ rows }) => {
            if (!record) return null
            const current = applicationOfYear(record, rows)
            return children({
              student: record,
              studentKey: codec.encrypt(record.id) ?? '',
              application: current,
              applicationKey: current === null ? undefined : (codec.encrypt(current.id) ?? undefined),
              doneSteps: doneIn(current),
            })
          }}
        </ReadResult>
      )}
    </ReadResult>
  )
}
