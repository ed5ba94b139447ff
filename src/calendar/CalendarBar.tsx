import { ChevronLeft, ChevronRight, Globe, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { CalendarSource } from '#openapi/generated/schema.d.ts'
import { dayBeside, type CalendarView } from '#machines/calendar/calendar-days.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { filterCount, sourcesFor, type CalendarAddress } from './calendar-address.ts'
import { looks, mark } from './entry-look.tsx'
import { zoneChoices } from './zone-choices.ts'
import { calendarTexts as texts, sourceWords } from './texts.ts'

// Loaded late, because few people narrow the calendar.
const CalendarFilters = lazyComponent(async () => (await import('./CalendarFilters.tsx')).CalendarFilters)

interface CalendarBarProps {
  /** What is shown, by its month, its week or its year. */
  readonly title: string
  readonly view: CalendarView
  readonly address: CalendarAddress
  readonly today: CivilDate
  readonly isStaff: boolean
  /** What the zone of the machine is called. */
  readonly ownZone: string
  onChange(change: Partial<CalendarAddress>): void
  onSource(source: CalendarSource, isOn: boolean): void
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  px: { base: '4', md: '5', lg: '7' },
  pb: '3',
  _print: { display: 'none' },
})
const views = (['month', 'week', 'agenda', 'year'] as const).map((value) => ({ value, label: texts[value] }))

/** The view, the steps through time, the sources and the filters of the calendar. */
export function CalendarBar({ title, view, address, today, isStaff, ownZone, onChange, onSource }: CalendarBarProps) {
  const [isOpen, setOpen] = useState(filterCount(address) > 0 || address.second !== '')
  return (
    <>
      <div className={line}>
        <span className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
          <IconButton
            isRepeatable
            label={texts.before[view]}
            icon={<ChevronLeft size={18} aria-hidden />}
            onClick={() => onChange({ day: dayBeside(view, address.day, -1) })}
          />
          <IconButton
            isRepeatable
            label={texts.after[view]}
            icon={<ChevronRight size={18} aria-hidden />}
            onClick={() => onChange({ day: dayBeside(view, address.day, 1) })}
          />
          <Button size="sm" onClick={() => onChange({ day: today })}>
            {texts.today}
          </Button>
        </span>
        <h2 aria-live="polite" className={css({ textStyle: 'h2' })}>
          {title}
        </h2>
        <Segmented
          label={texts.view}
          options={views}
          value={view}
          onChange={(to) => onChange({ view: views.find(({ value }) => value === to)?.value ?? null })}
        />
        <Button size="sm" aria-expanded={isOpen} icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setOpen(!isOpen)}>
          {texts.filters(filterCount(address))}
        </Button>
        <span className={css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', maxWidth: '300px' })}>
          <Globe size={18} strokeWidth={1.75} aria-hidden className={css({ flexShrink: '0', color: 'fg.muted' })} />
          <Select
            aria-label={texts.zone}
            value={address.zone}
            options={zoneChoices(address.day, ownZone)}
            onValueChange={(zone) => onChange({ zone })}
          />
        </span>
      </div>
      {isOpen && (
        <LazyBoundary fallback={<SkeletonLines count={2} />}>
          <CalendarFilters address={address} isStaff={isStaff} onChange={onChange} />
        </LazyBoundary>
      )}
      <fieldset className={line}>
        <legend className={css({ srOnly: true })}>{texts.sources}</legend>
        {sourcesFor(isStaff).map((source) => (
          <Checkbox
            key={source}
            label={
              <span
                className={css({
                  display: 'inline-flex',
                  verticalAlign: 'middle',
                  alignItems: 'center',
                  gap: '2',
                  textStyle: 'small',
                  color: 'fg.muted',
                })}
              >
                <span aria-hidden className={mark({ look: looks[source] })} />
                {sourceWords[source]}
              </span>
            }
            checked={!address.hidden.includes(source)}
            onChange={(isOn) => onSource(source, isOn)}
          />
        ))}
      </fieldset>
    </>
  )
}
