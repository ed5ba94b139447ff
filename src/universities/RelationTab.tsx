import type { ReactNode } from 'react'
import { course } from '#openapi/generated/resources/courses/course.ts'
import { universityContact } from '#openapi/generated/resources/institutes/university-contact.ts'
import { universityDocument } from '#openapi/generated/resources/institutes/university-document.ts'
import { Related } from '#src/resources/view/Related.tsx'

const tabs = {
  courses: <Related of={course} by="institutionId" columns={['courseName', 'courseCode', 'degreeId', 'validTo', 'status']} />,
  contacts: <Related of={universityContact} by="institutionId" columns={['fullName', 'jobTitle', 'isPrimary', 'email', 'status']} />,
  documents: <Related of={universityDocument} by="institutionId" columns={['title', 'documentType', 'file', 'validTo', 'status']} />,
} as const satisfies Readonly<Record<string, ReactNode>>

/** What is kept of a university in records of their own; the page shows itself without it. */
export const RelationTab = ({ id }: { readonly id: keyof typeof tabs }) => tabs[id]
