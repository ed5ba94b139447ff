import type { Trace } from '#machines/trace-format.ts'

const asText = (_: string, value: unknown): unknown =>
  value instanceof Error ? { $error: { ...Object.fromEntries(Object.entries(value)), name: value.name, message: value.message } } : value

/** A trouble with the way to it, as a trace that Machines/Replay takes. */
export const formatFailure = ({ trouble, trace }: { readonly trouble: string; readonly trace: Trace }): string =>
  `${trouble}\nReplay: ${JSON.stringify(trace, asText)}`
