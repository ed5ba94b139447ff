import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { expect } from 'playwright/test'

/** A free port. */
export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Starts a portal with its data in a file or in memory; resolves when it answers. `onOutput` receives what it prints. */
export async function startPortal(port: number, data: string, onOutput: (text: string) => void = () => {}): Promise<ChildProcess> {
  const child = spawn('node', ['mirage/hosts/start.mjs'], {
    env: { ...process.env, PORT: String(port), PORTAL_DATA: data },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child.stdout.setEncoding('utf8').on('data', (text) => onOutput(String(text)))
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/`)
            .then((answer) => answer.ok)
            .catch(() => false),
        { timeout: 30_000 },
      )
      .toBe(true)
  } catch (error) {
    // The caller never gets the process, so it could not stop it.
    await killed(child)
    throw error
  }
  return child
}

/** Kills a portal, as a crash does. */
export const killed = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()).kill('SIGKILL'))
