import { fromPromise } from 'xstate'

/** A port without an implementation: it rejects, so that a forgotten `provide` is seen at once. */
export const unprovided = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} must be provided.`)))
