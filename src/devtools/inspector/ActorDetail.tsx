import { css } from 'styled-system/css'
import { placeOf } from '../charts/active-states.ts'
import { ChartView } from '../charts/ChartView.tsx'
import type { LiveActor, LiveEvent } from './live-actors.ts'
import { texts } from './texts.ts'

const heading = css({ textStyle: 'label', color: 'fg.muted' })
const line = css({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: '2', py: '1', textStyle: 'small' })

/** The part of an event's payload that may be shown, in words. */
function payloadOf({ event }: LiveEvent): string {
  const { type: _, ...payload } = event
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload)
}

const EventLine = ({ entry }: { entry: LiveEvent }) => (
  <li className={line}>
    <span className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{texts.at(entry.at)}</span>
    <span className={css({ overflowWrap: 'anywhere' })}>
      {entry.event.type} <span className={css({ color: 'fg.muted' })}>{payloadOf(entry)}</span>
      {entry.taken.length === 0 && entry.event.type !== 'xstate.init' && <em> {texts.ignored}</em>}
    </span>
  </li>
)

/** One machine: its chart with the active states marked, and its last events. */
export function ActorDetail({ actor: { path, machine, value, events } }: { actor: LiveActor }) {
  const [last] = events
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        gridTemplateRows: { base: '320px auto', lg: 'minmax(0, 1fr)' },
        gap: '4',
        height: { lg: 'full' },
        minHeight: '0',
      })}
    >
      <section aria-label={texts.chart} className={css({ minHeight: '0', minWidth: '0' })}>
        <ChartView key={path} machine={machine} name={path} value={value} taken={new Set(last?.taken)} />
      </section>
      <div className={css({ minHeight: '0', overflowY: { lg: 'auto' } })}>
        <h3 className={heading}>{texts.state}</h3>
        <p className={css({ mb: '3', overflowWrap: 'anywhere' })}>{placeOf(value) || machine.id}</p>
        <h3 className={heading}>{texts.events}</h3>
        {events.length === 0 ? (
          <p>{texts.noEvents}</p>
        ) : (
          <ul>
            {events.map((entry) => (
              <EventLine key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
