import { operationTable } from '#openapi/generated/operations.ts'
import type { Calls, ResourceInput, ResourceRoute } from '#src/api/client.ts'
import { justAskedMs } from '#src/api/query-client.ts'
import type { Clock } from '#src/time/clock.ts'

/** One key for a call, however its numbers are written and whichever method of the client sends it. */
const keyOf = (path: string, { path: parts = {}, query = {} }: Pick<ResourceInput, 'path' | 'query'>) =>
  JSON.stringify([path, parts, Object.entries(query).map(([name, value]) => [name, String(value)])])

/**
 * Wraps the client so that a page's first reads can be sent while its code is still loading. A read sent by `prefetch` answers
 * the next identical read by `calls` within five seconds, once. If the prefetch fails, the page's own read is sent. A write
 * discards all prefetched answers, because they may be out of date.
 */
export function withPrefetch(api: Calls, clock: Pick<Clock, 'now'>): { readonly calls: Calls; readonly prefetch: Calls } {
  const prefetched = new Map<string, { readonly answer: Promise<unknown>; readonly sentAt: number }>()
  const find = (key: string) => {
    const found = prefetched.get(key)
    return found && clock.now() - found.sentAt < justAskedMs ? found.answer : null
  }
  const call = async <Reply>({ method, path }: ResourceRoute, input: ResourceInput, send: () => Promise<Reply>): Promise<Reply> => {
    if (method !== 'GET') {
      prefetched.clear()
      return send()
    }
    const key = keyOf(path, input)
    const answer = find(key)
    prefetched.delete(key)
    return answer === null ? send() : answer.then((reply) => reply as Reply, send)
  }
  const fetchAhead = async <Reply>({ path }: ResourceRoute, input: ResourceInput, send: () => Promise<Reply>): Promise<Reply> => {
    const key = keyOf(path, input)
    const answer = (find(key) as Promise<Reply> | null) ?? send()
    prefetched.set(key, { answer, sentAt: clock.now() })
    return answer
  }
  const through = (by: typeof call): Calls => ({
    call: (operation, input, options) =>
      by(operationTable[operation] as ResourceRoute, input as ResourceInput, () => api.call(operation, input, options)),
    send: (route, input, options) => by(route, input, () => api.send(route, input, options)),
  })
  return { calls: through(call), prefetch: through(fetchAhead) }
}
