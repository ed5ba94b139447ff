import { isScenarioName, unknownScenario, type ScenarioName } from '../scenario.ts'

/** The settings of `npm start` and `npm run dev` from the environment. */
export interface Settings {
  readonly host: string
  readonly port: number
  readonly scenario: ScenarioName
  /** Path of the data file; null keeps nothing. */
  readonly dataFile: string | null
  readonly tokenSeconds: number
  readonly latencyMs: number
  /** Where people reach the portal, without a slash at its end; links in mails begin with it. */
  readonly portalAddress: string
  /** Address of a real aggregator without a slash at its end; null starts Mirage. */
  readonly aggregatorUrl: string | null
}

/** A setting cannot be used; the message says which, and what it may be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

const given = (env: Environment, name: string): string | null => {
  const text = env[name]?.trim()
  return text === undefined || text === '' ? null : text
}

function wholeNumber(
  env: Environment,
  name: string,
  range: { readonly from: number; readonly to: number; readonly default: number },
): number {
  const text = given(env, name)
  if (text === null) return range.default
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= range.from && value <= range.to) return value
  throw new SettingsError(`${name} must be a whole number from ${range.from} to ${range.to}, not "${text}".`)
}

function readScenario(env: Environment): ScenarioName {
  const text = given(env, 'PORTAL_SCENARIO') ?? 'demo'
  if (isScenarioName(text)) return text
  throw new SettingsError(`PORTAL_SCENARIO: ${unknownScenario(text)}`)
}

/** An address of the web without a slash at its end, or null. */
function readAddress(env: Environment, name: string): string | null {
  const text = given(env, name)
  if (text === null) return null
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '')
  throw new SettingsError(`${name} must be an address that begins with http:// or https://, not "${text}".`)
}

/** The address of a server of this machine; one that listens everywhere is reached by the loopback address. */
export function serverAddress(host: string, port: number): string {
  if (['0.0.0.0', '::'].includes(host)) return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Reads the settings; throws a `SettingsError` for the first one that cannot be used. */
export function readSettings(env: Environment): Settings {
  const data = given(env, 'PORTAL_DATA') ?? '.portal/data.json'
  const host = given(env, 'HOST') ?? '127.0.0.1'
  const port = wholeNumber(env, 'PORT', { from: 0, to: 65_535, default: 4173 })
  return {
    host,
    port,
    scenario: readScenario(env),
    dataFile: data === 'memory' ? null : data,
    tokenSeconds: wholeNumber(env, 'PORTAL_TOKEN_SECONDS', { from: 1, to: 31_536_000, default: 1800 }),
    latencyMs: wholeNumber(env, 'PORTAL_LATENCY_MS', { from: 0, to: 600_000, default: 0 }),
    portalAddress: readAddress(env, 'PORTAL_ADDRESS') ?? serverAddress(host, port),
    aggregatorUrl: readAddress(env, 'PORTAL_AGGREGATOR'),
  }
}
