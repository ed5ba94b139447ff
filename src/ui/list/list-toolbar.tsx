import { Rows2, Rows4 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { IconButton } from '../kit/icon-button.tsx'
import type { ListStatus } from './list-address.ts'
import { SearchField } from '../form/search-field.tsx'
import { Segmented } from '../form/segmented.tsx'
import { useTightToolbar } from './use-tight-toolbar.ts'

interface ListToolbarProps {
  readonly searchLabel: string
  readonly typed: string
  readonly status: ListStatus
  /** How many there are with the status 0 (inactive), 1 (active) and 2 (draft); null while unknown. */
  readonly counts: Readonly<Record<0 | 1 | 2, number>> | null
  readonly isDense: boolean
  /** What else can be done with the list: beside the search where there is little room, else at the end. */
  readonly actions?: ReactNode
  onType(text: string): void
  onStatus(status: ListStatus): void
  onDense(isDense: boolean): void
}

const toolbar = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', px: { base: '4', md: '5', lg: '7' }, pb: '4' })
const search = css({ display: 'flex', alignItems: 'center', gap: '3', flex: { base: '1 1 100%', lg: '0 1 280px' } })
const end = css({ display: 'flex', alignItems: 'center', gap: '2', ml: 'auto', hideBelow: 'lg' })
const statuses = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'draft', label: 'Draft' },
] as const
const statusOf = (value: string) => statuses.find((one) => one.value === value)?.value ?? 'all'

/** What is looked for in a list: words, a status, and how tightly the rows stand. */
export function ListToolbar({ searchLabel, typed, status, counts, isDense, actions, onType, onStatus, onDense }: ListToolbarProps) {
  // The address follows a moment later; the pressed option shows at once.
  const [seen, setSeen] = useState(status)
  const [picked, setPicked] = useState(status)
  if (seen !== status) {
    setSeen(status)
    setPicked(status)
  }
  const isTight = useTightToolbar()
  const countOf = counts && { all: counts[0] + counts[1] + counts[2], active: counts[1], inactive: counts[0], draft: counts[2] }
  return (
    <div role="search" className={toolbar}>
      <div className={search}>
        <div className={css({ flex: '1', minWidth: '0' })}>
          <SearchField label={searchLabel} value={typed} shortcut="/" onChange={onType} />
        </div>
        {isTight && actions}
      </div>
      <Segmented
        label="Status"
        value={picked}
        onChange={(value) => {
          setPicked(statusOf(value))
          onStatus(statusOf(value))
        }}
        options={statuses.map((one) => ({ ...one, ...(countOf ? { count: countOf[one.value] } : {}) }))}
      />
      <span className={end}>
        {!isTight && actions}
        <span className={css({ hideBelow: 'xl' })}>
          <IconButton
            label="Compact rows"
            aria-pressed={isDense}
            icon={isDense ? <Rows4 size={18} aria-hidden /> : <Rows2 size={18} aria-hidden />}
            onClick={() => onDense(!isDense)}
          />
        </span>
      </span>
    </div>
  )
}
