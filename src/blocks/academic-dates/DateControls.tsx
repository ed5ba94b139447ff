import { Clock, Trash2, Undo2 } from 'lucide-react'
import { css, cva } from 'styled-system/css'
import type { AcademicErrors, AcademicField, AcademicRow } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import type { AcademicDatesEvent } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { parseEntry } from '#src/time/civil-date.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { nameOf } from './row-names.ts'
import { academicZone, startClock } from './start-clock.ts'
import { texts } from './texts.ts'

/** The controls of one academic date, the same in the table and on cards. */
export interface DateControlsProps {
  readonly row: AcademicRow
  readonly errors: AcademicErrors
  readonly today: CivilDate
  /** Whether labels stand above the fields; in a table the columns say them. */
  readonly hasLabels: boolean
  /** A save is running: nothing can be changed, so that the rows show what is being saved. */
  readonly isSaving: boolean
  send(event: AcademicDatesEvent): void
}

const timeEnd = cva({
  base: { mr: '2', textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' },
  variants: { isProblem: { true: { color: 'danger.text' } } },
})

/** A field of a row that is off cannot be changed, unless its value has an error. */
const isLocked = ({ isOn }: AcademicRow, error: string | undefined) => !isOn && error === undefined

const fieldProps = ({ row, errors, isSaving, send }: DateControlsProps, field: AcademicField) => ({
  value: row[field],
  error: errors[field] ?? null,
  disabled: isSaving || isLocked(row, errors[field]),
  onValueChange: (value: string) => send({ type: 'row.type', key: row.key, field, value }),
  onBlur: () => send({ type: 'row.leave', key: row.key, field }),
})

/** In a table the full name distinguishes the rows; on a card the card does. */
const labelOf = (field: string, { row, hasLabels }: DateControlsProps) => (hasLabels ? field : texts.ofRow(field, nameOf(row)))

export const ActiveSwitch = (props: DateControlsProps) => (
  <Switch
    label={texts.ofRow(texts.active, nameOf(props.row))}
    hideLabel
    hideWords
    offLabel={texts.off}
    onLabel={texts.on}
    checked={props.row.isOn}
    disabled={props.isSaving}
    onChange={(value) => props.send({ type: 'row.switch', key: props.row.key, field: 'isOn', value })}
  />
)

export const NameField = (props: DateControlsProps) => (
  <TextField
    label={texts.customName}
    hideLabel={!props.hasLabels}
    required
    autoComplete="off"
    data-row={props.row.key}
    {...fieldProps(props, 'name')}
  />
)

export const DayField = ({ field, ...props }: DateControlsProps & { readonly field: 'from' | 'to' }) => {
  const from = parseEntry(props.row.from)
  return (
    <DateField
      label={labelOf(field === 'from' ? texts.from : texts.to, props)}
      hideLabel={!props.hasLabels}
      today={props.today}
      {...(field === 'to' && from !== null ? { min: from } : {})}
      {...fieldProps(props, field)}
    />
  )
}

/** The start time with the provider's clock on that day. */
export const TimeField = (props: DateControlsProps) => {
  const { row } = props
  const start = startClock(parseEntry(row.from), row.startTime)
  return (
    <TextField
      label={labelOf(texts.startTime, props)}
      hideLabel={!props.hasLabels}
      placeholder={texts.timeFormat}
      inputMode="numeric"
      autoComplete="off"
      aria-description={[academicZone, start?.clock, start?.problem].filter(Boolean).join(', ')}
      className={css({ fontVariantNumeric: 'tabular-nums' })}
      mark={
        <span aria-hidden="true" className={timeEnd({ isProblem: Boolean(start?.problem) })}>
          {start ? (start.problem ?? start.clock) : <Clock size={16} strokeWidth={1.75} />}
        </span>
      }
      {...fieldProps(props, 'startTime')}
    />
  )
}

export const AudienceBox = ({ field, ...props }: DateControlsProps & { readonly field: 'forCentre' | 'forStudent' }) => (
  <Checkbox
    label={labelOf(texts[field], props)}
    hideLabel={!props.hasLabels}
    checked={props.row[field]}
    disabled={props.isSaving || !props.row.isOn}
    onChange={(value) => props.send({ type: 'row.switch', key: props.row.key, field, value })}
  />
)

export const RemoveButton = ({ row, isSaving, send }: DateControlsProps) => (
  <IconButton
    label={texts.remove(nameOf(row))}
    icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
    disabled={isSaving}
    onClick={() => send({ type: 'row.remove', key: row.key })}
  />
)

/** Shown in place of a removed row: its name, and a button that restores it. */
export const RemovedRow = ({ row, isSaving, send }: Pick<DateControlsProps, 'row' | 'isSaving' | 'send'>) => (
  <div data-removed={row.key} className={css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '36px' })}>
    <p className={css({ flex: '1', minWidth: '0', color: 'fg.muted', textStyle: 'small', overflowWrap: 'anywhere' })}>
      {texts.removed(nameOf(row))}
    </p>
    <Button
      variant="ghost"
      size="sm"
      icon={<Undo2 size={14} aria-hidden />}
      aria-label={texts.undoOf(nameOf(row))}
      disabled={isSaving}
      onClick={() => send({ type: 'row.restore', key: row.key })}
    >
      {texts.undo}
    </Button>
  </div>
)
