import { describe, expect, it } from 'vitest'
import { replay } from '#src/devtools/player/replay.ts'
import { readTrace, writeTrace } from '#src/devtools/player/trace-file.ts'
import { chartEntries } from '#tests/support/charts/entries.ts'
import { done } from '#tests/support/charts/ports.ts'
import { inputOf, randomTours, stepOf, type Tour } from '#tests/support/charts/tours.ts'
import { walkableOf } from '#tests/support/charts/walk.ts'

const walked = chartEntries.filter(({ id }) => ['session', 'consent', 'notifications', 'block-wizard'].includes(id))
const anything = () => true
const movesOf = (tours: readonly Tour[]) => tours.map(({ input, stops }) => [input, stops.map(({ move }) => move.event.type)])

describe.each(walked)('walks at random through $title', (entry) => {
  const chart = walkableOf(entry)
  const inputs = Object.keys(entry.inputs)

  it('lead a replay of their file through the same places', () => {
    for (const seed of [1, 2, 3])
      for (const { input, stops } of randomTours(chart, inputs, anything, seed, 40)) {
        const file = writeTrace({ version: 1, machine: chart.machine.id, input, steps: stops.map((stop) => stepOf(stop, entry)) })
        const read = readTrace(file)
        const { played } = replay(entry, input, 'trace' in read ? read.trace.steps : [])
        expect(played.map(({ value }) => value)).toEqual(stops.map(({ at }) => at.value))
        expect(played.filter(({ match }) => match !== 'same')).toEqual([])
      }
  })

  it('are as long as they were meant to be, and only their seed decides on them', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => randomTours(chart, inputs, anything, seed, 40))
    expect(one?.reduce((sum, { stops }) => sum + Math.max(stops.length, 1), 0)).toBe(40)
    expect(movesOf(same ?? [])).toEqual(movesOf(one ?? []))
    expect(movesOf(other ?? [])).not.toEqual(movesOf(one ?? []))
  })
})

it('a walk has only events that are allowed and that the machine takes', () => {
  const [session] = walked
  if (!session) throw new Error('There is no chart of the session.')
  const chart = walkableOf(session)
  expect(randomTours(chart, ['open portal'], () => false, 1, 3).map(({ stops }) => stops.length)).toEqual([0, 0, 0])
  const stops = randomTours(chart, ['open portal'], anything, 1, 200).flatMap((tour) => tour.stops)
  expect(stops.filter(({ taken }) => taken.length === 0)).toEqual([])
})

it('a walk with an input and answers of its own is played on the catalogue', () => {
  const [details] = chartEntries.filter(({ id }) => id === 'block-details')
  if (!details) throw new Error('There is no chart of the details.')
  const { record } = Object(details.answers['loadDetails']?.find(({ name }) => name === 'an active block')).output
  const chart = walkableOf({
    ...details,
    inputs: { 'a saved block, over': details.inputs['a saved block'] },
    answers: {
      ...details.answers,
      loadDetails: [done('a block that is over', { record: { ...record, status: 0 }, draft: null, isReturning: false, unaddressed: null })],
    },
  })
  for (const seed of [1, 2, 3])
    for (const { input, stops } of randomTours(chart, Object.keys(chart.entry.inputs), anything, seed, 40)) {
      const known = inputOf(input, details)
      expect(known).toBe('a saved block')
      const file = readTrace(
        writeTrace({ version: 1, machine: chart.machine.id, input: known, steps: stops.map((stop) => stepOf(stop, details)) }),
      )
      const { played } = replay(details, known, 'trace' in file ? file.trace.steps : [])
      expect(played.map(({ value }) => value)).toEqual(stops.map(({ at }) => at.value))
    }
})

it('an input is the longest name of the catalogue with which its own name begins, or none', () => {
  const inputs = { 'a block': null, 'a block, changed': null }
  expect(['a block', 'a block, changed', 'a block with edits', 'the list'].map((name) => inputOf(name, { inputs }))).toEqual([
    'a block',
    'a block, changed',
    'a block',
    null,
  ])
})
