import { memo, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { ZoneRef } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { Zone, ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Countries } from './Countries.tsx'
import { texts } from './texts.ts'

const leftPanelLimit = 20
/** The zones of a group that are shown at first, and that each Show more adds. */
const zonesAtOnce = 60

interface ZoneRowsProps {
  readonly group: ZoneGroup
  readonly ticked: ReadonlySet<string>
  readonly isDisabled: boolean
  onTick(zones: readonly ZoneRef[], isTicked: boolean): void
}

/** The zones of an open group, and more of a long one each time that they are asked for. */
export function ZoneRows({ group, ticked, isDisabled, onTick }: ZoneRowsProps) {
  const [limit, setLimit] = useState(zonesAtOnce)
  const list = useRef<HTMLUListElement>(null)
  const rest = group.zones.length - limit
  // Focus moves to the first new row, as the button may be removed.
  useEffect(() => {
    if (limit > zonesAtOnce) list.current?.children[limit - zonesAtOnce]?.querySelector('input')?.focus()
  }, [limit])
  return (
    <>
      <ul ref={list} aria-label={texts.zonesOf(group.name)}>
        {group.zones.slice(0, limit).map((zone) => (
          <ZoneRow key={zone.id} groupId={group.id} zone={zone} isTicked={ticked.has(zone.id)} isDisabled={isDisabled} onTick={onTick} />
        ))}
      </ul>
      {rest > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setLimit(limit + zonesAtOnce)}>
          {texts.moreZones(Math.min(rest, zonesAtOnce), rest)}
        </Button>
      )}
    </>
  )
}

interface ZoneRowProps extends Pick<ZoneRowsProps, 'isDisabled' | 'onTick'> {
  readonly groupId: string
  readonly zone: Zone
  readonly isTicked: boolean
}

const row = css({
  py: '1.5',
  color: 'fg.muted',
  // Rows out of sight cost neither layout nor paint; on phones the boxes' larger targets would be cut.
  contentVisibility: { md: 'auto' },
  containIntrinsicHeight: 'auto 57px',
  // Room for the focus ring, which the box would cut.
  ml: '-1',
  pl: '1',
})

const ZoneRow = memo(function ZoneRow({ groupId, zone, isTicked, isDisabled, onTick }: ZoneRowProps) {
  return (
    <li className={row}>
      <div className={css({ display: 'flex', alignItems: 'flex-start', gap: '2' })}>
        <div className={css({ flex: '1', minWidth: '0', color: 'fg.default' })}>
          <Checkbox
            label={zone.name}
            checked={isTicked}
            disabled={isDisabled}
            onChange={(value) => onTick([{ groupId, zoneId: zone.id }], value)}
          />
        </div>
        <span className={css({ textStyle: 'small', whiteSpace: 'nowrap', pt: '1' })}>{zone.abbreviation}</span>
      </div>
      <p className={css({ pl: '32px', textStyle: 'small' })}>
        <Countries zone={zone.name} countries={zone.countries} limit={leftPanelLimit} />
      </p>
    </li>
  )
})
