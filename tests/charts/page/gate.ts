import type { Page, Route } from 'playwright/test'

export type Answer = (route: Route) => Promise<unknown>

export const pass: Answer = (route) => route.continue()
/** What the aggregator says of a refusal, which no machine mistakes for a broken network. */
export const refusal = 'No.'
export const refuse: Answer = (route) =>
  route.fulfill({ status: 400, json: { code: 400, message: 'Bad Request', description: refusal, data: null } })

/** The network breaks off before an answer. */
export const breakOff: Answer = (route) => route.abort('connectionreset')

/** Calls of the page that wait until it is decided how they end; those that come later end in the same way. */
export interface Gate {
  open(how: Answer): Promise<void>
  /** Lets the calls that come from now on wait. */
  shut(): void
  /** Forgets calls of a page that is gone, and lets new ones wait. */
  drop(): void
}

export async function gateOf(page: Page, pattern: string | RegExp): Promise<Gate> {
  const waiting: Route[] = []
  let now: Answer | null = null
  await page.route(pattern, async (route) => {
    if (now) await now(route)
    else waiting.push(route)
  })
  return {
    open: async (how) => {
      now = how
      for (const route of waiting.splice(0)) await how(route)
    },
    shut: () => {
      now = null
    },
    drop: () => {
      now = null
      waiting.splice(0)
    },
  }
}
