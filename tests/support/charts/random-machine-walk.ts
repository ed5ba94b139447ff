import type { Trace } from '#machines/trace-format.ts'
import { createRandom } from '#tests/support/seeded-random.ts'
import { startWalk, type WalkableChart } from './walk.ts'

/**
 * Walks a chart at random for `length` moves or to its end, mostly by events that have an effect, sometimes by others.
 * Returns the first failures and the trace to them.
 */
export function walkMachineAtRandom(
  chart: WalkableChart,
  seed: number,
  length: number,
): { readonly failures: readonly string[]; readonly trace: Trace } {
  const random = createRandom(seed)
  const pick = <T>(among: readonly T[]): T | undefined => among[Math.floor(random() * among.length)]
  const input = pick(Object.keys(chart.entry.inputs)) ?? ''
  const run = startWalk(chart, input, new Set())
  let failures = run.failures()
  for (let step = 0; step < length && failures.length === 0; step += 1) {
    const moves = run.moves()
    const effective = moves.filter(({ event }) => run.snapshot().can(event))
    const move = pick(random() < 0.85 && effective.length > 0 ? effective : moves)
    if (!move) break
    run.take(move)
    failures = run.failures()
  }
  run.stop()
  return { failures, trace: run.trace() }
}
