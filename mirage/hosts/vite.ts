import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { bucketName } from '../files/bucket-keys.ts'
import type { DataFileError } from './data-file.ts'
import type * as NodeHostModule from './node.ts'
import type { NodeHost } from './node.ts'
import { portalConfig } from './portal-config.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'

const settingsOrExit = (): Settings => {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}

/** Loads the host from source, so that the next call sees a change of the aggregator. */
async function loadHost(server: ViteDevServer, settings: Settings): Promise<NodeHost> {
  const { createNodeHost } = (await server.ssrLoadModule('/mirage/hosts/node.ts')) as typeof NodeHostModule
  const clock = { now: () => Date.now() }
  return createNodeHost({ ...settings, clock, log: (line) => server.config.logger.info(line, { timestamp: true }) })
}

const served = new RegExp(`^/(api|__aggregator|${bucketName})/`)

function serveAggregator(server: ViteDevServer, settings: Settings): void {
  let running: NodeHost | null = null
  let host: Promise<NodeHost> | null = null
  const load = async (): Promise<NodeHost> => {
    // The data file keeps the data over a change of the aggregator; without one they start again from the scenario.
    await running?.close()
    running = await loadHost(server, settings)
    return running
  }
  server.watcher.on('change', (path) => {
    // Loaded with the next call: by then Vite has forgotten the old modules.
    if (/\/(mirage|openapi\/generated)\//.test(path)) host = null
  })
  process.once('exit', () => running?.flush())
  server.middlewares.use((incoming, outgoing, next) => {
    if (!served.test(incoming.url ?? '')) return next()
    host ??= load()
    void answer(host, incoming, outgoing, next)
  })
}

async function answer(host: Promise<NodeHost>, incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void) {
  try {
    ;(await host).handle(incoming, outgoing, () => next())
  } catch (error) {
    if (!isDataFileError(error)) return next(error)
    console.error(error.message)
    process.exit(1)
  }
}

/** Compared by name: the host comes from another module graph, with another class. */
const isDataFileError = (error: unknown): error is DataFileError => error instanceof Error && error.name === 'DataFileError'

/**
 * `npm run dev`: the aggregator on the origin of the dev server, with the settings of `npm start`. Tests and Storybook, which
 * read the same configuration, get nothing of it.
 */
export const aggregatorInDev = (): Plugin => {
  let settings: Settings | null = null
  return {
    name: 'aggregator',
    apply: (_config, { command, mode, isPreview }) => command === 'serve' && mode !== 'test' && !isPreview && !process.env['VITEST'],
    config: (config) => {
      if (config.server?.middlewareMode) return {}
      const { port, host } = (settings = settingsOrExit())
      return { server: { port, host, strictPort: true } }
    },
    configureServer: (server) => {
      if (server.config.server.middlewareMode || settings === null) return
      const { aggregatorUrl } = settings
      server.middlewares.use('/config.json', (_incoming, outgoing) => {
        outgoing.setHeader('content-type', 'application/json')
        outgoing.end(portalConfig(aggregatorUrl))
      })
      if (aggregatorUrl === null) serveAggregator(server, settings)
    },
  }
}

/**
 * Stops a production build that would carry the aggregator, its accounts and its data inside the page: a demonstration is
 * built as one, by `VITE_MOCK=page vite build --mode demo`.
 */
export const demoByName = (mock = process.env['VITE_MOCK'] ?? ''): Plugin => ({
  name: 'demo-by-name',
  apply: 'build',
  config: (_config, { mode }) => {
    if (mock !== '' && mode === 'production') throw new Error('VITE_MOCK is for a demonstration only: build it with --mode demo.')
    return {}
  },
})
