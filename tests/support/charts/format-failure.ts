import type { Trace } from '#machines/trace-format.ts'

const asText = (_: string, value: unknown): unknown =>
  value instanceof Error ? { $error: { ...Object.fromEntries(Object.entries(value)), name: value.name, message: value.message } } : value

/** A failure with the steps to it, as a trace that Machines/Replay plays. */
export const formatFailure = ({ failure, trace }: { readonly failure: string; readonly trace: Trace }): string =>
  `${failure}\nReplay: ${JSON.stringify(trace, asText)}`
