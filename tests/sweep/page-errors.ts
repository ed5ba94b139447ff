import type { BrowserContext } from 'playwright/test'

/** Collects whatever a page may never do: uncaught errors, unhandled rejections, console errors, breaches of its policy. */
export function collectPageErrors(context: BrowserContext) {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    // The browser itself logs each failed call.
    if (message.type() === 'error' && !/^(Failed to load resource|Access to fetch)/.test(message.text()))
      complaints.push(`console: ${message.text()}`)
  })
  return {
    complaints,
    /** Gives the complaints since it was last called. */
    take: () => complaints.splice(0),
  }
}
