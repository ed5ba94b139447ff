import { fromCallback, fromPromise, type AnyEventObject, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { Answer } from '#src/devtools/player/subject.ts'

/** A port that is asked and never answers by itself. */
export const waiting = <Output, Input = NonReducibleUnknown>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))

/** A port that lives with its state and says nothing by itself. */
export const silent = <Heard extends EventObject, Input = NonReducibleUnknown>() => fromCallback<Heard, Input>(() => {})

export const done = (name: string, output?: unknown): Answer => ({ name, kind: 'done', output })
export const failed = (name: string, error: unknown): Answer => ({ name, kind: 'error', error })
export const says = (name: string, event: AnyEventObject): Answer => ({ name, kind: 'event', event })
