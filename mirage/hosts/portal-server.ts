import { createServer, type Server } from 'node:http'
import type { Clock } from '../clock.ts'
import { answerClientErrors } from './client-errors.ts'
import { createNodeHost, type NodeHost } from './node.ts'
import { portalConfig } from './portal-config.ts'
import { answerHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'
import { createStaticHost } from './static-files.ts'

export interface PortalServer {
  readonly server: Server
  /** Null where calls go to a real aggregator. */
  readonly host: NodeHost | null
  /** Stops taking calls; resolves when all data are on disk. */
  close(): Promise<void>
}

interface Options {
  readonly settings: Settings
  /** Folder of the built portal. */
  readonly folder: string
  readonly clock: Clock
  /** How long a request may take to arrive, in ms; 10,000 if left out. */
  readonly requestTimeoutMs?: number
  log(line: string): void
}

/** The built portal and, unless there is a real one, the Mirage aggregator on one origin. Not listening yet. Rejects with a `DataFileError`. */
export async function createPortalServer({ settings, folder, clock, requestTimeoutMs = 10_000, log }: Options): Promise<PortalServer> {
  const { aggregatorUrl } = settings
  const portal = createStaticHost({ folder, config: portalConfig(aggregatorUrl), aggregatorUrl })
  const host = aggregatorUrl === null ? await createNodeHost({ ...settings, clock, log }) : null
  const timeouts = {
    requestTimeout: requestTimeoutMs,
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 10),
  }
  const server = createServer(timeouts, (incoming, outgoing) => {
    const next = () => portal(incoming, outgoing)
    for (const [name, value] of Object.entries(answerHeaders)) outgoing.setHeader(name, value)
    if (host) host.handle(incoming, outgoing, next)
    else next()
  })
  answerClientErrors(server)
  const close = async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    server.closeAllConnections()
    await Promise.all([closed, host?.close()])
  }
  return { server, host, close }
}
