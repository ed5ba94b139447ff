import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '#src/api/services.tsx'
import { useRested } from '#src/time/use-rested.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { optionsQuery } from '../record-queries.ts'
import type { OptionQuery } from '../record-service.ts'
import type { RecordNames } from '../record-types.ts'

interface RecordPickerProps {
  readonly label: string
  readonly hideLabel?: boolean
  readonly required?: boolean
  readonly error?: string | null
  /** The resource, and the path of its calls. */
  readonly of: string
  readonly path: string
  readonly value: readonly number[]
  readonly isSingle: boolean
  readonly disabled?: boolean
  /** The names of the records that are stored. */
  readonly names: RecordNames
  /** What it means that none is chosen, where it means something. */
  readonly placeholder?: string
  readonly narrow?: OptionQuery['filters']
  onChange(ids: readonly number[]): void
}

const inactive = -1
const labelOf = (name: string, status: number | string) => (status === inactive ? `${name} (inactive)` : name)

/** One or several records of a resource, searched on the server. What is chosen stays, also once it has become inactive. */
export function RecordPicker({ of, path, value, names, narrow, placeholder = 'Search', onChange, ...field }: RecordPickerProps) {
  const { api, startTimer } = useServices()
  const [search, setSearch] = useState<string | null>(null)
  const wanted = useRested(search ?? '', startTimer)
  const [met, setMet] = useState<ReadonlyMap<number, string>>(new Map())
  const query = { search: wanted, ...(narrow ? { filters: narrow } : {}) }
  const {
    data = [],
    isError,
    isPlaceholderData,
    isPending,
  } = useQuery({
    ...optionsQuery(of, api, path, query),
    enabled: search !== null,
  })
  // Records chosen by a link or a draft, which have only their ids.
  const nameless = value.filter((id) => !met.has(id) && names[of]?.[String(id)] === undefined)
  const { data: named = [] } = useQuery({ ...optionsQuery(of, api, path, { ids: nameless }), enabled: nameless.length > 0 })
  const wordsOf = (id: number) => {
    const stored = names[of]?.[String(id)] ?? named.find((one) => one.id === id)
    return met.get(id) ?? (stored ? labelOf(stored.name, stored.status) : '…')
  }
  const options = data.map(({ id, name, status }) => ({ value: String(id), label: labelOf(name, status) }))
  return (
    <Combobox
      {...field}
      options={options}
      chosen={value.map((id) => ({ value: String(id), label: wordsOf(id) }))}
      value={value.map(String)}
      placeholder={placeholder}
      status={isError ? 'failed' : isPending || isPlaceholderData || wanted !== search ? 'loading' : null}
      onSearch={setSearch}
      onChange={(chosen) => {
        const ids = chosen.map(Number)
        const words = options.filter(({ value: id }) => chosen.includes(id)).map((one) => [Number(one.value), one.label] as const)
        setMet((before) => new Map([...before, ...words]))
        onChange(ids)
      }}
    />
  )
}
