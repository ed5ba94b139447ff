/** The format stands with the machines, where the portal, the charts and the tests may all import it. */
export type { Trace, TraceEvent, TraceStep } from '#machines/trace-format.ts'
