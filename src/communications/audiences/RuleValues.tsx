import { useQueries } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { audienceSources, type AudienceField } from '#openapi/communications/audience-fields.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { useServices } from '#src/api/services.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { optionsQuery } from '#src/resources/record-queries.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { communicationTexts as texts } from '../texts.ts'

const isField = (name: string): name is AudienceField => Object.hasOwn(audienceSources, name)

/** What a rule compares with: names of records of the kind that its field names, or words. */
export function RuleValues({ rules: { label }, value, around, error, isReadOnly, onChange }: FieldControlProps) {
  const { api } = useServices()
  const [search, setSearch] = useState<string | null>(null)
  const wanted = useDeferredValue(search)
  const field = plainText(around['field'])
  const source = isField(field) ? audienceSources[field] : null
  const found = useQueries({
    queries: (source?.kind === 'records' ? source.of : []).map((of) => ({
      ...optionsQuery(of, api, resourceCalls[of].path, { search: wanted ?? '' }),
      enabled: wanted !== null,
    })),
  })
  const chosen = Array.isArray(value) ? value.map(String) : []
  const names = source?.kind === 'words' ? source.words : found.flatMap(({ data = [] }) => data.map(({ name }) => name))
  const options = [...new Set(names)].map((name) => ({ value: name, label: name }))
  const status = found.some(({ isError }) => isError)
    ? 'failed'
    : found.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData)
      ? 'loading'
      : null
  return (
    <Combobox
      // Another field has other values to choose from, so the control starts anew.
      key={field}
      label={label}
      required
      error={error}
      disabled={isReadOnly || source === null}
      placeholder={texts.search}
      options={options}
      chosen={chosen.map((name) => ({ value: name, label: name }))}
      value={chosen}
      {...(source?.kind === 'records' ? { status, onSearch: setSearch } : {})}
      onChange={onChange}
    />
  )
}
