import { Board } from './proposal-board.ts'
import type { Cell, Elsewhere, Placed, Proposal, ProposalOrder, Refusal, Unplaced } from './proposal-types.ts'

/** How many moves and swaps are tried after the first placing. */
const searchSteps = 20_000
/** How many steps pass between two looks at the time. */
const stepsBetweenLooks = 256

/** Whole numbers from 0 up to a bound (mulberry32): the same seed gives the same ones in every engine. */
function seededNumbers(seed: number): (bound: number) => number {
  let state = seed | 0
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Places modules in the slots of a block: no clash, no prohibited pair in a slot, at most two papers a day of a combination,
 * no holiday, no slot that a clock closes, at most six modules in a slot; what stands stays. Among what is allowed it looks
 * for the least cost: first each module into its cheapest cell, then seeded moves and swaps that do not worsen.
 * `isOver` is asked now and then; a true one ends the search with what was found.
 */
export function propose(order: ProposalOrder, isOver: () => boolean = () => false): Proposal {
  const board = new Board(order)
  const standing = new Set(order.standing.map(({ moduleId }) => moduleId))
  const modules = sorted(
    [...new Set(order.moduleIds)].filter((moduleId) => !standing.has(moduleId)),
    board,
  )
  const places = new Map<string, number>()
  settleEach(board, places, modules)
  const isCutShort = improve(board, modules, places, seededNumbers(order.seed), isOver)
  // The random search may leave a module in any of several equal cells: the first of them is easier to explain.
  settleEach(board, places, modules)
  const placed = modules.flatMap((moduleId) => {
    const cell = places.get(moduleId)
    return cell === undefined ? [] : [explained(board, moduleId, cell)]
  })
  const unplaced = modules.flatMap((moduleId) => (places.has(moduleId) ? [] : [refused(board, moduleId)]))
  return { placed, unplaced, cost: totalCost(board, places), twoOnDay: board.twoOnDay(), isCutShort }
}

/** The hardest to place first: with the most partners, then the most students, then by id. */
function sorted(moduleIds: readonly string[], board: Board): readonly string[] {
  return moduleIds.toSorted(
    (one, other) =>
      board.partnersOf(other).size - board.partnersOf(one).size || board.studentsOf(other) - board.studentsOf(one) || byText(one, other),
  )
}

function settle(board: Board, places: Map<string, number>, moduleId: string, cell: number): void {
  board.put(moduleId, cell)
  places.set(moduleId, cell)
}

/** Puts each module into its cheapest cell as the others stand. */
function settleEach(board: Board, places: Map<string, number>, modules: readonly string[]): void {
  for (const moduleId of modules) {
    const from = places.get(moduleId)
    if (from !== undefined) board.take(moduleId, from)
    const cell = cheapestCell(board, moduleId)
    if (cell !== null) settle(board, places, moduleId, cell)
  }
}

const allCells = (board: Board) => Array.from({ length: board.cells }, (_, cell) => cell)

/** The cheapest cell that is allowed, the first of equal ones; null without any. */
function cheapestCell(board: Board, moduleId: string): number | null {
  let best: { readonly cell: number; readonly cost: number } | null = null
  for (const cell of allCells(board)) {
    if (!board.allows(moduleId, cell)) continue
    const cost = board.costOf(moduleId, cell)
    if (best === null || cost < best.cost) best = { cell, cost }
  }
  return best?.cell ?? null
}

/** Tries moves and swaps, and keeps those that do not worsen; gives whether it was stopped before the last. */
function improve(
  board: Board,
  modules: readonly string[],
  places: Map<string, number>,
  next: (bound: number) => number,
  isOver: () => boolean,
): boolean {
  if (modules.length === 0 || board.cells === 0) return false
  for (let step = 0; step < searchSteps; step += 1) {
    if (step % stepsBetweenLooks === 0 && isOver()) return true
    const moduleId = modules[next(modules.length)] ?? ''
    const isSwap = next(2) === 1
    const other = modules[next(modules.length)] ?? ''
    const cell = next(board.cells)
    const from = places.get(moduleId)
    const otherCell = places.get(other)
    if (from === undefined) {
      // A module without a place takes the first one that a move has opened.
      if (board.allows(moduleId, cell)) settle(board, places, moduleId, cell)
    } else if (!isSwap) move(board, places, moduleId, from, cell)
    else if (otherCell !== undefined && otherCell !== from) swap(board, places, [moduleId, from], [other, otherCell])
  }
  return false
}

function move(board: Board, places: Map<string, number>, moduleId: string, from: number, to: number): void {
  if (from === to) return
  board.take(moduleId, from)
  const isBetter = board.allows(moduleId, to) && board.costOf(moduleId, to) <= board.costOf(moduleId, from)
  settle(board, places, moduleId, isBetter ? to : from)
}

type Standing = readonly [moduleId: string, cell: number]

function swap(board: Board, places: Map<string, number>, [one, from]: Standing, [other, to]: Standing): void {
  board.take(one, from)
  const before = board.costOf(one, from)
  board.take(other, to)
  const old = before + board.costOf(other, to)
  if (board.allows(one, to)) {
    const first = board.costOf(one, to)
    board.put(one, to)
    if (board.allows(other, from) && first + board.costOf(other, from) <= old) {
      places.set(one, to)
      settle(board, places, other, from)
      return
    }
    board.take(one, to)
  }
  board.put(one, from)
  board.put(other, to)
}

/** The cost of all placements together: each pair counts once. */
function totalCost(board: Board, places: ReadonlyMap<string, number>): number {
  let cost = 0
  for (const [moduleId, cell] of places) {
    board.take(moduleId, cell)
    cost += board.costOf(moduleId, cell)
  }
  for (const [moduleId, cell] of places) board.put(moduleId, cell)
  return cost
}

/** Why a module stands in its cell, and why in no other one. */
function explained(board: Board, moduleId: string, cell: number): Placed {
  board.take(moduleId, cell)
  const at = board.cellOf(cell)
  const cost = board.costOf(moduleId, cell)
  const second = board.secondPapers(moduleId, at.date)
  const equal = allCells(board).filter((other) => other !== cell && board.allows(moduleId, other) && board.costOf(moduleId, other) === cost)
  const elsewhere = board.order.dates.flatMap((_, date) =>
    date === at.date ? onOwnDate(board, moduleId, at, cost) : [onDate(board, moduleId, date, cost)],
  )
  const otherDates = elsewhere.filter(({ onlySlot }) => onlySlot === null)
  const apartFrom = board.prohibitedOn({ moduleId, ...at })
  board.put(moduleId, cell)
  return {
    moduleId,
    ...at,
    students: board.studentsOf(moduleId),
    cost,
    second,
    isOnlyFreeDate:
      second.students === 0 && otherDates.length > 0 && otherDates.every((other) => other.refusals !== null || other.second.students > 0),
    apartFrom,
    equal: equal.map(board.cellOf),
    elsewhere,
  }
}

const slotsOf = (board: Board, date: number): readonly Cell[] =>
  Array.from({ length: board.order.slotsPerDay }, (_, slot) => ({ date, slot }))

/** The refusals of all slots of a date, the same one once. */
function refusalsOn(board: Board, moduleId: string, date: number): readonly Refusal[] {
  const found = slotsOf(board, date).flatMap((cell) => {
    const refusal = board.refusal(moduleId, board.numberOf(cell))
    return refusal ? [refusal] : []
  })
  return [...new Map(found.map((refusal) => [JSON.stringify(refusal), refusal])).values()]
}

/** What speaks against a date for a module that stands nowhere. */
function onDate(board: Board, moduleId: string, date: number, cost: number): Elsewhere {
  const allowed = slotsOf(board, date).filter((cell) => board.allows(moduleId, board.numberOf(cell)))
  const best = allowed
    .map((cell) => ({ slot: cell.slot, extraCost: board.costOf(moduleId, board.numberOf(cell)) - cost }))
    .toSorted((one, other) => one.extraCost - other.extraCost)[0]
  return best
    ? { date, onlySlot: null, refusals: null, ...best, second: board.secondPapers(moduleId, date) }
    : { date, onlySlot: null, refusals: refusalsOn(board, moduleId, date) }
}

const noSecondPapers = { students: 0, moduleIds: [] }

/** What speaks against the other slots of a module's own date; nothing speaks against one that is as good. */
function onOwnDate(board: Board, moduleId: string, at: Cell, cost: number): readonly Elsewhere[] {
  return slotsOf(board, at.date).flatMap((cell): readonly Elsewhere[] => {
    const { date, slot } = cell
    if (slot === at.slot) return []
    const number = board.numberOf(cell)
    const refusal = board.refusal(moduleId, number)
    if (refusal) return [{ date, onlySlot: slot, refusals: [refusal] }]
    const extraCost = board.costOf(moduleId, number) - cost
    // Second papers on the date are the same whichever of its slots the module takes, so they are no reason here.
    return extraCost > 0 ? [{ date, onlySlot: slot, refusals: null, slot, extraCost, second: noSecondPapers }] : []
  })
}

const refused = (board: Board, moduleId: string): Unplaced => ({
  moduleId,
  students: board.studentsOf(moduleId),
  dates: board.order.dates.map((_, date) => ({ date, refusals: refusalsOn(board, moduleId, date) })),
})
