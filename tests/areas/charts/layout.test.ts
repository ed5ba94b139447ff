import ELK from 'elkjs/lib/elk.bundled.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { chartModelOf } from '#src/devtools/charts/chart-model.ts'
import { boxOf, crossingsOf, segmentsOf } from '#src/devtools/charts/geometry.ts'
import { anyOf, startOf } from '#src/devtools/charts/graph.ts'
import { layoutBy } from '#src/devtools/charts/layout.ts'
import type { Box, ChartLayout } from '#src/devtools/charts/geometry.ts'
import { chartEntries } from '#tests/support/charts/entries.ts'

const elk = new ELK()

/** How many lines may cross in the chart of a machine, 1 unless given: what tuning has reached, and one or two more for growth. */
const crossings: Readonly<Record<string, number>> = {
  consent: 2,
  'block-wizard': 7,
  'block-details': 5,
  scheduling: 15,
  'time-zones': 5,
  'academic-dates': 2,
  'record-editor': 16,
  'module-rule-editor': 16,
  'rights-editor': 16,
  payment: 10,
  attempt: 4,
  'marking-desk': 3,
}

/** Whether two boxes share more than an edge. */
const overlaps = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 0.5 && b.x + b.width > a.x + 0.5 && a.y + a.height > b.y + 0.5 && b.y + b.height > a.y + 0.5

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5

/** The boxes of the states beside one another, with the dots and marks between them. */
function* siblings({ graph: { model }, boxes }: ChartLayout): Generator<[string, Box][]> {
  for (const state of model.states.values())
    yield [startOf(state.id), anyOf(state.id), ...state.children.map(({ id }) => id)].flatMap((id): [string, Box][] => {
      const box = boxes.get(id)
      return box ? [[id, box]] : []
    })
}

const pairs = <Thing>(things: readonly Thing[]): [Thing, Thing][] =>
  things.flatMap((one, index) => things.slice(index + 1).map((other): [Thing, Thing] => [one, other]))

/** States without states within, and the texts of those that have some: nothing else may lie on them. */
const solid = ({ graph, boxes }: ChartLayout): [string, Box][] =>
  [...graph.model.states.values()].flatMap((state): [string, Box][] => {
    const box = boxes.get(state.id)
    const content = graph.contents.get(state.id)
    if (!box || !content) return []
    return [[state.id, state.children.length === 0 ? box : { ...box, width: content.width, height: content.height }]]
  })

const labelsOf = ({ links }: ChartLayout): [string, Box][] => links.flatMap(({ id, labelBox }) => (labelBox ? [[id, labelBox]] : []))

const overlapping = (things: readonly [string, Box][]) =>
  pairs(things).flatMap(([[one, a], [other, b]]) => (overlaps(a, b) ? [`${one} and ${other}`] : []))

describe.each(chartEntries.map((entry) => [entry.title, entry] as const))('the chart of %s', (_, { id, machine }) => {
  let layout: ChartLayout
  // The engine takes seconds to warm up where other tests run beside it.
  beforeAll(async () => {
    layout = await layoutBy(elk, chartModelOf(machine))
  }, 60_000)

  it('draws every state inside of its own and beside all others', () => {
    const strays = [...layout.graph.model.states.values()].filter((state) => {
      const box = layout.boxes.get(state.id)
      const outer = layout.boxes.get(state.parent ?? '')
      return !box || (outer && !contains(outer, box))
    })
    expect(strays.map((state) => state.id)).toEqual([])
    expect([...siblings(layout)].flatMap(overlapping)).toEqual([])
  })

  it('keeps labels off states, texts and each other', () => {
    const labels = labelsOf(layout)
    expect(labels).toHaveLength(layout.links.filter(({ label }) => label !== null).length)
    expect(overlapping(labels)).toEqual([])
    expect(
      labels.flatMap(([label, box]) => solid(layout).flatMap(([state, other]) => (overlaps(box, other) ? [`${label} on ${state}`] : []))),
    ).toEqual([])
  })

  it('leads lines around states and around labels of other lines', () => {
    const hits = layout.links.flatMap(({ id: line, from, to, points }) =>
      segmentsOf(points).flatMap((segment) => {
        const things = [
          ...solid(layout).filter(([state]) => state !== from && state !== to),
          ...labelsOf(layout).filter(([other]) => other !== line),
        ]
        const states = layout.graph.model.states
        return things.flatMap(([thing, box]) =>
          !states.get(thing)?.children.length && overlaps(boxOf(segment), box) ? [`${line} through ${thing}`] : [],
        )
      }),
    )
    expect(hits).toEqual([])
  })

  it('draws every move, and crosses few lines', () => {
    expect(layout.links.filter(({ points }) => points.length < 2).map((link) => link.id)).toEqual([])
    const drawn = layout.links.flatMap(({ moves }) => moves.map((move) => move.id))
    expect(
      layout.graph.model.moves.filter(({ id: move, reach }) => (reach === 'away' || reach === 'inside') && !drawn.includes(move)),
    ).toEqual([])
    expect(crossingsOf(layout)).toBeLessThanOrEqual(crossings[id] ?? 1)
  })
})

it('is the same each time', async () => {
  const [entry] = chartEntries
  if (!entry) throw new Error('There is no chart.')
  const [first, second] = await Promise.all([1, 2].map(() => layoutBy(elk, chartModelOf(entry.machine))))
  expect(second?.boxes).toEqual(first?.boxes)
}, 60_000)
