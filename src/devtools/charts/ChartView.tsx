import { X } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { AnyStateMachine, StateValue } from 'xstate'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { activeStates } from './active-states.ts'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartOutline, MoveLine, StateFacts } from './ChartOutline.tsx'
import type { ChartLayout } from './geometry.ts'
import { texts } from './texts.ts'
import { useChart } from './use-chart.ts'

interface ChartViewProps {
  /** Only its structure is read: its ports may be missing. */
  readonly machine: AnyStateMachine
  /** What the chart is called. */
  readonly name: string
  /** The active states; null draws none. */
  readonly value: StateValue | null
  /** Ids of the moves that the last step took (`takenMoves`). */
  readonly taken?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

function StateCard({ layout, id, taken, onClose }: { layout: ChartLayout; id: string; taken: ReadonlySet<string>; onClose(): void }) {
  const { model } = layout.graph
  const state = model.states.get(id)
  if (!state) return null
  const moves = model.moves.filter(({ source }) => source === id)
  return (
    <section
      aria-label={state.name}
      className={css({ maxHeight: '220px', overflow: 'auto', rounded: 'lg', borderWidth: '1px', borderColor: 'border.default', p: '2' })}
    >
      <div className={flex({ align: 'center', justify: 'space-between' })}>
        <h2 className={css({ textStyle: 'h3', px: '1.5', overflowWrap: 'anywhere' })}>{id}</h2>
        <IconButton size="sm" label={texts.close} icon={<X size={16} aria-hidden />} onClick={onClose} />
      </div>
      <StateFacts state={state} />
      {moves.length === 0 && <p className={css({ textStyle: 'small', color: 'fg.muted', px: '1.5' })}>{texts.noMoves}</p>}
      <ul>
        {moves.map((move) => (
          <MoveLine key={move.id} move={move} model={model} isTaken={taken.has(move.id)} />
        ))}
      </ul>
    </section>
  )
}

interface ChartProps extends Omit<ChartViewProps, 'machine'> {
  readonly layout: ChartLayout
}

function Chart({ layout, name, value, taken = none }: ChartProps) {
  const [shown, setShown] = useState('drawing')
  const [selected, setSelected] = useState<string | null>(null)
  const active = value === null ? none : activeStates(layout.graph.model, value)
  const switcher = (
    <Segmented
      label={texts.view}
      options={[
        { value: 'drawing', label: texts.drawing },
        { value: 'outline', label: texts.outline },
      ]}
      value={shown}
      onChange={setShown}
    />
  )
  if (shown === 'outline')
    return (
      <>
        <div className={flex({ align: 'center' })}>{switcher}</div>
        <ChartOutline model={layout.graph.model} active={active} taken={taken} />
      </>
    )
  return (
    <>
      <ChartCanvas
        {...{ layout, name, active, taken, selected }}
        lead={switcher}
        onSelect={(id) => setSelected((now) => (now === id ? null : id))}
      />
      {selected !== null && <StateCard layout={layout} id={selected} taken={taken} onClose={() => setSelected(null)} />}
    </>
  )
}

/** The chart of a machine with its active states marked, as a drawing or as text. */
export function ChartView({ machine, ...rest }: ChartViewProps) {
  const layout = useChart(machine)
  return (
    <div aria-busy={layout === null} className={flex({ direction: 'column', gap: '2', height: 'full', minHeight: '0', minWidth: '0' })}>
      {layout === null && <SkeletonLines count={8} />}
      {layout === 'failed' && <ErrorState title={texts.failed} />}
      {layout !== null && layout !== 'failed' && <Chart key={machine.id} layout={layout} {...rest} />}
    </div>
  )
}
