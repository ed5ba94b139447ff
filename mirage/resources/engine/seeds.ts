import type { ResourceName } from '#openapi/generated/resources.ts'
import { toDay, type Clock } from '../../clock.ts'
import type { Db } from '../../db.ts'
import type { Day } from '../../models.ts'
import { addDays } from '../../factories/days.ts'
import { accountSeeds } from '../people/seeds/users.ts'
import { shiftFor } from '../../fixtures/anchor.ts'
import { tidied, withRowIds } from './check.ts'
import { referenceFields } from './references.ts'
import type { Fields, SeedDays, Service, Services } from './service.ts'
import { serviceNamed } from './store.ts'

/** The size of the seeds: lookups only, the demo's records, or enough for long lists. */
export type Extent = 'lookups' | 'written' | 'long'

/** When the written records were last changed. */
const seededOn = '2026-09-01'

/** Whether a resource is a lookup that refers only to lookups. */
const isLookup = ({ rules }: Service, services: Services): boolean =>
  rules.isLookup === true && referenceFields(rules.fields).every(({ of }) => isLookup(serviceNamed(services, of), services))

/** The resources that keep records of their own. */
export const storedResources = (services: Services): ResourceName[] =>
  Object.values(services).flatMap(({ table, partOf, rules }: Service) => (table || partOf ? [] : [rules.name]))

/** Reserves the ids that seeds refer to, when the records are not seeded. */
function reserveIds(db: Db, services: Services, names: readonly ResourceName[]): void {
  const stored = new Set<string>(names)
  for (const name of names)
    for (const { of, read } of referenceFields(services[name].rules.fields).filter((field) => stored.has(field.of))) {
      const ids = db
        .records(name)
        .where()
        .flatMap(({ fields }) => read(fields).flatMap((value) => value.ids))
      db.records(of as ResourceName).startAfter(Math.max(0, ...ids))
    }
}

/** A record before it has an id and a date. */
interface Seed {
  readonly id?: number
  readonly status?: number | string
  readonly fields: Fields
}

const seedsByDay = new WeakMap<Service, { readonly today: Day; readonly seeds: readonly Seed[] }>()

/** The seeds of a resource on a day. Tests start hundreds of aggregators on one day, and records are never changed in place. */
function seedsOf(service: Service, days: SeedDays): readonly Seed[] {
  const made = seedsByDay.get(service)
  if (made?.today === days.today) return made.seeds
  const seeds = (service.seeds?.(days) ?? []).map(({ id, status, ...fields }) => ({
    id,
    ...(status === undefined ? {} : { status }),
    fields: tidied(fields, service.rules.fields),
  }))
  seedsByDay.set(service, { today: days.today, seeds })
  return seeds
}

/** Which resources are seeded, and how far. */
export interface Seeding {
  readonly services: Services
  readonly names: readonly ResourceName[]
  readonly extent: Extent
}

/** Stores the records that some resources begin with. */
export function seedResources(db: Db, clock: Clock, { services, names, extent }: Seeding): void {
  const today = toDay(clock.now())
  const shift = shiftFor(today)
  const days: SeedDays = { today, on: (day) => addDays(day, shift), inDays: (count) => addDays(today, count) }
  const at = `${days.on(seededOn)} 09:00:00.000000`
  const [administrator] = accountSeeds
  const updatedBy = administrator ? `${administrator.firstName} ${administrator.lastName}` : ''
  for (const name of names) {
    const service: Service = services[name]
    if (extent === 'lookups' && !service.isNeeded && !isLookup(service, services)) continue
    const [first] = service.rules.statuses
    const store = ({ id, status, fields: given }: Seed) => {
      const fields = withRowIds(service, given, null, db)
      const record = { status: status ?? first?.value ?? 1, createdAt: at, updatedAt: at, updatedBy, fields }
      db.records(name).insert(id === undefined ? record : { id, ...record })
    }
    seedsOf(service, days).forEach(store)
    service.seedBeside?.(db, days)
    const { count = 0, fieldsOf } = (extent === 'long' && service.numbered) || {}
    for (let number = db.records(name).where().length + 1; number <= count; number += 1)
      store({ fields: tidied(fieldsOf?.(number, days) ?? {}, service.rules.fields) })
  }
  if (extent === 'lookups') reserveIds(db, services, names)
}
