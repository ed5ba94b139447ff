import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom, StateValue } from 'xstate'
import type { Subject } from '#src/devtools/player/subject.ts'

/** As much of a machine's snapshot as all machines have. */
export interface ChartSnapshot {
  readonly value: StateValue
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  hasTag(tag: string): boolean
  matches(value: StateValue): boolean
}

interface Laws<Snapshot> {
  /** `taken` are the events that led there: none that was left unheard. */
  law(snapshot: Snapshot, taken: readonly EventObject[]): boolean
}

/** A sentence about a machine that is true wherever it stands. */
export type Law<Snapshot> = Laws<Snapshot>['law']

/**
 * A machine as those who walk, draw or replay it see it: the production machine, every port of it provided by one that
 * never settles on its own, with typical payloads for each intent and fact, several where guards tell them apart.
 */
export interface ChartEntry extends Subject {
  /** The folder below machines/. */
  readonly area: string
  /** The file below machines/ that makes the machine. */
  readonly file: string
  /** What makes two snapshots different: keeps walks finite. */
  project(snapshot: ChartSnapshot): unknown
  /** What is always true, in words. */
  readonly laws: Readonly<Record<string, Law<ChartSnapshot>>>
  /** How many events a machine may send itself later, beside the delays of its states. */
  readonly later: number
  /** Transitions that nothing in the catalogue can take, by their label, each with the reason. */
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

/** An entry whose inputs, events and laws are checked against the machine's own types. */
export const chartEntry = <Machine extends AnyStateMachine>(entry: ChartDescription<Machine>): ChartEntry => ({
  laws: {},
  later: 0,
  unreachable: {},
  ...entry,
})
