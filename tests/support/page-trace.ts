import type { Page } from 'playwright/test'
import type { StateValue } from 'xstate'
import type { TraceStep } from '#machines/trace-format.ts'

/** The steps of a page's machines, as the portal's recorder writes them. */
export interface PageTrace {
  /** All steps from the first page on, over reloads and sign-outs, in their order. */
  steps(): readonly TraceStep[]
  /** The transitions that a machine has taken, by `transitionName`. */
  taken(machine: string): ReadonlySet<string>
  /** The states that a machine has entered, as paths below its root: `signedIn`, `signedIn.access`, `signedIn.access.ready`. */
  states(machine: string): ReadonlySet<string>
}

const pathsOf = (value: StateValue, above = ''): string[] =>
  typeof value === 'string'
    ? [`${above}${value}`]
    : Object.entries(value).flatMap(([key, inner]) => [`${above}${key}`, ...(inner ? pathsOf(inner, `${above}${key}.`) : [])])

/**
 * Switches the recording on for every page that the tab opens from now on, so call it before the first `goto`. Steps are
 * read from the tab's storage while the recorder writes them; wait for a later one with `expect.poll`.
 */
export async function recordTrace(page: Page): Promise<PageTrace> {
  // The recorder rewrites a piece of a trace with each new step.
  const pieces = new Map<string, readonly TraceStep[]>()
  await page.exposeBinding('keepTracePiece', (_, name: string, text: string) => void pieces.set(name, JSON.parse(text)))
  await page.addInitScript(() => {
    localStorage.setItem('traceRecording', 'on')
    const keep: unknown = Reflect.get(window, 'keepTracePiece')
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key: string, value: string) {
      setItem.call(this, key, value)
      if (typeof keep === 'function' && /^trace\/\d+$/.test(key)) keep(`${this.getItem('trace/start')} ${key}`, value)
    }
  })
  const steps = () => [...pieces.values()].flat()
  const ofMachine = (machine: string) => steps().filter((step) => step.machine === machine)
  return {
    steps,
    taken: (machine) => new Set(ofMachine(machine).flatMap((step) => step.taken ?? [])),
    states: (machine) => new Set(ofMachine(machine).flatMap(({ value }) => (value === undefined ? [] : pathsOf(value)))),
  }
}
