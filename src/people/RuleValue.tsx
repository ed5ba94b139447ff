import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { program } from '#openapi/generated/resources/masters/program.ts'
import { useServices } from '#src/api/services.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { optionsQuery } from '#src/resources/record-queries.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'

interface Source {
  readonly of: string
  readonly from: string
}

const { contactTypeId, countryId, centreId, institutionId, roles } = contact.fields

/** Where the words of a rule come from, by the field that it compares. */
const sources: Readonly<Record<string, Source>> = {
  contactType: contactTypeId,
  country: countryId,
  centre: centreId,
  university: institutionId,
  roleType: roles.fields.roleTypeId,
  programme: { of: program.name, from: program.path },
}

const noSource: Source = { of: '', from: '' }

/** What a rule compares with: the name of a record of the kind that the rule's field names. */
export function RuleValue({ rules: { label }, value, around, error, isReadOnly, onChange }: FieldControlProps) {
  const { api } = useServices()
  const [search, setSearch] = useState<string | null>(null)
  const wanted = useDeferredValue(search)
  const source = sources[plainText(around['field'])] ?? noSource
  const chosen = plainText(value)
  const {
    data = [],
    isError,
    isPending,
    isPlaceholderData,
  } = useQuery({
    ...optionsQuery(source.of, api, source.from, { search: wanted ?? '' }),
    enabled: wanted !== null && source !== noSource,
  })
  return (
    <Combobox
      // Created anew for another field, whose values are the names of other records.
      key={source.of}
      label={label}
      required
      error={error}
      isSingle
      disabled={isReadOnly || source === noSource}
      placeholder="Search"
      options={data.map(({ name }) => ({ value: name, label: name }))}
      chosen={chosen === '' ? [] : [{ value: chosen, label: chosen }]}
      value={chosen === '' ? [] : [chosen]}
      status={isError ? 'failed' : isPending || isPlaceholderData ? 'loading' : null}
      onSearch={setSearch}
      onChange={([name = '']) => onChange(name)}
    />
  )
}
