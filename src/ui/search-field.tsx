import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle } from './field.tsx'
import { IconButton } from './icon-button.tsx'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  onChange(value: string): void
  readonly ref?: Ref<HTMLInputElement>
}

/** A search box with a glass and, once something is typed, a × that empties it. */
export function SearchField({ label, placeholder, value, onChange, ref }: SearchFieldProps) {
  return (
    <span className={css({ position: 'relative', display: 'flex', alignItems: 'center', width: 'full', minWidth: '0' })}>
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className={css({ position: 'absolute', left: '3', color: 'fg.muted', pointerEvents: 'none' })}
      />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        maxLength={10_000}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          onChange('')
        }}
        className={cx(controlStyle(), css({ pl: '10', pr: '10', '&::-webkit-search-cancel-button': { display: 'none' } }))}
      />
      {value !== '' && (
        <span className={css({ position: 'absolute', right: '1' })}>
          <IconButton label="Clear search" size="sm" icon={<X size={16} aria-hidden />} onClick={() => onChange('')} />
        </span>
      )}
    </span>
  )
}
