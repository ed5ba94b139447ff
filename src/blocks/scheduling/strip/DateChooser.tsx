import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { CivilDate } from '#machines/time/civil.ts'
import { entryFormat, formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { StripDay } from '../schedule-view.ts'
import { texts } from '../texts.ts'

const Calendar = lazyComponent(async () => (await import('#src/ui/calendar/calendar.tsx')).Calendar)

interface DateChooserProps {
  readonly days: readonly StripDay[]
  readonly selected: CivilDate | null
  readonly today: CivilDate
  onSelect(date: CivilDate): void
}

/** A button that opens a calendar of the block's dates; a date can be typed there too. */
export function DateChooser({ days, selected, today, onSelect }: DateChooserProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={texts.calendar}
        icon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        className={css({ flexShrink: '0', borderWidth: '1px', borderColor: 'border.default' })}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} title={texts.calendar} onClose={() => setOpen(false)}>
        <Choice
          days={days}
          selected={selected}
          today={today}
          onSelect={(date) => {
            setOpen(false)
            onSelect(date)
          }}
        />
      </Dialog>
    </>
  )
}

function Choice({ days, selected, today, onSelect }: DateChooserProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const byDate = new Map(days.map((day) => [day.date, day]))
  const go = () => {
    const date = parseEntry(typed)
    if (date === null) setError(texts.invalidDate)
    else if (byDate.has(date)) onSelect(date)
    else setError(texts.notADate(formatCivil(date)))
  }
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <form
        noValidate
        className={flex({ gap: '2', align: 'flex-start' })}
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <div className={css({ flex: '1' })}>
          <TextField
            label={texts.dateField}
            value={typed}
            error={error}
            placeholder={entryFormat}
            inputMode="numeric"
            autoComplete="off"
            onValueChange={(text) => {
              setTyped(text)
              setError('')
            }}
          />
        </div>
        <div className={css({ pt: '24px' })}>
          <Button type="submit">{texts.goToDate}</Button>
        </div>
      </form>
      <Suspense fallback={<SkeletonLines count={8} />}>
        <Calendar
          label={texts.calendar}
          value={selected}
          today={today}
          {...(days[0] ? { min: days[0].date } : {})}
          {...(days.at(-1) ? { max: days.at(-1)?.date ?? '' } : {})}
          isUnavailable={(date) => !byDate.has(date)}
          isMarked={(date) => byDate.get(date)?.slots.some(Boolean) ?? false}
          onChange={onSelect}
        />
      </Suspense>
    </div>
  )
}
