import type { ReactNode } from 'react'
import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import { directPlacement } from '#openapi/generated/resources/students/direct-placement.ts'
import { result } from '#openapi/generated/resources/results/result.ts'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { Related } from '#src/resources/view/Related.tsx'
import { TestDate } from './TestDate.tsx'

const tabs = {
  curricula: (
    <Related of={studentCurriculum} by="studentId" columns={['studentCurriculumName', 'curriculumId', 'streamId', 'intakeId', 'status']} />
  ),
  qualifications: (
    <Related
      of={studentQualification}
      by="studentId"
      columns={['qualificationName', 'kind', 'institutionName', 'grade', 'testDate']}
      cells={{ testDate: TestDate }}
    />
  ),
  documents: <Related of={studentDocument} by="studentId" columns={['documentName', 'file', 'versionNo', 'reviewState']} />,
  enrolments: <Related of={enrollment} by="studentId" columns={['enrollmentName', 'version', 'examBlockId', 'attempt', 'state']} />,
  applications: <Related of={directPlacement} by="studentId" columns={['placementName', 'courseId', 'decision', 'replyBy', 'reply']} />,
  results: <Related of={result} by="studentId" columns={['resultName', 'moduleId', 'grade', 'status']} />,
  academicDetails: (
    <Related
      of={academicDetail}
      by="studentId"
      columns={['detailName', 'semesterId', 'attendance', 'predictedMark', 'predictedGrade', 'status']}
    />
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

/** What is kept of a student in records of their own; the page shows itself without it. */
export const StudentTab = ({ id }: { readonly id: keyof typeof tabs }) => tabs[id]
