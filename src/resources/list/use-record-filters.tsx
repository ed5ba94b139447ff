import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import { useServices } from '#src/api/services.tsx'
import type { FilterPickerProps, RecordFilter } from '#src/ui/records/record-filters.ts'
import { LaterRecordPicker } from '../form/LaterRecordPicker.tsx'
import { optionsQuery } from '../record-queries.ts'
import { filteredField } from './list-shape.ts'
import type { RecordQuery } from '../record-page.ts'

const isReference = ({ kind }: FieldRules) => kind === 'reference' || kind === 'references'

const pickerOf = ({ of = '', from = '' }: FieldRules) =>
  function ReferencePicker({ label, value, onChange }: FilterPickerProps) {
    return (
      <LaterRecordPicker
        label={label}
        of={of}
        path={from}
        names={{}}
        isSingle={false}
        value={value.map(Number)}
        onChange={(ids) => onChange(ids.map(String))}
      />
    )
  }

/** An amount is typed in whole units and sent in minor ones. */
const minor = 100

function numbersOf(rules: FieldRules, named: { readonly name: string; readonly label: string }): RecordFilter {
  const scale = rules.kind === 'money' ? minor : 1
  return {
    ...named,
    kind: 'numbers',
    digits: rules.kind === 'integer' ? 'whole' : 'decimal',
    ...(rules.kind === 'percent' ? { unit: '%' } : {}),
    read: (typed) =>
      /^-?\d+(\.\d{1,2})?$/.test(typed.trim()) ? String(scale === 1 ? Number(typed) : Math.round(Number(typed) * scale)) : null,
    format: (value) => String(Number(value) / scale),
  }
}

/** The data of each read; the same array until one of them has other data. */
const choicesOf = <Choices,>(reads: readonly { readonly data: Choices | undefined }[]) => reads.map(({ data }) => data)

/** The fields that are filtered by, and those of them that name records. */
function fieldsOf(rules: ResourceRules, names: readonly string[]) {
  const fields = names.flatMap((name) => {
    const field = rules.fields[name]
    return field ? [[name, { ...filteredField(field), label: field.label }] as const] : []
  })
  return { fields, references: fields.filter(([, field]) => isReference(field)) }
}

/** The filters of a list, each with the control of its field's kind. */
export function useRecordFilters(rules: ResourceRules, names: readonly string[], query: RecordQuery): readonly RecordFilter[] {
  const { api } = useServices()
  // Memoized by hand: the React compiler memoizes nothing that is used before and after a hook.
  const { fields, references } = useMemo(() => fieldsOf(rules, names), [rules, names])
  const pickers = useMemo(
    () => new Map(Object.entries(rules.fields).map(([name, field]) => [name, pickerOf(filteredField(field))])),
    [rules],
  )
  // Only filters that are set have names to read: two that refer to the same resource would be one query twice.
  const set = useMemo(
    () =>
      references.flatMap(([name, field]) => {
        const ids = (query.filters?.[name] ?? []).map(Number)
        return ids.length > 0 ? [{ name, field, ids }] : []
      }),
    [references, query.filters],
  )
  const words = useQueries({
    queries: set.map(({ field: { of = '', from = '' }, ids }) => optionsQuery(of, api, from, { ids })),
    combine: choicesOf,
  })
  return fields.map(([name, field]): RecordFilter => {
    const named = { name, label: field.label }
    const Picker = pickers.get(name)
    if (isReference(field) && Picker) {
      const known = words[set.findIndex((one) => one.name === name)] ?? []
      return { ...named, kind: 'records', Picker, nameOf: (id) => known.find((one) => String(one.id) === id)?.name ?? null }
    }
    switch (field.kind) {
      case 'choice':
      case 'choices':
        return {
          ...named,
          kind: 'choices',
          options: (field.choices ?? []).map(({ value, label }) => ({ value: String(value), label })),
        }
      case 'flag':
        return { ...named, kind: 'flag' }
      case 'date':
        return { ...named, kind: 'dates' }
      case 'integer':
      case 'number':
      case 'percent':
      case 'money':
        return numbersOf(field, named)
      default:
        return { ...named, kind: 'text' }
    }
  })
}
