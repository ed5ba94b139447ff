import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createProcesses } from '#src/api/processes.ts'
import { chartModelOf } from '#src/devtools/charts/chart-model.ts'
import { replay } from '#src/devtools/player/replay.ts'
import { subjectOf } from '#src/devtools/player/subject.ts'
import { readTrace } from '#src/devtools/player/trace-file.ts'
import { tracksOf } from '#src/devtools/player/TraceReplay.tsx'
import { createRecorder } from '#src/devtools/trace/recorder.ts'
import { createTraceStore } from '#src/devtools/trace/trace-store.ts'
import { chartEntries } from '#tests/support/charts/entries.ts'
import { walkAtRandom } from '#tests/support/charts/random-walk.ts'

const machines = chartEntries.filter(({ id }) =>
  ['session', 'consent', 'notifications', 'block-details', 'time-zones', 'academic-dates'].includes(id),
)

/** The text of the file that the portal saves of a walk. */
function fileOf(entry: (typeof machines)[number], seed: number): string {
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
  return JSON.stringify(recorder.read())
}

describe('a trace that the portal has saved', () => {
  // XState warns of events for an actor that has ended, as a recording may hold them.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  it.each(machines)('leads the player through the states of $title by the moves of its chart, though payloads are left out', (entry) => {
    const moves = new Set(chartModelOf(entry.machine).moves.map(({ id }) => id))
    const matches: string[] = []
    const marked: string[] = []
    for (const seed of [1, 2, 3]) {
      const read = readTrace(fileOf(entry, seed))
      if ('problem' in read) throw new Error(read.problem)
      const tracks = tracksOf(read.trace).filter(({ machine }) => subjectOf(chartEntries, machine) === entry)
      expect(tracks).not.toEqual([])
      for (const { steps } of tracks) {
        const { played } = replay(entry, read.trace.input, steps)
        expect(played.map(({ value, moves: made }) => [value, made])).toEqual(steps.map(({ value, taken }) => [value, taken]))
        marked.push(...played.flatMap(({ moves: made }) => made))
        matches.push(...played.map(({ match }) => match))
      }
    }
    expect(marked).not.toEqual([])
    expect(marked.filter((name) => !moves.has(name))).toEqual([])
    // Most events lead to the recorded state; the replay sets it only where the missing payload decides.
    expect(matches.filter((match) => match === 'same').length / matches.length).toBeGreaterThan(2 / 3)
  })
})
