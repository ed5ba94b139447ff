import type { ResourceName } from '#openapi/generated/resources.ts'
import { toDay, type Clock } from '../../clock.ts'
import type { Db, StoreName, Table } from '../../db.ts'
import { collectionNames, type Day } from '../../models.ts'
import type { Scenario } from '../../scenario.ts'
import { seedResources, type Extent, type Seeding } from './seeds.ts'
import type { Services } from './service.ts'

/** What a seeding adds to a collection. */
interface Added {
  readonly name: StoreName
  readonly records: readonly { readonly id: number }[]
  readonly lastId: number
}

interface Image {
  readonly services: Services
  readonly extent: Extent
  readonly today: Day
  readonly added: readonly Added[]
}

/** The parts of a table that do not depend on what its records are. */
interface AnyTable extends Pick<Table<never>, 'lastId' | 'startAfter' | 'adopt'> {
  where(): readonly { readonly id: number }[]
}

const tablesOf = (db: Db, names: readonly ResourceName[]): ReadonlyMap<StoreName, AnyTable> =>
  new Map<StoreName, AnyTable>([
    ...collectionNames.map((name) => [name, db[name]] as const),
    ...names.map((name) => [name, db.records(name)] as const),
  ])

const images = new WeakMap<Scenario, Image>()

/**
 * Stores the records that all resources begin with into a database that holds a scenario and nothing else. Those of a day
 * are made once: every later database of the process shares them, as records never change in place.
 */
export function seedFresh(db: Db, clock: Clock, scenario: Scenario, seeding: Seeding): void {
  const { services, names, extent } = seeding
  const today = toDay(clock.now())
  const tables = tablesOf(db, names)
  const image = images.get(scenario)
  if (image && image.services === services && image.extent === extent && image.today === today) {
    for (const { name, records, lastId } of image.added) {
      tables.get(name)?.adopt(records)
      tables.get(name)?.startAfter(lastId)
    }
    return
  }
  const before = new Map([...tables].map(([name, table]) => [name, new Set<object>(table.where())]))
  seedResources(db, clock, seeding)
  const added = [...tables].map(([name, table]) => ({
    name,
    records: table.where().filter((record) => !before.get(name)?.has(record)),
    lastId: table.lastId(),
  }))
  images.set(scenario, { services, extent, today, added })
}
