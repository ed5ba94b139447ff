import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { createProcesses } from '#src/api/processes.ts'
import { chartModelOf } from '#src/devtools/charts/chart-model.ts'
import { createRecorder } from '#src/devtools/trace/recorder.ts'
import { createTraceStore } from '#src/devtools/trace/trace-store.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const inner = setup({ types: { events: {} as { type: 'part.finish'; words: string } } }).createMachine({
  id: 'inner',
  initial: 'open',
  states: { open: { on: { 'part.finish': 'finished' } }, finished: { type: 'final' } },
})

const outer = setup({
  types: {
    events: {} as { type: 'count.choose'; count: number; name: string } | { type: 'nothing.known' },
    context: {} as { count: number },
  },
  actors: { inner, ask: fromPromise<string>(async () => 'an answer that nobody else reads') },
  guards: { isMany: ({ context }) => context.count > 2 },
}).createMachine({
  id: 'outer',
  context: { count: 0 },
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'ask', id: 'ask', onDone: 'working', onError: 'failed' } },
    working: {
      invoke: { src: 'inner', id: 'part', onDone: 'checking' },
      on: { 'count.choose': { actions: assign(({ event }) => ({ count: event.count })) } },
    },
    checking: { always: [{ guard: 'isMany', target: 'done' }, { target: 'failed' }] },
    done: {},
    failed: {},
  },
})

/** A recorder in a tab whose clock and storage the test owns. */
function startRecorder({ storage = storageOf(), capacity = 5000, at = 1000 } = {}) {
  const time = { now: at }
  const due: (() => void)[] = []
  const processes = createProcesses()
  const store = createTraceStore({ storage, capacity, defer: (work) => void due.push(work) })
  const recorder = createRecorder({ processes, store, now: () => time.now })
  const rest = () => {
    for (const work of due.splice(0)) work()
  }
  return { time, storage, processes, recorder, rest, steps: () => recorder.read().steps }
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/** An actor that goes through all of its states. */
async function run({ processes, time }: Pick<ReturnType<typeof startRecorder>, 'processes' | 'time'>, count: number) {
  const actor = createActor(outer)
  processes.enter(actor)
  actor.start()
  await settled()
  time.now += 20
  actor.send({ type: 'count.choose', count, name: 'Ada' })
  actor.getSnapshot().children.part?.send({ type: 'part.finish', words: 'secret' })
  return actor
}

describe('the recorder', () => {
  it('writes down every actor by its path, what it took, where it stood and which transitions led there', async () => {
    const page = startRecorder()
    page.recorder.start()
    await run(page, 3)
    expect(page.steps()).toEqual([
      { at: 0, machine: 'outer', actor: 'outer', event: { type: 'xstate.init' }, value: 'asking', taken: [] },
      { at: 0, machine: 'inner', actor: 'outer/part', event: { type: 'xstate.init' }, value: 'open', taken: [] },
      {
        at: 0,
        machine: 'outer',
        actor: 'outer',
        event: { type: 'xstate.done.actor.ask' },
        isRedacted: true,
        value: 'working',
        taken: ['outer.asking|xstate.done.actor.ask|0'],
      },
      {
        at: 20,
        machine: 'outer',
        actor: 'outer',
        event: { type: 'count.choose', count: 3 },
        isRedacted: true,
        value: 'working',
        taken: ['outer.working|count.choose|0'],
      },
      {
        at: 20,
        machine: 'outer',
        actor: 'outer',
        event: { type: 'xstate.done.actor.part' },
        value: 'done',
        taken: ['outer.working|xstate.done.actor.part|0', 'outer.checking||0'],
      },
      {
        at: 20,
        machine: 'inner',
        actor: 'outer/part',
        event: { type: 'part.finish' },
        isRedacted: true,
        value: 'finished',
        taken: ['inner.open|part.finish|0'],
      },
    ])
    const known = [outer, inner].flatMap((machine) => chartModelOf(machine).moves.map(({ id }) => id))
    expect(page.steps().flatMap(({ taken }) => taken?.filter((name) => !known.includes(name)))).toEqual([])
  })

  it('begins with where actors stand that were there before it', async () => {
    const page = startRecorder()
    await run(page, 3)
    page.recorder.start()
    expect(page.steps()).toEqual([{ at: 0, machine: 'outer', actor: 'outer', event: { type: 'xstate.init' }, value: 'done', taken: [] }])
  })

  it('numbers the actors of one machine, and hears them stop', () => {
    const page = startRecorder()
    page.recorder.start()
    const actors = [createActor(inner), createActor(inner)]
    for (const actor of actors) page.processes.enter(actor)
    for (const actor of actors) actor.start()
    for (const actor of actors) {
      actor.stop()
      page.processes.leave(actor)
    }
    expect(page.steps().map(({ actor, event }) => [actor, event.type])).toEqual([
      ['inner', 'xstate.init'],
      ['inner:2', 'xstate.init'],
      ['inner', 'xstate.stop'],
      ['inner:2', 'xstate.stop'],
    ])
  })

  it('hears nothing when it is switched off, of actors there and to come, and drops what it has', async () => {
    const page = startRecorder()
    page.recorder.start()
    const actor = await run(page, 1)
    page.rest()
    expect(page.storage.length).toBeGreaterThan(0)
    page.recorder.stop()
    actor.send({ type: 'nothing.known' })
    await run(page, 1)
    page.rest()
    expect([page.steps(), page.storage.length]).toEqual([[], 0])
  })

  it('goes on after a reload of the tab, on a clock that never goes back', () => {
    const first = startRecorder({ at: 5000 })
    first.recorder.start()
    const before = createActor(inner)
    first.processes.enter(before)
    before.start()
    first.time.now = 9000
    before.send({ type: 'part.finish', words: '' })
    first.rest()

    const second = startRecorder({ storage: first.storage, at: 7000 })
    second.recorder.start()
    const after = createActor(inner)
    second.processes.enter(after)
    after.start()
    expect(second.steps().map(({ at, event }) => [at, event.type])).toEqual([
      [0, 'xstate.init'],
      [4000, 'part.finish'],
      [4000, 'xstate.init'],
    ])
  })

  it('keeps the newest steps when there are too many, here and in the storage', () => {
    const page = startRecorder({ capacity: 300 })
    page.recorder.start()
    for (let turn = 0; turn < 250; turn += 1) {
      const actor = createActor(inner)
      page.processes.enter(actor)
      actor.start()
      actor.stop()
      page.processes.leave(actor)
      page.rest()
    }
    const kept = page.steps()
    expect(kept.length).toBeGreaterThan(200)
    expect(kept.length).toBeLessThanOrEqual(300)
    expect(kept.at(-1)?.actor).toBe('inner:250')
    const reread = createTraceStore({ storage: page.storage, capacity: 300, defer: () => {} })
    expect(reread.steps()).toEqual(kept)
  })

  it('reads nothing from a storage that holds something else', () => {
    const storage = storageOf({ 'trace/start': '"yesterday"', 'trace/1': '[{"event":5}]', 'trace/2': 'no JSON', 'trace/x': '[]' })
    const page = startRecorder({ storage })
    expect(page.steps()).toEqual([])
    page.recorder.start()
    expect(page.recorder.count()).toBe(0)
  })

  it('records on where the storage is blocked', () => {
    const processes = createProcesses()
    const store = createTraceStore({ storage: null, capacity: 5000, defer: (work) => work() })
    const recorder = createRecorder({ processes, store, now: () => 1 })
    recorder.start()
    const actor = createActor(inner)
    processes.enter(actor)
    actor.start()
    expect(recorder.read().steps.map(({ value }) => value)).toEqual(['open'])
  })
})
