import { fromCallback, fromPromise, type EventObject } from 'xstate'

const forgotten = (name: string) => new Error(`The port ${name} must be provided.`)

/** A port without an implementation: it rejects, so that a forgotten `provide` is seen at once. */
export const unprovided = <Output, Input>(name: string) => fromPromise<Output, Input>(() => Promise.reject(forgotten(name)))

/** A port that goes on telling, without an implementation: it throws when it is started. */
export const unprovidedCallback = <Event extends EventObject, Input = never>(name: string) =>
  fromCallback<Event, Input>(() => {
    throw forgotten(name)
  })
