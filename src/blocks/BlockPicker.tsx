import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import { useServices } from '#src/api/services.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { useRested } from '#src/time/use-rested.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { fieldTexts } from './texts.ts'
import { blockListQuery } from './queries.ts'
import { useBlockService } from './use-block-service.ts'

type PickedBlock = Pick<BlockRow, 'id' | 'name' | 'from' | 'to' | 'status'>

interface BlockPickerProps {
  readonly kind: BlockKindSpec
  readonly label: string
  readonly placeholder: string
  /** The chosen block; its name is null while it is not known. */
  readonly value: PickedBlock | { readonly id: BlockId; readonly name: null } | null
  onChange(id: BlockId): void
}

const most = 50

function labelOf({ name, from, to, status }: PickedBlock): string {
  const dates = from === null || to === null ? [] : [`${formatCivil(from)}–${formatCivil(to)}`]
  return [name || fieldTexts.missing, fieldTexts.statusOf(status), ...dates].join(' · ')
}

/** One block of a kind, searched on the server as in its list. */
export function BlockPicker({ kind, label, placeholder, value, onChange }: BlockPickerProps) {
  const service = useBlockService(kind)
  const { startTimer } = useServices()
  const [search, setSearch] = useState<string | null>(null)
  const wanted = useRested(search ?? '', startTimer)
  const list = useQuery({
    ...blockListQuery(service, kind.id, {
      page: 1,
      pageSize: most,
      search: wanted.trim(),
      status: 'all',
      sort: { column: 'from', direction: 'desc' },
    }),
    enabled: search !== null,
  })
  const isComing = list.isPending || list.isPlaceholderData || wanted !== search
  return (
    <Combobox
      label={label}
      isSingle
      placeholder={placeholder}
      options={(list.data?.rows ?? []).map((row) => ({ value: row.id, label: labelOf(row) }))}
      value={value ? [value.id] : []}
      chosen={value ? [{ value: value.id, label: value.name === null ? '…' : labelOf(value) }] : []}
      status={list.isError ? 'failed' : isComing ? 'loading' : null}
      onSearch={setSearch}
      onChange={([id]) => id !== undefined && onChange(id)}
    />
  )
}
