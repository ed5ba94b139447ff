import { fromCallback, fromPromise, type EventObject } from 'xstate'

const notProvided = (name: string) => new Error(`The port ${name} must be provided.`)

/** A port without an implementation: it rejects, so that a missing `provide` is noticed at once. */
export const unprovided = <Output, Input>(name: string) => fromPromise<Output, Input>(() => Promise.reject(notProvided(name)))

/** A callback port without an implementation: it throws when it is started. */
export const unprovidedCallback = <Event extends EventObject, Input = never>(name: string) =>
  fromCallback<Event, Input>(() => {
    throw notProvided(name)
  })
