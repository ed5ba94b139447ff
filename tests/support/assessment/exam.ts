import type { RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import { accountOf } from '#mirage/accounts/users.ts'
import { toDateTime } from '#mirage/clock.ts'
import { createDb } from '#mirage/db.ts'
import { collectionNames } from '#mirage/models.ts'
import { storedResources } from '#mirage/resources/engine/seeds.ts'
import { createStore, personalStore, type PersonalStore } from '#mirage/resources/engine/store.ts'
import { services } from '#mirage/resources/services.ts'
import { createDrivenRandom } from '../aggregator.ts'

export const examDelivery = 900
export const accessCode = '204107'
export const examStart = Date.UTC(2026, 10, 24, 10)
export const examQuestions = [901, 902, 903, 904, 905, 906] as const

const stamps = { createdAt: toDateTime(0), updatedAt: toDateTime(0), updatedBy: 'A test' }

interface ExamOptions {
  readonly accessArrangements?: string
  readonly mayGoBack?: 0 | 1
}

/** The records of a test of sixty minutes for one candidate, to be added to an aggregator or to be all of its records. */
export const examRecords = (opensAt: number, studentId: number, centreId: number, { mayGoBack = 1 }: ExamOptions = {}) => ({
  Question: examQuestions.map((id, index) => ({
    id,
    status: 8,
    ...stamps,
    fields: {
      questionCode: `EXAM-${index + 1}`,
      moduleId: 1,
      stem: `<p>Question ${index + 1}</p>`,
      marks: 2,
      difficulty: 1,
      ...(index < 4
        ? { questionType: 'Single choice', options: [{ text: 'right', isCorrect: 1 }, { text: 'wrong' }, { text: 'worse' }] }
        : { questionType: 'Essay', markScheme: [{ point: 'The point.', marks: 2 }] }),
    },
  })),
  Paper: [
    {
      id: 900,
      status: 8,
      ...stamps,
      fields: {
        paperName: 'A test of sixty minutes',
        paperCode: 'EXAM',
        moduleId: 1,
        version: 'V1',
        evaluation: 'test',
        durationMinutes: 60,
        mayGoBack,
        sections: [{ title: 'All questions', questions: examQuestions }],
      },
    },
  ],
  Delivery: [
    {
      id: examDelivery,
      status: 'Scheduled',
      ...stamps,
      fields: {
        deliveryName: 'The exam',
        paperId: 900,
        centreIds: [centreId],
        markingMode: 'Double blind',
        tolerance: 5,
        lateMinutes: 30,
        accessCode,
      },
    },
  ],
  Attempt: [
    {
      id: 900,
      status: 'Expected',
      ...stamps,
      fields: { deliveryId: examDelivery, studentId, candidateNumber: '2041 0773', opensAt: toDateTime(opensAt) },
    },
  ],
})

/** A server with nothing but one exam, as its candidate meets it. */
export function startExam(clock: { now(): number }, options: ExamOptions = {}): PersonalStore {
  const silent = { insert: (record: object) => record, update: (_id: string, changes: object) => changes, remove: () => {} }
  const resources = storedResources(services)
  const db = createDb(Object.fromEntries([...collectionNames, ...resources].map((name) => [name, silent])), () => {}, resources)
  const { accessArrangements = 'None' } = options
  const student = { firstName: 'Ama', lastName: 'Mensah', centreId: 26, accessArrangements }
  db.records('Student').insert({ id: 3001, status: 1, ...stamps, fields: student })
  for (const [name, records] of Object.entries(examRecords(examStart, 3001, 26, options)))
    for (const record of records) db.records(name as keyof ReturnType<typeof examRecords>).insert(record)
  const fields = { username: 'a@b.test', firstName: 'Ama', lastName: 'Mensah', studentId: 3001 }
  const user = { ...accountOf(db, { id: 1, status: 1, fields }), contactType: 'STUDENT', centreId: 26 }
  const menu: readonly RoutePermissionNode[] = []
  const settings = {
    tokenSeconds: 1800,
    portalAddress: '',
    passwordRounds: 1,
    libraryBytes: 1,
    randomBytes: createDrivenRandom(),
    sendMail: () => {},
  }
  const store = () => personalStore(createStore(db, services, clock), { services, user, menu, clock, settings })
  return store()
}
