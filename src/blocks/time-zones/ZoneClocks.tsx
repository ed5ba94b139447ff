import { css } from 'styled-system/css'
import type { BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import type { ChangeInside } from '#machines/blocks/clocks/clock-changes.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { clockRelease } from '#machines/time/clock-table.ts'
import type { Zone } from '#machines/blocks/time-zones/zone.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { changesText, clockTexts as texts } from './clock-texts.ts'
import { ClockTruth } from './ClockTruth.tsx'

// It stands below the fold.
const SameInstantGrid = lazyComponent(async () => (await import('./SameInstantGrid.tsx')).SameInstantGrid)

interface ZoneClocksProps {
  readonly clocks: readonly BlockClock[]
  readonly zones: ReadonlyMap<string, Zone>
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly changes: readonly ChangeInside[]
  readonly dates: readonly CivilDate[]
  readonly date: CivilDate
  readonly limit: number
  onDate(date: CivilDate): void
  onLimit(minutes: number): void
  onZone(zone: BlockClock): void
}

/** The block on all clocks: changes of clocks inside it, each zone's times on one date, and how far apart slots start. */
export function ZoneClocks({ clocks, zones, groups, changes, dates, date, limit, onDate, onLimit, onZone }: ZoneClocksProps) {
  const letters = new Map([...zones.values()].map(({ id, abbreviation }) => [id, abbreviation]))
  const countryOf = ({ zoneId }: BlockClock) => {
    const countries = zones.get(zoneId)?.countries ?? ''
    return countries === '' || countries.includes(',') ? null : countries
  }
  return (
    <>
      {changes.length > 0 && (
        <Alert tone="warning" title={texts.changesTitle}>
          {changesText(changes, countryOf)}
        </Alert>
      )}
      <div className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'lg', overflow: 'hidden', minWidth: '0' })}>
        <ClockTruth
          zones={clocks}
          letters={letters}
          dates={dates}
          date={date}
          limit={limit}
          onDate={onDate}
          onLimit={onLimit}
          onZone={onZone}
        />
        {clocks.length > 1 && (
          <LazyBoundary fallback={null}>
            <SameInstantGrid zones={clocks} groups={groups} dates={dates} date={date} limit={limit} onDate={onDate} />
          </LazyBoundary>
        )}
        <p
          className={css({
            px: '4',
            py: '2',
            borderTopWidth: '1px',
            borderColor: 'border.subtle',
            textStyle: 'caption',
            color: 'fg.muted',
          })}
        >
          {texts.rules(clockRelease)}
        </p>
      </div>
    </>
  )
}
