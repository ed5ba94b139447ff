import { useRef, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { recordTexts } from '#openapi/check-record.ts'
import { releaseOrderErrors } from '#openapi/results/release-dates.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { useServices } from '#src/api/services.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { instantOf } from '#src/time/instant.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { audiences, type ReleaseTimes } from './audiences.ts'
import { releaseTexts as texts } from './texts.ts'
import { ukInstant, ukTimeAt } from './uk-time.ts'

type TimeField = keyof ReleaseTimes
type Typed = Readonly<Record<TimeField, { readonly day: string; readonly time: string }>>

interface ReleaseDatesProps {
  readonly record: StoredRecord
  readonly isBusy: boolean
  /** Why the last try failed. */
  readonly failure: string | null
  /** The right to it is missing: what is typed stays readable, and nothing can be saved. */
  readonly isForbidden: boolean
  /** Where the focus goes afterwards; null for where it came from. */
  finalFocus(): HTMLElement | null
  onSave(times: ReleaseTimes): void
  onClose(): void
}

const usualTime = '09:00'

function typedOf({ fields }: StoredRecord, field: TimeField): Typed[TimeField] {
  const instant = instantOf(fields[field])
  if (instant === null) return { day: '', time: usualTime }
  const { day, time } = ukTimeAt(instant)
  return { day: formatCivil(day), time }
}

/** What is wrong with a day and a time as they were typed, by the field and its part. */
function typingErrors(typed: Typed): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  for (const { time: field } of audiences) {
    const { day, time } = typed[field]
    if (day.trim() === '') errors.set(field, recordTexts.required(resultSet.fields[field].label))
    else if (parseEntry(day) === null) errors.set(field, recordTexts.date)
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time.trim())) errors.set(`${field}.time`, recordTexts.time)
  }
  return errors
}

const timesOf = (typed: Typed): ReleaseTimes => {
  const at = (field: TimeField) => ukInstant(parseEntry(typed[field].day) ?? '', typed[field].time.trim())
  return {
    releaseUniversities: at('releaseUniversities'),
    releaseCentres: at('releaseCentres'),
    releaseStudents: at('releaseStudents'),
  }
}

const none: ReadonlyMap<string, string> = new Map()

/** Asks when each audience sees the results, in the time of the United Kingdom. */
export function ReleaseDates({ record, isBusy, failure, isForbidden, finalFocus, onSave, onClose }: ReleaseDatesProps) {
  const { clock } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>(() => ({
    releaseUniversities: typedOf(record, 'releaseUniversities'),
    releaseCentres: typedOf(record, 'releaseCentres'),
    releaseStudents: typedOf(record, 'releaseStudents'),
  }))
  const [errors, setErrors] = useState(none)
  const set = (field: TimeField, change: Partial<Typed[TimeField]>) => setTyped({ ...typed, [field]: { ...typed[field], ...change } })
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (isBusy || isForbidden) return
    const wrong = typingErrors(typed)
    const found = wrong.size > 0 ? wrong : releaseOrderErrors(timesOf(typed))
    setErrors(found)
    const [first] = found.keys()
    if (first === undefined) onSave(timesOf(typed))
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <Dialog
      open
      title={texts.changeDates}
      isDismissible={!isBusy}
      finalFocus={finalFocus}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isForbidden ? texts.close : texts.cancel}</Button>
          {!isForbidden && (
            <Button variant="primary" isBusy={isBusy} onClick={() => save()}>
              {texts.save}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} noValidate onSubmit={save} className={css({ display: 'grid', gap: '4' })}>
        {failure !== null && (
          <Alert tone="error" isFocused={isForbidden}>
            {failure}
          </Alert>
        )}
        <p className={css({ color: 'fg.muted' })}>{texts.ukTime}</p>
        {audiences.map(({ name, time: field }) => (
          <div
            key={field}
            className={css({
              display: 'grid',
              gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 150px' },
              gap: '3',
              alignItems: 'start',
            })}
          >
            <DateField
              name={field}
              label={resultSet.fields[field].label}
              required
              value={typed[field].day}
              error={errors.get(field) ?? null}
              today={clock.today()}
              onValueChange={(day) => set(field, { day })}
            />
            <TextField
              name={`${field}.time`}
              label={texts.timeOf(name)}
              required
              inputMode="numeric"
              placeholder="HH:mm"
              autoComplete="off"
              value={typed[field].time}
              error={errors.get(`${field}.time`) ?? null}
              onValueChange={(time) => set(field, { time })}
            />
          </div>
        ))}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
