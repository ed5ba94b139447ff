import { read, readFor } from '../loading/first-calls.ts'
import { at, atKind, importable } from './entry.ts'

const authoring = '/dap/authoring'
const delivery = '/dap/delivery'

/** Where the pages of assessment stand. Questions share the addresses of papers, and attempts those of deliveries. */
export const assessment = {
  Paper: at(authoring, 'Paper', 'paperName:asc', async () => (await import('#src/assessment/papers.tsx')).papers),
  Question: importable(
    atKind(authoring, 'question', 'Question', 'questionCode:asc', async () => (await import('#src/assessment/questions.tsx')).questions),
    async () => (await import('#openapi/generated/resources/assessment/question.ts')).question,
  ),
  // Students see their own sittings there.
  Delivery: {
    ...at(delivery, 'Delivery', 'opensAt:desc', async () => (await import('#src/assessment/deliveries.tsx')).deliveries, 'Deliveries'),
    ownFront: 'STUDENT',
    firstCalls: [readFor('STUDENT', read('listOwnAttempts', {}))],
  },
  Attempt: atKind(
    delivery,
    'attempt',
    'Attempt',
    'candidateNumber:asc',
    async () => (await import('#src/assessment/attempts.tsx')).attempts,
  ),
  ScriptMarking: {
    ...at('/dap/marking', 'Script', 'dueOn:desc', async () => (await import('#src/assessment/scripts.tsx')).scripts),
    firstCalls: [read('getMarkingQueue', {})],
  },
} as const
