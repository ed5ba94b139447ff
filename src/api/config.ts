import * as v from 'valibot'

const Config = v.object({
  aggregatorUrl: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
  idKey: v.optional(v.string(), 'pathway-dev-key1'),
  idIv: v.optional(v.string(), 'pathway-dev-iv-1'),
  productName: v.optional(v.pipe(v.string(), v.nonEmpty()), 'Pathway'),
  policyFileName: v.optional(v.pipe(v.string(), v.nonEmpty()), 'privacy-policy.pdf'),
  maintenance: v.optional(v.boolean(), false),
})

/**
 * What one build needs to know of its environment, read from `config.json` beside the page. The id key and IV are
 * public (anyone can read them in the browser); the defaults are for development.
 */
export type PortalConfig = v.InferOutput<typeof Config>

export const defaultConfig: PortalConfig = v.parse(Config, {})

/** Checks a configuration; throws an error whose message says in words what is wrong with it. */
export function parseConfig(value: unknown): PortalConfig {
  const { success, output, issues } = v.safeParse(Config, value)
  if (success) return output
  const [first] = issues
  throw new Error(`config.json is not usable: ${v.getDotPath(first) ?? 'the file'}: ${first.message}`)
}

/** Reads `config.json`; a missing file means the defaults. */
export async function loadConfig(read: typeof fetch): Promise<PortalConfig> {
  const response = await read('/config.json', { cache: 'no-store' })
  if (response.status === 404) return defaultConfig
  const value: unknown = await response.json().catch(() => null)
  return parseConfig(value)
}
