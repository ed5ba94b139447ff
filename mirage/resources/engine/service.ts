import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { ResourceName, Resources } from '#openapi/generated/resources.ts'
import type { Db, Table } from '../../db.ts'
import type { Day, ResourceRecord, Account } from '../../models.ts'
import type { Calls } from './calls.ts'
import type { PersonalStore, Store } from './store.ts'

/** The values of a record by field; what is empty is left out. */
export type Fields = Readonly<Record<string, unknown>>

/** What is sent of a record of a resource. */
export type FieldsOf<N extends ResourceName> = Resources[N]['fields']

/** What a seed is written with. */
export interface SeedDays {
  /** The day of seeding. */
  readonly today: Day
  /** A day written for the season of the seeds, moved with them. */
  on(day: Day): Day
  /** So many days after the day of seeding. */
  inDays(days: number): Day
}

/** A record of a lookup has no type in the contract, but its fields have rules. */
type SeedFields<N extends ResourceName> =
  object extends FieldsOf<N> ? { readonly [F in keyof Resources[N]['rules']['fields']]?: unknown } : FieldsOf<N>

/** A record that a scenario begins with; without a status it has the first one. */
export type SeedOf<N extends ResourceName> = SeedFields<N> & { readonly id: number; readonly status?: number | string }

/** A record that is about to be written, and what there is beside it. */
export interface Writing<F> extends PersonalStore {
  /** Null while it is created. */
  readonly id: number | null
  /** As stored, null while it is created. */
  readonly before: F | null
  readonly status: number | string
}

/** What is wrong, and at which field. */
export type Breach = readonly [path: string, text: string]

/** Another record that holds what only one can, and at which field that was asked for. */
export interface Holder {
  readonly id: number
  readonly path: string
  readonly text: string
}

/** A place outside the resources where a record of this one is used. */
export interface OutsideUse {
  /** The id of what is used. */
  readonly of: number
  readonly resource: string
  readonly id: number
  readonly name: string
  readonly field: string
  readonly days?: readonly Day[]
}

/** What of a resource's service is its own; `F` are its fields. */
interface Parts<F> {
  /** Beside those a large portal has so many, numbered from 1 on. */
  readonly numbered?: { readonly count: number; fieldsOf(number: number, days: SeedDays): F }
  /** Which records a person meets; all of them unless given. */
  readonly scope?: (user: Account) => (fields: F, id: number, status: number | string) => boolean
  /** What is worked out whenever a record is read, over what is stored. */
  readonly calculated?: (fields: F, id: number, store: Store) => Fields
  /** The fields that are no part of a record for a person. */
  readonly hiddenFields?: (user: Account) => readonly string[]
  /** The status that a record is read with, where its fields and the day say more than what is stored. */
  readonly statusToday?: (fields: F, status: number | string, store: Store) => number | string
  /** Fills in what follows from other fields, and makes what the record cannot be without. */
  readonly completed?: (fields: F, writing: Writing<F>) => F
  /** Rules over several fields or records, asked once each field is right by itself. */
  readonly checks?: readonly ((fields: F, writing: Writing<F>) => Breach | null)[]
  /** Who holds what only one record can and this one asks for. It is refused, unless they are to hand over. */
  readonly holders?: (fields: F, writing: Writing<F>) => readonly Holder[]
  /** Takes from a holder what a record is about to get. */
  readonly handOver?: (holder: ResourceRecord, fields: F, store: PersonalStore) => void
  /** The status of a new record that is sent without one; the first one of all unless given. */
  readonly firstStatus?: (fields: F, store: Store) => number | string
  /** The status of a record of a lifecycle that a save has changed; as it was unless given. */
  readonly statusOnceChanged?: (writing: Writing<F>) => number | string
  /** Why a record may not come to a status, or null. */
  readonly moveRefusal?: (fields: F, writing: Writing<F>) => string | null
  /** Why a record may not be deleted though nothing refers to it, or null. */
  readonly deleteRefusal?: (fields: F, writing: Writing<F>) => string | null
  /** What else changes once a record is stored. */
  readonly saved?: (id: number, fields: F, store: PersonalStore, before: ResourceRecord | null) => void
  /** Uses that are no fields of resources. */
  readonly outsideUses?: (ids: ReadonlySet<number>, store: Store) => readonly OutsideUse[]
  /** Stores what the seeds need beside their records. */
  readonly seedBeside?: (db: Db, days: SeedDays) => void
  /** Records that are kept elsewhere, to be chosen from. */
  readonly table?: (db: Db) => Pick<Table<ResourceRecord>, 'find' | 'where'>
  /** The id of a new record that has the id of another one; the next one unless given. */
  readonly newId?: (fields: F, store: Store) => number
  /** The portal goes by these records, so every scenario begins with them. */
  readonly isNeeded?: true
  /** Standard calls that this resource answers in its own way. */
  readonly on?: Partial<Calls>
}

/** A resource as its server is written. */
export interface Definition<N extends ResourceName> extends Parts<FieldsOf<N>> {
  readonly rules: ResourceRules & { readonly name: N }
  readonly seeds?: (days: SeedDays) => readonly SeedOf<N>[]
}

/** A resource as the engine serves it. */
export interface Service<N extends ResourceName = ResourceName> extends Parts<Fields> {
  readonly rules: ResourceRules & { readonly name: N }
  readonly seeds?: (days: SeedDays) => readonly (Fields & { readonly id: number; readonly status?: number | string })[]
}

/** A service of every resource. */
export type Services = { readonly [N in ResourceName]: Service<N> }

/**
 * Serves a resource by its rules and by what it has of its own. One engine serves all, so it cannot know the fields of each:
 * they lose their types here, and `checkRecord` has looked at them by then.
 */
export function serveResource<N extends ResourceName>(definition: Definition<N>): Service<N>
export function serveResource(definition: object): object {
  return definition
}

/** Whether people switch the status in the form; else it has a life of its own, and transitions. */
export const hasSwitch = ({ transitions, statusField }: ResourceRules): boolean =>
  Object.keys(transitions).length === 0 && statusField === 'status'
