import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom, StateValue } from 'xstate'
import type { Subject } from '#src/devtools/player/subject.ts'

/** The part of a snapshot that every machine has. */
export interface ChartSnapshot {
  readonly value: StateValue
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  hasTag(tag: string): boolean
  matches(value: StateValue): boolean
}

interface Laws<Snapshot> {
  /** `taken` are the events that led there; ignored events are left out. */
  law(snapshot: Snapshot, taken: readonly EventObject[]): boolean
}

/** A condition that holds in every state of a machine. */
export type Law<Snapshot> = Laws<Snapshot>['law']

/**
 * A machine to walk, draw or replay: the production machine with every port replaced by one that
 * never settles on its own, and typical payloads for each event, several where guards decide by them.
 */
export interface ChartEntry extends Subject {
  /** The folder below machines/. */
  readonly area: string
  /** The file below machines/ that creates the machine. */
  readonly file: string
  /** The part of a snapshot by which two places differ: it keeps walks finite. */
  project(snapshot: ChartSnapshot): unknown
  /** Conditions that always hold, by their description. */
  readonly laws: Readonly<Record<string, Law<ChartSnapshot>>>
  /** How many delayed events a machine may send itself, beside the delays of its states. */
  readonly later: number
  /** Transitions that no event of this entry can take, by their label, each with the reason. */
  readonly unreachable: Readonly<Record<string, string>>
}

interface ChartDescription<Machine extends AnyStateMachine> extends Omit<
  ChartEntry,
  'machine' | 'inputs' | 'events' | 'project' | 'laws' | 'later' | 'unreachable'
> {
  readonly machine: Machine
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>
  readonly events: readonly EventFromLogic<Machine>[]
  project(snapshot: SnapshotFrom<Machine>): unknown
  readonly laws?: Readonly<Record<string, Law<SnapshotFrom<Machine>>>>
  readonly later?: number
  readonly unreachable?: Readonly<Record<string, string>>
}

/** Creates an entry; its inputs, events and laws are checked against the machine's types. */
export const chartEntry = <Machine extends AnyStateMachine>(entry: ChartDescription<Machine>): ChartEntry => ({
  laws: {},
  later: 0,
  unreachable: {},
  ...entry,
})
