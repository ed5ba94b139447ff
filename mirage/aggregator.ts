import { createServer } from 'miragejs'
import type { Clock } from './clock.ts'
import type { Handlers, Mail } from './contract.ts'
import { createDb, ExplicitIds, type Db, type StoreName } from './db.ts'
import { registerHandlers, type ServerContext } from './dispatch.ts'
import { createBucket, type Bucket } from './files/bucket.ts'
import { createApprovalPages, type ApprovalPages } from './payments/approval-pages.ts'
import { createFaultLayer, type Fault } from './faults.ts'
import { FetchInterceptor } from './interceptor.ts'
import { models } from './models.ts'
import { registerServices } from './resources/engine/routes.ts'
import { namedKeys } from './resources/engine/files.ts'
import { seedFresh } from './resources/engine/seed-images.ts'
import { seedResources, storedResources, type Extent } from './resources/engine/seeds.ts'
import type { Services } from './resources/engine/service.ts'
import { defaultPasswordRounds } from './accounts/passwords.ts'
import { systemRandom, type RandomBytes } from './random.ts'
import type { Scenario } from './scenario.ts'
import { ensureSecret } from './accounts/secrets.ts'
import { createWrongPasswords } from './accounts/wrong-passwords.ts'
import { createSnapshotText, loadSnapshot, type Snapshot, type SnapshotText } from './snapshot.ts'

/** All calls stand below this path. */
export const namespace = 'api/aggregate/v1'

/** The parts of an aggregator: seeds, handlers and permission trees. */
export interface World<Name extends string> extends Pick<ServerContext, 'menuFor'> {
  readonly scenarios: Readonly<Record<Name, Scenario>>
  readonly handlers: Handlers
  readonly services: Services
  /** Which records of resources a scenario begins with. */
  readonly extents: Readonly<Record<Name, Extent>>
  /** Does what the clock has made due; called before each answer, and whenever the aggregator is woken. */
  due?(about: Due): void
}

/** What work that comes by the clock needs. */
export type Due = Pick<ServerContext, 'db' | 'clock' | 'settings'> & { readonly services: Services }

export interface AggregatorOptions<Name extends string> {
  readonly scenario: Name
  readonly clock: Clock
  /** Lifetime of an access token in seconds. */
  readonly tokenSeconds: number
  /** Delay of every answer in milliseconds. */
  readonly latencyMs: number
  readonly faults?: readonly Fault[]
  /** The origin of links in mails, without a slash at its end; links are paths by default. */
  readonly portalAddress?: string
  /** The platform's secure generator by default. */
  readonly randomBytes?: RandomBytes
  /** Iterations of the hash of a new password; 210,000 by default. */
  readonly passwordRounds?: number
  /** How many bytes the files of the library may have together; 100 GB by default. */
  readonly libraryBytes?: number
  /** Stored data, which replace the scenario's. */
  readonly snapshot?: Snapshot
  sendMail?(mail: Mail): void
  /** Asks whether a payment is approved, for a host that shows no pages of the aggregator. */
  readonly askApproval?: (question: string) => boolean
  /** Called when a handler throws. */
  logError?(error: unknown): void
}

/** The options of a reset; an option that is left out is as at the start. */
export type ResetOptions<Name extends string> = Partial<Pick<AggregatorOptions<Name>, 'scenario' | 'tokenSeconds' | 'latencyMs' | 'faults'>>

/** A whole aggregator in memory. */
export interface Aggregator<Name extends string> {
  /**
   * Answers a request; `clientAddress` is empty by default. Rejects with the reason of the signal when the request
   * is aborted, and with `ConnectionReset` when a fault breaks the connection.
   */
  handle(request: Request, clientAddress?: string): Promise<Response>
  /** Whether an address belongs to the aggregator. */
  owns(url: URL): boolean
  /** The methods that an address takes; empty if it has no call. */
  methodsAt(url: URL): string[]
  /** Goes back to a scenario. */
  reset(options?: ResetOptions<Name>): void
  /** Does what the clock has made due, without a call. */
  wake(): void
  /** All data, as JSON text of a `Snapshot`. */
  dump(): string
  /** Calls back after every change of data, until the returned function is called. */
  onChange(listener: (change: Change) => void): () => void
}

/** A change of data. */
export interface Change {
  /** Null for a reset, which changes all. */
  readonly collection: StoreName | null
  /** Undoes the change; several are undone from the last one. */
  undo(): void
}

interface Running {
  readonly interceptor: FetchInterceptor
  readonly bucket: Bucket
  readonly approvals: ApprovalPages
  readonly text: SnapshotText
  readonly wake: () => void
  readonly answer: (request: Request, clientAddress?: string) => Promise<Response>
}

/** Creates an aggregator; two of them share nothing. */
export function createAggregatorOf<Name extends string>(world: World<Name>, options: AggregatorOptions<Name>): Aggregator<Name> {
  const listeners = new Set<(change: Change) => void>()
  const notify = (change: Change) => listeners.forEach((listener) => listener(change))
  let running = start(world, options, notify)
  // A Request that is garbage-collected no longer forwards the abort of its signal: each is kept until it is answered.
  const unanswered = new Set<Request>()

  return {
    handle: async (request, clientAddress) => {
      unanswered.add(request)
      try {
        return await running.answer(request, clientAddress)
      } finally {
        unanswered.delete(request)
      }
    },
    owns: (url) => running.interceptor.owns(url) || ownerOf(running, url) !== undefined,
    methodsAt: (url) => [...(ownerOf(running, url)?.methods ?? running.interceptor.methodsAt(url))],
    reset: (changes = {}) => {
      const before = running
      const { snapshot: _left, ...begun } = options
      running = start(world, { ...begun, ...changes }, notify)
      notify({ collection: null, undo: () => void (running = before) })
    },
    wake: () => running.wake(),
    dump: () => running.text.read(),
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What answers an address that is none of the contract's calls. */
const ownerOf = ({ bucket, approvals }: Pick<Running, 'bucket' | 'approvals'>, url: URL) => [bucket, approvals].find((one) => one.owns(url))

const defaultLibraryBytes = 100 * 1024 ** 3

function start<Name extends string>(world: World<Name>, options: AggregatorOptions<Name>, notify: (change: Change) => void): Running {
  const { scenario, clock, tokenSeconds, latencyMs, faults = [], snapshot, sendMail = () => {}, logError = () => {} } = options
  const {
    portalAddress = '',
    randomBytes = systemRandom,
    passwordRounds = defaultPasswordRounds,
    libraryBytes = defaultLibraryBytes,
  } = options
  const interceptor = new FetchInterceptor()
  // Mirage's types do not know the option, which a spread object may carry all the same.
  const transport = { interceptor, identityManagers: { application: ExplicitIds } }
  const server = createServer({ ...transport, environment: 'development', logging: false, timing: latencyMs, namespace, models })

  const { services } = world
  const stored = storedResources(services)
  for (const name of stored) server.db.createCollection(name)

  let seeded: { readonly text: SnapshotText } | null = null
  const db: Db = createDb(
    server.db,
    (collection, id, undo) => {
      seeded?.text.changed(collection, id)
      if (seeded && undo) notify({ collection, undo })
    },
    stored,
  )
  const missing = snapshot ? loadSnapshot(db, snapshot, stored) : stored
  const seeding = { services, names: missing, extent: world.extents[scenario] }
  ensureSecret(db, randomBytes)
  if (snapshot) seedResources(db, clock, seeding)
  else {
    world.scenarios[scenario]({ db, clock })
    seedFresh(db, clock, world.scenarios[scenario], seeding)
  }
  const text = createSnapshotText(db, stored)
  seeded = { text }

  const settings = {
    tokenSeconds,
    portalAddress,
    passwordRounds,
    randomBytes,
    libraryBytes,
    sendMail: (mail: Mail) => sendMail(mail),
    askApproval: options.askApproval,
  }
  const serverContext = {
    db,
    clock,
    settings,
    wrongPasswords: createWrongPasswords(clock),
    lastCalls: new Map<number, number>(),
    menuFor: world.menuFor,
    logError: (error: unknown) => logError(error),
  }
  registerHandlers(server, world.handlers, serverContext)
  registerServices(server, services, serverContext)
  const faulty = createFaultLayer(faults, namespace)
  const bucket = createBucket({ db, clock, namedKeys: () => namedKeys(db, services) })
  const approvals = createApprovalPages(db)
  const wake = () => {
    try {
      world.due?.({ db, clock, settings, services })
    } catch (error) {
      logError(error)
    }
  }
  return {
    interceptor,
    bucket,
    approvals,
    text,
    wake,
    answer: (request, clientAddress) => {
      wake()
      const owner = ownerOf({ bucket, approvals }, new URL(request.url))
      return owner?.answer(request) ?? faulty(request, (passed) => interceptor.handle(passed, clientAddress))
    },
  }
}
