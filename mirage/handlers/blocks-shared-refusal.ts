import type { ErrorAnswer } from '#openapi/generated/schema.d.ts'
import { problem } from '../contract.ts'

type Status = 400 | 404

/** Thrown by a rule that refuses; `message` is shown to the person. */
class Refused extends Error {
  readonly status: Status

  constructor(status: Status, description: string) {
    super(description)
    this.status = status
  }
}

/** Refuses a call that breaks a rule. */
export function refuse(description: string): never {
  throw new Refused(400, description)
}

/** Refuses a call about a record that does not exist. */
export function notFound(what: string): never {
  throw new Refused(404, `The ${what} was not found.`)
}

/** The answer of `make`, or the refusal that one of its rules threw. */
export function answering<R>(make: () => R): R | { readonly status: Status; readonly body: ErrorAnswer } {
  try {
    return make()
  } catch (error) {
    if (error instanceof Refused) return problem(error.status, error.message)
    throw error
  }
}
