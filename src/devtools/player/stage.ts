import { createActor, SimulatedClock, type AnyActor, type AnyEventObject, type AnyStateMachine, type StateValue } from 'xstate'
import type { TraceEvent } from '#machines/trace-format.ts'
import { transitionName } from '#machines/transition-name.ts'
import { playerPort, withPlayerPorts } from './player-port.ts'
import type { Subject } from './subject.ts'

export interface RunningPort {
  readonly id: string
  readonly src: string
  readonly input: unknown
}

export interface PendingDelay {
  readonly event: TraceEvent
  /** Milliseconds from now. */
  readonly dueIn: number
}

const doneActor = 'xstate.done.actor.'
const failedActor = 'xstate.error.actor.'

const portAnswer = (event: TraceEvent): AnyEventObject =>
  event.type.startsWith(doneActor) ? { type: 'port.done', output: event['output'] } : { type: 'port.fail', error: event['error'] }

/** An actor of a subject, with a clock that only the player moves. */
export class Stage {
  readonly clock = new SimulatedClock()
  readonly #machine: AnyStateMachine
  #actor: AnyActor
  #taken: string[] = []
  /** When timers are due; a timer that is set again is another object. */
  readonly #due = new Map<object, number>()

  constructor(subject: Subject, input: unknown) {
    this.#machine = withPlayerPorts(subject.machine)
    this.#actor = this.#start({ input })
  }

  #start(options: { input?: unknown; snapshot?: ReturnType<AnyStateMachine['resolveState']> }): AnyActor {
    const actor: AnyActor = createActor(this.#machine, {
      ...options,
      clock: this.clock,
      inspect: (happened) => {
        // The first steps are taken before `createActor` returns.
        if (happened.type !== '@xstate.microstep' || happened.actorRef.sessionId !== happened.rootId) return
        const { _transitions: transitions } = happened
        this.#taken.push(...transitions.map(transitionName))
      },
    })
    // Without an observer the page would throw the machine's error.
    actor.subscribe({ error: () => {} })
    actor.start()
    this.#actor = actor
    this.#noteDue()
    return actor
  }

  #scheduled() {
    const { _scheduledEvents: scheduled } = this.#actor.system.getSnapshot()
    return Object.values(scheduled).filter(({ target }) => target === this.#actor)
  }

  #noteDue(): void {
    for (const one of this.#scheduled()) if (!this.#due.has(one)) this.#due.set(one, this.clock.now() + one.delay)
  }

  get snapshot() {
    return this.#actor.getSnapshot()
  }

  /** Names of the moves since the last call. */
  taken(): string[] {
    const taken = this.#taken
    this.#taken = []
    return taken
  }

  ports(): RunningPort[] {
    const children: Readonly<Record<string, AnyActor | undefined>> = this.snapshot.children ?? {}
    return Object.entries(children).flatMap(([id, child]) => {
      const snapshot = child?.getSnapshot()
      if (!child || snapshot?.status !== 'active') return []
      return [{ id, src: typeof child.src === 'string' ? child.src : id, input: child.logic === playerPort ? snapshot.input : undefined }]
    })
  }

  delays(): PendingDelay[] {
    return this.#scheduled()
      .map((one) => ({ event: { ...one.event }, dueIn: (this.#due.get(one) ?? 0) - this.clock.now() }))
      .toSorted((a, b) => a.dueIn - b.dueIn)
  }

  /** Takes an event of a trace: an answer goes through its port, a delay moves the clock, all else is sent. */
  take(event: TraceEvent): void {
    const delay = this.delays().find((one) => one.event.type === event.type)
    const port = event.type.startsWith(doneActor) || event.type.startsWith(failedActor) ? this.#port(event.type) : undefined
    if (delay) this.clock.increment(delay.dueIn)
    else if (port) port.send(portAnswer(event))
    else this.#actor.send({ ...event })
    this.#noteDue()
  }

  #port(type: string): AnyActor | undefined {
    const id = type.slice(type.startsWith(doneActor) ? doneActor.length : failedActor.length)
    const child: AnyActor | undefined = this.snapshot.children?.[id]
    return child?.logic === playerPort && child.getSnapshot().status === 'active' ? child : undefined
  }

  /** Continues from a recorded state with the given context. */
  restore(value: StateValue, context: unknown): void {
    this.#actor.stop()
    this.#start({ snapshot: this.#machine.resolveState({ value, context }) })
    this.#taken = []
  }

  stop(): void {
    this.#actor.stop()
  }
}
