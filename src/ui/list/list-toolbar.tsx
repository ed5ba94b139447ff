import { Rows2, Rows4 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { IconButton } from '../kit/icon-button.tsx'
import { SearchField } from '../form/search-field.tsx'
import { Segmented } from '../form/segmented.tsx'
import type { StatusOption } from './status-options.ts'
import { useTightToolbar } from './use-tight-toolbar.ts'

interface ListToolbarProps<Status extends string> {
  readonly searchLabel: string
  readonly typed: string
  readonly status: Status
  readonly statuses: readonly StatusOption<Status>[]
  readonly isDense: boolean
  /** What else can be done with the list: beside the search where there is little room, else at the end. */
  readonly actions?: ReactNode
  onType(text: string): void
  onStatus(status: Status): void
  onDense(isDense: boolean): void
}

const toolbar = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', px: { base: '4', md: '5', lg: '7' }, pb: '4' })
const search = css({ display: 'flex', alignItems: 'center', gap: '3', flex: { base: '1 1 100%', lg: '0 1 280px' } })
const end = css({ display: 'flex', alignItems: 'center', gap: '2', ml: 'auto', hideBelow: 'lg' })

/** What is looked for in a list: words, a status, and how tightly the rows stand. */
export function ListToolbar<Status extends string>(props: ListToolbarProps<Status>) {
  const { searchLabel, typed, status, statuses, isDense, actions, onType, onStatus, onDense } = props
  // The address follows a moment later; the pressed option shows at once.
  const [seen, setSeen] = useState(status)
  const [picked, setPicked] = useState(status)
  if (seen !== status) {
    setSeen(status)
    setPicked(status)
  }
  const isTight = useTightToolbar()
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
          const chosen = statuses.find((one) => one.value === value)?.value ?? status
          setPicked(chosen)
          onStatus(chosen)
        }}
        options={statuses}
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
