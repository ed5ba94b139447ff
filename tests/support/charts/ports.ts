import { fromCallback, fromPromise, type AnyEventObject, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { Answer } from '#src/devtools/player/subject.ts'

/** A promise that never settles. */
export const waiting = <Output, Input = NonReducibleUnknown>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))

/** A callback that sends nothing. */
export const silent = <Heard extends EventObject, Input = NonReducibleUnknown>() => fromCallback<Heard, Input>(() => {})

export const done = (name: string, output?: unknown): Answer => ({ name, kind: 'done', output })
export const failed = (name: string, error: unknown): Answer => ({ name, kind: 'error', error })
export const says = (name: string, event: AnyEventObject): Answer => ({ name, kind: 'event', event })
