import type { EventObject } from 'xstate'
import { notificationTabs } from '#machines/notifications/notifications-types.ts'
import type { TraceEvent } from '#machines/trace-format.ts'

/** A place in a form: names of its fields and numbers of rows. */
const pathShape = /^[a-z][A-Za-z]*(?:\.(?:\d{1,4}|[a-z][A-Za-z]*))*$/
const longestPath = 100

/** A step of a record's life, by its name in the contract. */
const moveShape = /^move:[a-z][A-Za-z]{0,39}$/

const acts: ReadonlySet<unknown> = new Set(['delete', 'publish', 'status:1', 'status:-1'])

/** Whether a value may be recorded under its key. */
type Rule = (value: unknown) => boolean

const isFlag: Rule = (value) => typeof value === 'boolean'
const isCount: Rule = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100_000
const among = (...words: readonly string[]): Rule => {
  const known: ReadonlySet<unknown> = new Set(words)
  return (value) => known.has(value)
}

const passwordFields = ['username', 'password', 'currentPassword', 'newPassword', 'confirmPassword']
const blockFields = ['name', 'shortName', 'description', 'from', 'to', 'startTime', 'isOn', 'forCentre', 'forStudent']

/**
 * The fields of events that may be recorded: positions in the portal's forms and lists, choices among its own words, and
 * booleans. Names, ids, dates, tokens and typed texts have no rule here, so they are never recorded.
 */
const rules: Readonly<Record<string, Rule>> = {
  isTicked: isFlag,
  isChosen: isFlag,
  isActive: isFlag,
  step: isCount,
  slot: isCount,
  slotCount: isCount,
  index: isCount,
  count: isCount,
  done: isCount,
  total: isCount,
  from: isCount,
  to: isCount,
  field: among(...passwordFields, ...blockFields),
  tab: among(...notificationTabs),
  act: (value) => acts.has(value) || (typeof value === 'string' && moveShape.test(value)),
  consent: among('mandatory', 'optional'),
  reason: among('duplicate', 'busy'),
  path: (value) => typeof value === 'string' && value.length <= longestPath && pathShape.test(value),
}

const edits = among('set', 'row.add', 'row.set', 'row.remove', 'module.choose', 'prohibited.choose')

/** Keeps only the kind of a change of a form: the new value is what a person typed. */
const redactedEdit = (edit: unknown) => {
  const { kind } = Object(edit) as { readonly kind?: unknown }
  return edits(kind) ? { edit: { kind } } : {}
}

const errorNames = among('ApiProblem', 'AbortError', 'TimeoutError', 'TypeError', 'RangeError', 'SyntaxError')
const problemKinds = among('refused', 'unauthorized', 'forbidden', 'notFound', 'server', 'network', 'timeout', 'aborted', 'malformed')

/** Keeps only the known name, kind and code of an error: its text may come from a server and hold anything. */
function redactedError(error: unknown): { readonly $error: Readonly<Record<string, unknown>> } {
  // An error that is redacted already stays as it is.
  const facts = Object(Object(error).$error ?? error) as Readonly<Record<string, unknown>>
  return {
    $error: {
      name: errorNames(facts['name']) ? facts['name'] : 'Error',
      message: '',
      ...(problemKinds(facts['kind']) ? { kind: facts['kind'] } : {}),
      ...(isCount(facts['code']) ? { code: facts['code'] } : {}),
    },
  }
}

const typeShape = /^(?:[A-Za-z][\w()]*|\*)(?:[.:][\w()-]+)*$/
const longestType = 200

/** An event that may be recorded, and whether a part of it was left out. */
interface Redacted {
  readonly event: TraceEvent
  readonly isRedacted: boolean
}

/** Removes all that is not known to be harmless from an event. */
export function redactEvent(event: EventObject): Redacted {
  // The type of an answer contains its actor's name as well.
  const { type, actorId: _, ...payload } = event as EventObject & Readonly<Record<string, unknown>>
  const isKnownType = type.length <= longestType && typeShape.test(type)
  const kept = Object.entries(payload).filter(([key, value]) => Object.hasOwn(rules, key) && rules[key]?.(value))
  const isFailure = type.startsWith('xstate.error.') && 'error' in payload
  return {
    event: {
      type: isKnownType ? type : 'unknown',
      ...Object.fromEntries(kept),
      ...redactedEdit(payload['edit']),
      ...(isFailure ? { error: redactedError(payload['error']) } : {}),
    },
    isRedacted: !isKnownType || kept.length < Object.values(payload).filter((value) => value !== undefined).length,
  }
}
