import { useState } from 'react'
import { css } from 'styled-system/css'
import type { DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'
import type { Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { ModuleName, Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { BlockDate, DaySchedule } from '#machines/blocks/scheduling/schedule.ts'
import { namedDate } from '#src/time/civil-date.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import type { ScheduleChecks } from '../findings/check-schedule.ts'
import { texts } from '../texts.ts'
import { PlaceIn } from './PlaceIn.tsx'

interface PlaceOnProps {
  readonly module: ModuleName
  readonly from: DragPlace
  /** Those of the open date. */
  readonly slots: Slots
  readonly open: BlockDate | null
  readonly days: readonly DaySchedule[]
  readonly checks: ScheduleChecks | null
  readonly prohibitions: Prohibitions
  zoneLabel(zoneName: string): string
  /** `date` is another than the open one, or null. */
  onChoose(slot: number, date: BlockDate | null): void
}

/** Where a module shall go: to a slot of the open date, or, for a card, of another one. */
export function PlaceOn({ module: { moduleId }, from, open, days, checks, onChoose, ...rest }: PlaceOnProps) {
  const [chosen, setChosen] = useState(open?.id ?? '')
  const other = chosen === open?.id ? undefined : days.find(({ dateId }) => dateId === chosen)
  const slots = other?.slots ?? rest.slots
  const dates = days.filter((day) => day.slots.length > 0)
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      {from !== 'list' && dates.length > 1 && (
        <SelectField
          label={texts.moveTo}
          value={chosen}
          options={dates.map(({ dateId, date }) => ({ value: dateId, label: namedDate(date) }))}
          onValueChange={setChosen}
        />
      )}
      <PlaceIn
        moduleId={moduleId}
        slots={slots}
        prohibitions={rest.prohibitions}
        verdicts={checks && checks.verdictsOn(slots, moduleId, other ? 'list' : from)}
        zoneLabel={rest.zoneLabel}
        onChoose={(slot) => onChoose(slot, other ? { id: other.dateId, date: other.date } : null)}
      />
    </div>
  )
}
