import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import { directPlacement } from '#openapi/generated/resources/students/direct-placement.ts'
import { result } from '#openapi/generated/resources/results/result.ts'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { relatedTo } from '#src/resources/view/related-records.ts'
import { TestDate } from './TestDate.tsx'

/** What is kept of a student in records of their own: tabs of the pages of the student. */
export const relatedOfStudent = {
  curricula: relatedTo(studentCurriculum, 'studentId', ['studentCurriculumName', 'curriculumId', 'streamId', 'intakeId', 'status']),
  qualifications: relatedTo(studentQualification, 'studentId', ['qualificationName', 'kind', 'institutionName', 'grade', 'testDate'], {
    testDate: TestDate,
  }),
  documents: relatedTo(studentDocument, 'studentId', ['documentName', 'file', 'versionNo', 'reviewState']),
  enrolments: relatedTo(enrollment, 'studentId', ['enrollmentName', 'version', 'examBlockId', 'attempt', 'state']),
  applications: relatedTo(directPlacement, 'studentId', ['placementName', 'courseId', 'decision', 'replyBy', 'reply']),
  results: relatedTo(result, 'studentId', ['resultName', 'moduleId', 'grade', 'status']),
  academicDetails: relatedTo(academicDetail, 'studentId', [
    'detailName',
    'semesterId',
    'attendance',
    'predictedMark',
    'predictedGrade',
    'status',
  ]),
}
