import { createActor, fromCallback } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createListExportMachine, type ListExportReport } from '#machines/lists/list-export.machine.ts'

const machine = createListExportMachine<string>()
const input = {
  texts: {
    failure: (problem: unknown) => ({ message: `Failed: ${String(problem)}` }),
    cut: (done: number, total: number) => `${done} of ${total}`,
  },
}

/** An export whose writer is played by the test. */
const start = () => {
  const begun: string[] = []
  const facts: unknown[] = []
  let stopped = 0
  const reporter: { send?: (what: ListExportReport) => void } = {}
  const writeFile = fromCallback<{ type: string }, { readonly wanted: string }>(({ input: { wanted }, sendBack }) => {
    begun.push(wanted)
    reporter.send = sendBack
    return () => void (stopped += 1)
  })
  const actor = createActor(machine.provide({ actors: { writeFile } }), { input })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return {
    actor,
    begun,
    facts,
    report: (what: ListExportReport) => reporter.send?.(what),
    stops: () => stopped,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    context: () => actor.getSnapshot().context,
  }
}

describe('an export', () => {
  it('begins once, however often it is asked for, counts, and says how many rows the file has', () => {
    const { actor, begun, facts, report, isBusy, context } = start()
    for (const _ of [1, 2, 3]) actor.send({ type: 'export.start', wanted: 'all' })
    expect([begun, isBusy(), context().progress]).toEqual([['all'], true, null])
    report({ type: 'rows.read', done: 1000, total: 2500 })
    expect(context().progress).toEqual({ done: 1000, total: 2500 })
    report({ type: 'file.saved', done: 2500, total: 2500 })
    expect([isBusy(), context().progress, context().request, context().message]).toEqual([false, null, null, null])
    expect(facts).toEqual([{ type: 'export.done', rows: 2500 }])
  })

  it('that is cancelled stops the work, says nothing, and can begin again', () => {
    const { actor, begun, facts, stops, isBusy, context } = start()
    actor.send({ type: 'export.start', wanted: 'all' })
    actor.send({ type: 'export.cancel' })
    expect([stops(), isBusy(), context().message, facts]).toEqual([1, false, null, []])
    actor.send({ type: 'export.start', wanted: 'some' })
    expect(begun).toEqual(['all', 'some'])
  })

  it('of more rows than a file may have says what is missing', () => {
    const { actor, facts, report, context } = start()
    actor.send({ type: 'export.start', wanted: 'all' })
    report({ type: 'file.saved', done: 20_000, total: 34_000 })
    expect([context().message, facts]).toEqual([{ tone: 'warning', text: '20000 of 34000' }, []])
  })

  it('that fails says why until it is closed or tried again', () => {
    const { actor, report, isBusy, context } = start()
    for (const end of [{ type: 'message.close' }, { type: 'export.start', wanted: 'all' }] as const) {
      actor.send({ type: 'export.start', wanted: 'all' })
      report({ type: 'file.failed', problem: 'no answer' })
      expect([isBusy(), context().message]).toEqual([false, { tone: 'error', text: 'Failed: no answer' }])
      actor.send(end)
      expect(context().message).toBeNull()
    }
  })

  it('without its port fails instead of waiting for ever', () => {
    const actor = createActor(machine, { input }).start()
    actor.send({ type: 'export.start', wanted: 'all' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.message?.text]).toEqual([
      'resting',
      'Failed: Error: The port writeFile must be provided.',
    ])
  })
})
