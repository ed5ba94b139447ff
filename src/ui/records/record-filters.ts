import type { ComponentType } from 'react'
import { formatCivil } from '#src/time/civil-date.ts'
import type { Choice } from '../form/combobox.tsx'
import type { ListFilters } from '../list/list-address.ts'

/** The control by which records are found and chosen. */
export interface FilterPickerProps {
  readonly label: string
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

interface Named {
  /** Of its parameter in the address; a range has two, `{name}From` and `{name}To`. */
  readonly name: string
  readonly label: string
}

/** A range of numbers, whose values are not always spelled as people write them: an amount is sent in minor units. */
export interface NumberRange extends Named {
  readonly kind: 'numbers'
  readonly digits: 'whole' | 'decimal'
  readonly unit?: string
  /** The value of a typed text; null when it is no number. */
  read(typed: string): string | null
  format(value: string): string
}

/** A range of days. */
export interface DateRange extends Named {
  readonly kind: 'dates'
}

/** A filter of a list, by the kind of its control. */
export type RecordFilter =
  | (Named & { readonly kind: 'choices'; readonly options: readonly Choice[] })
  /** The same for too many options to show them all: they are found by a search. */
  | (Named & { readonly kind: 'several'; readonly options: readonly Choice[] })
  | (Named & { readonly kind: 'flag' })
  | (Named & { readonly kind: 'text' })
  | (Named & {
      readonly kind: 'records'
      readonly Picker: ComponentType<FilterPickerProps>
      /** The name of a chosen record; null while it is loading. */
      nameOf(value: string): string | null
    })
  | DateRange
  | NumberRange

/** The values of the filters that are on. */
export type FilterValues = ListFilters

/** A filter that is on, in words. */
export interface ShownFilter {
  readonly name: string
  readonly label: string
  readonly text: string
}

/** The parameters of a filter in the address. */
export const parametersOf = ({ kind, name }: Pick<RecordFilter, 'kind' | 'name'>): readonly string[] =>
  kind === 'dates' || kind === 'numbers' ? [`${name}From`, `${name}To`] : [name]

/** The words of the flag's values. */
export const flagOptions: readonly Choice[] = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
]

const rangeText = (from: string | undefined, to: string | undefined, format: (value: string) => string): string => {
  if (from === undefined) return to === undefined ? '' : `up to ${format(to)}`
  return to === undefined ? `from ${format(from)}` : `${format(from)} – ${format(to)}`
}

const labelsOf = (options: readonly Choice[], values: readonly string[]): string =>
  values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ')

function textOf(filter: RecordFilter, values: FilterValues): string {
  const [from, to] = parametersOf(filter).map((name) => values[name]?.[0])
  const chosen = values[filter.name] ?? []
  switch (filter.kind) {
    case 'choices':
    case 'several':
      return labelsOf(filter.options, chosen)
    case 'flag':
      return labelsOf(flagOptions, chosen)
    case 'records':
      return chosen.map((value) => filter.nameOf(value) ?? '…').join(', ')
    case 'dates':
      return rangeText(from, to, formatCivil)
    case 'numbers':
      return rangeText(from, to, filter.format)
    default:
      return chosen.join(', ')
  }
}

/** Each filter that is on, in the order of the filters. */
export const shownFilters = (filters: readonly RecordFilter[], values: FilterValues): readonly ShownFilter[] =>
  filters.flatMap((filter) => {
    const text = textOf(filter, values)
    return text === '' ? [] : [{ name: filter.name, label: filter.label, text }]
  })

/** The values with one parameter set; an empty list takes it away. */
export function withParameter(values: FilterValues, name: string, chosen: readonly string[]): FilterValues {
  const { [name]: _, ...others } = values
  return chosen.length === 0 ? others : { ...others, [name]: chosen }
}

/** The values without those of a filter. */
export const withoutFilter = (values: FilterValues, filter: Pick<RecordFilter, 'kind' | 'name'>): FilterValues =>
  parametersOf(filter).reduce((left, name) => withParameter(left, name, []), values)
