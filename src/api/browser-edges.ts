import { browserTimer } from '#src/time/timer.ts'
import type { Services } from './services.tsx'

/** A text that is never made twice, also on pages without a secure context, where `randomUUID` is absent. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The browser's timers, random ids and network. */
export const browserEdges: Pick<Services, 'startTimer' | 'createId' | 'fetch'> = {
  startTimer: browserTimer,
  createId: randomId,
  fetch: (request) => fetch(request),
}
