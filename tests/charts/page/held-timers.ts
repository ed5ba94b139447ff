import type { Page } from 'playwright/test'

/** Holds every timer of a length until `passTimers`. Uses nothing outside itself, so that it can be sent to a page. */
function holdTimersIn(lengthMs: number): void {
  const { setTimeout: start, clearTimeout: stop } = window
  const held = new Map<number, () => void>()
  const hold = (run: () => void) => {
    const id = start(() => {}, 2 ** 30)
    held.set(id, run)
    return id
  }
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number, ...given: unknown[]) => (ms === lengthMs ? hold(run) : start(run, ms, ...given)),
    clearTimeout: (id?: number) => {
      held.delete(id ?? 0)
      stop(id)
    },
  })
  window.addEventListener('timers.passed', () => {
    const runs = [...held.values()]
    held.clear()
    for (const run of runs) run()
  })
}

/** Lets the timers of a length last until they are told to pass, in every page that is opened from now on. */
export const holdTimers = (page: Page, lengthMs: number): Promise<unknown> => page.addInitScript(holdTimersIn, lengthMs)

export const passTimers = (page: Page): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('timers.passed')))
