import { cut } from '../charts/words.ts'
import { texts } from './texts.ts'

const secret = /password|token|secret|credential|authorization/i

/** Whether a field's value is hidden, by the field's name. */
export const isSecret = (name: string): boolean => secret.test(name)

/** A short text for a value. */
export function briefly(value: unknown, length = 28): string {
  if (typeof value === 'function') return texts.aFunction
  if (value instanceof Error) return cut(value.message, length)
  if (typeof value === 'string') return cut(`“${value}”`, length)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`
  if (typeof value === 'object' && value !== null) return cut(fieldsOf(value, length), length)
  return String(value)
}

function fieldsOf(value: object, length: number): string {
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${isSecret(name) ? texts.hidden : briefly(inner, length)}`)
    .join(', ')
}

/** The fields of an event, without its type. */
export function payloadOf(event: object): string {
  const { type: _, ...payload } = { type: '', ...event }
  return cut(fieldsOf(payload, 28), 60)
}
