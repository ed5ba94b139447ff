import { operationTable } from '#openapi/generated/operations.ts'
import type { Clock } from '#src/time/clock.ts'
import type { Calls, ResourceInput, ResourceRoute } from '#src/api/client.ts'
import { justAskedMs } from '#src/api/query-client.ts'

type Answer = Promise<unknown>

/** The same for every way to write the same call. */
const keyOf = (path: string, { path: parts = {}, query = {} }: Pick<ResourceInput, 'path' | 'query'>) =>
  JSON.stringify([path, parts, Object.entries(query).map(([name, value]) => [name, String(value)])])

/**
 * Lets reads be asked for on the way to a page, while its code is on its way too. `ahead` makes such a read; whoever makes
 * the same one by `calls` within five seconds gets that answer, once. A failure is not passed on: the page asks by itself.
 * A write ends them all, as they may tell what was before it.
 */
export function keepAheadCalls(api: Calls, clock: Pick<Clock, 'now'>): { readonly calls: Calls; readonly ahead: Calls } {
  const kept = new Map<string, { readonly answer: Answer; readonly askedAt: number }>()
  const find = (key: string) => {
    const found = kept.get(key)
    return found && clock.now() - found.askedAt < justAskedMs ? found.answer : null
  }
  const asked = async <Reply>({ method, path }: ResourceRoute, input: ResourceInput, ask: () => Promise<Reply>): Promise<Reply> => {
    if (method !== 'GET') {
      kept.clear()
      return ask()
    }
    const key = keyOf(path, input)
    const early = find(key)
    kept.delete(key)
    if (early === null) return ask()
    return early.then((reply) => reply as Reply, ask)
  }
  const askAhead = async <Reply>({ path }: ResourceRoute, input: ResourceInput, ask: () => Promise<Reply>): Promise<Reply> => {
    const key = keyOf(path, input)
    const answer = (find(key) as Promise<Reply> | null) ?? ask()
    kept.set(key, { answer, askedAt: clock.now() })
    return answer
  }
  const through = (by: typeof asked): Calls => ({
    call: (operation, input, options) =>
      by(operationTable[operation] as ResourceRoute, input as ResourceInput, () => api.call(operation, input, options)),
    send: (route, input, options) => by(route, input, () => api.send(route, input, options)),
  })
  return { calls: through(asked), ahead: through(askAhead) }
}
