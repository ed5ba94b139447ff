import { useState } from 'react'
import type { TraceEvent, TraceStep } from '#machines/trace-format.ts'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { replay } from './replay.ts'
import { answerEvent, type Answer, type Subject } from './subject.ts'
import { writeTrace } from './trace-file.ts'

export interface Score {
  readonly input: string | null
  readonly steps: readonly TraceStep[]
  /** How many of the steps have been taken. */
  readonly position: number
}

/** Plays a subject. Its state is a start and a list of steps, so that a step back is one step less. */
export function usePlayer(subject: Subject, initial: Score) {
  const [score, setScore] = useState(initial)
  const shown = replay(subject, score.input, score.steps.slice(0, score.position))
  /** An event that is sent after a step back replaces the steps that followed. */
  const take = (event: TraceEvent, answer?: string) => {
    const before = score.steps.slice(0, score.position)
    const plain: TraceStep = answer === undefined ? { event } : { event, answer }
    const { value, now } = replay(subject, score.input, [...before, plain])
    setScore({ ...score, steps: [...before, { ...plain, value, at: now }], position: before.length + 1 })
  }
  return {
    score,
    shown,
    take,
    answer: (port: string, answer: Answer) => take(answerEvent(port, answer), answer.name),
    goTo: (position: number) => setScore({ ...score, position: Math.min(score.steps.length, Math.max(0, position)) }),
    startWith: (input: string) => setScore({ input, steps: [], position: 0 }),
    restart: () => setScore({ ...score, steps: [], position: 0 }),
    load: (input: string | null, steps: readonly TraceStep[]) => setScore({ input, steps, position: steps.length }),
    save: () =>
      saveFile(
        `${subject.id}.trace.json`,
        'application/json',
        writeTrace({ version: 1, machine: subject.machine.id, input: score.input, steps: score.steps }),
      ),
  }
}

export type PlayerState = ReturnType<typeof usePlayer>
