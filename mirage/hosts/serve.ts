import { fileURLToPath } from 'node:url'
import { systemClock } from '../clock.ts'
import { accounts } from '../fixtures/accounts.ts'
import { seededReset } from '../fixtures/reset-key.ts'
import { demoPassword } from '../accounts/passwords.ts'
import { DataFileError } from './data-file.ts'
import { createPortalServer } from './portal-server.ts'
import { readSettings, serverAddress, SettingsError, type Settings } from './settings.ts'

const log = (line: string) => console.log(line)

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

/** How often work that comes by the clock is looked for between calls, ms. */
const wakeEvery = 15_000

/** What is printed when the portal answers. */
function greeting({ scenario, dataFile, aggregatorUrl }: Settings, address: string): string[] {
  if (aggregatorUrl !== null) return ['', `  Portal      ${address}`, `  Aggregator  ${aggregatorUrl}`, '']
  const width = Math.max(...accounts.map(({ username }) => username.length))
  return [
    '',
    `  Portal    ${address}`,
    `  Scenario  ${scenario}, data ${dataFile === null ? 'in memory' : `in ${dataFile}`}`,
    `  Accounts  (password of all: ${demoPassword})`,
    ...accounts.map(({ username, contactType }) => `    ${username.padEnd(width)}  ${contactType}`),
    ...(scenario === 'demo'
      ? [`  Reset     ${address}/updatePassword/${seededReset.key}  (${seededReset.username}, for an hour after the data were made)`]
      : []),
    '',
  ]
}

const listenFailure = (error: NodeJS.ErrnoException, { host, port }: Settings): string => {
  if (error.code === 'EADDRINUSE') return `Port ${port} of ${host} is in use. Stop what uses it, or choose another by PORT.`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this process has. Choose another by PORT.`
  return `The portal cannot listen on ${host}:${port}: ${error.message}`
}

/** Serves the built portal of `folder` until the process is asked to end. */
async function serve(folder: string): Promise<void> {
  const settings = readSettings(process.env)
  const portal = await createPortalServer({ settings, folder, clock: systemClock, log })
  portal.server.on('error', (error) => fail(listenFailure(error, settings)))
  portal.server.listen(settings.port, settings.host, () => {
    const bound = portal.server.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port
    greeting(settings, serverAddress(settings.host, port)).forEach(log)
  })
  setInterval(() => portal.host?.wake(), wakeEvery).unref()
  const end = () => void portal.close().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  process.once('exit', () => portal.host?.flush())
}

const startFailure = (error: unknown): string => {
  if (error instanceof SettingsError || error instanceof DataFileError) return error.message
  return `The portal cannot start: ${error instanceof Error ? error.message : String(error)}`
}

try {
  await serve(fileURLToPath(new URL('../portal', import.meta.url)))
} catch (error) {
  fail(startFailure(error))
}
