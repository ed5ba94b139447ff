import { type ApplicationFields } from './application-fields.ts'
import { applicationStatus } from '#openapi/applications/application-steps.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import type { ResourceRecord } from '../../models.ts'
import { courseForStudents } from '../courses/courses.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { insertRecord } from '../engine/write.ts'
import { ofStudent, scopeOfStudent } from '../students/scope.ts'
import { applicationSeeds } from './seeds/applications.ts'
import { doneSteps, missingPoints } from './steps.ts'

const { draft, submitted, approved, rejected } = applicationStatus

type Stage = NonNullable<Resources['Application']['record']['stage']>

const stages: Readonly<Record<number, Stage>> = {
  [draft]: 'draft',
  [submitted]: 'requests',
  [applicationStatus.review]: 'approved',
  [approved]: 'ncukApproved',
  [applicationStatus.withdrawn]: 'withdrawn',
}

/** Whose decision an application waits for, or who has made the last one. */
const stageOf = (status: number | string, { decidedBy }: ApplicationFields): Stage =>
  stages[Number(status)] ?? (decidedBy === 'Centre' ? 'rejected' : 'ncukRejected')

/** The breach of a choice of a course that is chosen twice or not open; a stored choice may stay when its course closes. */
function choiceBreach({ choices = [] }: ApplicationFields, { before, ...store }: Writing<ApplicationFields>): Breach | null {
  for (const [index, { courseId }] of choices.entries()) {
    const path = `choices.${index}.courseId`
    if (choices.findIndex((one) => one.courseId === courseId) < index) return [path, 'This course is among your choices already.']
    const wasChosen = before?.choices?.some((one) => one.courseId === courseId) ?? false
    const course = store.records('Course').find(courseId)
    if (!wasChosen && (!course || courseForStudents(course, store).status !== courseStatus.approved))
      return [path, 'This course is not open for applications.']
  }
  return null
}

/** Creates an application to a university for each choice of an approved application. */
function applyToUniversities({ studentId, choices = [] }: ApplicationFields, store: PersonalStore): void {
  const { DirectPlacement } = store.services
  for (const { courseId, intakeId, deliveryMode } of choices) {
    const isThere = store.db
      .records('DirectPlacement')
      .findBy(({ fields }) => fields['studentId'] === studentId && fields['courseId'] === courseId)
    const institutionId = store.records('Course').find(courseId)?.fields['institutionId']
    if (isThere || institutionId === undefined) continue
    const given = { studentId, institutionId, courseId, intakeId, deliveryMode, route: 'Direct', appliedOn: store.today, reply: 'None' }
    const fields = tidied(given, DirectPlacement.rules.fields)
    insertRecord(DirectPlacement, { fields, status: 'Pending', record: null }, { act: 'created', comment: 'Application approved.' }, store)
  }
}

/** Stores who has decided an application that has moved on, and applies to universities once it is approved. */
function keepDecision({ id, status, fields }: ResourceRecord, said: string, store: PersonalStore): void {
  const given = fields as ApplicationFields
  const isDecided = status === approved || status === rejected || status === applicationStatus.review
  const decision = isDecided && {
    decidedBy: store.user.contactType === 'CENTER' ? 'Centre' : 'NCUK',
    comment: status === rejected ? said : undefined,
  }
  store.db.records('Application').update(id, { fields: tidied({ ...given, ...decision }, application.fields) })
  if (status === approved) applyToUniversities(given, store)
}

/** The applications of students, one for each year. */
export const applications = serveResource({
  rules: application,
  seeds: applicationSeeds,
  // Only its student and the provider see a draft.
  scope: (user) => {
    const isOfStudent = scopeOfStudent(user)
    return (fields, _id, status) => isOfStudent(fields) && (user.contactType !== 'CENTER' || status !== draft)
  },
  calculated: (fields: ApplicationFields, _id, store, status) => {
    const done = doneSteps(fields, store)
    return {
      applicationName: `${store.named('Student', fields.studentId)}, ${store.named('Year', fields.yearId)}`,
      ...ofStudent(fields.studentId, store),
      doneSteps: done,
      stepsDone: done.length,
      stage: stageOf(status, fields),
    }
  },
  completed: (fields) =>
    tidied(
      {
        ...fields,
        // A switch that was not touched means No.
        ...(fields.fundedBy !== undefined && {
          hasVisa: fields.hasVisa ?? 0,
          wasRefused: fields.wasRefused ?? 0,
          needsCas: fields.needsCas ?? 0,
        }),
        ...(fields.hasVisa !== 1 && { visaType: undefined, visaExpiry: undefined }),
        ...(fields.wasRefused !== 1 && { refusalDetails: undefined }),
      },
      application.fields,
    ) as FieldsOf<'Application'>,
  checks: [
    ({ studentId }, { user }) =>
      user.contactType === 'STUDENT' && studentId !== user.studentId ? ['studentId', recordTexts.gone('Student')] : null,
    choiceBreach,
  ],
  updateRefusal: ({ status }) => (status === draft ? null : 'This application has been submitted. It cannot be changed.'),
  deleteRefusal: (_fields, { status }) => (status === draft ? null : 'Only a draft can be deleted.'),
  moveRefusal: (fields, { status, ...store }) => (status === submitted ? missingPoints(fields, store) : null),
  on: {
    move: (service, call) => {
      const answer = standardCalls.move(service, call)
      keepDecision(found(service, call.id, call.store), textOf(call.body['comment']).trim(), call.store)
      return answer
    },
    setStatus: (service, call) => {
      const answer = standardCalls.setStatus(service, call)
      for (const id of new Set([call.body['applicationId'] ?? []].flat()))
        keepDecision(found(service, Number(id), call.store), '', call.store)
      return answer
    },
  },
})

/** How many applications wait, and how each side has decided. */
export function countsOf(records: readonly ResourceRecord[]) {
  const count = (stage: Stage) => records.filter(({ fields }) => fields['stage'] === stage).length
  return {
    requests: count('requests'),
    approved: count('approved'),
    rejected: count('rejected'),
    ncukApproved: count('ncukApproved'),
    ncukRejected: count('ncukRejected'),
  }
}
