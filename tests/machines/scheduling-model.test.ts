import { array, assert, asyncProperty, constant, constantFrom, oneof, record, type Arbitrary } from 'fast-check'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { heldDates, isSelectedUnsaved, unsavedDays } from '#machines/blocks/scheduling-drafts.ts'
import { schedulingMachine } from '#machines/blocks/scheduling.machine.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling-types.ts'
import { biology, card, dates, day, input, physics, select, start } from './scheduling-start.ts'

/** What a person can do, in the smallest words: the model below does the same on plain sets. */
type Deed =
  | { do: 'place' | 'remove' | 'version'; module: 1 | 2; slot: 1 | 2 }
  | { do: 'move'; module: 1 | 2; from: 1 | 2; to: 1 | 2 }
  | { do: 'undo' | 'save' | 'clear' }
  | { do: 'date'; date: 0 | 1 | 2 }

const either = <A extends number>(...values: readonly A[]) => constantFrom(...values)
const deed: Arbitrary<Deed> = oneof(
  { weight: 5, arbitrary: record({ do: constantFrom('place', 'version', 'remove'), module: either(1, 2), slot: either(1, 2) }) },
  { weight: 2, arbitrary: record({ do: constant('move'), module: either(1, 2), from: either(1, 2), to: either(1, 2) }) },
  { weight: 1, arbitrary: record({ do: constantFrom('undo', 'save', 'clear') }) },
  { weight: 2, arbitrary: record({ do: constant('date'), date: either(0, 1, 2) }) },
)

/** A day of the model: for each slot, modules in order, each with whether version V1 is chosen. */
type Cards = [string, boolean][]
type Day = [Cards, Cards]
type Removed = { slot: number; index: number; card: [string, boolean] }

const copy = (slots: Day): Day => structuredClone(slots)
const sorted = (slots: Day) => JSON.stringify(slots.map((cards) => [...cards].sort((a, b) => a[0].localeCompare(b[0]))))

/** The schedule as the specification tells it, without a machine. */
class Model {
  at = 0
  saved: Day[] = [0, 1, 2].map(() => [[], []])
  draft: Day[] = [0, 1, 2].map(() => [[], []])
  removed: Removed[] = []
  sent: [number, Day][] = []

  get day(): Day {
    return this.draft[this.at] ?? [[], []]
  }
  slot(number: number): Cards {
    return this.day[number - 1] ?? []
  }
  find(module: number, slot: number) {
    return this.slot(slot).findIndex(([id]) => id === String(module))
  }
  tidy() {
    this.removed = this.removed.filter(({ slot, card: [id] }) => !this.slot(slot).some(([other]) => other === id))
  }
  save() {
    this.sent.push([this.at, copy(this.day)])
    this.saved[this.at] = copy(this.day)
    this.removed = []
  }

  act(each: Deed): void {
    switch (each.do) {
      case 'place':
        if (this.find(each.module, each.slot) < 0) this.slot(each.slot).push([String(each.module), false])
        break
      case 'version': {
        const found = this.slot(each.slot)[this.find(each.module, each.slot)]
        if (found) found[1] = !found[1]
        break
      }
      case 'remove': {
        const index = this.find(each.module, each.slot)
        const [gone] = index < 0 ? [] : this.slot(each.slot).splice(index, 1)
        if (gone) this.removed.push({ slot: each.slot, index, card: gone })
        break
      }
      case 'move': {
        const index = this.find(each.module, each.from)
        if (index < 0 || this.find(each.module, each.to) >= 0) return
        this.slot(each.to).push(...this.slot(each.from).splice(index, 1))
        break
      }
      case 'undo': {
        const last = this.removed.pop()
        if (last) this.slot(last.slot).splice(last.index, 0, last.card)
        break
      }
      case 'clear':
        this.draft[this.at] = copy(this.saved[this.at] ?? [[], []])
        this.removed = []
        break
      case 'save':
        this.save()
        break
      case 'date':
        if (each.date === this.at) return
        if (this.slot(1)[0]?.[1]) this.save()
        this.at = each.date
        this.removed = []
    }
    this.tidy()
  }
}

const named = { 1: physics, 2: biology }

const eventOf = (each: Deed, lastRemoval: number): SchedulingEvent => {
  switch (each.do) {
    case 'place':
      return { type: 'module.place', module: named[each.module], slot: each.slot }
    case 'remove':
      return { type: 'module.remove', module: named[each.module], slot: each.slot }
    case 'version':
      return { type: 'version.toggle', card: { slot: each.slot, moduleId: String(each.module) }, version: 'V1' }
    case 'move':
      return { type: 'module.move', module: named[each.module], from: each.from, to: each.to }
    case 'undo':
      return { type: 'removal.undo', id: lastRemoval }
    case 'save':
      return { type: 'step.save' }
    case 'clear':
      return { type: 'step.clear' }
    default:
      return select(dates[each.date]?.date ?? '')
  }
}

const toSlots = (model: Day) =>
  day(...model.map((cards) => cards.map(([id, on]) => card(id === '1' ? physics : biology, on ? ['V1'] : []))))

describe('any sequence of deeds', () => {
  it('sends what the specification says, and shows it, and marks what is unsaved', async () => {
    await assert(
      asyncProperty(array(deed, { maxLength: 40 }), async (deeds) => {
        const run = await start()
        const model = new Model()
        for (const each of deeds) {
          await run.send(eventOf(each, run.context().removals.at(-1)?.id ?? 0))
          model.act(each)
          expect(run.slots()).toEqual(toSlots(model.day))
        }
        expect(run.sent.map(({ dateId, slots }) => [dateId, slots])).toEqual(
          model.sent.map(([at, slots]) => [dates[at]?.id, toSlots(slots)]),
        )
        const unsaved = dates.filter((_, at) => sorted(model.draft[at] ?? [[], []]) !== sorted(model.saved[at] ?? [[], []]))
        expect(unsavedDays(run.context()).map(({ dateId }) => dateId)).toEqual(unsaved.map(({ id }) => id))
        expect(run.context().facts.isDirty).toBe(unsaved.length > 0)
      }),
      { numRuns: 200 },
    )
  })
})

const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.scheduling.${state}`, output })
const failed = (state: string) => ({ type: `xstate.error.actor.0.scheduling.${state}`, error: new Error('refused') })

describe('the chart', () => {
  it('reaches every state by what people and ports do', () => {
    const stored = { kind: 'saved', message: 'Saved.', savedAt: 1 }
    // Answers of ports are events of the machine, though not of its vocabulary.
    const events = [
      done('opening.loading', { dates, draft: null }),
      done('opening.loading', { dates: [], draft: null }),
      failed('opening.loading'),
      done('turning.loading', { dateId: 'd1', date: '2027-05-24', slots: day([], []) }),
      done('turning.loading', { dateId: 'd1', date: '2027-05-24', slots: [] }),
      failed('turning.loading'),
      done('saving', stored),
      done('saving', { kind: 'conflict', theirs: day([card(biology)], []) }),
      failed('saving'),
      { type: 'day.retry' },
      { type: 'module.place', module: physics, slot: 1 },
      { type: 'module.remove', module: physics, slot: 1 },
      { type: 'version.toggle', card: { slot: 1, moduleId: '1' }, version: 'V1' },
      select('2027-05-24'),
      select('2027-05-25'),
      { type: 'step.save' },
      { type: 'step.next' },
      { type: 'step.clear' },
      { type: 'conflict.keepMine' },
      { type: 'conflict.takeTheirs' },
      { type: 'conflict.cancel' },
    ] as readonly SchedulingEvent[]
    const paths = getShortestPaths(schedulingMachine, {
      input,
      events,
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.selected?.id, isSelectedUnsaved(context), heldDates(context).length > 0, context.goal.kind]),
      limit: 20_000,
    })
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
    expect(reached).toEqual(
      new Set(
        [
          { opening: 'loading' },
          { opening: 'unavailable' },
          'empty',
          { turning: 'loading' },
          { turning: 'unavailable' },
          { editing: 'clean' },
          { editing: 'unsaved' },
          { editing: 'failed' },
          'saving',
          'conflicting',
          'done',
        ].map((value) => JSON.stringify(value)),
      ),
    )
  })
})
