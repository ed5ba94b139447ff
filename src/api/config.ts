import * as v from 'valibot'

const filled = v.pipe(v.string(), v.nonEmpty())
const addressWords = 'Expected an address that begins with http:// or https://'
const webAddress = v.pipe(v.string(), v.url(addressWords), v.regex(/^https?:\/\//i, addressWords))

const Config = v.object({
  aggregatorUrl: v.optional(v.union([v.literal(''), webAddress], addressWords), ''),
  idKey: v.optional(v.string(), 'pathway-dev-key1'),
  idIv: v.optional(v.string(), 'pathway-dev-iv-1'),
  productName: v.optional(filled, 'Pathway'),
  policyFileName: v.optional(filled, 'privacy-policy.pdf'),
  maintenance: v.optional(v.boolean(), false),
})

/**
 * What one build needs to know of its environment, read from `config.json` beside the page. `aggregatorUrl` is the
 * aggregator's host, empty for the page's own. The id key and IV are public (anyone can read them in the browser); the
 * defaults are for development.
 */
export type PortalConfig = v.InferOutput<typeof Config>

export const defaultConfig: PortalConfig = v.parse(Config, {})

/** Where the aggregator's calls stand: its host, or the page's own, with the path that all calls share. */
export const apiRootOf = ({ aggregatorUrl }: Pick<PortalConfig, 'aggregatorUrl'>, origin: string): string =>
  `${(aggregatorUrl || origin).replace(/\/+$/, '')}/api/aggregate/v1`

const unusable = (why: string) => new Error(`config.json cannot be used: ${why}`)

/** Checks a configuration; throws an error whose message says in words what is wrong with it. */
export function parseConfig(value: unknown): PortalConfig {
  const { success, output, issues } = v.safeParse(Config, value)
  if (success) return output
  const [first] = issues
  throw unusable(`${v.getDotPath(first) ?? 'the file'}: ${first.message}.`)
}

/**
 * Reads `config.json`. Mode and credentials are those of the preload in `index.html`: otherwise it would be read twice. A missing file means the defaults; anything else that cannot be used throws an error with a plain
 * message.
 * @param isDevelopment A development server answers a missing file with the page itself, which then counts as missing.
 */
export async function loadConfig(read: typeof fetch, isDevelopment: boolean = import.meta.env.DEV): Promise<PortalConfig> {
  const response = await read('/config.json', { cache: 'no-store', credentials: 'same-origin', redirect: 'error' }).catch(() => {
    throw unusable('it could not be read.')
  })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (response.status === 404 || (isPage && isDevelopment)) return defaultConfig
  if (!response.ok) throw unusable(`the server answered ${response.status}.`)
  const value: unknown = await response.json().catch(() => {
    throw unusable('it is not JSON.')
  })
  return parseConfig(value)
}
