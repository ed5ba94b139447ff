import { useState } from 'react'
import { css } from 'styled-system/css'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { DateField } from '../calendar/date-field.tsx'
import { Fieldset } from '../form/fieldset.tsx'
import { UnitField } from '../form/unit-field.tsx'
import { parametersOf, withParameter, type DateRange, type FilterValues, type NumberRange } from './record-filters.ts'

interface FilterRangeProps {
  readonly filter: DateRange | NumberRange
  readonly values: FilterValues
  /** The viewer's day. */
  readonly today: string
  onChange(values: FilterValues): void
}

const texts = {
  date: 'Invalid Date',
  number: 'Enter a number.',
  dateOrder: 'End date should not be earlier than start date!',
  numberOrder: (from: string) => `Enter at least ${from}.`,
} as const

const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', alignItems: 'start' })

/** From and To. A day counts as soon as it is one, a number once it is left; what is neither stays as typed, and says so. */
export function FilterRange({ filter, values, today, onChange }: FilterRangeProps) {
  const isDay = filter.kind === 'dates'
  const read = isDay ? parseEntry : filter.read
  const format = isDay ? formatCivil : filter.format
  const [from = '', to = ''] = parametersOf(filter)
  const textOf = (name: string) => (values[name]?.[0] === undefined ? '' : format(values[name][0]))
  const [typed, setTyped] = useState({ [from]: textOf(from), [to]: textOf(to) })
  const [left, setLeft] = useState<readonly string[]>([])
  const [first, last] = [values[from]?.[0], values[to]?.[0]]
  const isReversed = first !== undefined && last !== undefined && (isDay ? last < first : Number(last) < Number(first))

  const apply = (name: string, text: string) => {
    const value = text.trim() === '' ? '' : read(text.trim())
    if (value !== null && value !== (values[name]?.[0] ?? '')) onChange(withParameter(values, name, value === '' ? [] : [value]))
  }
  const errorOf = (name: string): string | null => {
    const text = (typed[name] ?? '').trim()
    if (!left.includes(name)) return null
    if (text !== '' && read(text) === null) return isDay ? texts.date : texts.number
    if (!isReversed || name !== to) return null
    return isDay ? texts.dateOrder : texts.numberOrder(format(first))
  }
  const side = (name: string, label: string) => {
    const field = {
      label,
      value: typed[name] ?? '',
      error: errorOf(name),
      onValueChange: (text: string) => {
        setTyped({ ...typed, [name]: text })
        if (isDay) apply(name, text)
      },
      onBlur: () => {
        setLeft([...left, name])
        apply(name, typed[name] ?? '')
      },
    }
    return isDay ? (
      <DateField {...field} today={today} />
    ) : (
      <UnitField
        {...field}
        digits={filter.digits}
        {...(filter.unit === undefined ? {} : { unit: filter.unit })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') field.onBlur()
        }}
      />
    )
  }
  return (
    <Fieldset label={filter.label}>
      <div className={pair}>
        {side(from, 'From')}
        {side(to, 'To')}
      </div>
    </Fieldset>
  )
}
