import { Search, X } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle } from './field.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Kbd } from '../kit/kbd.tsx'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  /** The shortcut of the field, shown as a keycap and named to screen readers; the page handles the key. */
  readonly shortcut?: string
  onChange(value: string): void
  readonly ref?: Ref<HTMLInputElement>
}

// Of a known size whatever is in it, so that each key has the browser lay out the field, and not the page around it.
const box = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  minWidth: '0',
  height: { base: 'touch', md: 'control' },
  // In a column without room it would otherwise shrink to nothing.
  minHeight: { base: 'touch', md: 'control' },
  contain: 'layout size',
})

/** A search box with a glass and, once something is typed, a × that empties it. */
export function SearchField({ label, placeholder, value, shortcut, onChange, ref }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  return (
    <span className={box}>
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className={css({ position: 'absolute', left: '3', color: 'fg.muted', pointerEvents: 'none' })}
      />
      <input
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        maxLength={200}
        aria-keyshortcuts={shortcut}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          onChange('')
        }}
        className={cx(
          controlStyle(),
          css({ pl: '10', pr: '10', textOverflow: 'ellipsis', '&::-webkit-search-cancel-button': { display: 'none' } }),
        )}
      />
      <span
        className={cx(
          css({ position: 'absolute', display: 'flex' }),
          value === '' ? css({ right: '2.5', pointerEvents: 'none' }) : css({ right: '1', pointerEvents: 'auto' }),
        )}
      >
        {value === '' ? (
          shortcut && (
            <span aria-hidden="true" className={css({ hideBelow: 'lg' })}>
              <Kbd>{shortcut}</Kbd>
            </span>
          )
        ) : (
          <IconButton
            label="Clear search"
            size="sm"
            icon={<X size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              onChange('')
              own.current?.focus()
            }}
          />
        )}
      </span>
    </span>
  )
}
