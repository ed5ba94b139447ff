/**
 * What one build needs to know of its environment, read from `config.json` beside the page. `aggregatorUrl` is the
 * aggregator's host, empty for the page's own. `paymentHosts` are the other hosts that may ask for a payment. The id key and IV
 * are public (anyone can read them in the browser); the defaults are for development.
 */
export interface PortalConfig {
  readonly aggregatorUrl: string
  readonly idKey: string
  readonly idIv: string
  readonly productName: string
  readonly policyFileName: string
  readonly maintenance: boolean
  readonly paymentHosts: readonly string[]
}

export const defaultConfig: PortalConfig = {
  aggregatorUrl: '',
  idKey: 'pathway-dev-key1',
  idIv: 'pathway-dev-iv-1',
  productName: 'Pathway',
  policyFileName: 'privacy-policy.pdf',
  maintenance: false,
  paymentHosts: [],
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

/** Where the aggregator's calls stand: its host, or the page's own, with the path that all calls share. */
export const apiRootOf = ({ aggregatorUrl }: Pick<PortalConfig, 'aggregatorUrl'>, origin: string): string =>
  `${(aggregatorUrl || origin).replace(/\/+$/, '')}/api/aggregate/v1`

const unusable = (why: string) => new Error(`config.json cannot be used: ${why}`)

/**
 * Checks a configuration; throws an error whose message says in words what is wrong with it. By hand, because the library of
 * schemas is otherwise no part of the first page.
 */
export function parseConfig(value: unknown): PortalConfig {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unusable('the file: Expected an object.')
  const given: Readonly<Record<string, unknown>> = { ...defaultConfig, ...value }
  const check = <T>(name: keyof PortalConfig, isFine: (content: unknown) => content is T, expected: string): T => {
    const content = given[name]
    if (isFine(content)) return content
    throw unusable(`${name}: Expected ${expected}.`)
  }
  const isText = (content: unknown) => typeof content === 'string'
  const isFilled = (content: unknown): content is string => typeof content === 'string' && content !== ''
  const isAddress = (content: unknown): content is string => typeof content === 'string' && (content === '' || isWebAddress(content))
  const areTexts = (content: unknown): content is string[] => Array.isArray(content) && content.every(isText)
  const isFlag = (content: unknown) => typeof content === 'boolean'
  return {
    aggregatorUrl: check('aggregatorUrl', isAddress, 'an address that begins with http:// or https://'),
    idKey: check('idKey', isText, 'a text'),
    idIv: check('idIv', isText, 'a text'),
    productName: check('productName', isFilled, 'a text that is not empty'),
    policyFileName: check('policyFileName', isFilled, 'a text that is not empty'),
    maintenance: check('maintenance', isFlag, 'true or false'),
    paymentHosts: check('paymentHosts', areTexts, 'a list of hosts'),
  }
}

/**
 * Reads `config.json`. Mode and credentials are those of the preload in `index.html`: otherwise it would be read twice. A
 * missing file means the defaults; anything else that cannot be used throws an error with a plain message.
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
