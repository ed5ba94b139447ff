import { timeoutManager, type TimeoutProvider } from '@tanstack/react-query'
import type { OperationId } from '#openapi/generated/operations.ts'
import { deadlineMs } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createBrowser, turn } from '#tests/support/client/browser.ts'
import { createTimers } from '#tests/support/client/client.ts'
import { refusal, startFaultServer, type Answer } from '#tests/support/client/fault-server.ts'
import { createRotation, openSession, signAdaIn } from '#tests/support/client/session.ts'
import { createFaultCatalogue, type FaultSpec } from './fault-catalogue.ts'
import { exampleInput, exampleReply, isRead, operationOf } from './operation-inputs.ts'

/** What one call under one fault came to. */
export interface Outcome {
  readonly ends: readonly [kind: string, code: number] | 'well'
  readonly words: string
  readonly retryAfter: number | null
  /** How often the operation's request left the client. */
  readonly sends: number
  readonly refreshes: number
  /** The longest timer that was started, in ms. */
  readonly longestWait: number
  /** Connections that stayed open, and timers that kept running. */
  readonly left: number
  readonly isSignedIn: boolean
  readonly foreignCalls: number
}

const answerOf =
  (body: object): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

/** The query cache's own timers, which are restored for what runs next in the same process. */
const platformTimers: TimeoutProvider = {
  setTimeout: (due, ms) => setTimeout(due, ms),
  clearTimeout: (id) => clearTimeout(Number(id)),
  setInterval: (due, ms) => setInterval(due, ms),
  clearInterval: (id) => clearInterval(Number(id)),
}

/** Timers of the query cache that only the test runs; the cache's own cleaning is left alone. */
function driveCacheTimers() {
  const timers = createTimers()
  const stops = new Map<number, () => void>()
  const set = (due: () => void, ms: number) => {
    const id = stops.size + 1
    stops.set(id, timers.startTimer(ms, due))
    return id
  }
  const clear = (id: number | undefined) => stops.get(id ?? 0)?.()
  timeoutManager.setTimeoutProvider({ setTimeout: set, clearTimeout: clear, setInterval: set, clearInterval: clear })
  return timers
}

const cleaningMs = 180_000

/** The production client, session and cache against a server that fails, one operation and one fault at a time. */
export async function startClientSweep() {
  const cacheTimers = driveCacheTimers()
  const timers = createTimers()
  const server = await startFaultServer(refusal(500))
  const foreign = await startFaultServer(refusal(500))
  const closedServer = await startFaultServer(refusal(500))
  await closedServer.close()

  const rotation = createRotation()
  server.answerWith(rotation.answer)
  const world: { fault: FaultSpec | null; operation: OperationId | null; hits: number; sends: number; waits: number[] } = {
    fault: null,
    operation: null,
    hits: 0,
    sends: 0,
    waits: [],
  }

  const aimed = (method: string, url: string) => {
    const { pathname, search } = new URL(url, server.origin)
    return world.operation !== null && operationOf(method, pathname + search) === world.operation
  }
  // A host name that fails without a question to a resolver.
  const elsewhere: Readonly<Record<string, string>> = { refused: closedServer.origin, dns: `http://${'x'.repeat(64)}.invalid` }
  const transport = (request: Request) => {
    if (!aimed(request.method, request.url)) return fetch(request)
    world.sends += 1
    const reach = world.fault?.reach ?? ''
    const origin = elsewhere[reach === 'flip' && world.sends > 1 ? 'dns' : reach]
    return fetch(origin === undefined ? request : new Request(request.url.replace(server.origin, origin), request))
  }

  const browser = createBrowser()
  const tab = openSession(server.origin, browser.openTab(), {
    timers: {
      ...timers,
      startTimer: (ms, due) => {
        world.waits.push(ms)
        return timers.startTimer(ms, due)
      },
    },
    transport,
  })
  await signAdaIn(tab)
  // The watch over the person's presence always has one timer; this waits until its code is loaded.
  for (let turns = 0; timers.waits().length === 0 && turns < 10_000; turns += 1) await turn()

  const runDue = () => {
    // A deadline comes due only where the server keeps silent.
    if (world.fault?.stalls && world.hits > 0 && server.openCalls() > 0) timers.run(deadlineMs)
    for (const wait of new Set(cacheTimers.waits())) {
      if (wait >= cleaningMs) continue
      world.waits.push(wait)
      cacheTimers.run(wait)
    }
  }

  /** Waits for something, while timers come due. */
  const settled = async <T>(work: Promise<T>): Promise<T> => {
    const state = { isDone: false }
    const done = work.finally(() => (state.isDone = true))
    done.catch(() => {})
    while (!state.isDone) {
      await turn()
      runDue()
    }
    return done
  }

  const inject = async (fault: FaultSpec, operation: OperationId, words: unknown): Promise<Outcome> => {
    const faulty = fault.answerWith(words)
    const example = answerOf(exampleReply(operation))
    server.answerWith((response, seen) => {
      if (!aimed(seen.method, seen.path)) return rotation.answer(response, seen)
      world.hits += 1
      if (fault.isPassing && world.hits > 1) return example(response, seen)
      return faulty(response, seen)
    })
    Object.assign(world, { fault, operation, hits: 0, sends: 0, waits: [] })
    foreign.seen.length = 0
    const resting = timers.waits().length
    const refreshes = rotation.counts.refreshes
    const input = exampleInput(operation)
    const call = (signal?: AbortSignal) => tab.api.call(operation, input as never, signal ? { signal } : {})
    const work = isRead(operation)
      ? tab.queryClient.fetchQuery({ queryKey: [operation, input], queryFn: ({ signal }) => call(signal), staleTime: 0 })
      : call()
    const outcome = await settled(
      work.then(
        () => null,
        (error: unknown) => error,
      ),
    )
    // After some writes the session reads the person's rights anew.
    const isReading = () => tab.actor.getSnapshot().matches({ signedIn: { access: 'rereading' } })
    for (let turns = 0; (server.openCalls() > 0 || isReading()) && turns < 1000; turns += 1) await turn()
    const left = server.openCalls() + timers.waits().length - resting + cacheTimers.waits().filter((wait) => wait < cleaningMs).length
    tab.queryClient.clear()
    // After five renewals in a minute that did not help, the client stops renewing: the clock moves on by a minute.
    tab.now.value += 60_000
    const problem = outcome instanceof ApiProblem ? outcome : null
    if (outcome !== null && !problem) throw outcome
    world.operation = null
    server.answerWith(rotation.answer)
    return {
      ends: problem ? [problem.kind, problem.code] : 'well',
      words: problem?.description ?? '',
      retryAfter: problem?.retryAfter ?? null,
      sends: world.sends,
      refreshes: rotation.counts.refreshes - refreshes,
      longestWait: Math.max(0, ...world.waits),
      left,
      isSignedIn: tab.actor.getSnapshot().matches('signedIn'),
      foreignCalls: foreign.seen.length,
    }
  }

  return {
    faults: createFaultCatalogue(foreign.origin),
    inject,
    close: async () => {
      timeoutManager.setTimeoutProvider(platformTimers)
      await Promise.all([server.close(), foreign.close()])
    },
  }
}
