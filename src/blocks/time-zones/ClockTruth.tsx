import { Ban, Moon, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { startIn, unsociable, type BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import { limitIn } from '#machines/blocks/clocks/limit.ts'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { countedReading } from '#machines/time/occurrences.ts'
import { namedDate } from '#src/time/civil-date.ts'
import { offsetText } from '#machines/time/offset-text.ts'
import { lettersOf, utcText } from '#src/time/zone-time.ts'
import { Select } from '#src/ui/form/select.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { clockTexts as texts } from './clock-texts.ts'

const head = css({
  textAlign: 'start',
  textStyle: 'small',
  fontWeight: 'regular',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  px: '2',
  height: '40px',
  bg: 'bg.sunken',
})
const cell = css({ px: '2', height: '44px', borderTopWidth: '1px', borderColor: 'border.subtle', whiteSpace: 'nowrap' })
const edges = css({ _first: { pl: '4' }, _last: { pr: '4' } })
const quiet = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
/** The zone's name stays while its times are scrolled. */
const sticky = css({
  position: 'sticky',
  left: '0',
  bg: 'bg.surface',
  zIndex: '1',
  minWidth: { base: '104px', md: '148px' },
  whiteSpace: 'normal',
})

const zoneButton = css({
  textAlign: 'start',
  textStyle: 'body',
  minHeight: { base: 'touch', md: '28px' },
  cursor: 'pointer',
  rounded: 'xs',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
})

interface ClockTruthProps {
  readonly zones: readonly BlockClock[]
  /** The letters of each zone in the provider's list, by its id. */
  readonly letters: ReadonlyMap<string, string>
  readonly dates: readonly CivilDate[]
  readonly date: CivilDate
  readonly limit: number
  onDate(date: CivilDate): void
  onLimit(minutes: number): void
  /** Shows the slots of a zone. */
  onZone(zone: BlockClock): void
}

/** The wall-clock times of every zone on one date, with the offset from UTC and the instants in UTC. */
export function ClockTruth({ zones, letters, dates, date, limit, onDate, onLimit, onZone }: ClockTruthProps) {
  const titleId = useId()
  const slots = zones[0]?.slots ?? []
  return (
    <section aria-labelledby={titleId}>
      <div className={flex({ align: 'center', wrap: 'wrap', gap: '3', px: '4', py: '2.5' })}>
        <h3 id={titleId} className={css({ textStyle: 'h3' })}>
          {texts.truth}
        </h3>
        <span aria-hidden="true" className={css({ textStyle: 'small', color: 'fg.muted', hideBelow: 'md' })}>
          {texts.truthOn}
        </span>
        <span className={css({ width: '196px' })}>
          <Select
            aria-label={texts.date}
            value={date}
            onValueChange={onDate}
            options={dates.map((one) => ({ value: one, label: namedDate(one) }))}
          />
        </span>
        <div className={css({ ml: { lg: 'auto' } })}>
          <LimitField limit={limit} onLimit={onLimit} />
        </div>
      </div>
      <div className={css({ overflowX: 'auto' })}>
        <table aria-labelledby={titleId} className={css({ width: 'full', borderCollapse: 'separate', borderSpacing: '0' })}>
          <thead>
            <tr>
              <th scope="col" className={cx(head, edges, sticky, css({ bg: 'bg.sunken' }))}>
                {texts.zone}
              </th>
              <th scope="col" className={cx(head, edges)}>
                {texts.offset}
              </th>
              {slots.map((_, slot) => [
                <th key={`slot ${slot + 1}`} scope="col" className={cx(head, edges)}>
                  {texts.slot(slot + 1)}
                </th>,
                <th key={`utc ${slot + 1}`} scope="col" aria-label={texts.utcOf(slot + 1)} className={cx(head, edges)}>
                  {texts.utc}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {zones.map((zone) => (
              <ZoneRow key={zone.zoneId} zone={zone} date={date} listed={letters.get(zone.zoneId) ?? ''} onZone={onZone} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface ZoneRowProps extends Pick<ClockTruthProps, 'date' | 'onZone'> {
  readonly zone: BlockClock
  readonly listed: string
}

function ZoneRow({ zone, date, listed, onZone }: ZoneRowProps) {
  const first = startIn(zone, date, zone.slots[0] ?? '')
  return (
    <tr>
      <th scope="row" className={cx(cell, edges, sticky, css({ textAlign: 'start', fontWeight: 'regular' }))}>
        <button type="button" className={zoneButton} onClick={() => onZone(zone)}>
          {zone.name}
        </button>
      </th>
      <td className={cx(cell, edges, quiet)}>{first ? offsetText(countedReading(first).offset) : texts.unknownClock}</td>
      {zone.slots.map((time, slot) => [
        <td key={`slot ${slot + 1}`} className={cx(cell, edges)}>
          <WallTime zone={zone} date={date} time={time} listed={listed} />
        </td>,
        <td key={`utc ${slot + 1}`} className={cx(cell, edges, quiet)}>
          <UtcTime zone={zone} date={date} time={time} />
        </td>,
      ])}
    </tr>
  )
}

interface TimeProps {
  readonly zone: BlockClock
  readonly date: CivilDate
  readonly time: SlotTime
}

function UtcTime({ zone, date, time }: TimeProps) {
  const found = startIn(zone, date, time)
  return found ? utcText(countedReading(found).instant, date) : '–'
}

/** A wall-clock time of a zone with its letters, and what is unusual about it. */
function WallTime({ zone, date, time, listed }: TimeProps & { listed: string }) {
  const found = startIn(zone, date, time)
  const hour = unsociable(time)
  return (
    <span className={flex({ align: 'center', gap: '1.5' })}>
      <span className={css({ textStyle: 'bodyStrong', fontVariantNumeric: 'tabular-nums' })}>{time}</span>
      {found && <span className={quiet}>{lettersOf(countedReading(found), listed)}</span>}
      {found?.kind === 'none' && (
        <Badge tone="danger" icon={<Ban size={12} aria-hidden />}>
          {texts.notExisting(found.movedOn.time)}
        </Badge>
      )}
      {found?.kind === 'twice' && (
        <Badge tone="warning" icon={<TriangleAlert size={12} aria-hidden />}>
          {texts.twice(found.earlier, found.later, listed)}
        </Badge>
      )}
      {found?.kind !== 'none' && hour && (
        <Badge tone="warning" icon={<Moon size={12} aria-hidden />}>
          {texts.unsociable[hour]}
        </Badge>
      )}
    </span>
  )
}

/** The limit as it is typed. Invalid text stays in the field with a message, and the old limit still counts. */
function LimitField({ limit, onLimit }: Pick<ClockTruthProps, 'limit' | 'onLimit'>) {
  const [typed, setTyped] = useState(String(limit))
  const isInvalid = limitIn(typed) === null
  return (
    <div className={flex({ align: 'center', gap: '2' })}>
      <span aria-hidden="true" className={quiet}>
        {texts.limit}
      </span>
      <div className={css({ width: '104px' })}>
        <TextField
          label={texts.limit}
          hideLabel
          inputMode="numeric"
          autoComplete="off"
          mark={<span className={cx(quiet, css({ px: '2' }))}>{texts.limitUnit}</span>}
          value={typed}
          error={isInvalid ? texts.limitInvalid : undefined}
          onValueChange={(text) => {
            setTyped(text)
            const minutes = limitIn(text)
            if (minutes !== null) onLimit(minutes)
          }}
        />
      </div>
    </div>
  )
}
