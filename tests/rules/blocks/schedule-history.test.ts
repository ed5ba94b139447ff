import { array, assert, constantFrom, integer, oneof, property, record as recordOf } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changesBetween,
  maxSteps,
  record,
  stepsOf,
  travelled,
  travelTo,
  type ScheduleHistory,
  type StepName,
} from '#machines/blocks/scheduling/history/history.ts'
import { emptyHistory } from '#machines/blocks/scheduling/history/recorded.ts'
import { move, place, remove, toggleVersion, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import { biology, card, day, physics } from '#tests/machines/scheduling/start.ts'

const first = { dateId: 'd1', date: '2027-05-24' }
const second = { dateId: 'd2', date: '2027-05-25' }
const named: StepName = { kind: 'place', module: 'Physics', slot: 1 }
const version: StepName = {
  kind: 'version',
  module: 'Physics',
  submodule: null,
  version: 'V1',
  isChosen: true,
}
const chemistry = { moduleId: '3', name: 'Chemistry' }

const step = (before: Slots, after: Slots, more: { name?: StepName; at?: number } = {}) => ({
  name: named,
  at: 0,
  ...more,
  changes: changesBetween(first, before, after),
})
const ids = ({ done, undone }: ScheduleHistory) => [done.map(({ id }) => id), undone.map(({ id }) => id)]
const undo = { direction: 'undo', count: 1 } as const
const redo = { direction: 'redo', count: 1 } as const

describe('the changes between two states of a date', () => {
  it.each([
    ['a module placed', day([], []), day([card(physics)], []), [[1, '1', null, 0]]],
    ['a module removed', day([card(biology), card(physics)], []), day([card(biology)], []), [[1, '1', 1, null]]],
    [
      'a module moved',
      day([card(physics)], [card(biology)]),
      day([], [card(biology), card(physics)]),
      [
        [1, '1', 0, null],
        [2, '1', null, 1],
      ],
    ],
    ['a version chosen', day([card(physics)], []), day([card(physics, ['V1'])], []), [[1, '1', 0, 0]]],
    ['another order of cards', day([card(physics), card(biology)], []), day([card(biology), card(physics)], []), []],
    ['another order of versions', day([card(physics, ['V1', 'V2'])]), day([card(physics, ['V2', 'V1'])]), []],
    ['a slot that went', day([], [card(physics)]), day([]), [[2, '1', 0, null]]],
  ])('%s', (_, before, after, expected) => {
    const changes = changesBetween(first, before, after)
    expect(changes.map((each) => [each.slot, each.moduleId, each.before?.index ?? null, each.after?.index ?? null])).toEqual(expected)
    expect(changes.every(({ dateId, date }) => dateId === 'd1' && date === '2027-05-24')).toBe(true)
  })
})

describe('recording steps', () => {
  const empty = day([], [])
  const placed = day([card(physics)], [])

  it('keeps no step that changes nothing, and numbers the others', () => {
    expect(record(emptyHistory, step(empty, empty))).toBe(emptyHistory)
    const twice = record(record(emptyHistory, step(empty, placed)), step(placed, empty))
    expect(ids(twice)).toEqual([[1, 2], []])
  })

  it('drops what could be redone', () => {
    const two = record(record(emptyHistory, step(empty, placed)), step(placed, empty))
    const { history } = travelled(two, { d1: empty }, undo)
    expect(ids(history)).toEqual([[1], [2]])
    expect(ids(record(history, step(placed, day([card(physics)], [card(biology)]))))).toEqual([[1, 3], []])
  })

  it('merges choices of versions on one card within a second, and drops those that come to nothing', () => {
    const one = day([card(physics, ['V1'])], [])
    const two = day([card(physics, ['V1', 'V2'])], [])
    const other: StepName = { ...version, version: 'V2' }
    const started = record(emptyHistory, step(placed, one, { name: version, at: 5000 }))
    const merged = record(started, step(one, two, { name: other, at: 6000 }))
    expect(merged.done).toEqual([
      {
        id: 1,
        name: other,
        at: 6000,
        changes: changesBetween(first, placed, two),
      },
    ])
    expect(record(started, step(one, two, { name: other, at: 5000 })).done).toHaveLength(1)
    expect(record(started, step(one, placed, { name: version, at: 5500 }))).toEqual(emptyHistory)
    // A second later than the last one, before it (the clock was set back), of another card, of another kind.
    expect(record(started, step(one, two, { name: other, at: 6001 })).done).toHaveLength(2)
    expect(record(started, step(one, two, { name: other, at: 4999 })).done).toHaveLength(2)
    expect(
      record(
        started,
        step(day([], [card(physics)]), day([], [card(physics, ['V1'])]), {
          name: other,
          at: 5000,
        }),
      ).done,
    ).toHaveLength(2)
    expect(record(started, step(one, two, { at: 5000 })).done).toHaveLength(2)
    const elsewhere = {
      ...step(one, two, { name: other, at: 5000 }),
      changes: changesBetween(second, one, two),
    }
    expect(record(started, elsewhere).done).toHaveLength(2)
  })

  it('merges nothing into a step once another one was undone', () => {
    const one = day([card(physics, ['V1'])], [])
    const started = record(record(emptyHistory, step(placed, one, { name: version })), step(one, empty))
    const { history } = travelled(started, { d1: empty }, undo)
    expect(record(history, step(one, day([card(physics, ['V1', 'V2'])], []), { name: version })).done).toHaveLength(2)
  })

  it('keeps the newest hundred steps', () => {
    let history = emptyHistory
    for (let at = 0; at <= maxSteps; at++) history = record(history, at % 2 === 0 ? step(empty, placed) : step(placed, empty))
    expect([history.done.length, history.done[0]?.id, history.done.at(-1)?.id]).toEqual([100, 2, 101])
  })

  it('keeps 200,000 characters, and the last step however long it is', () => {
    const long = day([card({ ...physics, name: 'P'.repeat(60_000) })], [])
    let history = emptyHistory
    for (let at = 0; at < 4; at++) history = record(history, step(empty, long))
    expect(ids(history)[0]).toEqual([2, 3, 4])
    const longer = day([card({ ...physics, name: 'P'.repeat(250_000) })], [])
    expect(ids(record(history, step(empty, longer)))[0]).toEqual([5])
  })
})

describe('going through the history', () => {
  const before = day([card(biology), card(physics, ['V1']), card(chemistry)], [])
  const after = day([card(biology), card(chemistry)], [])
  const removed = record(emptyHistory, step(before, after))

  it('puts a removed card back at its place, with what was chosen of it, and removes it again', () => {
    const undone = travelled(removed, { d1: after }, undo)
    expect([undone.days['d1'], undone.skipped, ids(undone.history)]).toEqual([before, [], [[], [1]]])
    const redone = travelled(undone.history, undone.days, redo)
    expect([redone.days['d1'], redone.skipped, redone.history]).toEqual([after, [], removed])
  })

  it('skips and names a card that another person changed since, and does the rest', () => {
    const history = record(emptyHistory, step(day([card(physics)], []), day([], [card(physics)])))
    const theirs = day([card(biology)], [card(physics, ['V3'])])
    const { days, skipped } = travelled(history, { d1: theirs }, undo)
    expect(skipped.map(({ slot, moduleId, date }) => [slot, moduleId, date])).toEqual([[2, '1', '2027-05-24']])
    expect(days['d1']).toEqual(day([card(physics), card(biology)], [card(physics, ['V3'])]))
  })

  it('takes a card that stands already as it should for done', () => {
    expect(travelled(removed, { d1: before }, undo)).toMatchObject({
      days: { d1: before },
      skipped: [],
    })
  })

  it('skips slots and dates that are gone', () => {
    const history = record(emptyHistory, step(day([], [card(physics)]), day([], [])))
    expect(travelled(history, { d1: day([]) }, undo)).toMatchObject({
      days: { d1: day([]) },
      skipped: [{ slot: 2 }],
    })
    expect(travelled(history, {}, undo)).toMatchObject({
      days: {},
      skipped: [{ dateId: 'd1' }],
    })
  })

  it('undoes a step over several dates on each of them', () => {
    const changes = [first, second].flatMap((each) => changesBetween(each, day([]), day([card(physics)])))
    const history = record(emptyHistory, {
      name: { kind: 'acceptProposal', modules: 2 },
      at: 0,
      changes,
    })
    const { days } = travelled(history, { d1: day([card(physics)]), d2: day([card(physics)]) }, undo)
    expect(days).toEqual({ d1: day([]), d2: day([]) })
  })

  it('knows the way to each step, to the start, and to none', () => {
    let history = emptyHistory
    for (let at = 0; at < 4; at++) history = record(history, step(day([]), day([card(physics)])))
    history = travelled(history, { d1: day([card(physics)]) }, undo).history
    expect(ids(history)).toEqual([[1, 2, 3], [4]])
    expect([0, 1, 2, 3, 4, 9].map((id) => travelTo(history, id))).toEqual([
      { direction: 'undo', count: 3 },
      { direction: 'undo', count: 2 },
      { direction: 'undo', count: 1 },
      null,
      { direction: 'redo', count: 1 },
      null,
    ])
    const { history: atStart } = travelled(history, { d1: day([]) }, { direction: 'undo', count: 3 })
    expect([1, 4].map((id) => travelTo(atStart, id)?.count)).toEqual([1, 4])
    expect(travelTo(emptyHistory, 0)).toBeNull()
    expect(stepsOf(history, { direction: 'undo', count: 2 }).map(({ id }) => id)).toEqual([3, 2])
    expect(stepsOf(history, { direction: 'undo', count: 0 })).toEqual([])
  })
})

describe('laws of the history', () => {
  const modules = [physics, biology, chemistry]
  const edit = recordOf({
    act: constantFrom('place', 'move', 'remove', 'version'),
    date: constantFrom(first, second),
    module: constantFrom(...modules),
    slot: integer({ min: 1, max: 3 }),
    to: integer({ min: 1, max: 3 }),
    version: constantFrom('V1', 'V2'),
    pause: oneof(integer({ min: 0, max: 900 }), integer({ min: 1001, max: 5000 })),
  })
  const edited = (
    slots: Slots,
    {
      act,
      module,
      slot,
      to,
      version: chosen,
    }: {
      act: string
      module: typeof physics
      slot: number
      to: number
      version: string
    },
  ) => {
    const at = { slot, moduleId: module.moduleId }
    if (act === 'place') return place(slots, module, slot)
    if (act === 'move') return move(slots, at, to)
    return act === 'remove' ? remove(slots, at) : toggleVersion(slots, at, chosen, ['V1', 'V2'])
  }

  it('undo after any steps is the start, redo then the end, in any portions', () => {
    assert(
      property(array(edit, { maxLength: 60, size: 'max' }), integer({ min: 1, max: 5 }), (edits, portion) => {
        const start: Record<string, Slots> = {
          d1: day([card(physics, ['V1']), card(biology)], [], [card(chemistry)]),
          d2: day([], [], []),
        }
        let days = start
        let history = emptyHistory
        let now = 0
        for (const each of edits) {
          const { dateId } = each.date
          const was = days[dateId] ?? []
          const is = edited(was, each)
          now += each.pause
          const name = each.act === 'version' ? version : named
          history = record(history, {
            name,
            at: now,
            changes: changesBetween(each.date, was, is),
          })
          days = { ...days, [dateId]: is }
        }
        const end = { days, history }
        let back: {
          history: ScheduleHistory
          days: Readonly<Record<string, Slots>>
        } = end
        while (back.history.done.length > 0)
          back = travelled(back.history, back.days, {
            direction: 'undo',
            count: portion,
          })
        expect(back.days).toEqual(start)
        let again = back
        while (again.history.undone.length > 0)
          again = travelled(again.history, again.days, {
            direction: 'redo',
            count: portion,
          })
        expect({ days: again.days, history: again.history }).toEqual(end)
      }),
      { numRuns: 200 },
    )
  })
})
