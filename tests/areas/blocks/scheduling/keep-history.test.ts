import { afterEach, describe, expect, it } from 'vitest'
import type { ScheduleHistory } from '#machines/blocks/scheduling/history/history.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { keepHistory, type HistoryChannel } from '#src/blocks/scheduling/history/keep-history.ts'
import { createScheduleDraftStore } from '#src/blocks/scheduling/schedule-draft-store.ts'
import { closeDrafts, sweepDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { biology, card, day, physics, place, select, start } from '#tests/machines/scheduling/start.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const undo: SchedulingEvent = { type: 'history.undo' }
const move = (from: number, to: number): SchedulingEvent => ({ type: 'module.move', module: physics, from, to })
const save: SchedulingEvent = { type: 'step.save' }
const owner = { userId: ownerKey('41'), kindId: 'exam' }
const key = `draft/${owner.userId}/exam/7/history`
const stored = day([card(physics, ['V1'])], [], [])
const now = 1_800_000_000_000
const dayMs = 24 * 3600 * 1000

type Run = Awaited<ReturnType<typeof start>>
const names = ({ context }: Run) => context().history.done.map(({ name }) => ('module' in name ? `${name.kind} ${name.module}` : name.kind))
const counts = ({ context }: Run) => [context().history.done.length, context().history.undone.length]
const keptIn = (storage: Storage): ScheduleHistory & { counter: number } => JSON.parse(storage.getItem(key) ?? 'null')

/** A browser with what its tabs share; while it is deaf its tabs get no messages, and while it does not paint they write nothing. */
function browserOf(storage: () => Storage) {
  const browser = { isDeaf: false, isPainting: true }
  const unpainted: (() => void)[] = []
  const afterPaint = (work: () => void) => {
    if (browser.isPainting) work()
    else unpainted.push(work)
  }
  const listeners = new Set<{ readonly of: object; hear(message: unknown): void }>()
  const channelOf = (): HistoryChannel => {
    const tab = {}
    return {
      post: (message) => {
        if (!browser.isDeaf) for (const { of, hear } of listeners) if (of !== tab) hear(message)
      },
      listen: (hear) => void listeners.add({ of: tab, hear }),
      close: () => {
        for (const listener of listeners) if (listener.of === tab) listeners.delete(listener)
      },
    }
  }
  return {
    browser,
    paint: () => {
      for (const work of unpainted.splice(0)) work()
    },
    /** A tab at the schedule of the block. */
    tab: async (given: Parameters<typeof start>[0] = {}, more: { owner?: typeof owner; now?: number } = {}) => {
      const at = () => more.now ?? now
      let time = now
      const run = await start({
        days: { d1: stored, d2: day([]), d3: day([]) },
        ...given,
        input: { now: () => (time += 2000), ...given.input },
      })
      const end = keepHistory(run.actor, { storage, owner: more.owner ?? owner, now: at, channel: channelOf(), afterPaint })
      return { ...run, end }
    },
  }
}

describe('the kept history of a schedule', () => {
  it('undoes saved moves after a reload', async () => {
    const storage = storageOf()
    const { tab } = browserOf(() => storage)
    const before = await tab()
    await before.send(move(1, 2), move(2, 3), move(3, 2), save)
    before.end()
    const after = await tab({ days: before.server.days })
    expect(counts(after)).toEqual([3, 0])
    await after.send(undo, undo, undo)
    expect([after.slots(), after.context().facts.isDirty, keptIn(storage)]).toMatchObject([
      stored,
      true,
      { done: [], undone: [{}, {}, {}] },
    ])
  })

  it('waits after a reload until unsaved moves are restored; the restoring itself is no step', async () => {
    const storage = storageOf()
    const { tab } = browserOf(() => storage)
    const before = await tab()
    await before.send(move(1, 2), move(2, 3), move(3, 2))
    const drafts = createScheduleDraftStore(
      () => storage,
      owner,
      () => now,
    )
    drafts.keep('7', Object.values(before.context().days))
    before.end()
    const after = await tab({ draft: drafts.read('7') ?? { at: 0, days: [] } })
    expect([counts(after), after.context().offer === null]).toEqual([[0, 0], false])
    await after.send(undo, { type: 'draft.restore' })
    expect([names(after), after.slots()]).toEqual([['move Physics', 'move Physics', 'move Physics'], before.slots()])
    await after.send(undo, undo, undo)
    expect([after.slots(), counts(after), after.context().facts.isDirty]).toEqual([stored, [0, 3], false])
  })

  it('is gone with the edits that are discarded, or given up', async () => {
    const storage = storageOf()
    const { tab } = browserOf(() => storage)
    const before = await tab()
    await before.send(move(1, 2))
    const draft = { at: now, days: Object.values(before.context().days) }
    const other = await tab({ draft })
    await other.send({ type: 'draft.discard' })
    expect([counts(other), counts(before), keptIn(storage).done]).toEqual([[0, 0], [0, 0], []])
    await before.send(move(2, 3), { type: 'step.abandon' })
    expect([counts(before), keptIn(storage).done]).toEqual([[0, 0], []])
  })

  it('is one for all tabs, and keeps its steps when the step is left and opened again', async () => {
    const storage = storageOf()
    const { tab } = browserOf(() => storage)
    const [one, other] = [await tab(), await tab()]
    await one.send(place(biology, 1))
    await other.send(place(biology, 2))
    expect([names(one), names(other)]).toEqual([
      ['place Biology', 'place Biology'],
      ['place Biology', 'place Biology'],
    ])
    await one.send(undo)
    expect([counts(one), counts(other)]).toEqual([
      [1, 1],
      [1, 1],
    ])
    one.end()
    keepHistory(one.actor, { storage: () => storage, owner, now: () => now, channel: null, afterPaint: (work) => work() })
    expect([counts(one), keptIn(storage)]).toMatchObject([[1, 1], { done: [{ id: 1 }], undone: [{ id: 2 }] }])
  })

  it('undoes no step twice, and loses none, when two tabs go on before they heard of each other', async () => {
    const storage = storageOf()
    const { tab, browser } = browserOf(() => storage)
    const [one, other] = [await tab(), await tab()]
    await one.send(place(biology, 1), place(biology, 2))
    browser.isDeaf = true
    await one.send(undo)
    await other.send(undo)
    expect([keptIn(storage), counts(other)]).toMatchObject([{ done: [{ id: 1 }], undone: [{ id: 2 }] }, [1, 1]])
    await one.send(place(biology, 3))
    await other.send(place(biology, 2))
    expect(keptIn(storage).done.map(({ name }) => name)).toMatchObject([{ slot: 1 }, { slot: 3 }, { slot: 2 }])
    expect(counts(other)).toEqual([3, 0])
  })

  it('is written after the paint of its edits, all of one frame at once', async () => {
    const storage = storageOf()
    const { tab, browser, paint } = browserOf(() => storage)
    const one = await tab()
    browser.isPainting = false
    await one.send(place(biology, 1), place(biology, 2))
    const before = storage.getItem(key)
    paint()
    expect([before, keptIn(storage)]).toMatchObject([null, { counter: 1, done: [{ id: 1 }, { id: 2 }] }])
  })

  it('loses no step that another tab interrupts before it is written', async () => {
    const storage = storageOf()
    const { tab, browser, paint } = browserOf(() => storage)
    const [one, other] = [await tab(), await tab()]
    browser.isPainting = false
    await one.send(place(biology, 1), place(biology, 2))
    await other.send(place(biology, 3))
    paint()
    paint()
    const slots = [{ slot: 1 }, { slot: 2 }, { slot: 3 }]
    expect(keptIn(storage).done.map(({ name }) => name)).toMatchObject(slots)
    for (const run of [one, other]) expect(run.context().history.done.map(({ name }) => name)).toMatchObject(slots)
  })

  it('adds all steps of a frame to what another tab wrote unheard', async () => {
    const storage = storageOf()
    const { tab, browser, paint } = browserOf(() => storage)
    const [one, other] = [await tab(), await tab()]
    browser.isDeaf = true
    await other.send(place(biology, 3))
    browser.isPainting = false
    await one.send(place(biology, 1), place(biology, 2))
    paint()
    expect(keptIn(storage).done.map(({ name }) => name)).toMatchObject([{ slot: 3 }, { slot: 1 }, { slot: 2 }])
  })

  it('is written when the step is left before the paint', async () => {
    const storage = storageOf()
    const { tab, browser } = browserOf(() => storage)
    const one = await tab()
    browser.isPainting = false
    await one.send(place(biology, 1))
    one.end()
    expect(keptIn(storage).done).toMatchObject([{ id: 1 }])
  })

  it('replaces steps of another tab that cannot be read by all of its own', async () => {
    const storage = storageOf()
    const one = await browserOf(() => storage).tab()
    await one.send(place(biology, 1))
    storage.setItem(key, JSON.stringify({ ...keptIn(storage), counter: 9, done: 'damaged' }))
    await one.send(place(biology, 2))
    expect([names(one), keptIn(storage).done]).toMatchObject([
      ['place Biology', 'place Biology'],
      [{ id: 1 }, { id: 2 }],
    ])
  })

  it('takes in what another tab did while steps were under way once these are done', async () => {
    const storage = storageOf()
    const { tab } = browserOf(() => storage)
    const [one, other] = [await tab(), await tab()]
    await one.send(place(biology, 1), save, select('2027-05-25'))
    one.actor.send(undo)
    expect(one.actor.getSnapshot().value).toBe('recalling')
    await other.send(place(biology, 2))
    await one.settled()
    expect([counts(one), one.context().selected?.id]).toEqual([[2, 0], 'd1'])
  })

  it('belongs to a person, a kind and a block, for a day', async () => {
    const storage = storageOf()
    const { tab } = browserOf(() => storage)
    const before = await tab()
    await before.send(move(1, 2))
    for (const more of [{ owner: { ...owner, userId: ownerKey('42') } }, { owner: { ...owner, kindId: 'test' } }])
      expect(counts(await tab({}, more))).toEqual([0, 0])
    expect(counts(await tab({ input: { blockId: '8' } }))).toEqual([0, 0])
    expect([counts(await tab()), counts(await tab({}, { now: now + dayMs }))]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  it.each([
    ['truncated', '{"at":1800000000000,"counter":1,"done":[{'],
    ['of another release', JSON.stringify({ at: now, counter: 1, steps: [] })],
    [
      'of an unknown step',
      JSON.stringify({ at: now, counter: 1, done: [{ id: 1, at: 1, changes: [], name: { kind: 'shuffle' } }], undone: [] }),
    ],
    [
      'of a card that is none',
      JSON.stringify({
        at: now,
        counter: 1,
        done: [{ id: 1, at: 1, changes: [{ slot: 1 }], name: { kind: 'restore', dates: 1 } }],
        undone: [],
      }),
    ],
  ])('that is %s is dropped with a warning, and the next edit is kept', async (_, text) => {
    const storage = storageOf({ [key]: text })
    const run = await browserOf(() => storage).tab()
    expect([counts(run), run.notice(), storage.getItem(key)]).toEqual([
      [0, 0],
      { id: 1, tone: 'warning', text: 'The steps of earlier edits could not be read. They can no longer be undone.', isClosable: true },
      null,
    ])
    await run.send(move(1, 2))
    expect([counts(run), keptIn(storage).done.length]).toEqual([[1, 0], 1])
  })

  it('lasts for the tab where the storage is blocked', async () => {
    const { tab } = browserOf(() => {
      throw new DOMException('Blocked.', 'SecurityError')
    })
    const [run, other] = [await tab(), await tab()]
    await run.send(move(1, 2), move(2, 3), undo)
    expect([counts(run), run.slots(), counts(other)]).toEqual([[1, 1], day([], [card(physics, ['V1'])], []), [0, 0]])
    await other.send(move(1, 3))
    expect([counts(run), counts(other)]).toEqual([
      [1, 1],
      [1, 0],
    ])
  })

  describe('of a person who signs out', () => {
    afterEach(() => sweepDrafts(() => storageOf(), owner.userId, now))

    it('is not written any more', async () => {
      const storage = storageOf()
      const run = await browserOf(() => storage).tab()
      closeDrafts(owner.userId)
      await run.send(move(1, 2))
      expect([Object.keys(storage), counts(run)]).toEqual([[], [1, 0]])
    })
  })
})
