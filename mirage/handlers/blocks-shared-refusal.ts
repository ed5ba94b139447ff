import type { ErrorAnswer } from '#openapi/generated/schema.d.ts'
import { problem } from '../contract.ts'

type Status = 400 | 404

/** Thrown by a rule that says no; `message` is what a person will read. */
class Refused extends Error {
  readonly status: Status

  constructor(status: Status, description: string) {
    super(description)
    this.status = status
  }
}

/** Ends a call: a rule was broken. */
export function refuse(description: string): never {
  throw new Refused(400, description)
}

/** Ends a call: the record it is about does not exist. */
export function notFound(what: string): never {
  throw new Refused(404, `The ${what} was not found.`)
}

/** The answer that `make` gives, or the refusal that one of its rules threw. */
export function answering<R>(make: () => R): R | { readonly status: Status; readonly body: ErrorAnswer } {
  try {
    return make()
  } catch (error) {
    if (error instanceof Refused) return problem(error.status, error.message)
    throw error
  }
}
