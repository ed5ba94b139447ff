import { css, cx } from 'styled-system/css'
import type { CivilDate } from '#machines/time/civil.ts'
import type { Zone, ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { startOf, zoneIdOf } from '#machines/time/occurrences.ts'
import { texts } from './texts.ts'

const dayMs = 24 * 60 * 60_000
/** More lines than this cannot be distinguished. */
const mostLines = 60
const ticks = [0, 3, 6, 9, 12, 15, 18, 21, 24]

const frame = css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'lg', p: '4', overflowX: 'auto', hideBelow: 'lg' })
const row = css({ display: 'grid', gridTemplateColumns: '152px minmax(420px, 1fr) 36px', alignItems: 'center' })
const line = css({ borderTopWidth: '1px', borderColor: 'border.subtle', minHeight: '38px' })
const track = css({
  position: 'relative',
  height: '38px',
  backgroundImage: 'linear-gradient(to right, token(colors.border.subtle) 1px, transparent 1px)',
  backgroundSize: '12.5% 100%',
})
const chip = css({
  position: 'absolute',
  top: '8px',
  height: '22px',
  px: '1.5',
  rounded: 'xs',
  borderLeftWidth: '2px',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  whiteSpace: 'nowrap',
})
const chosen = css({ bg: 'ink.solid', color: 'ink.fg', borderColor: 'ink.solid', fontWeight: 'medium' })
const unchosen = css({ bg: 'bg.muted', borderColor: 'border.control' })

/** Where on the UTC day a zone's slot starts, as a fraction of the axis from 0 to 1; null when the zone's clock is unknown. */
function place(zone: string, date: CivilDate, time: string): number | null {
  const zoneId = zoneIdOf(zone)
  const start = zoneId === null ? null : startOf(date, time, zoneId)
  return start === null ? null : (start % dayMs) / dayMs
}

/**
 * All built zones on one axis of UTC, on one date of the block: decoration, hidden from screen readers, which read the
 * same times in the spinners. Only zones whose clock is known are drawn.
 */
export function ZoneRuler({
  built,
  zones,
  current,
  date,
}: {
  built: readonly ZoneSlots[]
  zones: ReadonlyMap<string, Zone>
  current: string | null
  date: CivilDate
}) {
  const rows = built.flatMap(({ zoneId, slots }) => {
    const name = zones.get(zoneId)?.name ?? ''
    const marks = slots.map((time) => ({ time, at: place(name, date, time) }))
    return marks.every(({ at }) => at !== null) ? [{ zoneId, name, marks }] : []
  })
  const shown = rows.filter(({ zoneId }, index) => index < mostLines || zoneId === current)
  if (rows.length === 0) return null
  return (
    <div className={frame} aria-hidden="true">
      <div className={cx(row, css({ textStyle: 'caption', color: 'fg.muted', pb: '2' }))}>
        <span />
        <span className={css({ position: 'relative', height: '16px' })}>
          {ticks.slice(0, -1).map((hour) => (
            <span
              key={hour}
              className={css({ position: 'absolute', transform: 'translateX(-50%)', _first: { transform: 'none' } })}
              style={{ left: `${(hour / 24) * 100}%` }}
            >
              {`${String(hour).padStart(2, '0')}:00`}
            </span>
          ))}
        </span>
        <span className={css({ textAlign: 'end' })}>{texts.ruler}</span>
      </div>
      {shown.map(({ zoneId, name, marks }) => (
        <div key={zoneId} className={cx(row, line)}>
          <span
            className={cx(
              css({ pr: '2', truncate: true, textStyle: 'small' }),
              zoneId === current ? css({ fontWeight: 'semibold', color: 'fg.default' }) : css({ fontWeight: 'regular', color: 'fg.muted' }),
            )}
          >
            {name}
          </span>
          <span className={track}>
            {marks.map(({ time, at }, index) => (
              <span
                key={index}
                className={cx(chip, zoneId === current ? chosen : unchosen)}
                style={at !== null && at > 0.92 ? { right: `${(1 - at) * 100}%` } : { left: `${(at ?? 0) * 100}%` }}
              >
                {time}
              </span>
            ))}
          </span>
          <span />
        </div>
      ))}
    </div>
  )
}
