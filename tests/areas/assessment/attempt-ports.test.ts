import { QueryClient } from '@tanstack/react-query'
import { createActor, toPromise } from 'xstate'
import { expect, it } from 'vitest'
import type { Answers } from '#machines/assessment/attempt-types.ts'
import type { Api } from '#src/api/client.ts'
import { createAttemptPorts } from '#src/assessment/sitting/attempt-actors.ts'

const serverTime = '2026-11-24 10:00:00.000000'
const own = {
  deliveryId: 8,
  deliveryName: 'Physics Practice',
  moduleName: 'Physics',
  isPractice: true,
  needsCode: false,
  durationMinutes: 60,
  extraMinutes: 0,
  totalMarks: 1,
  questionCount: 1,
}
const sheet = {
  attemptId: 1,
  sessionKey: 'key',
  candidateNumber: '2041 0773',
  deliveryName: own.deliveryName,
  moduleName: own.moduleName,
  durationMinutes: 60,
  extraMinutes: 0,
  mayGoBack: true,
  state: 'Sitting',
  endsAt: '2026-11-24 11:00:00.000000',
  serverTime,
  answers: [],
  sections: [],
}
const answers: Answers = [{ questionId: 1, value: '4', revision: 1, isFlagged: false }]

/** Opens and starts an attempt in this state, in a browser that has kept answers; gives those that the attempt begins with. */
async function begunWith(state: string): Promise<Answers> {
  const call = ((operation) =>
    Promise.resolve({
      code: 200,
      description: '',
      data: operation === 'listOwnAttempts' ? { serverTime, attempts: [{ ...own, state }] } : sheet,
    })) as Api['call']
  const { open, start } = createAttemptPorts({
    api: { call },
    codec: { encrypt: String },
    queryClient: new QueryClient(),
    kept: { read: () => ({ sessionKey: 'key', answers }), write: () => {}, drop: () => {} },
    lock: { hold: () => Promise.resolve(true), release: () => {} },
    deliveryId: own.deliveryId,
    onSheet: () => {},
    onCall: () => {},
  })
  await toPromise(createActor(open, { input: null }).start())
  const { kept } = await toPromise(createActor(start, { input: { accessCode: '', takesOver: false } }).start())
  return kept
}

it('an attempt that goes on has the answers that the browser has kept', async () => {
  expect(await begunWith('Sitting')).toEqual(answers)
})

it('a practice that is sat again has none of the one before', async () => {
  expect(await begunWith('Timed out')).toEqual([])
})
