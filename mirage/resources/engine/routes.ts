import type { Server } from 'miragejs'
import { registerRoute, type ServerContext } from '../../dispatch.ts'
import type { Account } from '../../models.ts'
import { rulesOf, standardOperations, type StandardOperation } from '../../operation-rules.ts'
import { callNames, standardCalls } from './calls.ts'
import type { Query } from './list.ts'
import { RecordRefusal, type Answer } from './refusal.ts'
import type { Fields, Services } from './service.ts'
import { createStore, personalStore, type PersonalStore } from './store.ts'

/** The engine checks the fields of a record itself, with the texts that the form has; the contract says the rest. */
const checkedRules = (operationId: string, call: string) => {
  const rules = rulesOf(operationId)
  return call === 'create' || call === 'update' ? { ...rules, body: { type: 'object' } } : rules
}

function answering(make: () => Answer): Answer {
  try {
    return make()
  } catch (error) {
    if (error instanceof RecordRefusal) return error.answer
    throw error
  }
}

function registerCall(server: Server, operation: StandardOperation, services: Services, serverContext: ServerContext): void {
  const service = services[operation.resource]
  const call = callNames[operation.path.slice(service.rules.path.length)]
  if (call === undefined) throw new Error(`${operation.operationId} is no standard call.`)
  const respond = service.on?.[call] ?? standardCalls[call]
  const route = { method: operation.method, path: operation.path, demand: operation, rules: checkedRules(operation.operationId, call) }
  const handler = ({ path, query, body, db, user, menu, clock, settings }: Readonly<Record<string, unknown>>): Answer => {
    // What `registerRoute` hands over; every standard call needs a session.
    const about = {
      services,
      user: user as Account,
      menu: menu as PersonalStore['menu'],
      clock: clock as ServerContext['clock'],
      settings: settings as ServerContext['settings'],
    }
    const store = personalStore(createStore(db as ServerContext['db'], services, about.clock), about)
    const id = Number(Object(path).id ?? 0)
    return answering(() => respond(service, { id, query: (query ?? {}) as Query, body: (body ?? {}) as Fields, store }))
  }
  registerRoute(server, { ...route, handler }, serverContext)
}

/** Wires the standard calls of every resource. */
export function registerServices(server: Server, services: Services, serverContext: ServerContext): void {
  for (const operation of standardOperations) registerCall(server, operation, services, serverContext)
}
