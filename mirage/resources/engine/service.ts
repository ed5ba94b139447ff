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

/** The helpers of a seed. */
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

/** A record that is about to be written, with its context. */
export interface Writing<F> extends PersonalStore {
  /** Null while it is created. */
  readonly id: number | null
  /** As stored, null while it is created. */
  readonly before: F | null
  readonly status: number | string
}

/** An error and its field. */
export type Breach = readonly [path: string, text: string]

/** Another record that holds a single value, and the field that asks for it. */
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

/** The own part of a resource's service; `F` are its fields. */
interface Parts<F> {
  /** How many further ones a large portal has, numbered from 1. */
  readonly numbered?: { readonly count: number; fieldsOf(number: number, days: SeedDays): F }
  /** The reference that tells records of one title apart: choices and references name it too, except beside a field that does. */
  readonly toldApartBy?: string
  /** Which records a person may see; all by default. The store is for scopes that other records decide. */
  readonly scope?: (user: Account, store: Store) => (fields: F, id: number, status: number | string) => boolean
  /** Fields that are computed when a record is read. */
  readonly calculated?: (fields: F, id: number, store: Store, status: number | string) => Fields
  /** The fields that are hidden from a person. */
  readonly hiddenFields?: (user: Account) => readonly string[]
  /** The status that a record is read with, where its fields, other records and the day say more than what is stored. */
  readonly statusToday?: (fields: F, status: number | string, store: Store, id: number) => number | string
  /** A record as a person may see it, where its values decide what of it is hidden; lists filter and sort by this. */
  readonly shownTo?: (user: Account, store: Store) => (fields: F, id: number, status: number | string) => F
  /** The record as others may choose it, where they ask for records of a status. */
  readonly chosenAs?: (record: ResourceRecord, store: Pick<Store, 'db' | 'today'>) => ResourceRecord
  /** The version of a record that a person reads instead of the stored one, in every call; null for a person who reads what is stored. */
  readonly versionFor?: (user: Account, store: Store) => ((record: ResourceRecord) => ResourceRecord) | null
  /** Computes derived fields, and creates records that this one needs. */
  readonly completed?: (fields: F, writing: Writing<F>) => F
  /** Rules over several fields or records; checked when each field is valid. */
  readonly checks?: readonly ((fields: F, writing: Writing<F>) => Breach | null)[]
  /** Records that hold a single value that this one asks for. The draft is refused, unless they hand over. */
  readonly holders?: (fields: F, writing: Writing<F>) => readonly Holder[]
  /** Whether a record keeps its unique values from others; all do by default. */
  readonly keepsUniques?: (record: ResourceRecord) => boolean
  /** Takes from a holder what a record is about to get. */
  readonly handOver?: (holder: ResourceRecord, fields: F, store: PersonalStore) => void
  /** The status of a new record without one; the first one by default. */
  readonly firstStatus?: (fields: F, store: Store) => number | string
  /** The status of a record after a changing save that names none; unchanged by default. */
  readonly statusOnceChanged?: (fields: F, writing: Writing<F>) => number | string
  /** Why a record may not get a status, or null: in words, or by what it lacks. */
  readonly moveRefusal?: (fields: F, writing: Writing<F>) => string | readonly Breach[] | null
  /** Why the fields of a record may not change as it stands, or null. */
  readonly updateRefusal?: (record: ResourceRecord) => string | null
  /** The records that rows of an import may change; by default all that have their key. */
  readonly importsInto?: (record: ResourceRecord) => boolean
  /** Why a record may not be deleted though nothing refers to it, or null. */
  readonly deleteRefusal?: (fields: F, writing: Writing<F>) => string | null
  /** What else changes once a record is stored. */
  readonly saved?: (id: number, fields: F, store: PersonalStore, before: ResourceRecord | null) => void
  /** Uses outside the fields of resources. */
  readonly outsideUses?: (ids: ReadonlySet<number>, store: Store) => readonly OutsideUse[]
  /** Stores what the seeds need beside their records. */
  readonly seedBeside?: (db: Db, days: SeedDays) => void
  /** The keys of files that a record holds beside its own fields of files. */
  readonly heldKeys?: (fields: F) => readonly string[]
  /** Records that are kept elsewhere, to be chosen from. */
  readonly table?: (db: Db) => Pick<Table<ResourceRecord>, 'find' | 'where'>
  /** The resource that keeps these records: this one shows and changes some of its fields, of some of its records. */
  readonly partOf?: { readonly resource: ResourceName; readonly holds: (fields: Fields) => boolean }
  /** The id of a new record that shares the id of another one; the next id by default. */
  readonly newId?: (fields: F, store: Store) => number
  /** The portal depends on these records, so every scenario has them. */
  readonly isNeeded?: true
  /** Standard calls that this resource answers in its own way. */
  readonly on?: Partial<Calls>
}

/** A resource as defined in its file. */
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
 * Serves a resource by its rules and its own part. One engine serves all, so it cannot know the fields of each:
 * they lose their types here, after `checkRecord` has checked them.
 */
export function serveResource<N extends ResourceName>(definition: Definition<N>): Service<N>
export function serveResource(definition: object): object {
  return definition
}

/** The resource under whose name the records of a service are stored. */
export const storedAs = ({ partOf, rules }: Service): ResourceName => partOf?.resource ?? rules.name

/** Whether people switch the status in the form; otherwise it has a lifecycle with transitions. */
export const hasSwitch = ({ transitions, statusField }: ResourceRules): boolean =>
  Object.keys(transitions).length === 0 && statusField === 'status'
