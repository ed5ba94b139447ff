import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { namespace } from '../aggregator.ts'
import type { Clock } from '../clock.ts'
import type { Mail } from '../contract.ts'
import { ConnectionReset, operationOf } from '../faults.ts'
import type { StoreName } from '../db.ts'
import { readReset, ResetRefused } from '../reset-request.ts'
import { createAggregator, type Aggregator } from '../server.ts'
import { openDataFile, type DataFile, type Unsaved } from './data-file.ts'
import { addressOf, BodyTooLarge, isRequestMethod, send, toRequest } from './http.ts'
import { resetBreach } from './reset-guard.ts'
import type { Settings } from './settings.ts'

export interface NodeHostOptions
  extends Pick<Settings, 'scenario' | 'tokenSeconds' | 'latencyMs' | 'dataFile'>, Partial<Pick<Settings, 'portalAddress'>> {
  readonly clock: Clock
  /** How many named aggregators are kept, 200 by default; the least recently used one is dropped first. */
  readonly namedLimit?: number
  /** Prints a line for the portal's operator. */
  log(line: string): void
}

/** Serves the aggregator over HTTP, as a middleware. */
export interface NodeHost {
  /** Answers calls and resets; gives everything else to `next`. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void
  /** Does what the clock has made due, without a call. */
  wake(): void
  /** Resolves when all data are on disk, as far as they can be written, and the data file is free for another. */
  close(): Promise<void>
  /** Writes what is not on disk yet, for the moment the process ends. */
  flush(): void
}

const resetPath = '/__aggregator/reset'
const reads = ['GET', 'HEAD']

const refusal = (status: number, description: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ code: status, message: 'Refused', description, data: null }, { status, headers })

const methodRefusal = (allowed: readonly string[], method: string): Response =>
  refusal(405, `This address takes ${allowed.join(', ') || 'no calls'}, not ${method}.`, { allow: allowed.join(', ') })

/** Signing in and out works while the file cannot be written: sessions stay in memory until then. */
const sessionOperations: readonly (string | null)[] = ['signIn', 'refreshToken', 'signOut']
const sessionCollections: readonly (StoreName | null)[] = ['tokens', 'counters']

/** The default aggregator keeps a data file (if any); each name in a header x-portal-db gets one of its own, in memory. */
export async function createNodeHost(options: NodeHostOptions): Promise<NodeHost> {
  const { scenario, tokenSeconds, latencyMs, portalAddress = '', clock, log, namedLimit = 200 } = options
  const printMail = ({ to, text }: Mail) => log(`Mail to ${to}: ${text}`)
  const start = {
    scenario,
    tokenSeconds,
    portalAddress,
    latencyMs,
    clock,
    sendMail: printMail,
    logError: (error: unknown) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  }
  const file: DataFile | null =
    options.dataFile === null ? null : await openDataFile({ path: options.dataFile, scenario, clock, log, read: () => main.dump() })
  const requests = new AsyncLocalStorage<Unsaved[]>()
  // Only once what it tells is on disk: a link that was not stored leads nowhere, and who tries again would be written to twice.
  const sendMail = async (mail: Mail): Promise<void> => {
    const changes = requests.getStore() ?? []
    await file?.save().catch(() => {})
    if (!changes.some(({ isLost }) => isLost)) printMail(mail)
  }
  const main: Aggregator = createAggregator({
    ...start,
    sendMail: (mail) => void sendMail(mail),
    ...(file?.snapshot ? { snapshot: file.snapshot } : {}),
  })
  main.onChange(({ collection, undo }) => {
    const unsaved = file?.note(sessionCollections.includes(collection) ? undefined : undo)
    if (unsaved) requests.getStore()?.push(unsaved)
  })
  // A failure is logged: this write shows whether the file can be written.
  await file?.save().catch(() => {})
  const named = new Map<string, Aggregator>()

  const aggregatorOf = (name: string): Aggregator => {
    if (name === '') return main
    const known = named.get(name) ?? createAggregator(start)
    // A Map keeps the order of insertion: the most recently used one is the last.
    named.delete(name)
    named.set(name, known)
    const [oldest] = named.keys()
    if (named.size > namedLimit && oldest !== undefined) named.delete(oldest)
    return known
  }

  const reset = async (request: Request, incoming: IncomingMessage, aggregator: Aggregator): Promise<Response> => {
    const breach = resetBreach(incoming, file !== null && aggregator === main)
    if (breach) return refusal(403, breach)
    const changes = readReset(await request.text())
    aggregator.reset(changes)
    return Response.json({ code: 200, message: 'OK', description: 'The aggregator was reset.', data: null })
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse, address: URL): Promise<Response> => {
    const { method = 'GET' } = incoming
    const isReset = address.pathname === resetPath
    if (isReset && method !== 'POST') return methodRefusal(['POST'], method)
    if (!isRequestMethod(method)) return methodRefusal(main.methodsAt(address), method)
    const request = await toRequest(incoming, outgoing, address)
    const aggregator = aggregatorOf(request.headers.get('x-portal-db') ?? '')
    const work = () => (isReset ? reset(request, incoming, aggregator) : aggregator.handle(request, incoming.socket.remoteAddress ?? ''))
    return file && aggregator === main && !reads.includes(method) ? keep(file, request, work) : requests.run([], work)
  }

  /** Answers once the changes of the request are on disk; refuses it when they were reverted because of a failed write. */
  const keep = async (disk: DataFile, request: Request, work: () => Promise<Response>): Promise<Response> => {
    const changes: Unsaved[] = []
    const response = await requests.run(changes, work)
    await disk.save().catch(() => {})
    return changes.some(({ isLost }) => isLost) && !sessionOperations.includes(operationOf(request, namespace))
      ? refusal(503, 'The portal cannot store anything at the moment. Nothing was changed; try again in a few minutes.')
      : response
  }

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse, address: URL): Promise<void> => {
    try {
      await send(await answer(incoming, outgoing, address), outgoing)
    } catch (error) {
      if (error instanceof ConnectionReset) incoming.socket.resetAndDestroy()
      else if (!outgoing.destroyed) await send(failureOf(error, log), outgoing)
    }
  }

  return {
    handle: (incoming, outgoing, next) => {
      const address = addressOf(incoming)
      if (address && (address.pathname === resetPath || main.owns(address))) void respond(incoming, outgoing, address)
      else next()
    },
    wake: () => requests.run([], () => main.wake()),
    close: async () => file?.close(),
    flush: () => file?.flush(),
  }
}

function failureOf(error: unknown, log: (line: string) => void): Response {
  if (error instanceof ResetRefused) return refusal(400, error.message)
  if (error instanceof BodyTooLarge) return refusal(413, error.message)
  log(`A call failed: ${error instanceof Error ? error.message : String(error)}`)
  return refusal(500, 'The request could not be completed.')
}
