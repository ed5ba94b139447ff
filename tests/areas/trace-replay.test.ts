import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Trace } from '#machines/trace-format.ts'
import { createProcesses } from '#src/api/processes.ts'
import { createRecorder } from '#src/trace/recorder.ts'
import { createTraceStore } from '#src/trace/trace-store.ts'
import { chartEntries } from '#tests/support/charts/entries.ts'
import { walkAtRandom } from '#tests/support/charts/random-walk.ts'
import { replay } from '#tests/support/trace-replay.ts'

const machines = chartEntries.filter(({ id }) =>
  ['session', 'consent', 'notifications', 'block-details', 'time-zones', 'academic-dates'].includes(id),
)

/** The file of a walk, as it is saved and read again. */
function fileOf(entry: (typeof machines)[number], seed: number): Trace {
  const processes = createProcesses()
  const recorder = createRecorder({ processes, store: createTraceStore({ storage: null, capacity: 5000, defer: () => {} }), now: () => 0 })
  recorder.start()
  walkAtRandom({
    entry,
    seed,
    steps: 60,
    change: (given) => given,
    onStart: (actor) => {
      processes.enter(actor)
      return () => processes.leave(actor)
    },
  })
  return JSON.parse(JSON.stringify(recorder.read()))
}

describe('a trace that was saved', () => {
  // XState warns of events for an actor that has ended, as a recording may hold them.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  it.each(machines)('leads $title through the same states, though payloads are left out', (entry) => {
    const outcomes: boolean[] = []
    for (const seed of [1, 2, 3]) {
      const { steps } = fileOf(entry, seed)
      const paths = new Set(steps.map(({ actor = '' }) => actor).filter((path) => !path.includes('/')))
      expect(paths.size).toBeGreaterThan(0)
      for (const path of paths) {
        const own = steps.filter(({ actor, event }) => actor === path && event.type !== 'xstate.stop')
        const replayed = replay(entry, own)
        expect(replayed.map(({ value }) => value)).toEqual(own.map(({ value }) => value))
        outcomes.push(...replayed.map(({ isByEvent }) => isByEvent))
      }
    }
    // Most events lead there by themselves; only where a payload decides, the recorded state has to.
    expect(outcomes.filter(Boolean).length / outcomes.length).toBeGreaterThan(0.5)
  })
})
