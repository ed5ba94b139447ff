import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate'
import type { TraceStep } from '#machines/trace-format.ts'
import { activeStates, placeOf } from '../charts/active-states.ts'
import { chartModelOf } from '../charts/chart-model.ts'
import { Stage, type PendingDelay, type RunningPort } from './stage.ts'
import { answerEvent, type Subject } from './subject.ts'

export interface PlayedStep {
  readonly step: TraceStep
  readonly value: StateValue
  /** Milliseconds on the machine's clock. */
  readonly at: number
  /** By `transitionName`; those of the trace when the step follows it. */
  readonly moves: readonly string[]
  /** Compared with the trace: the same state, a state set from the trace, or another state. */
  readonly match: 'same' | 'restored' | 'different'
}

export interface EventChoice {
  readonly event: EventObject
  /** Why the machine would ignore it now; null when it would take it. */
  readonly refusal: string | null
}

/** The state of a machine after some steps, and what can happen next. */
export interface Replay {
  readonly value: StateValue
  readonly status: string
  readonly tags: readonly string[]
  readonly context: unknown
  readonly output: unknown
  readonly error: unknown
  readonly played: readonly PlayedStep[]
  readonly events: readonly EventChoice[]
  readonly ports: readonly RunningPort[]
  readonly delays: readonly PendingDelay[]
  readonly now: number
}

const samePlace = (a: StateValue, b: StateValue): boolean =>
  placeOf(a).split(' · ').toSorted().join() === placeOf(b).split(' · ').toSorted().join()

/** The answer of the catalogue that the step names; else the recorded event. */
function eventOf({ answers }: Subject, stage: Stage, { event, answer }: TraceStep) {
  if (answer === undefined) return event
  for (const { id, src } of stage.ports()) {
    const found = (answers[id] ?? answers[src])?.find(({ name }) => name === answer)
    if (!found) continue
    const meant = answerEvent(id, found)
    if (meant.type === event.type) return meant
  }
  return event
}

/** Whether a step lacks data: the portal records nothing personal. */
const isPartial = ({ isRedacted, actor }: TraceStep): boolean => isRedacted === true || actor !== undefined

/** `isLed`: the machine may lack data that it had when this was recorded, so the trace decides the next state. */
function play(subject: Subject, stage: Stage, step: TraceStep, isLed: boolean): PlayedStep {
  const { context } = stage.snapshot
  if (step.event.type !== 'xstate.init') stage.take(eventOf(subject, stage, step))
  const made = stage.taken()
  const { value, status } = stage.snapshot
  const result = { step, moves: isLed ? (step.taken ?? made) : made, at: stage.clock.now() }
  if (step.value === undefined || (samePlace(step.value, value) && status !== 'error')) return { ...result, value, match: 'same' }
  if (!isLed) return { ...result, value, match: 'different' }
  stage.restore(step.value, context)
  return { ...result, value: step.value, match: 'restored' }
}

/** The conditions that block an event, in words; empty when no active state handles the event. */
function refusalOf(subject: Subject, snapshot: AnyMachineSnapshot, event: EventObject): string | null {
  if (snapshot.can(event)) return null
  const model = chartModelOf(subject.machine)
  const active = activeStates(model, snapshot.value)
  const moves = model.moves.filter(({ source, eventType }) => active.has(source) && eventType === event.type)
  const conditions = moves.map(({ condition }) => condition).filter((condition) => condition !== '' && condition !== 'else')
  if (moves.length === 0) return ''
  return [...new Set(conditions)].join(', ')
}

/** Restarts a subject and takes the steps in turn. A step back is a replay with fewer steps. */
export function replay(subject: Subject, input: string | null, steps: readonly TraceStep[]): Replay {
  const name = input ?? Object.keys(subject.inputs)[0] ?? ''
  const stage = new Stage(subject, subject.inputs[name])
  stage.taken()
  const firstPartial = steps.findIndex(isPartial)
  const played = steps.map((step, index) => play(subject, stage, step, firstPartial >= 0 && index >= firstPartial))
  const snapshot: AnyMachineSnapshot = stage.snapshot
  const result: Replay = {
    value: snapshot.value,
    status: snapshot.status,
    tags: [...snapshot.tags],
    context: snapshot.context,
    output: snapshot.output,
    error: snapshot.error,
    played,
    events: snapshot.status === 'active' ? subject.events.map((event) => ({ event, refusal: refusalOf(subject, snapshot, event) })) : [],
    ports: snapshot.status === 'active' ? stage.ports() : [],
    delays: snapshot.status === 'active' ? stage.delays() : [],
    now: stage.clock.now(),
  }
  stage.stop()
  return result
}
