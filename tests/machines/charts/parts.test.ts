import { describe, expect, it } from 'vitest'
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import { holesOf, partsOf, staleOf } from '#tests/support/charts/chart-parts.ts'

const parts = partsOf(connectivityMachine)
const everything = new Set<unknown>([...parts.states.keys(), ...parts.transitions.keys()])

describe('what a walk over a chart has reached', () => {
  it('leaves no hole where it is everything', () => {
    expect(holesOf(parts, everything)).toEqual([])
    expect(holesOf(parts, new Set())).toHaveLength(everything.size)
  })

  it('leaves a hole by its name, unless a reason stands for it', () => {
    const [[first, label] = [null, '']] = parts.transitions
    const reached = new Set([...everything].filter((part) => part !== first))
    expect(holesOf(parts, reached)).toEqual([label])
    expect(holesOf(parts, reached, { [label]: 'nobody can' })).toEqual([])
    expect(staleOf(parts, reached, { [label]: 'nobody can' })).toEqual([])
  })

  it('makes a reason wrong for what it has reached, and for what is no part of the chart', () => {
    const [[, label] = [null, '']] = parts.transitions
    expect(staleOf(parts, everything, { [label]: 'nobody can', 'nowhere: network.lost → offline': 'nobody can' })).toEqual([
      `It is not unreachable: ${label}`,
      'It is not unreachable: nowhere: network.lost → offline',
    ])
  })
})
