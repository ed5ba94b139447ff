import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, type Page, type Route, type TestInfo } from 'playwright/test'
import type { AnyMachineSnapshot, AnyTransitionDefinition, StateValue } from 'xstate'
import type { Trace, TraceStep } from '#machines/trace-format.ts'
import { transitionName } from '#machines/transition-name.ts'
import { writeTrace } from '#src/devtools/player/trace-file.ts'
import { disableAnimations } from '#tests/support/disable-animations.ts'
import { recordTrace, type PageTrace } from '#tests/support/page-trace.ts'
import { holesOf, staleOf } from './chart-parts.ts'
import type { ChartEntry } from './chart-entry.ts'
import { chartEntries } from './entries.ts'
import type { Move } from './moves.ts'
import { formatFailure } from './format-failure.ts'
import { inputOf, randomTours, stepOf, toursOf, type Tour } from './tours.ts'
import { walkableOf, type WalkableChart } from './walk.ts'

/** Makes the moves of a chart on the real page, and checks its states there. */
export interface PageDriver {
  /** Inputs of the entry that the page can begin with. */
  readonly inputs: readonly string[]
  /** Opens the page in the machine's initial state. */
  open(input: string): Promise<void>
  /** Whether the page offers the move in this state. */
  can(move: Move, at: AnyMachineSnapshot): boolean
  /** Makes the move; `at` is the snapshot before it. */
  make(move: Move, at: AnyMachineSnapshot): Promise<void>
  /** Checks what must be visible in this state. */
  see(at: AnyMachineSnapshot): Promise<void>
  /** Whether the state of the page is the expected one; compared exactly by default. */
  isSame?(value: StateValue, at: AnyMachineSnapshot): boolean
  /** Whether the page leaves the state by itself: then nothing is checked. */
  isPassing?(at: AnyMachineSnapshot): boolean
  /** Whether the recorder drops the step that led there, as at a sign-out: then only the visible page is checked. */
  isForgotten?(at: AnyMachineSnapshot): boolean
  /** Parts that no page can reach, by their label, each with the reason. */
  readonly unreachable: Readonly<Record<string, string>>
}

/** How often and how long a walk polls for what the page does by itself. */
export const often = { intervals: [10], timeout: 10_000 }

/** Calls of the page that wait for an answer of the walk, by a pattern of their address. */
export async function hold(page: Page, pattern: string | RegExp) {
  const waiting: Route[] = []
  await page.route(pattern, (route) => void waiting.push(route))
  /** The newest call that the page has not aborted. */
  const live = () => waiting.findLast((route) => route.request().failure() === null)
  return {
    /** Answers the waiting call, or the next one that comes. */
    async answer(how: (route: Route) => Promise<unknown>): Promise<void> {
      await expect.poll(() => live() !== undefined, { ...often, message: `a call to ${String(pattern)}` }).toBe(true)
      const route = live()
      if (!route) throw new Error(`The call to ${String(pattern)} was given up.`)
      waiting.splice(waiting.indexOf(route), 1)
      await how(route)
    },
    /** Forgets calls of a closed page. */
    drop: () => void waiting.splice(0),
  }
}

const isEqual = (value: StateValue, at: AnyMachineSnapshot) => JSON.stringify(value) === JSON.stringify(at.value)

/** A chart with the page that it is walked on and the record of that page. */
interface Course {
  readonly chart: WalkableChart
  readonly driver: PageDriver
  readonly trace: PageTrace
}

const standing = ({ chart, trace }: Course) => trace.steps().findLast((step) => step.machine === chart.machine.id)?.value

async function waitFor(course: Course, at: AnyMachineSnapshot): Promise<void> {
  const { isSame = isEqual } = course.driver
  const isThere = () => {
    const value = standing(course)
    return value !== undefined && isSame(value, at)
  }
  await expect
    .poll(() => (isThere() ? at.value : standing(course)), { ...often, message: `where ${course.chart.machine.id} stands` })
    .toEqual(at.value)
}

/** A move that keeps the state shows only in the record; a step of an earlier tour counts too. */
async function waitForRecord({ chart, trace }: Course, taken: readonly AnyTransitionDefinition[]): Promise<void> {
  const names = taken.map(transitionName)
  const isRecorded = () => names.every((name) => trace.taken(chart.machine.id).has(name))
  await expect
    .poll(isRecorded, { ...often, timeout: 1000 })
    .toBe(true)
    .catch(() => {})
}

/** The result of a tour. */
interface Walked {
  /** Transitions that were taken while nothing was recorded. */
  readonly witnessed: readonly AnyTransitionDefinition[]
  /** How the page departed from its chart, and the steps to it; null if it did not. */
  readonly failure: { readonly failure: string; readonly trace: Trace } | null
}

async function walk(course: Course, tour: Tour): Promise<Walked> {
  const { chart, driver } = course
  // A walk may use other inputs and answers than a replay has.
  const catalogue = chartEntries.find(({ id }) => id === chart.entry.id) ?? chart.entry
  // The recorder starts after the machine.
  const witnessed: AnyTransitionDefinition[] = [...tour.taken]
  const steps: TraceStep[] = []
  let heading = tour.start
  const rest = async () => {
    if (driver.isPassing?.(heading)) return
    if (!driver.isForgotten?.(heading)) await waitFor(course, heading)
    await driver.see(heading)
  }
  try {
    await driver.open(tour.input)
    await rest()
    for (const stop of tour.stops) {
      const { move, at, taken } = stop
      const before = heading
      heading = at
      steps.push(stepOf(stop, catalogue))
      await driver.make(move, before)
      await rest()
      if (driver.isForgotten?.(at)) witnessed.push(...taken)
      else await waitForRecord(course, taken)
    }
    return { witnessed, failure: null }
  } catch (error) {
    // The last step has the state of the page, which a replay compares with its chart.
    const value = standing(course)
    const last = steps.pop()
    const { isSame = isEqual } = driver
    if (last) steps.push(value === undefined || isSame(value, heading) ? last : { ...last, value })
    const failure = stripVTControlCharacters(String(error))
    return {
      witnessed,
      failure: { failure, trace: { version: 1, machine: chart.machine.id, input: inputOf(tour.input, catalogue), note: failure, steps } },
    }
  }
}

/** The parts of a chart that a page has reached, by its record. */
function reachedOf(
  { parts, machine }: WalkableChart,
  trace: PageTrace,
  witnessed: readonly AnyTransitionDefinition[],
): ReadonlySet<unknown> {
  const [taken, stood] = [trace.taken(machine.id), trace.states(machine.id)]
  const transitions = [...parts.transitions.keys()].filter((one) => taken.has(transitionName(one)) || witnessed.includes(one))
  const sources = [...transitions.map(({ source }) => source), ...witnessed.flatMap(({ target }) => target ?? [])]
  const states = [...parts.states.keys()].filter(
    (node) => stood.has(node.path.join('.')) || sources.some((source) => source === node || isWithin(source.path, node.path)),
  )
  return new Set<unknown>([...transitions, ...states])
}

const isWithin = (path: readonly string[], above: readonly string[]) => above.every((key, at) => path[at] === key)

/** The figures of a run, for the table of all charts. */
interface Report {
  readonly title: string
  readonly walks: number
  readonly moves: number
  /** Traces of the failures. */
  readonly failures: readonly string[]
}

const stopsOf = (tours: readonly Tour[]) => tours.reduce((sum, { stops }) => sum + stops.length, 0)

async function courseOn(page: Page, entry: ChartEntry, makeDriver: (page: Page) => Promise<PageDriver>): Promise<Course> {
  await page.addInitScript(disableAnimations)
  const trace = await recordTrace(page)
  return { chart: walkableOf(entry), trace, driver: await makeDriver(page) }
}

/** Saves the steps to a failure in a file that Machines/Replay opens; returns its name. */
function keep(info: TestInfo, { failure, trace }: NonNullable<Walked['failure']>): string {
  const file = info.outputPath('replay.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, writeTrace(trace))
  console.log(`${formatFailure({ failure, trace })}\nSaved: ${relative('.', file)}`)
  return relative('.', file)
}

const attach = (info: TestInfo, name: string, report: Report) =>
  info.attach(name, { body: JSON.stringify(report), contentType: 'application/json' })

/**
 * Walks a chart on the real page: all tours that the page allows, until one fails. Returns the failures: where the page
 * departed from its chart, parts that were not reached without a reason, and parts with a reason that were. Attaches how
 * much was reached.
 */
export async function walkPage(
  page: Page,
  info: TestInfo,
  entry: ChartEntry,
  makeDriver: (page: Page) => Promise<PageDriver>,
): Promise<readonly string[]> {
  const course = await courseOn(page, entry, makeDriver)
  const { chart, driver, trace } = course
  const tours = toursOf(chart, driver.inputs, driver.can)
  const witnessed: AnyTransitionDefinition[] = []
  let failure: Walked['failure'] = null
  for (const tour of tours) {
    const walked = await walk(course, tour)
    witnessed.push(...walked.witnessed)
    failure = walked.failure
    if (failure) break
  }
  const failures = failure ? [keep(info, failure)] : []
  const reached = reachedOf(chart, trace, witnessed)
  const { states, transitions } = chart.parts
  const holes = [...holesOf(chart.parts, reached, driver.unreachable), ...staleOf(chart.parts, reached, driver.unreachable)]
  const count = (parts: ReadonlyMap<unknown, string>) => [[...parts.keys()].filter((part) => reached.has(part)).length, parts.size]
  const all = { states: count(states), transitions: count(transitions), holes, unreachable: driver.unreachable }
  await attach(info, 'chart', { title: entry.title, walks: tours.length, moves: stopsOf(tours), failures, ...all })
  return [...(failure ? [failure.failure] : []), ...holes]
}

/** Random walks, each with its own seed, counted up from the first. */
export interface RandomWalks {
  readonly seed: number
  readonly walks: number
  /** Moves of each walk. */
  readonly steps: number
}

/** Walks a chart on the real page at random, until a walk fails. Returns the failure, and attaches how far the walks went. */
export async function walkPageAtRandom(
  page: Page,
  info: TestInfo,
  entry: ChartEntry,
  makeDriver: (page: Page) => Promise<PageDriver>,
  { seed, walks, steps }: RandomWalks,
): Promise<readonly string[]> {
  const course = await courseOn(page, entry, makeDriver)
  const { chart, driver } = course
  const seeds = Array.from({ length: walks }, (_, turn) => seed + turn)
  const tours = seeds.flatMap((one) => randomTours(chart, driver.inputs, driver.can, one, steps).map((tour) => ({ ...tour, seed: one })))
  let failure: Walked['failure'] = null
  for (const tour of tours) {
    const { failure: found } = await walk(course, tour)
    const told = `On the walk of seed ${tour.seed}: ${found?.failure}`
    failure = found && { failure: told, trace: { ...found.trace, note: told } }
    if (failure) break
  }
  const failures = failure ? [keep(info, failure)] : []
  await attach(info, 'wandering', { title: entry.title, walks: tours.length, moves: stopsOf(tours), failures })
  return failure ? [failure.failure] : []
}
