import { createBrowserReceiver } from '@statelyai/inspect'
import { describe, expect, it, vi } from 'vitest'
import { createProcesses } from '#src/api/processes.ts'
import { watchProcesses } from '#src/api/watch-processes.ts'
import { createLiveActors } from '#src/devtools/inspector/live-actors.ts'
import { openStately } from '#src/devtools/inspector/stately.ts'
import { redactEvent } from '#src/devtools/trace/redact.ts'
import { createRecorder } from '#src/devtools/trace/recorder.ts'
import { createTraceStore } from '#src/devtools/trace/trace-store.ts'
import { chartEntries } from '#tests/support/charts/entries.ts'
import { walkAtRandom } from '#tests/support/charts/random-walk.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const canary = 'Canary#27'
const canaryNumber = 987_654_321
/** Fields by whose values machines decide: with a canary in them, no transition would be taken. */
const ownWords = new Set(['type', 'field', 'tab', 'act', 'consent', 'reason', 'kind', 'parentContactType', 'contactType'])
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text)

/** A value with a canary in each of its texts, ids and errors. */
function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return ownWords.has(key) || isDate(value) ? value : `${value} ${canary}`
  if (typeof value === 'number') return /id$/i.test(key) ? canaryNumber : value
  if (value instanceof Error) return Object.assign(new Error(`${value.message} ${canary}`), { code: 409, description: canary })
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner, name)]))
}

/** Two windows that can post to each other: that of the page, and that which it opens for the inspector. */
function createWindows() {
  const page = new EventTarget()
  const opened = new EventTarget()
  const post = (to: EventTarget) => (data: unknown) =>
    void to.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }))
  const openedWindow = Object.assign(opened, { postMessage: post(opened), opener: { postMessage: post(page) } })
  const pageWindow: Window = Object(Object.assign(page, { open: () => openedWindow }))
  const receiverWindow: Window = Object(Object.assign(openedWindow, { self: openedWindow, top: openedWindow }))
  return { pageWindow, receiverWindow }
}

/** Everything that watches: the recorder with its storage, the panel, and the Stately inspector in its window. */
function watchAll() {
  const processes = createProcesses()
  const storage = storageOf()
  const store = createTraceStore({ storage, capacity: 100_000, defer: (work) => work() })
  const recorder = createRecorder({ processes, store, now: () => 0 })
  recorder.start()
  const live = createLiveActors(processes, () => 0)
  const windows = createWindows()
  const closeStately = openStately(processes, { window: windows.pageWindow })
  const sent: unknown[] = []
  createBrowserReceiver({ window: windows.receiverWindow }).subscribe((event) => void sent.push(event))
  const panel: unknown[] = []
  live.subscribe(() => void panel.push(live.read().map(({ path, value, events }) => [path, value, events[0]])))
  const raw: string[] = []
  watchProcesses(processes, (event) => {
    if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.snapshot.')) raw.push(JSON.stringify(event.event))
  })
  return { processes, recorder, storage, sent, panel, raw, closeStately }
}

/** The canaries and dates that are in what a person could read. */
const leaks = (told: unknown): string[] => {
  const text = JSON.stringify(told)
  return [canary, 'Canary', String(canaryNumber)].filter((one) => text.includes(one)).concat(text.match(/\b\d{4}-\d{2}-\d{2}/g) ?? [])
}

const poisonedEntries: string[] = []

describe('what is told of machines', () => {
  it.each(chartEntries)('is nothing that people type, and nothing about them: $title', async (entry) => {
    const watched = watchAll()
    walkAtRandom({
      entry,
      seed: 27,
      steps: 120,
      change: (given) => poisoned(given) as typeof given,
      onStart: (actor) => {
        watched.processes.enter(actor)
        return () => watched.processes.leave(actor)
      },
    })
    const { steps } = watched.recorder.read()
    expect(steps.length).toBeGreaterThan(50)
    expect(watched.panel.length).toBeGreaterThan(50)
    expect(Object.keys(watched.storage)).not.toEqual([])
    await vi.waitFor(() => expect(watched.sent.length).toBeGreaterThan(50))
    for (const told of [steps, watched.panel, watched.sent, Object.entries(watched.storage)]) expect(leaks(told)).toEqual([])
    if (watched.raw.some((event) => event.includes(canary))) poisonedEntries.push(entry.id)
    watched.closeStately()
  })

  it('was tested with machines that received such values', () => {
    expect(poisonedEntries).toEqual(expect.arrayContaining(['session', 'change-password', 'block-wizard', 'block-details', 'scheduling']))
    expect(poisonedEntries.length).toBeGreaterThan(15)
  })

  it('is a payload only where its key and its value are known to be harmless', () => {
    const told = (event: { type: string; [key: string]: unknown }) => redactEvent(event)
    expect(told({ type: 'step.enter', step: 2, date: null })).toEqual({ event: { type: 'step.enter', step: 2 }, isRedacted: true })
    expect(told({ type: 'box.tick', isTicked: true })).toEqual({ event: { type: 'box.tick', isTicked: true }, isRedacted: false })
    expect(told({ type: 'field.change', field: 'shortName', value: 'May' })).toEqual({
      event: { type: 'field.change', field: 'shortName' },
      isRedacted: true,
    })
    // A harmless key with a text, or with a number that may be somebody's, is not.
    expect(told({ type: 'field.change', field: 'Ada', step: 'Ada', count: 123_456_789, isTicked: 'yes' })).toEqual({
      event: { type: 'field.change' },
      isRedacted: true,
    })
    // Of an act on a record its name is told, which is a word of the contract.
    for (const act of ['delete', 'status:-1', 'move:sendBack'])
      expect(told({ type: 'record.act', act, record: { name: 'Ada' } })).toEqual({ event: { type: 'record.act', act }, isRedacted: true })
    for (const act of ['status:Ada', 'move:Ada Lovelace', 'move:4711', `move:${'a'.repeat(41)}`])
      expect(told({ type: 'record.act', act })).toEqual({ event: { type: 'record.act' }, isRedacted: true })
    // Of a change of a form its kind and its place are told.
    expect(told({ type: 'form.edit', edit: { kind: 'set', name: 'Ada' }, path: 'rows.0.name' })).toEqual({
      event: { type: 'form.edit', edit: { kind: 'set' }, path: 'rows.0.name' },
      isRedacted: true,
    })
    expect(told({ type: 'form.edit', edit: { kind: 'Ada' }, path: 'Ada Lovelace' })).toEqual({
      event: { type: 'form.edit' },
      isRedacted: true,
    })
    expect(told({ type: 'constructor.tell', constructor: true, __proto__: { step: 1 } })).toEqual({
      event: { type: 'constructor.tell' },
      isRedacted: true,
    })
    expect(told({ type: 'Dear Ada, your password is' })).toEqual({ event: { type: 'unknown' }, isRedacted: true })
  })

  it('is of a failure its kind and number, never its words', () => {
    const problem = Object.assign(new Error('Ada is blocked'), { name: 'ApiProblem', kind: 'refused', code: 409, description: 'Ada' })
    const failure = redactEvent({ type: 'xstate.error.actor.saveBlock', error: problem } as { type: string })
    expect(failure).toEqual({
      event: { type: 'xstate.error.actor.saveBlock', error: { $error: { name: 'ApiProblem', message: '', kind: 'refused', code: 409 } } },
      isRedacted: true,
    })
    expect(redactEvent(failure.event).event).toEqual(failure.event)
    expect(redactEvent({ type: 'xstate.error.actor.saveBlock', error: 'Ada' } as { type: string }).event).toEqual({
      type: 'xstate.error.actor.saveBlock',
      error: { $error: { name: 'Error', message: '' } },
    })
  })
})
