import { problem } from './contract.ts'

/** A call as a Mirage route handler gets it. */
export interface RouteRequest {
  readonly method: string
  readonly url: string
  readonly params: Readonly<Record<string, string>>
  readonly queryParams: Readonly<Record<string, string | string[]>>
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody: string
  /** The network address of the caller, empty where it is not known. */
  readonly clientAddress: string
}

type Verb = 'get' | 'post' | 'put' | 'delete' | 'patch' | 'head' | 'options'
type RunRoute = (request: RouteRequest) => Promise<[number | undefined, Record<string, string>, string]>
type Define = (path: string, handler: unknown, ...rest: unknown[]) => void

/** The part of Mirage's server that an interceptor sets and calls. */
interface MirageServer extends Partial<Record<Verb | 'del', Define>> {
  registerRouteHandler(verb: Verb, path: string, handler: unknown, code: number | undefined, options: object): RunRoute
}

interface InterceptorConfig {
  readonly timing?: number
  readonly namespace?: string
  readonly urlPrefix?: string
}

interface Route {
  readonly verb: Verb
  readonly pattern: RegExp
  readonly names: readonly string[]
  /** Higher for more segments that are not parameters. */
  readonly precision: number
  readonly run: RunRoute
}

const verbs: readonly Verb[] = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options']
const bodiless = [101, 204, 205, 304]

type Address = Pick<Route, 'pattern' | 'names' | 'precision'>

// Shared by all aggregators of the process, because each has the same addresses, nearly a thousand.
const compiled = new Map<string, Address>()

const addressOf = (path: string): Address => {
  const address = compiled.get(path) ?? compile(path)
  compiled.set(path, address)
  return address
}

function compile(path: string): Address {
  const segments = path.split('/').filter(Boolean)
  // What follows the name of a parameter belongs to the address, as in `:token.ics`.
  const names = segments.flatMap((segment) => /^:(\w+)/.exec(segment)?.[1] ?? [])
  const plain = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const source = segments.map((segment) => {
    const [, name, end = ''] = /^:(\w+)(.*)$/.exec(segment) ?? []
    return name === undefined ? `/${plain(segment)}` : `/([^/]+)${plain(end)}`
  })
  return { pattern: new RegExp(`^${source.join('')}/?$`), names, precision: segments.length - names.length }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Resolves after `ms` milliseconds; rejects with the signal's reason when it is aborted before. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    if (ms <= 0) return resolve()
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })

/** Never resolves; rejects with the signal's reason when it is aborted. */
export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })

const envelope = (status: 404 | 500, description: string): Response =>
  Response.json(problem(status, description).body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Lets Mirage answer standard Requests with standard Responses, in a page and in Node alike, without replacing anything
 * global: Mirage's own default swaps the page's fetch, knows no Request, drops repeated query parameters and does nothing in
 * Node. Given to `createServer` by its `interceptor` option (present in 0.1.48, absent from its types).
 */
export class FetchInterceptor {
  namespace = ''
  urlPrefix = ''
  timing: number | undefined
  passthroughChecks: unknown[] = []
  // By the number of segments and the first one below the namespace, so that a call tries only a few of nearly a thousand patterns.
  private routes = new Map<string, Route[]>()

  /** Called by Mirage, before the routes are defined. */
  create(server: MirageServer, config: InterceptorConfig): void {
    this.config(config)
    for (const verb of verbs) {
      const define: Define = (path, handler) => {
        const full = `/${this.urlPrefix}/${this.namespace}/${path}`.replaceAll(/\/+/g, '/')
        const run = server.registerRouteHandler(verb, path, handler, undefined, { coalesce: false, timing: undefined })
        const shape = this.shapeOf(full)
        const alike = this.routes.get(shape)
        const route = { verb, ...addressOf(full), run }
        if (alike) alike.push(route)
        else this.routes.set(shape, [route])
      }
      server[verb] = define
      if (verb === 'delete') server.del = define
    }
  }

  config({ timing, namespace, urlPrefix }: InterceptorConfig): void {
    this.timing = timing ?? this.timing
    this.namespace ||= namespace ?? ''
    this.urlPrefix ||= urlPrefix ?? ''
  }

  start(): void {}

  passthrough(): void {}

  shutdown(): void {
    this.routes.clear()
  }

  private shapeOf(path: string): string {
    const segments = path.split('/').filter(Boolean)
    const first = segments[`${this.urlPrefix}/${this.namespace}`.split('/').filter(Boolean).length] ?? ''
    if (first.startsWith(':')) throw new Error(`The address ${path} has to begin with a word.`)
    return `${segments.length} ${first}`
  }

  private routesAt(pathname: string): Route[] {
    return this.routes.get(this.shapeOf(pathname))?.filter(({ pattern }) => pattern.test(pathname)) ?? []
  }

  /** Whether an address is one of the aggregator's. */
  owns(url: URL): boolean {
    const root = `/${this.namespace}`
    return url.pathname === root || url.pathname.startsWith(`${root}/`)
  }

  /** The methods that an address takes. */
  methodsAt({ pathname }: URL): string[] {
    return methodsOf(this.routesAt(pathname))
  }

  /** Answers a request; rejects with the signal's reason when it is aborted, as fetch does. */
  async handle(request: Request, clientAddress = ''): Promise<Response> {
    const url = new URL(request.url)
    const verb = request.method.toLowerCase()
    const hits = this.routesAt(url.pathname).toSorted((a, b) => b.precision - a.precision)
    const route = hits.find((hit) => hit.verb === verb)
    if (!route)
      return hits.length > 0 ? methodNotAllowed(request, hits) : envelope(404, `There is no call ${request.method} ${url.pathname}.`)
    const values = route.pattern.exec(url.pathname) ?? []
    const requestBody = verb === 'get' || verb === 'head' ? '' : await request.text()
    await wait(this.timing ?? 0, request.signal)
    const answer = route.run({
      method: request.method,
      url: request.url,
      params: Object.fromEntries(route.names.map((name, index) => [name, decoded(values[index + 1] ?? '')])),
      queryParams: queryOf(url),
      requestHeaders: Object.fromEntries(request.headers),
      requestBody,
      clientAddress,
    })
    const [status = 200, headers, body] = await Promise.race([answer, untilAborted(request.signal)])
    if (request.signal.aborted) throw request.signal.reason
    return new Response(bodiless.includes(status) || verb === 'head' ? null : body, { status, headers })
  }
}

const methodsOf = (routes: readonly Route[]): string[] => [...new Set(routes.map(({ verb }) => verb.toUpperCase()))]

function methodNotAllowed(request: Request, routes: readonly Route[]): Response {
  const allowed = methodsOf(routes).join(', ')
  const body = {
    code: 405,
    message: 'Method Not Allowed',
    description: `This address takes ${allowed}, not ${request.method}.`,
    data: null,
  }
  return Response.json(body, { status: 405, headers: { allow: allowed, 'cache-control': 'no-store' } })
}

function queryOf(url: URL): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const name of new Set(url.searchParams.keys())) {
    const [first = '', ...more] = url.searchParams.getAll(name)
    query.set(name, more.length > 0 ? [first, ...more] : first)
  }
  return Object.fromEntries(query)
}
