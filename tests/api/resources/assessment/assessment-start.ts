import { createAggregatorOf } from '#mirage/aggregator.ts'
import type { Db } from '#mirage/db.ts'
import { menuFor } from '#mirage/accounts/menus.ts'
import { handlers } from '#mirage/handlers/all.ts'
import { services } from '#mirage/resources/services.ts'
import { demo } from '#mirage/scenarios/demo.ts'
import { due } from '#mirage/server.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { createCaller, createDrivenClock, signInOver } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** An aggregator whose records a test writes itself where no call does. */
export async function startAssessment() {
  const stores: Db[] = []
  const clock = createDrivenClock()
  const aggregator = createAggregatorOf(
    {
      scenarios: {
        demo: (context) => {
          stores.push(context.db)
          demo(context)
        },
      },
      extents: { demo: 'written' },
      handlers,
      services,
      menuFor,
      due,
    },
    { scenario: 'demo', clock, tokenSeconds: 1_800, latencyMs: 0, passwordRounds: 1000 },
  )
  const handle = (request: Request) => aggregator.handle(request)
  const [db] = stores
  if (!db) throw new Error('There is no store.')
  let requests = 0
  const as = (username?: string) => recordsAs(handle, username)
  const admin = await as()
  return {
    db,
    clock,
    as,
    admin,
    /** The calls beside the standard ones. */
    calls: async (username = 'admin@ncuk.test') => createCaller(handle, (await signInOver(handle, username)).session),
    create: async (name: ResourceName, body: object, by = admin) =>
      by.callBadly(name, 'create', { body: { ...body, requestId: `r${(requests += 1)}` } }),
    /** Saves a record with some fields changed. */
    change: (name: ResourceName, id: number, change: object, by = admin) => by.change(name, id, change),
  }
}

export const [draft, review, approved] = [2, 10, 8]
