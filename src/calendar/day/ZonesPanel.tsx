import { useRef } from 'react'
import { css } from 'styled-system/css'
import { listedZones } from '#src/time/reader-zone.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'
import { mostZones, pickElsewhere, useElsewhereClocks } from './elsewhere-zones.ts'
import { calendarTexts as texts } from '../texts.ts'

interface ZonesPanelProps {
  readonly open: boolean
  readonly triggerId: string
  onOpenChange(open: boolean): void
}

/** The choice of the zones whose clocks are shown beside an entry. */
export function ZonesPanel({ open, triggerId, onOpenChange }: ZonesPanelProps) {
  const clocks = useElsewhereClocks()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Popover open={open} label={texts.zonesElsewhere} triggerId={triggerId} initialFocus={() => field.current} onOpenChange={onOpenChange}>
      <div className={css({ display: 'grid', gap: '3', width: '320px', maxWidth: 'full' })}>
        <Combobox
          ref={field}
          label={texts.zonesElsewhere}
          helper={texts.zonesHint(mostZones)}
          options={listedZones}
          value={clocks}
          onChange={pickElsewhere}
        />
        <Button size="sm" onClick={() => pickElsewhere(null)}>
          {texts.usualZones}
        </Button>
      </div>
    </Popover>
  )
}
