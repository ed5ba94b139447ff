import * as v from 'valibot'
import type { TraceStep } from '#machines/trace-format.ts'
import { createStoredValue, type Place, type StoredValue } from '#src/storage/stored-value.ts'

/** Keys of the tab's storage: the steps in pieces under `trace/1`, `trace/2` …, and when the trace began. */
const tracePrefix = 'trace/'
const startKey = `${tracePrefix}start`
const pieceSize = 100

const StoredSteps = v.array(
  v.looseObject({
    event: v.looseObject({ type: v.string() }),
    machine: v.string(),
    actor: v.string(),
    at: v.number(),
  }),
)

type Steps = readonly TraceStep[]

interface Piece {
  readonly place: StoredValue<Steps>
  readonly steps: TraceStep[]
}

/** The last steps of a trace, kept over reloads of the tab; the oldest go when there are too many. */
export interface TraceStore {
  /** When the trace began, in ms on the recorder's clock; null without a trace. */
  startedAt(): number | null
  begin(at: number): void
  add(step: TraceStep): void
  steps(): Steps
  count(): number
  clear(): void
}

interface TraceStoreOptions {
  /** Null where storage is blocked: the trace then lasts as long as the page. */
  readonly storage: (Place & Pick<Storage, 'key' | 'length'>) | null
  /** How many steps are kept at most. */
  readonly capacity: number
  /** Runs work once the present one is over, so that a burst of steps is written once. */
  readonly defer: (work: () => void) => void
}

const keysOf = (storage: TraceStoreOptions['storage']): string[] => {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  } catch {
    return []
  }
}

const nothing = () => {}

/** Opens the stored trace of the tab, or an empty one. When the storage fails, the trace is kept in memory. */
export function createTraceStore({ storage, capacity, defer }: TraceStoreOptions): TraceStore {
  const start = createStoredValue<number>({
    storage,
    key: startKey,
    parse: (value) => (v.is(v.number(), value) ? value : null),
    onFault: nothing,
  })
  const placeOf = (number: number) =>
    createStoredValue<Steps>({
      storage,
      key: `${tracePrefix}${number}`,
      parse: (value) => (v.is(StoredSteps, value) ? value : null),
      onFault: nothing,
    })
  const numbers = keysOf(storage)
    .filter((key) => /^trace\/\d{1,9}$/.test(key))
    .map((key) => Number(key.slice(tracePrefix.length)))
    .toSorted((one, other) => one - other)
  let last = numbers.at(-1) ?? 0
  const pieces: Piece[] = numbers.map((number) => {
    const place = placeOf(number)
    return { place, steps: [...(place.read() ?? [])] }
  })
  const unwritten = new Set<Piece>()

  const write = () => {
    for (const piece of unwritten) if (pieces.includes(piece)) piece.place.write(piece.steps)
    unwritten.clear()
  }
  const openPiece = (): Piece => {
    const newest = pieces.at(-1)
    if (newest && newest.steps.length < pieceSize) return newest
    last += 1
    const piece = { place: placeOf(last), steps: [] }
    pieces.push(piece)
    while (pieces.length * pieceSize > capacity) pieces.shift()?.place.clear()
    return piece
  }

  return {
    startedAt: () => start.read(),
    begin: (at) => start.write(at),
    add: (step) => {
      const piece = openPiece()
      piece.steps.push(step)
      if (unwritten.size === 0) defer(write)
      unwritten.add(piece)
    },
    steps: () => pieces.flatMap(({ steps }) => steps),
    count: () => pieces.reduce((sum, { steps }) => sum + steps.length, 0),
    clear: () => {
      for (const { place } of pieces.splice(0)) place.clear()
      start.clear()
    },
  }
}
