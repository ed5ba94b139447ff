import { expect, type Page, type Route, type TestInfo } from 'playwright/test'
import type { AnyMachineSnapshot, AnyTransitionDefinition, StateValue } from 'xstate'
import { transitionName } from '#machines/transition-name.ts'
import { recordTrace, type PageTrace } from '#tests/support/page-trace.ts'
import { holesOf } from './chart-parts.ts'
import type { ChartEntry } from './chart-entry.ts'
import type { Move } from './moves.ts'
import { printed } from './printed.ts'
import { toursOf, type Tour } from './tours.ts'
import { groundOf, type Ground } from './walk.ts'

/** How the moves of a chart are made on the real page, and how its states look there. */
export interface PageStand {
  /** Inputs of the catalogue that the page can begin with. */
  readonly inputs: readonly string[]
  /** Brings the page to where the machine begins. */
  open(input: string): Promise<void>
  /** Whether the page lets this happen there. */
  can(move: Move, at: AnyMachineSnapshot): boolean
  /** Makes it happen; `at` is where the machine stands before. */
  make(move: Move, at: AnyMachineSnapshot): Promise<void>
  /** Looks for what must be visible there. */
  see(at: AnyMachineSnapshot): Promise<void>
  /** Whether the machine stands where it should; that is, exactly there, if left out. */
  isSame?(value: StateValue, at: AnyMachineSnapshot): boolean
  /** Whether the page goes on from there by itself: nothing is looked for then. */
  isPassing?(at: AnyMachineSnapshot): boolean
  /** Whether the recorder drops the step that led there, as it does at a sign-out: what is seen has to do then. */
  isForgotten?(at: AnyMachineSnapshot): boolean
  /** Parts that no page can reach, by their label, each with the reason. */
  readonly unreachable: Readonly<Record<string, string>>
}

const often = { intervals: [10], timeout: 10_000 }

/** Calls of the page that wait for what a walk decides, by a pattern of their address. */
export async function hold(page: Page, pattern: string | RegExp) {
  const waiting: Route[] = []
  await page.route(pattern, (route) => void waiting.push(route))
  /** The newest call that the page has not given up. */
  const live = () => waiting.findLast((route) => route.request().failure() === null)
  return {
    /** Lets the call that waits come to its answer; waits for one where none does. */
    async answer(how: (route: Route) => Promise<void>): Promise<void> {
      await expect.poll(() => live() !== undefined, { ...often, message: `a call to ${String(pattern)}` }).toBe(true)
      const route = live()
      if (!route) throw new Error(`The call to ${String(pattern)} was given up.`)
      waiting.splice(waiting.indexOf(route), 1)
      await how(route)
    },
    /** Forgets calls of a page that is gone. */
    drop: () => void waiting.splice(0),
  }
}

const isEqual = (value: StateValue, at: AnyMachineSnapshot) => JSON.stringify(value) === JSON.stringify(at.value)

async function waitFor(trace: PageTrace, machine: string, { isSame = isEqual }: PageStand, at: AnyMachineSnapshot): Promise<void> {
  const now = () => trace.steps().findLast((step) => step.machine === machine)?.value
  const isThere = () => {
    const value = now()
    return value !== undefined && isSame(value, at)
  }
  await expect.poll(() => (isThere() ? at.value : now()), { ...often, message: `where ${machine} stands` }).toEqual(at.value)
}

/** Where a move leaves the machine standing, nothing but the record tells that it was taken; other ways there count too. */
async function waitForRecord(trace: PageTrace, machine: string, taken: readonly AnyTransitionDefinition[]): Promise<void> {
  const names = taken.map(transitionName)
  const isRecorded = () => names.every((name) => trace.taken(machine).has(name))
  await expect
    .poll(isRecorded, { ...often, timeout: 1000 })
    .toBe(true)
    .catch(() => {})
}

/** Gives the transitions that were seen to be taken, where the recorder could not tell. */
async function walk(tour: Tour, stand: PageStand, trace: PageTrace, machine: string): Promise<readonly AnyTransitionDefinition[]> {
  // The recorder comes to a machine that has begun.
  const witnessed: AnyTransitionDefinition[] = [...tour.taken]
  const steps: { event: { type: string } }[] = []
  try {
    await stand.open(tour.input)
    const rest = async (at: AnyMachineSnapshot) => {
      if (stand.isPassing?.(at)) return
      if (!stand.isForgotten?.(at)) await waitFor(trace, machine, stand, at)
      await stand.see(at)
    }
    await rest(tour.start)
    let before = tour.start
    for (const { move, at, taken } of tour.stops) {
      steps.push({ event: { ...move.event } })
      await stand.make(move, before)
      await rest(at)
      if (stand.isForgotten?.(at)) witnessed.push(...taken)
      else await waitForRecord(trace, machine, taken)
      before = at
    }
    return witnessed
  } catch (error) {
    throw new Error(printed({ trouble: String(error), trace: { version: 1, machine, input: tour.input, steps } }), { cause: error })
  }
}

/** Which parts of a chart a page has reached, by what its recorder wrote down. */
function reachedOf({ parts, machine }: Ground, trace: PageTrace, witnessed: readonly AnyTransitionDefinition[]): ReadonlySet<unknown> {
  const [taken, stood] = [trace.taken(machine.id), trace.states(machine.id)]
  const transitions = [...parts.transitions.keys()].filter((one) => taken.has(transitionName(one)) || witnessed.includes(one))
  const sources = [...transitions.map(({ source }) => source), ...witnessed.flatMap(({ target }) => target ?? [])]
  const states = [...parts.states.keys()].filter(
    (node) => stood.has(node.path.join('.')) || sources.some((source) => source === node || isWithin(source.path, node.path)),
  )
  return new Set<unknown>([...transitions, ...states])
}

const isWithin = (path: readonly string[], above: readonly string[]) => above.every((key, at) => path[at] === key)

/**
 * Walks a chart on the real page: all tours that the page allows. Gives the labels of what was not reached and has no
 * reason, and attaches how much was.
 */
export async function walkPage(
  page: Page,
  info: TestInfo,
  entry: ChartEntry,
  makeStand: (page: Page) => Promise<PageStand>,
): Promise<readonly string[]> {
  const ground = groundOf(entry)
  const trace = await recordTrace(page)
  const stand = await makeStand(page)
  const tours = toursOf(ground, stand.inputs, (move, at) => stand.can(move, at))
  const witnessed: AnyTransitionDefinition[] = []
  for (const tour of tours) witnessed.push(...(await walk(tour, stand, trace, ground.machine.id)))
  const reached = reachedOf(ground, trace, witnessed)
  const { states, transitions } = ground.parts
  const holes = holesOf(ground.parts, reached, stand.unreachable)
  const count = (parts: ReadonlyMap<unknown, string>) => [[...parts.keys()].filter((part) => reached.has(part)).length, parts.size]
  const body = JSON.stringify({
    title: entry.title,
    states: count(states),
    transitions: count(transitions),
    walks: tours.length,
    moves: tours.reduce((sum, { stops }) => sum + stops.length, 0),
    holes,
    unreachable: stand.unreachable,
  })
  await info.attach('chart', { body, contentType: 'application/json' })
  return holes
}
