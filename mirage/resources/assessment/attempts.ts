import { attempt } from '#openapi/generated/resources/sittings/attempt.ts'
import { serveResource } from '../engine/service.ts'
import { ofStudent, scopeOfStudent } from '../students/scope.ts'
import { attemptSeeds } from './seeds/attempts.ts'

/** What each candidate answers. A centre sees that of its students, without answers and marks. */
export const attempts = serveResource({
  rules: attempt,
  seeds: attemptSeeds,
  scope: scopeOfStudent,
  calculated: ({ studentId }, _id, store) => ofStudent(studentId, store),
  hiddenFields: ({ contactType }) => (contactType === 'NCUK' ? ['session'] : ['session', 'answers', 'autoMarks', 'finalMarks']),
})
