import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { launch, type Browser } from 'puppeteer-core'

/** A served portal with an aggregator in memory, and a Firefox beside it. */
export interface OpenPortal {
  readonly origin: string
  readonly browser: Browser
  close(): Promise<void>
}

/** Resolves with the address that the server says it listens at; rejects when it ends before that. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, address] = /Portal +(http\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}

/** Starts the server and Firefox. `PORT` and `FIREFOX_PATH` come from the environment. */
export async function openPortal(): Promise<OpenPortal> {
  const executablePath = process.env['FIREFOX_PATH']
  if (executablePath === undefined) throw new Error('FIREFOX_PATH is not set: `npm run firefox` sets it.')
  const env = { ...process.env, PORT: process.env['PORT'] ?? '4208', PORTAL_DATA: 'memory' }
  const server = spawn(process.execPath, ['mirage/hosts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const origin = await addressOf(server)
  // The size of the window sets that of the page: Firefox up to 140 lacks the command that sets the page's own size.
  const size = { args: ['--width=1440', '--height=985'], defaultViewport: null }
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, ...size }).catch((error: unknown) => {
    server.kill()
    throw error
  })
  return {
    origin,
    browser,
    close: async () => {
      await browser.close()
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}
