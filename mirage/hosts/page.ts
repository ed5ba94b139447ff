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
  /** Handles requests that are not calls of the aggregator; they are refused by default. */
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
  const aggregator = createAggregator({ scenario, tokenSeconds, latencyMs, clock, askApproval: (question) => confirm(question) })
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

const markStyle = {
  position: 'fixed',
  insetBlockEnd: '0',
  insetInlineStart: '0',
  zIndex: '2147483647',
  margin: '0',
  padding: '2px 8px',
  font: '600 12px/20px sans-serif',
  color: '#fff',
  background: '#7a1fa2',
  pointerEvents: 'none',
}

/** Says on every screen of a demonstration, for as long as the page is open, that its data are made up. */
export function showDemoBadge(page: Document): void {
  const mark = page.createElement('aside')
  mark.textContent = 'Demo data'
  Object.assign(mark.style, markStyle)
  page.body.append(mark)
}
