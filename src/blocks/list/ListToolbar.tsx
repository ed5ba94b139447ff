import { Rows2, Rows4 } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { BlockListQuery } from '#machines/blocks/types.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import type { StatusCounts } from '../service.ts'
import { listTexts as texts } from './texts.ts'

interface ListToolbarProps {
  readonly kind: BlockKindSpec
  readonly typed: string
  readonly status: BlockListQuery['status']
  /** Null while unknown. */
  readonly counts: StatusCounts | null
  readonly isDense: boolean
  onType(text: string): void
  onStatus(status: BlockListQuery['status']): void
  onDense(isDense: boolean): void
}

const toolbar = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', px: { base: '4', md: '5', lg: '7' }, pb: '4' })
const statuses = ['all', 'active', 'inactive', 'draft'] as const
const statusOf = (value: string) => statuses.find((one) => one === value) ?? 'all'

/** What is looked for: words, a status, and how tightly the rows stand. */
export function ListToolbar({ kind, typed, status, counts, isDense, onType, onStatus, onDense }: ListToolbarProps) {
  // The address follows a moment later; the pressed option shows at once.
  const [seen, setSeen] = useState(status)
  const [picked, setPicked] = useState(status)
  if (seen !== status) {
    setSeen(status)
    setPicked(status)
  }
  const countOf = counts && { all: counts[0] + counts[1] + counts[2], active: counts[1], inactive: counts[0], draft: counts[2] }
  return (
    <div role="search" className={toolbar}>
      <div className={css({ flex: { base: '1 1 100%', lg: '0 1 280px' } })}>
        <SearchField label={kind.texts.search} value={typed} onChange={onType} />
      </div>
      <Segmented
        label={texts.status}
        value={picked}
        onChange={(value) => {
          setPicked(statusOf(value))
          onStatus(statusOf(value))
        }}
        options={statuses.map((value) => ({ value, label: texts[value], ...(countOf ? { count: countOf[value] } : {}) }))}
      />
      <span className={css({ hideBelow: 'xl', ml: 'auto' })}>
        <IconButton
          label={texts.dense}
          aria-pressed={isDense}
          icon={isDense ? <Rows4 size={18} aria-hidden /> : <Rows2 size={18} aria-hidden />}
          onClick={() => onDense(!isDense)}
        />
      </span>
    </div>
  )
}
