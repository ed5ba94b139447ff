import { describe, expect, it } from 'vitest'
import { awaitRelease, cameSince, untilRelease } from '#src/results/slip/await-release.ts'
import { createTimers } from '#tests/support/client/client.ts'

const minute = 60_000

/** A wait whose clock goes on with its timers. */
function start(waitMs: number) {
  const { startTimer, waits, run } = createTimers()
  let now = 0
  let reads = 0
  const stop = awaitRelease({ waitMs, clock: { now: () => now }, startTimer, read: () => void (reads += 1) })
  const pass = (ms = waits()[0] ?? 0) => {
    now += ms
    run()
  }
  return { stop, waits, pass, reads: () => reads }
}

describe('awaited results', () => {
  it('are read at their time and not before', () => {
    const { pass, reads, waits } = start(2 * minute + 500)
    pass()
    pass()
    expect([reads(), waits()]).toEqual([0, [500]])
    // Timers may come a little early.
    pass(499)
    expect([reads(), waits()]).toEqual([0, [1]])
    pass()
    expect(reads()).toBe(1)
  })

  it('are read as soon as a computer wakes that slept over their time', () => {
    const { pass, reads } = start(60 * minute)
    pass(90 * minute)
    expect(reads()).toBe(1)
  })

  it('are asked for again where the read failed, until that is stopped', () => {
    const { pass, reads, stop, waits } = start(minute)
    pass()
    pass()
    expect([reads(), waits()]).toEqual([2, [5000]])
    stop()
    expect(waits()).toEqual([])
  })

  it('come by the clock of the server, the earliest first', () => {
    const at = (time: string) => ({ setName: time, at: `2026-11-24 ${time}.000000` })
    const serverTime = '2026-11-24 11:58:30.000000'
    expect(untilRelease({ awaited: [at('13:00:00'), at('12:00:00')], serverTime })).toBe(1.5 * minute)
    expect(untilRelease({ awaited: [], serverTime })).toBeNull()
  })

  it('have come once they are shown, and not where they were put off', () => {
    const before = { awaited: ['May', 'June'].map((setName) => ({ setName, at: '2026-11-24 12:00:00.000000' })) }
    const attempt = { resultId: 1, attempt: 'First', version: 'V1', outcome: 'Pass', papers: [], isCapped: 0, isCounted: 1 }
    const shown = (setName: string) => ({
      moduleId: 1,
      moduleName: 'Physics',
      moduleCode: 'PHY',
      semesters: [1],
      attempts: [{ ...attempt, setName }],
    })
    expect(cameSince(before, { modules: [shown('January'), shown('June'), shown('June')] })).toEqual(['June'])
    expect(cameSince(before, { modules: [] })).toEqual([])
  })
})
