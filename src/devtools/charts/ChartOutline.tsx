import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { Badge } from '#src/ui/kit/badge.tsx'
import { moveText, type ChartModel, type ChartMove, type ChartState } from './chart-model.ts'
import { texts } from './texts.ts'

const nameOf = (model: ChartModel, id: string): string => id.replace(`${model.id}.`, '')

/** What a move leads to, in words. */
function targetText({ reach, targets }: ChartMove, model: ChartModel): string {
  if (reach === 'stays') return texts.stays
  if (reach === 'again') return texts.again
  return `${texts.to} ${targets.map((id) => nameOf(model, id)).join(', ')}`
}

/** One move as a line: its trigger, its target, its actions. */
export const MoveLine = ({ move, model, isTaken }: { move: ChartMove; model: ChartModel; isTaken: boolean }) => (
  <li
    className={css({
      textStyle: 'small',
      py: '0.5',
      px: '1.5',
      rounded: 'sm',
      overflowWrap: 'anywhere',
      '&[data-taken=true]': { bg: 'ink.solid', color: 'ink.fg', '& *': { color: 'ink.fg' } },
    })}
    data-taken={isTaken}
  >
    <span className={css({ fontWeight: 'medium' })}>{moveText(move)}</span> {targetText(move, model)}
    {move.actions.length > 0 && <span className={css({ color: 'fg.muted' })}> — {move.actions.join(', ')}</span>}
  </li>
)

interface OutlineProps {
  readonly model: ChartModel
  readonly active: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
}

const Line = ({ label, items }: { label: string; items: readonly string[] }) =>
  items.length > 0 && (
    <p className={css({ textStyle: 'small', color: 'fg.muted', px: '1.5', overflowWrap: 'anywhere' })}>
      {label}: {items.join(', ')}
    </p>
  )

/** The ports of a state, and its entry and exit actions. */
export const StateFacts = ({ state }: { state: ChartState }) => (
  <>
    <Line label={texts.ports} items={state.ports.map(({ src }) => src)} />
    <Line label={texts.onEntry} items={state.entry} />
    <Line label={texts.onExit} items={state.exit} />
  </>
)

function OutlineState({ state, ...rest }: OutlineProps & { readonly state: ChartState }) {
  const { model, active, taken } = rest
  const moves = model.moves.filter(({ source }) => source === state.id)
  return (
    <li className={css({ borderLeftWidth: '1px', borderColor: 'border.default', pl: '3', py: '1' })}>
      <p className={flex({ align: 'center', gap: '2', wrap: 'wrap', px: '1.5' })}>
        <span className={css({ textStyle: 'bodyStrong' })}>{state.name}</span>
        <span className={css({ textStyle: 'caption', color: 'fg.muted' })}>
          {[texts.kinds[state.type], ...(state.isInitial ? [texts.initial] : []), ...state.tags].join(', ')}
        </span>
        {active.has(state.id) && <Badge tone="info">{texts.active}</Badge>}
      </p>
      <StateFacts state={state} />
      {moves.length > 0 && (
        <ul>
          {moves.map((move) => (
            <MoveLine key={move.id} move={move} model={model} isTaken={taken.has(move.id)} />
          ))}
        </ul>
      )}
      {state.children.length > 0 && (
        <ul>
          {state.children.map((child) => (
            <OutlineState key={child.id} state={child} {...rest} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The whole chart as text: the same states and moves as nested lists. */
export const ChartOutline = (props: OutlineProps) => (
  <ul className={css({ overflow: 'auto', flex: '1', minHeight: '0' })}>
    <OutlineState state={props.model.root} {...props} />
  </ul>
)
