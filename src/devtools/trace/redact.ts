import type { EventObject } from 'xstate'
import { notificationTabs } from '#machines/notifications/notifications-types.ts'
import type { TraceEvent } from '#machines/trace-format.ts'

/** Whether a value may be read by others under its key. */
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
 * All that is told of what events carry: places in the portal's own forms and lists, choices among its own words, yes and
 * no. What people type, names, ids, dates, tokens and texts have no rule here, and so go nowhere.
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
  act: among('delete', 'publish'),
  consent: among('mandatory', 'optional'),
  reason: among('duplicate', 'busy'),
}

const errorNames = among('ApiProblem', 'AbortError', 'TimeoutError', 'TypeError', 'RangeError', 'SyntaxError')
const problemKinds = among('refused', 'unauthorized', 'forbidden', 'notFound', 'server', 'network', 'timeout', 'aborted', 'malformed')

/** Of an error only which of the known ones it is; its words may be a server's, and hold anything. */
function redactedError(error: unknown): { readonly $error: Readonly<Record<string, unknown>> } {
  // One that has been here before stays as it is.
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

/** An event as others may read it, and whether anything of it is missing. */
interface Redacted {
  readonly event: TraceEvent
  readonly isRedacted: boolean
}

/** Takes out of an event whatever is not known to be harmless. */
export function redactEvent(event: EventObject): Redacted {
  // What an answer's actor is called stands in the type as well.
  const { type, actorId: _, ...payload } = event as EventObject & Readonly<Record<string, unknown>>
  const isKnownType = type.length <= longestType && typeShape.test(type)
  const kept = Object.entries(payload).filter(([key, value]) => Object.hasOwn(rules, key) && rules[key]?.(value))
  const isFailure = type.startsWith('xstate.error.') && 'error' in payload
  return {
    event: {
      type: isKnownType ? type : 'unknown',
      ...Object.fromEntries(kept),
      ...(isFailure ? { error: redactedError(payload['error']) } : {}),
    },
    isRedacted: !isKnownType || kept.length < Object.values(payload).filter((value) => value !== undefined).length,
  }
}
