import { useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { entryFormat, formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { Calendar } from '#src/ui/calendar/calendar.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { texts } from '../texts.ts'
import type { DateChooserProps } from './DateChooser.tsx'

/** Here and not among the texts of the step, because they load with the calendar. */
const own = { dateField: 'Date', goToDate: 'Go to date', invalidDate: 'Invalid Date' }

/** A date of the block, typed or picked. */
export function DateChoice({ days, selected, today, onSelect }: DateChooserProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const byDate = new Map(days.map((day) => [day.date, day]))
  const go = () => {
    const date = parseEntry(typed)
    if (date === null) setError(own.invalidDate)
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
            label={own.dateField}
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
          <Button type="submit">{own.goToDate}</Button>
        </div>
      </form>
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
    </div>
  )
}
