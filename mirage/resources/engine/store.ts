import type { ResourceName } from '#openapi/generated/resources.ts'
import type { RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import { toDateTime, toDay, type Clock } from '../../clock.ts'
import type { HandlerSettings } from '../../contract.ts'
import type { Db, Table } from '../../db.ts'
import type { Day, ResourceRecord, Account } from '../../models.ts'
import { storedAs, type Fields, type Service, type Services } from './service.ts'
import { textOf } from './values.ts'

/** The records of all resources. */
export interface Store {
  readonly db: Db
  /** The server's date. */
  readonly today: Day
  /** The server's instant, as on the wire. */
  readonly now: string
  records(resource: ResourceName): Pick<Table<ResourceRecord>, 'find' | 'where'>
  /** The name of a record; empty if there is none. */
  named(resource: ResourceName, id: number): string
  /** How a record is called among others, beside fields of these names. */
  words(resource: ResourceName, id: number, beside: Fields): string
}

/** The records that one person may see. */
export interface PersonalStore extends Store {
  readonly services: Services
  readonly user: Account
  readonly menu: readonly RoutePermissionNode[]
  readonly clock: Clock
  readonly settings: HandlerSettings
  /** The name of the person in histories. */
  readonly author: string
  /** Whether the person may see a record. */
  isInScope(resource: ResourceName, record: ResourceRecord): boolean
  /** A record without what its values hide from the person. */
  shown(resource: ResourceName, record: ResourceRecord): ResourceRecord
  /** The records of a resource that the person may see, as they may see them. */
  scoped(resource: ResourceName): ResourceRecord[]
}

/** Whether a name, as histories and rules have it, is that of a resource. */
export const isResource = (name: string, services: Services): name is ResourceName => Object.hasOwn(services, name)

/** The service of a resource that a field names; rules name it by text. */
export function serviceNamed(services: Services, name: string): Service {
  if (!isResource(name, services)) throw new Error(`There is no resource ${name}.`)
  return services[name]
}

type Reading = Pick<Table<ResourceRecord>, 'find' | 'where'>

/** The fields of a record that a resource knows. */
const known = (fields: Fields, { fields: rules }: Service['rules']): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in rules))

/** The records of another resource that a part of it shows, with the fields that it shows. */
function partIn({ find, where }: Reading, { rules, partOf }: Service): Reading {
  const holds = ({ fields }: ResourceRecord) => partOf?.holds(fields) ?? true
  const seen = (record: ResourceRecord): ResourceRecord => ({ ...record, fields: known(record.fields, rules) })
  return {
    find: (id) => {
      const record = find(id)
      return record && holds(record) ? seen(record) : null
    },
    where: (predicate = () => true) => where(holds).map(seen).filter(predicate),
  }
}

/** Records that are read as something makes them. */
const changedBy = ({ find, where }: Reading, change: (record: ResourceRecord) => ResourceRecord): Reading => ({
  find: (id) => {
    const record = find(id)
    return record && change(record)
  },
  where: (predicate = () => true) => where().map(change).filter(predicate),
})

/** Records with their computed fields. */
const withCalculated = (read: Reading, { calculated, statusToday }: Service, store: Store): Reading =>
  changedBy(read, (record) => {
    const fields = calculated ? { ...record.fields, ...calculated(record.fields, record.id, store, record.status) } : record.fields
    return { ...record, fields, status: statusToday?.(fields, record.status, store, record.id) ?? record.status }
  })

/** How records are called, as they are read. */
function namesIn(records: Store['records'], services: Services): Pick<Store, 'named' | 'words'> {
  const named: Store['named'] = (resource, id) => {
    const record = records(resource).find(id)
    return record ? titleOf(services[resource], record) : ''
  }
  return {
    named,
    words: (resource, id, beside) => {
      const record = records(resource).find(id)
      return record ? wordsOf(services[resource], record, beside, { named }) : ''
    },
  }
}

/** The records of all resources of an aggregator. */
export function createStore(db: Db, services: Services, clock: Clock): Store {
  const records = (resource: ResourceName): Reading => {
    const service: Service = services[resource]
    const kept = service.table?.(db) ?? db.records(storedAs(service))
    const stored = service.partOf ? partIn(kept, service) : kept
    return service.calculated || service.statusToday ? withCalculated(stored, service, store) : stored
  }
  const store: Store = {
    db,
    today: toDay(clock.now()),
    now: toDateTime(clock.now()),
    records,
    ...namesIn(records, services),
  }
  return store
}

/** The name of a record. */
export const titleOf = ({ rules }: Service, { fields }: ResourceRecord): string => textOf(fields[rules.title])

/** How a record is called among others: with what tells it apart, unless that is said beside it. */
export function wordsOf(service: Service, record: ResourceRecord, beside: Fields, store: Pick<Store, 'named'>): string {
  const { toldApartBy = '' } = service
  const { of } = service.rules.fields[toldApartBy] ?? {}
  const title = titleOf(service, record)
  if (of === undefined || toldApartBy in beside) return title
  // The generator has refused every name that is no resource.
  return `${title}, ${store.named(of as ResourceName, Number(record.fields[toldApartBy]))}`
}

/** The records that a person may see. */
export function personalStore(
  store: Store,
  { services, user, menu, clock, settings }: Pick<PersonalStore, 'services' | 'user' | 'menu' | 'clock' | 'settings'>,
): PersonalStore {
  const records = (resource: ResourceName): Reading => {
    const read = store.records(resource)
    const version = services[resource].versionFor?.(user, store)
    return version ? changedBy(read, version) : read
  }
  const scopes = new Map<ResourceName, ((record: ResourceRecord) => boolean) | null>()
  const scopeOf = (resource: ResourceName) => {
    const known = scopes.get(resource)
    if (known !== undefined) return known
    const holds = services[resource].scope?.(user, store)
    const scope = holds ? ({ fields, id, status }: ResourceRecord) => holds(fields, id, status) : null
    scopes.set(resource, scope)
    return scope
  }
  const isInScope = (resource: ResourceName, record: ResourceRecord) => scopeOf(resource)?.(record) ?? true
  const shown = (resource: ResourceName, record: ResourceRecord): ResourceRecord => {
    const fieldsFor = services[resource].shownTo?.(user, store)
    return fieldsFor ? { ...record, fields: fieldsFor(record.fields, record.id, record.status) } : record
  }
  const scoped = (resource: ResourceName): ResourceRecord[] => {
    const found = records(resource).where(scopeOf(resource) ?? undefined)
    return services[resource].shownTo ? found.map((record) => shown(resource, record)) : found
  }
  return {
    ...store,
    records,
    ...namesIn(records, services),
    services,
    user,
    menu,
    clock,
    settings,
    author: `${user.firstName} ${user.lastName}`,
    isInScope,
    shown,
    scoped,
  }
}
