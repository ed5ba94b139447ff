import type { Breach, Holder } from './service.ts'

/** An answer of a standard call. */
export interface Answer {
  readonly status: number
  readonly body: { readonly code: number; readonly message: string; readonly description: string; readonly data: unknown }
}

const messages = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found', 409: 'Conflict' } as const

/** Thrown by a rule that refuses; `message` is shown to the person. */
export class RecordRefusal extends Error {
  readonly status: keyof typeof messages
  readonly data: unknown

  constructor(status: keyof typeof messages, description: string, data: unknown = null) {
    super(description)
    this.status = status
    this.data = data
  }

  /** The refusal in the form of the wire. */
  get answer(): Answer {
    const { status, message, data } = this
    return { status, body: { code: status, message: messages[status], description: message, data } }
  }
}

/** Refuses a call by a rule that belongs to no field. */
export const refuse = (description: string): never => {
  throw new RecordRefusal(400, description)
}

interface WrongField {
  readonly field: string
  readonly description: string
  readonly heldBy?: number
}

const refuseAt = (fields: readonly WrongField[], status: 400 | 409 = 400): never => {
  throw new RecordRefusal(status, fields.length === 1 ? '1 field needs attention.' : `${fields.length} fields need attention.`, { fields })
}

/** Refuses a call because of single fields. */
export const refuseFields = (breaches: Iterable<Breach>, status?: 400 | 409): never =>
  refuseAt(
    [...breaches].map(([field, description]) => ({ field, description })),
    status,
  )

/** Refuses a call that asks for what others hold: sent again with their ids, they hand it over. */
export const refuseHeld = (holders: readonly Holder[]): never =>
  refuseAt(holders.map(({ id, path, text }) => ({ field: path, description: text, heldBy: id })))
