import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from './draw.ts'
import type { ChartLayout } from './layout.ts'

/** The layout of a machine's chart; null while it is on its way, `failed` where the engine could not give it. */
export function useChart(machine: AnyStateMachine): ChartLayout | null | 'failed' {
  const [drawn, setDrawn] = useState<{ of: AnyStateMachine; layout: ChartLayout | 'failed' } | null>(null)
  // Not `use`: the engine in its worker is outside of React, which does not wait for it in the tests of stories.
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
