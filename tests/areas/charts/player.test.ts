import { describe, expect, it } from 'vitest'
import type { TraceStep } from '#machines/trace-format.ts'
import { replay } from '#src/devtools/player/replay.ts'
import { answerEvent, subjectOf } from '#src/devtools/player/subject.ts'
import { readTrace, writeTrace } from '#src/devtools/player/trace-file.ts'
import { tracksOf } from '#src/devtools/player/TraceReplay.tsx'
import { chartEntries } from '#tests/support/charts/entries.ts'

const subject = (id: string) => {
  const found = subjectOf(chartEntries, id)
  if (!found) throw new Error(`There is no chart ${id}.`)
  return found
}
const sent = (...types: string[]): TraceStep[] => types.map((type) => ({ event: { type } }))
const row = { id: '1', name: 'A', shortName: 'A', code: 'C', from: null, to: null, status: 2 }

describe('a run of a machine', () => {
  it('takes events, and tells which moves they made', () => {
    const { value, played } = replay(subject('connectivity'), null, sent('network.lost', 'network.found'))
    expect(value).toBe('backOnline')
    expect(played.map(({ moves }) => moves)).toEqual([['connectivity.online|network.lost|0'], ['connectivity.offline|network.found|0']])
  })

  it('lets time pass up to a delay, and no further', () => {
    const before = replay(subject('connectivity'), null, sent('network.lost', 'network.found'))
    expect(before.delays).toEqual([{ event: { type: 'xstate.after.greeting.connectivity.backOnline' }, dueIn: 3000 }])
    const after = replay(subject('connectivity'), null, [
      ...before.played.map(({ step }) => step),
      { event: before.delays[0]?.event ?? { type: '' } },
    ])
    expect([after.value, after.now, after.delays]).toEqual(['online', 3000, []])
  })

  it('starts a delay again when it is set again', () => {
    const list = subject('list')
    const typed = (text: string): TraceStep => ({ event: { type: 'search.type', text } })
    expect(replay(list, null, [typed('a'), typed('b')]).delays.map(({ dueIn }) => dueIn)).toEqual([250])
  })

  it('answers through the port that waits, at once', () => {
    const session = subject('session')
    const [asked] = replay(session, null, []).ports
    const [first] = session.answers[asked?.src ?? ''] ?? []
    if (!asked || !first) throw new Error('Nothing is asked at the start of a session.')
    const { value, ports } = replay(session, null, [{ event: answerEvent(asked.id, first) }])
    expect(value).not.toBe('restoring')
    expect(ports.map(({ src }) => src)).not.toContain('restoreSession')
  })

  it('says which events are refused now, and by which condition', () => {
    const list = replay(subject('block-list'), null, [])
    const refused = new Map(list.events.map(({ event, refusal }) => [event.type, refusal]))
    expect(refused.get('question.accept')).toBe('')
    expect(refused.get('search.type')).toBeNull()
    const drag = replay(subject('drag'), null, [{ event: { type: 'drag.lift', module: row, from: 1, slots: [1], by: 'keyboard' } }])
    expect(drag.events.find(({ event }) => event.type === 'drag.next')?.refusal).toBe('has next')
  })

  it('is the same whenever it is played', () => {
    const steps = sent('panel.open', 'panel.close', 'panel.open')
    const [one, other] = [1, 2].map(() => replay(subject('notifications'), null, steps))
    expect(other?.played).toEqual(one?.played)
  })
})

describe('a trace', () => {
  it('without payloads leads on by the states that it records', () => {
    const value = { signedIn: { presence: 'active', token: 'fresh', access: 'loading', arrival: 'shown' } }
    const result = replay(subject('session'), null, [
      { event: { type: 'xstate.init' }, value: 'restoring' },
      { event: { type: 'xstate.done.actor.0.session.restoring' }, isRedacted: true, value },
      { event: { type: 'token.renewing' }, value: { signedIn: { ...value.signedIn, token: 'refreshing' } } },
    ])
    expect(result.played.map(({ match }) => match)).toEqual(['same', 'restored', 'same'])
    expect(result.value).toEqual({ signedIn: { ...value.signedIn, token: 'refreshing' } })
  })

  it('leads on from the first payload that is missing, by the moves that it records', () => {
    const { played } = replay(subject('connectivity'), null, [
      { event: { type: 'network.lost' }, value: 'offline', taken: ['connectivity.online|network.lost|0'] },
      { event: { type: 'unknown' }, isRedacted: true, value: 'backOnline', taken: ['connectivity.offline|network.found|0'] },
      { event: { type: 'network.found' }, value: 'online', taken: ['connectivity.backOnline|network.found|7'] },
    ])
    expect(played.map(({ match, value, moves }) => [match, value, moves])).toEqual([
      ['same', 'offline', ['connectivity.online|network.lost|0']],
      ['restored', 'backOnline', ['connectivity.offline|network.found|0']],
      ['restored', 'online', ['connectivity.backOnline|network.found|7']],
    ])
  })

  it('that records another state than the machine reaches is reported as different', () => {
    const [step] = replay(subject('connectivity'), null, [{ event: { type: 'network.lost' }, value: 'backOnline' }]).played
    expect([step?.match, step?.value]).toEqual(['different', 'offline'])
  })

  it('goes to a file and comes back, errors with their fields', () => {
    const error = Object.assign(new Error('No.'), { code: 403 })
    const text = writeTrace({ version: 1, machine: 'list', input: null, steps: [{ event: { type: 'xstate.error.actor.x', error } }] })
    const read = readTrace(`replay with:\n${text}\nat some line`)
    const back = 'trace' in read ? read.trace.steps[0]?.event['error'] : null
    expect([back instanceof Error, back]).toEqual([true, error])
  })

  it('that cannot be read is refused with a reason', () => {
    expect([readTrace('nothing'), readTrace('{"version":2,"steps":[]}')].map((one) => 'problem' in one)).toEqual([true, true])
  })

  it('of several actors is split by actor', () => {
    const at = (actor: string, machine: string): TraceStep => ({ actor, machine, event: { type: 'x' } })
    const steps = [at('session', 'session'), at('blockWizard/step', 'details'), at('session', 'session')]
    expect(
      tracksOf({ version: 1, machine: null, input: null, steps }).map(({ name, machine, steps }) => [name, machine, steps.length]),
    ).toEqual([
      ['session', 'session', 2],
      ['blockWizard/step', 'details', 1],
    ])
  })
})

it('plays every machine from each of its inputs with whatever can happen first', () => {
  let count = 0
  const results = chartEntries.flatMap((entry) =>
    Object.keys(entry.inputs).flatMap((input) => {
      const start = replay(entry, input, [])
      if (start.status === 'error') return [`${entry.id}, ${input}: ${String(start.error)}`]
      const events = start.events.flatMap(({ event, refusal }) => (refusal === null ? [{ ...event }] : []))
      const answers = start.ports.flatMap(({ id, src }) =>
        (entry.answers[id] ?? entry.answers[src] ?? []).map((one) => answerEvent(id, one)),
      )
      return [...events, ...answers, ...start.delays.map(({ event }) => event)].flatMap((event) => {
        count += 1
        const { status, error } = replay(entry, input, [{ event }])
        return status === 'error' ? [`${entry.id}, ${input}, ${event.type}: ${String(error)}`] : []
      })
    }),
  )
  expect(results).toEqual([])
  expect(count).toBeGreaterThan(chartEntries.length)
})
