import { systemClock, type Clock } from '../clock.ts'
import type { ScenarioName } from '../scenario.ts'
import { createAggregator, type Aggregator } from '../server.ts'

export interface PageHostOptions {
  /** 'demo' if left out. */
  readonly scenario?: ScenarioName
  /** Seconds, 1800 if left out. */
  readonly tokenSeconds?: number
  /** Milliseconds, 0 if left out. */
  readonly latencyMs?: number
  readonly clock?: Clock
  /** Takes what is not a call of the aggregator; such a request is refused if left out. */
  fetch?(request: Request): Promise<Response>
}

/** An aggregator inside the page, for stories and the in-page demo: `fetch` is handed to the client. */
export interface PageHost {
  readonly aggregator: Aggregator
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
}

/** Makes an aggregator of the page's own; its data end with the page. */
export function createPageHost(options: PageHostOptions = {}): PageHost {
  const { scenario = 'demo', tokenSeconds = 1800, latencyMs = 0, clock = systemClock } = options
  const aggregator = createAggregator({ scenario, tokenSeconds, latencyMs, clock })
  return {
    aggregator,
    fetch: async (input, init) => {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init)
      if (aggregator.owns(new URL(request.url))) return aggregator.handle(request)
      if (options.fetch) return options.fetch(request)
      throw new TypeError(`${request.method} ${request.url} is no call of the aggregator.`)
    },
  }
}
