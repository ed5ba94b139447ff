import { describe, expect, it } from 'vitest'
import { decide } from '#machines/access/access.ts'
import { buildAccess } from '#machines/access/build-access.ts'
import { everyVisit } from './access-rows.ts'

describe('a tree of five thousand nodes', () => {
  it('is decided upon in under five milliseconds, nearly always', () => {
    const tree = Array.from({ length: 100 }, (_, group) => ({
      componentId: group,
      componentName: `Group ${group}`,
      routes: [],
      permissions: ['list'],
      iconsName: null,
      children: Array.from({ length: 50 }, (_, page) => ({
        componentId: group * 50 + page + 1000,
        componentName: `Page ${group} ${page}`,
        routes: [`/g/${group}/${page}`, `/g/${group}/:id/${page}`],
        permissions: ['list', 'Add'],
        iconsName: null,
        children: [],
      })),
    }))
    const access = buildAccess({ contactType: 'NCUK', tree, routes: [] })
    // The fastest of five: the others were held up by whatever else the machine did.
    const fastest = (path: string) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const started = performance.now()
          decide(access, path)
          return performance.now() - started
        }),
      )
    const paths = Array.from({ length: 300 }, (_, index) => `/g/${index % 100}/x/${index % 50}`)
    expect(paths.filter((path) => decide(access, path) !== 'allowed')).toEqual([])
    const times = paths.map(fastest).toSorted((one, other) => one - other)
    expect(times[296]).toBeLessThan(5)
  })
})

describe('a visit of any row of the route table', () => {
  it('is decided upon in under five milliseconds, nearly always', { timeout: 60_000 }, () => {
    const sample = [...everyVisit()].filter((_, index) => index % 10 === 0)
    const times = sample.map(({ decide: visit }) => {
      const started = performance.now()
      visit()
      return performance.now() - started
    })
    const slowest = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity
    expect(slowest).toBeLessThan(5)
    console.info(`${times.length} decisions, p99 ${slowest.toFixed(3)} ms`)
  })
})
