import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from './draw.ts'
import type { ChartLayout } from './geometry.ts'

/** The layout of a machine's chart; null while it is computed, `failed` when the engine fails. */
export function useChart(machine: AnyStateMachine): ChartLayout | null | 'failed' {
  const [drawn, setDrawn] = useState<{ of: AnyStateMachine; layout: ChartLayout | 'failed' } | null>(null)
  // Not `use`: in the tests of stories React does not wait for a worker.
  useEffect(() => {
    let isWanted = true
    const show = (layout: ChartLayout | 'failed') => {
      if (isWanted) setDrawn({ of: machine, layout })
    }
    chartOf(machine).then(show, () => show('failed'))
    return () => {
      isWanted = false
    }
  }, [machine])
  return drawn?.of === machine ? drawn.layout : null
}
