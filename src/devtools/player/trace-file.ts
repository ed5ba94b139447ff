import * as v from 'valibot'
import type { StateValue } from 'xstate'
import type { Trace } from '#machines/trace-format.ts'

const place: v.GenericSchema<StateValue> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => place),
  ),
])

const schema = v.object({
  version: v.literal(1),
  machine: v.nullish(v.string(), null),
  input: v.nullish(v.string(), null),
  recordedAt: v.optional(v.string()),
  note: v.optional(v.string()),
  steps: v.array(
    v.object({
      event: v.looseObject({ type: v.string() }),
      answer: v.optional(v.string()),
      isRedacted: v.optional(v.boolean()),
      value: v.optional(place),
      taken: v.optional(v.array(v.string())),
      at: v.optional(v.number()),
      machine: v.optional(v.string()),
      actor: v.optional(v.string()),
    }),
  ),
})

const written = (_: string, value: unknown): unknown =>
  value instanceof Error
    ? {
        $error: {
          ...Object.fromEntries(Object.entries(value)),
          ...(value.name === 'Error' ? {} : { name: value.name }),
          message: value.message,
        },
      }
    : value

function revived(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$error' in value)) return value
  const { $error: fields } = value
  if (typeof fields !== 'object' || fields === null) return value
  return Object.assign(new Error('message' in fields ? String(fields.message) : ''), fields)
}

/** A trace as the text of a file; errors are kept by name, message and fields, functions are left out. */
export const writeTrace = (trace: Trace): string => `${JSON.stringify(trace, written, 2)}\n`

type ReadTrace = { readonly trace: Trace } | { readonly problem: string }

/**
 * Reads a trace from a text, such as a file or the output of a failing test; text around the braces is ignored. Returns the
 * problem in words when the text is no trace.
 */
export function readTrace(text: string): ReadTrace {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    const result = v.safeParse(schema, JSON.parse(json, revived))
    if (result.success) return { trace: result.output }
    const [issue] = result.issues
    return { problem: `This is no trace: ${v.getDotPath(issue) ?? 'the whole'} – ${issue.message}` }
  } catch {
    return { problem: 'This is no JSON.' }
  }
}
