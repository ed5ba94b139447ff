import type { Trace } from '#machines/trace-format.ts'
import { createRandom } from '#tests/support/seeded-random.ts'
import { startWalk, type Ground } from './walk.ts'

/**
 * Walks a chart at random, `length` moves far or to its end: mostly by what has an effect, sometimes by what has none.
 * Gives what is wrong at the first place where something is, with the way there.
 */
export function walkMachineAtRandom(
  ground: Ground,
  seed: number,
  length: number,
): { readonly failures: readonly string[]; readonly trace: Trace } {
  const random = createRandom(seed)
  const pick = <T>(among: readonly T[]): T | undefined => among[Math.floor(random() * among.length)]
  const input = pick(Object.keys(ground.entry.inputs)) ?? ''
  const run = startWalk(ground, input, new Set())
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
